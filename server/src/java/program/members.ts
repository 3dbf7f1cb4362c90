/**
 * Fields and methods that a class has, inherited ones included (JLS §8.2, §8.3, §8.4.8, §9.4.1),
 * kept by class and name. Overridden methods are left out: of those with one signature the nearest
 * counts, a class's before an interface's, a sub-interface's before that of the interface it extends.
 */
import { Modifier } from '../syntax/modifiers.js';
import { isAbstract, isInheritable, isPassedTo, isStatic } from './access.js';
import type { Hierarchy } from './hierarchy.js';
import { isInterface } from './implicit-modifiers.js';
import { asMemberOf } from './substitution.js';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from './symbols.js';
import { descriptorOf } from './type-text.js';

export type FieldLookup = FieldSymbol | 'ambiguous' | undefined;

const NO_METHODS: readonly MethodSymbol[] = [];

/** Interfaces that extend each other more often than this are not searched for constants. */
const MAX_DEPTH = 100;

export class Members {
  readonly #fields = new Map<ClassSymbol, Map<string, FieldLookup>>();
  readonly #methods = new Map<ClassSymbol, Map<string, readonly MethodSymbol[]>>();
  readonly #overridden = new Map<MethodSymbol, readonly MethodSymbol[]>();

  constructor(readonly hierarchy: Hierarchy) {}

  /** The field of this name; who may see it is not asked, except that private ones stay at home. */
  field(symbol: ClassSymbol, name: string): FieldLookup {
    const declared = symbol.fields.get(name);
    if (declared !== undefined) return declared;
    const known = tableOf(this.#fields, symbol);
    if (!known.has(name)) known.set(name, this.#findField(symbol, name));
    return known.get(name);
  }

  /** From the top down: what a class declares hides all that it would inherit (JLS §8.3). */
  #findField(symbol: ClassSymbol, name: string): FieldLookup {
    const above = this.hierarchy.ancestry(symbol).classes;
    if (!above.some(({ fields }) => fields.has(name))) return undefined;
    const found = this.#fieldsOf(symbol, name, 0);
    const [only] = found;
    return found.size > 1 ? 'ambiguous' : only;
  }

  #fieldsOf(symbol: ClassSymbol, name: string, depth: number): ReadonlySet<FieldSymbol> {
    let found = new Set<FieldSymbol>();
    for (const at of superclassChain(symbol).reverse()) {
      const declared = at.fields.get(name);
      if (declared !== undefined) {
        found = new Set([declared]);
        continue;
      }
      found = new Set([...found].filter((field) => isPassedTo(field, at)));
      if (depth > MAX_DEPTH) continue;
      for (const type of at.interfaces) {
        if (type.kind !== 'class') continue;
        for (const field of this.#fieldsOf(type.class, name, depth + 1)) found.add(field);
      }
    }
    return found;
  }

  /** All methods of this name, none of which overrides another. Constructors: the class's own. */
  methods(symbol: ClassSymbol, name: string): readonly MethodSymbol[] {
    if (name === '<init>') return symbol.methods.get(name) ?? NO_METHODS;
    const known = tableOf(this.#methods, symbol);
    let methods = known.get(name);
    if (methods === undefined) {
      methods = this.#findMethods(symbol, name);
      known.set(name, methods);
    }
    return methods;
  }

  #findMethods(symbol: ClassSymbol, name: string): readonly MethodSymbol[] {
    const bySignature = new Map<string, MethodSymbol[]>();
    for (const owner of this.hierarchy.ancestry(symbol).classes) {
      const methods = owner.methods.get(name) ?? NO_METHODS;
      for (const method of methods) {
        if (owner !== symbol && !isInheritable(method, symbol)) continue;
        this.#group(bySignature, method, symbol);
      }
    }
    if (bySignature.size === 0) return NO_METHODS;
    return Array.from(bySignature.values(), (methods) => this.#nearest(methods));
  }

  /** A method overrides one of its signature, or one whose erasure it has (JLS §8.4.2). */
  #group(groups: Map<string, MethodSymbol[]>, method: MethodSymbol, symbol: ClassSymbol): void {
    const signature = this.signatureIn(method, symbol);
    const group = groups.get(signature) ?? groups.get(method.descriptor);
    if (group === undefined) groups.set(signature, [method]);
    else group.push(method);
  }

  /** Of methods with one signature, those of the superclass chain first, the one that counts. */
  #nearest(methods: readonly MethodSymbol[]): MethodSymbol {
    const first = methods[0]!;
    const isOfInterface = isInterface(first.owner.kind);
    if (methods.length === 1 || !(isOfInterface || isAbstract(first))) return first;
    const left = methods.filter((method) => !this.#isOverridden(method, methods));
    const ofInterfaces = left.filter(({ owner }) => isInterface(owner.kind));
    // An abstract method of a class, and that of an interface which the class knows nothing of.
    if (!isOfInterface) return ofInterfaces.find(isAbstract) ?? left[0] ?? first;
    return ofInterfaces.find((method) => !isAbstract(method)) ?? left[0] ?? first;
  }

  #isOverridden({ owner }: MethodSymbol, by: readonly MethodSymbol[]): boolean {
    return by.some((each) => each.owner !== owner && this.hierarchy.isSubclass(each.owner, owner));
  }

  /** The erased parameter types, as the method is inherited by the class. */
  signatureIn(method: MethodSymbol, symbol: ClassSymbol): string {
    if (method.owner === symbol || method.owner.typeParameters.length === 0) {
      return method.descriptor;
    }
    const owner = this.hierarchy.ancestry(symbol).types.get(method.owner);
    if (owner === undefined) return method.descriptor;
    return descriptorOf(method.parameters.map(({ type }) => asMemberOf(type, owner)));
  }

  /** All methods of supertypes that this one overrides or implements (JLS §8.4.8.1), nearest first. */
  overridden(method: MethodSymbol): readonly MethodSymbol[] {
    let known = this.#overridden.get(method);
    if (known === undefined) {
      known = this.#findOverridden(method);
      this.#overridden.set(method, known);
    }
    return known;
  }

  #findOverridden(method: MethodSymbol): readonly MethodSymbol[] {
    if (!isVirtual(method)) return NO_METHODS;
    const found: MethodSymbol[] = [];
    for (const owner of this.hierarchy.ancestry(method.owner).classes) {
      if (owner === method.owner) continue;
      const same = owner.methods.get(method.name)?.find((each) => this.#overrides(method, each));
      if (same !== undefined) found.push(same);
    }
    return found;
  }

  #overrides(method: MethodSymbol, above: MethodSymbol): boolean {
    return (
      method.parameters.length === above.parameters.length &&
      isVirtual(above) &&
      isInheritable(above, method.owner) &&
      this.#hasSignature(method, above, method.owner)
    );
  }

  #hasSignature(method: MethodSymbol, above: MethodSymbol, within: ClassSymbol): boolean {
    const signature = this.signatureIn(method, within);
    return signature === this.signatureIn(above, within) || signature === above.descriptor;
  }

  /** The method that runs when `method` is called on an object of exactly this class. */
  dispatch(method: MethodSymbol, symbol: ClassSymbol): MethodSymbol | undefined {
    if (!isVirtual(method)) return method;
    return this.methods(symbol, method.name).find(
      (each) =>
        each === method ||
        (each.parameters.length === method.parameters.length &&
          this.#hasSignature(each, method, symbol)),
    );
  }
}

/** The class and its superclasses; an end where it inherits itself. */
function superclassChain(symbol: ClassSymbol): ClassSymbol[] {
  const chain = new Set<ClassSymbol>();
  for (let at: ClassSymbol | undefined = symbol; at !== undefined && !chain.has(at);) {
    chain.add(at);
    at = at.superclass?.kind === 'class' ? at.superclass.class : undefined;
  }
  return [...chain];
}

export function isVirtual(method: MethodSymbol): boolean {
  return (
    method.name !== '<init>' && !isStatic(method) && (method.modifiers & Modifier.private) === 0
  );
}

function tableOf<Value>(
  tables: Map<ClassSymbol, Map<string, Value>>,
  symbol: ClassSymbol,
): Map<string, Value> {
  let table = tables.get(symbol);
  if (table === undefined) {
    table = new Map();
    tables.set(symbol, table);
  }
  return table;
}
