/**
 * A Java program: the sources as they are now, on top of the library tables, with everything that
 * asks across files. It is a snapshot: an edit makes a new one.
 *
 * What an edit costs. A file's signature says all that its declarations say (syntax/signature.ts). What
 * a symbol resolves (supertypes, types of members, what names mean) is made of declarations only. So
 * when no signature changed, every symbol and every answer kept here is still right, and the edited
 * files' symbols are only told where their bodies stand now; the older snapshot shares them and must
 * not be asked any more. When a signature changed, any name anywhere may mean something else, and all
 * symbols of the sources are made anew, lazily; those of the library stay (library-classes.ts).
 */
import type { Library } from '../library/library-class.js';
import { NO_CLASSES } from '../library/list-library.js';
import type { JavaFile, TypeDeclaration, TypeRef } from '../syntax/declarations.js';
import { Calls } from './calls/resolve-call.js';
import { ClassTable } from './class-table.js';
import type { FileScope } from './file-scope.js';
import { Functions } from './functional.js';
import { Hierarchy } from './hierarchy.js';
import { Ids } from './ids.js';
import { LocalClasses, type LocalClassRequest } from './local-class.js';
import { Members } from './members.js';
import type { TypeScope } from './scopes.js';
import { SourceClass } from './source-class.js';
import { Subtyping } from './subtyping.js';
import type { ClassSymbol, MemberSource, MethodSymbol, Type } from './symbols.js';
import { resolveType } from './type-names.js';

/** All that resolution keeps: the same object as long as no declaration changes. */
export class Resolution {
  readonly classes: ClassTable;
  readonly hierarchy: Hierarchy;
  readonly subtyping: Subtyping;
  readonly members: Members;
  readonly functions: Functions;
  readonly calls: Calls;
  readonly localClasses: LocalClasses;

  constructor(
    files: readonly JavaFile[],
    library: Library,
    ids: Ids,
    built: Library,
    before?: Resolution,
  ) {
    this.classes = new ClassTable(files, library, ids, before?.classes.libraryClasses, built);
    this.hierarchy = new Hierarchy(this.classes);
    this.subtyping = new Subtyping(this.hierarchy);
    this.members = new Members(this.hierarchy);
    this.functions = new Functions(this.members);
    this.calls = new Calls(this.members, this.subtyping, this.functions);
    this.localClasses = new LocalClasses(this.classes);
  }
}

export class Program {
  readonly #files: ReadonlyMap<string, JavaFile>;

  private constructor(
    files: readonly JavaFile[],
    readonly library: Library,
    readonly resolution: Resolution,
    /** What the build would generate from other files than Java. */
    readonly built: Library,
  ) {
    this.#files = new Map(files.map((file) => [file.path, file]));
  }

  static of(
    files: readonly JavaFile[],
    library: Library,
    ids = new Ids(),
    built = NO_CLASSES,
  ): Program {
    return new Program(files, library, new Resolution(files, library, ids, built), built);
  }

  /** The program with these files instead. Ids stay. */
  update(files: readonly JavaFile[], built = this.built): Program {
    const changed = built === this.built ? this.#changedBodies(files) : undefined;
    if (changed === undefined) {
      const resolution = new Resolution(files, this.library, this.ids, built, this.resolution);
      return new Program(files, this.library, resolution, built);
    }
    for (const file of changed) this.#moveBodies(file);
    return new Program(files, this.library, this.resolution, built);
  }

  /** The files that differ in bodies only; undefined if declarations changed, or files came or went. */
  #changedBodies(files: readonly JavaFile[]): JavaFile[] | undefined {
    if (files.length !== this.#files.size) return undefined;
    const changed: JavaFile[] = [];
    for (const file of files) {
      const before = this.#files.get(file.path);
      if (before?.signature !== file.signature) return undefined;
      if (before === file) continue;
      if (!this.#canMoveBodies(file)) return undefined;
      changed.push(file);
    }
    return changed;
  }

  #canMoveBodies(file: JavaFile): boolean {
    const classes = this.classesOf(file.path);
    const declarations = allTypes(file.types);
    return (
      classes.length === declarations.length &&
      classes.every((symbol, i) => symbol.canMoveTo(declarations[i]!))
    );
  }

  #moveBodies(file: JavaFile): void {
    const declarations = allTypes(file.types);
    this.classesOf(file.path).forEach((symbol, i) => {
      symbol.moveTo(file, declarations[i]!);
    });
  }

  get ids(): Ids {
    return this.resolution.classes.ids;
  }

  get files(): Iterable<JavaFile> {
    return this.#files.values();
  }

  file(path: string): JavaFile | undefined {
    return this.#files.get(path);
  }

  /** All classes of files, those of bodies not; of one name maybe several. */
  get sourceClasses(): readonly SourceClass[] {
    return this.resolution.classes.sources;
  }

  classesOf(path: string): readonly SourceClass[] {
    return this.resolution.classes.classesOf(path);
  }

  /** By binary name, of the sources or the library. */
  find(binaryName: string): ClassSymbol | undefined {
    return this.resolution.classes.find(binaryName);
  }

  fileScope(file: JavaFile): FileScope | undefined {
    return this.resolution.classes.scopeOf(file.path);
  }

  /** In which the type names of a member's body are looked up. */
  scopeOf({ owner, declaration }: MemberSource): TypeScope | undefined {
    return owner instanceof SourceClass ? owner.scopeOf(declaration) : undefined;
  }

  /** The method that a member of the sources declares; undefined for fields and initialisers. */
  methodOf({ owner, declaration }: MemberSource): MethodSymbol | undefined {
    return owner instanceof SourceClass ? owner.methodOf(declaration) : undefined;
  }

  resolveType(ref: TypeRef, scope: TypeScope): Type {
    return resolveType(ref, scope, this.resolution.classes);
  }

  makeLocalClass(request: LocalClassRequest): SourceClass {
    return this.resolution.localClasses.make(request);
  }
}

/** The types of a file as the class table lists them: outer before inner. */
function allTypes(types: readonly TypeDeclaration[]): TypeDeclaration[] {
  return types.flatMap((type) => [type, ...allTypes(type.types)]);
}
