/**
 * The classes of the library, as symbols. As long as no source class has the name of one of them, they
 * know nothing of the sources and last over every edit; otherwise (a project that brings its own copy
 * of a library) they see the source classes in its place, and belong to one state of the sources.
 */
import type { Library } from '../library/library-class.js';
import type { Classes } from './classes.js';
import { CORE_OBJECT } from './core-object.js';
import { makeGeneratedClass, mayBeGenerated } from './generated-classes.js';
import type { Ids } from './ids.js';
import { LibraryClassSymbol } from './library-symbols.js';
import type { ClassSymbol } from './symbols.js';
import { rawType, type ClassType } from './types.js';

export class LibraryClasses implements Classes {
  readonly settled = true;
  openHeaders = 0;
  readonly object: ClassType;
  readonly #found = new Map<string, ClassSymbol | undefined>();
  readonly #generated = new Map<string, ClassSymbol | undefined>();

  constructor(
    readonly library: Library,
    readonly ids: Ids,
    /** Source classes that stand for classes of the library; undefined for none. */
    readonly instead: ReadonlyMap<string, ClassSymbol> | undefined,
  ) {
    this.object = rawType(this.find(CORE_OBJECT.name) ?? new LibraryClassSymbol(this, CORE_OBJECT));
  }

  find(binaryName: string): ClassSymbol | undefined {
    const source = this.instead?.get(binaryName);
    if (source !== undefined) return source;
    const known = this.#found.get(binaryName);
    if (known !== undefined || this.#found.has(binaryName)) return known;
    const table = this.#mayHave(binaryName) ? this.library.find(binaryName) : undefined;
    const symbol = table === undefined ? undefined : new LibraryClassSymbol(this, table);
    this.#found.set(binaryName, symbol);
    return symbol;
  }

  /** Most names that are asked for in vain are of packages that the library does not have. */
  #mayHave(name: string): boolean {
    const dot = name.lastIndexOf('.');
    return dot < 0 || this.library.hasPackage(name.slice(0, dot));
  }

  generated(name: string): ClassSymbol | undefined {
    if (!mayBeGenerated(name)) return undefined;
    if (!this.#generated.has(name)) this.#generated.set(name, makeGeneratedClass(name, this));
    return this.#generated.get(name);
  }

  hasPackage(name: string): boolean {
    return this.library.hasPackage(name);
  }
}
