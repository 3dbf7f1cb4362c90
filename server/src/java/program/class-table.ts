/**
 * All classes of a program by binary name: those of the sources, which hide those of the library. Of
 * several source classes of one name (the same class for two flavours or source sets) the first by
 * path is the one that names mean; each other one is still a class, to be analysed as itself. Classes
 * that the build would generate (view bindings) come last; their types may be classes of the sources.
 */
import type { Library } from '../library/library-class.js';
import { NO_CLASSES } from '../library/list-library.js';
import type { JavaFile, TypeDeclaration } from '../syntax/declarations.js';
import type { Classes } from './classes.js';
import { FileScope } from './file-scope.js';
import type { Ids } from './ids.js';
import { cutCircles } from './inheritance-circles.js';
import { LibraryClasses } from './library-classes.js';
import { LibraryClassSymbol } from './library-symbols.js';
import { SourceClass } from './source-class.js';
import type { ClassId, ClassSymbol } from './symbols.js';
import type { ClassType } from './types.js';

export class ClassTable implements Classes {
  readonly object: ClassType;
  readonly libraryClasses: LibraryClasses;
  /** All of the sources, files by path, classes in the order of the text, outer before inner. */
  readonly sources: readonly SourceClass[];
  settled = false;
  openHeaders = 0;
  readonly #byName = new Map<string, SourceClass>();
  readonly #built = new Map<string, ClassSymbol>();
  readonly #byFile = new Map<string, SourceClass[]>();
  readonly #scopes = new Map<string, FileScope>();
  readonly #packages = new Set<string>();
  readonly #keys = new Set<string>();

  constructor(
    files: readonly JavaFile[],
    library: Library,
    readonly ids: Ids,
    /** Those of the program before, to be kept if they can. */
    libraryClasses?: LibraryClasses,
    private readonly built: Library = NO_CLASSES,
  ) {
    const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
    for (const file of sorted) this.#addFile(file);
    this.sources = sorted.flatMap((file) => this.#byFile.get(file.path) ?? []);
    this.libraryClasses = this.#chooseLibrary(library, libraryClasses);
    this.object = this.libraryClasses.object;
    cutCircles(this.sources);
    this.settled = true;
  }

  #chooseLibrary(library: Library, before: LibraryClasses | undefined): LibraryClasses {
    if (this.#hidesLibrary(library)) return new LibraryClasses(library, this.ids, this.#byName);
    if (before?.library === library && before.instead === undefined) return before;
    return new LibraryClasses(library, this.ids, undefined);
  }

  #hidesLibrary(library: Library): boolean {
    return this.sources.some(
      ({ outer, name, package: packageName }) =>
        outer === undefined && library.hasPackage(packageName) && library.find(name) !== undefined,
    );
  }

  #addFile(file: JavaFile): void {
    const top = new Map<string, ClassSymbol>();
    const scope = new FileScope(file, this, top);
    const found: SourceClass[] = [];
    for (const declaration of file.types) {
      const symbol = this.#addType(file, declaration, undefined, scope, found);
      if (!top.has(symbol.simpleName)) top.set(symbol.simpleName, symbol);
    }
    this.#byFile.set(file.path, found);
    this.#scopes.set(file.path, scope);
    this.#addPackage(file.package);
  }

  /** Nesting is bounded by the reader of declarations. */
  #addType(
    file: JavaFile,
    declaration: TypeDeclaration,
    outer: SourceClass | undefined,
    fileScope: FileScope,
    found: SourceClass[],
  ): SourceClass {
    const name = binaryName(file, declaration, outer);
    const symbol = new SourceClass({
      classes: this,
      file,
      declaration,
      name,
      id: this.#idOf(name, file),
      outer,
      enclosing: undefined,
      scope: outer?.scope ?? fileScope,
    });
    found.push(symbol);
    if (!this.#byName.has(name)) this.#byName.set(name, symbol);
    for (const member of declaration.types) {
      const nested = this.#addType(file, member, symbol, fileScope, found);
      if (!symbol.types.has(nested.simpleName)) symbol.types.set(nested.simpleName, nested);
    }
    return symbol;
  }

  #idOf(name: string, file: JavaFile): ClassId {
    let key = this.#keys.has(name) ? `${name} ${file.path}` : name;
    while (this.#keys.has(key)) key += ' again';
    this.#keys.add(key);
    return this.ids.class(key);
  }

  #addPackage(name: string): void {
    for (let at = name; at !== '' && !this.#packages.has(at);) {
      this.#packages.add(at);
      at = at.slice(0, Math.max(0, at.lastIndexOf('.')));
    }
  }

  find(binaryName: string): ClassSymbol | undefined {
    return (
      this.#byName.get(binaryName) ??
      this.libraryClasses.find(binaryName) ??
      this.#findBuilt(binaryName)
    );
  }

  #findBuilt(name: string): ClassSymbol | undefined {
    const known = this.#built.get(name);
    const table = known === undefined ? this.built.find(name) : undefined;
    if (table === undefined) return known;
    const symbol = new LibraryClassSymbol(this, table);
    this.#built.set(name, symbol);
    return symbol;
  }

  generated(name: string): ClassSymbol | undefined {
    return this.libraryClasses.generated(name);
  }

  hasPackage(name: string): boolean {
    return (
      this.#packages.has(name) ||
      this.libraryClasses.hasPackage(name) ||
      this.built.hasPackage(name)
    );
  }

  classesOf(path: string): readonly SourceClass[] {
    return this.#byFile.get(path) ?? [];
  }

  scopeOf(path: string): FileScope | undefined {
    return this.#scopes.get(path);
  }
}

function binaryName(
  file: JavaFile,
  declaration: TypeDeclaration,
  outer: SourceClass | undefined,
): string {
  if (outer !== undefined) return `${outer.name}$${declaration.name}`;
  return file.package === '' ? declaration.name : `${file.package}.${declaration.name}`;
}
