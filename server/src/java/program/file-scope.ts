/**
 * The outermost scope: what a simple type name means in a file (JLS §6.4.1, §7.5). In order: the
 * file's own types, single-type imports (static ones of member types too), the package, then all
 * on-demand imports and java.lang alike. Two on-demand imports that give different classes: ambiguous.
 */
import type { Import, JavaFile } from '../syntax/declarations.js';
import { hasModifier } from '../syntax/modifiers.js';
import type { Classes } from './classes.js';
import { findMemberType } from './member-types.js';
import type { TypeScope } from './scopes.js';
import type { ClassSymbol } from './symbols.js';
import { findQualified, missingClass } from './type-names.js';
import { rawType, unknownType, type Type, type UnknownType } from './types.js';

export interface StaticImports {
  readonly single: readonly ClassSymbol[];
  readonly star: readonly ClassSymbol[];
}

const NO_CLASSES: readonly ClassSymbol[] = [];
const NO_STATICS: StaticImports = { single: NO_CLASSES, star: NO_CLASSES };

export class FileScope implements TypeScope {
  readonly parent = undefined;
  readonly #known = new Map<string, Type | undefined>();
  readonly #single = new Map<string, Import>();
  readonly #onDemand: readonly Import[];
  #statics: { single: Map<string, ClassSymbol[]>; star: ClassSymbol[] } | undefined;

  constructor(
    private readonly file: JavaFile,
    private readonly classes: Classes,
    /** The file's top-level classes, by simple name. */
    private readonly types: ReadonlyMap<string, ClassSymbol>,
  ) {
    for (const entry of file.imports) {
      if (!entry.star) this.#addSingle(entry);
    }
    this.#onDemand = file.imports.filter((entry) => entry.star);
  }

  /** A type import before a static one: the latter may be of a method or field of that name. */
  #addSingle(entry: Import): void {
    const simple = entry.name.slice(entry.name.lastIndexOf('.') + 1);
    if (!entry.static || !this.#single.has(simple)) this.#single.set(simple, entry);
  }

  own(name: string): Type | undefined {
    if (!this.classes.settled) return this.#find(name);
    if (!this.#known.has(name)) this.#known.set(name, this.#find(name));
    return this.#known.get(name);
  }

  #find(name: string): Type | undefined {
    const own = this.types.get(name);
    if (own !== undefined) return rawType(own);
    return (
      this.#imported(name) ?? this.#inPackage(name) ?? this.#demanded(name) ?? this.#generated(name)
    );
  }

  #imported(name: string): Type | undefined {
    const entry = this.#single.get(name);
    if (entry === undefined) return undefined;
    const found = findQualified(entry.name, this.classes);
    if (entry.static) return found?.kind === 'class' ? found : undefined;
    return found ?? missingClass(entry.name);
  }

  #inPackage(name: string): Type | undefined {
    const found = this.classes.find(inPackage(this.file.package, name));
    return found === undefined ? undefined : rawType(found);
  }

  #demanded(name: string): Type | undefined {
    const found = new Set<ClassSymbol>();
    for (const entry of this.#onDemand) this.#addDemanded(found, entry, name);
    const lang = this.classes.find(`java.lang.${name}`);
    if (lang !== undefined) found.add(lang);
    const [first] = found;
    if (first === undefined) return undefined;
    return found.size === 1 ? rawType(first) : unknownType({ why: 'ambiguous', name });
  }

  #addDemanded(found: Set<ClassSymbol>, entry: Import, name: string): void {
    const direct = entry.static ? undefined : this.classes.find(inPackage(entry.name, name));
    if (direct !== undefined) {
      if (this.#isVisible(direct)) found.add(direct);
      return;
    }
    const owner = this.#classNamed(entry.name);
    const member = owner === undefined ? undefined : findMemberType(owner, name);
    if (member !== undefined) found.add(member);
  }

  /** `import static a.B.*` and `import a.B.*`: the members of a class. */
  #classNamed(name: string): ClassSymbol | undefined {
    const type = findQualified(name, this.classes);
    return type?.kind === 'class' ? type.class : undefined;
  }

  #isVisible(symbol: ClassSymbol): boolean {
    return hasModifier(symbol.modifiers, 'public') || symbol.package === this.file.package;
  }

  #generated(name: string): Type | undefined {
    const found = this.classes.generated(inPackage(this.file.package, name));
    return found === undefined ? undefined : rawType(found);
  }

  /** The package that the class must be in: an imported one that is not known, or else this one. */
  missing(name: string): UnknownType {
    const unknown = this.#onDemand.filter(
      (entry) =>
        !entry.static &&
        !this.classes.hasPackage(entry.name) &&
        this.#classNamed(entry.name) === undefined,
    );
    if (unknown.length > 1) return missingClass(name);
    return missingClass(inPackage(unknown[0]?.name ?? this.file.package, name));
  }

  /** The classes whose static members the file imports by this name, or all of them with a star. */
  staticImports(name: string): StaticImports {
    this.#statics ??= this.#findStatics();
    const single = this.#statics.single.get(name) ?? NO_CLASSES;
    const { star } = this.#statics;
    return single.length === 0 && star.length === 0 ? NO_STATICS : { single, star };
  }

  #findStatics(): { single: Map<string, ClassSymbol[]>; star: ClassSymbol[] } {
    const single = new Map<string, ClassSymbol[]>();
    const star: ClassSymbol[] = [];
    for (const entry of this.file.imports) {
      const owner = entry.static ? this.#classNamed(ownerOf(entry)) : undefined;
      if (owner === undefined) continue;
      const name = entry.name.slice(entry.name.lastIndexOf('.') + 1);
      if (entry.star) star.push(owner);
      else single.set(name, [...(single.get(name) ?? NO_CLASSES), owner]);
    }
    return { single, star };
  }

  /** Static imports of this name from classes that are not known: why it is not found. */
  missingStaticImport(name: string): UnknownType | undefined {
    const entry = this.file.imports.find(
      (candidate) =>
        candidate.static &&
        (candidate.star || candidate.name.endsWith(`.${name}`)) &&
        this.#classNamed(ownerOf(candidate)) === undefined,
    );
    return entry === undefined ? undefined : missingClass(ownerOf(entry));
  }
}

function ownerOf(entry: Import): string {
  return entry.star ? entry.name : entry.name.slice(0, entry.name.lastIndexOf('.'));
}

function inPackage(packageName: string, name: string): string {
  return packageName === '' ? name : `${packageName}.${name}`;
}
