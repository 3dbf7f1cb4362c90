/**
 * Why objects of a class may be used by several threads: they never change, or are made for it. Of a
 * library the tables say so; of the project's own classes annotations, or their fields: all final, and
 * of types of which the same holds. It is said of the class itself: a subclass may be otherwise.
 */
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { classOf, isRootClass, isStaticField } from '../../java/ir/class-queries.js';
import type { ClassSymbol, Type } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { concurrencyAnnotations } from './annotations.js';

export type SafeType =
  | 'primitive'
  | 'immutable'
  | 'enum'
  | 'thread-safe'
  | 'thread-local'
  /** `@ThreadSafe` or `@Immutable` is promised, not checked. */
  | 'annotated';

export class ShareableTypes {
  readonly #known = new Map<ClassSymbol, SafeType | undefined>();

  constructor(private readonly knowledge: MethodKnowledge) {}

  /** undefined if they may not be shared, or nobody knows. */
  reason(type: Type): SafeType | undefined {
    if (type.kind === 'primitive') return 'primitive';
    const symbol = classOf(type);
    return symbol && this.ofClass(symbol);
  }

  ofClass(symbol: ClassSymbol): SafeType | undefined {
    if (!this.#known.has(symbol)) this.#known.set(symbol, this.#find(symbol));
    return this.#known.get(symbol);
  }

  #find(symbol: ClassSymbol): SafeType | undefined {
    return this.#told(symbol) ?? (symbol.source === undefined ? undefined : this.#built(symbol));
  }

  /** By annotations and tables; a class of the project is not what its supertypes are. */
  #told(symbol: ClassSymbol): SafeType | undefined {
    const { index } = this.knowledge;
    const { immutable, threadSafe, notThreadSafe } = concurrencyAnnotations(symbol, index);
    if (notThreadSafe) return undefined;
    if (immutable || threadSafe) return 'annotated';
    if (symbol.source !== undefined) return index.shareable(symbol.name);
    for (const name of this.knowledge.typeNames(symbol)) {
      const because =
        index.shareable(name) ??
        (index.isSafeContainer(name) || index.isLockedContainer(name) ? 'thread-safe' : undefined);
      if (because !== undefined) return symbol.kind === 'enum' ? 'enum' : because;
    }
    return undefined;
  }

  /** Follows all classes that its fields lead to: one that may change spoils them all. */
  #built(root: ClassSymbol): SafeType | undefined {
    let isImmutable = true;
    const all = new Set([root]);
    for (const symbol of all) {
      for (const part of this.#partsOf(symbol)) {
        if (part === undefined) return undefined;
        if (typeof part === 'string')
          isImmutable &&= part !== 'thread-safe' && part !== 'annotated';
        else all.add(part);
      }
    }
    if (root.kind === 'enum') return 'enum';
    return isImmutable ? 'immutable' : 'thread-safe';
  }

  /** What must be shareable for the class to be: reasons, classes still to be looked at, or undefined. */
  #partsOf(symbol: ClassSymbol): readonly (SafeType | ClassSymbol | undefined)[] {
    const { notThreadSafe } = concurrencyAnnotations(symbol, this.knowledge.index);
    if (notThreadSafe || !isConcrete(symbol)) return [undefined];
    const fields = [...symbol.fields.values()].filter((field) => !isStaticField(field));
    return [
      ...fields.map(({ modifiers, type }) =>
        hasModifier(modifiers, 'final') ? this.#part(type) : undefined,
      ),
      ...this.#superclass(symbol),
    ];
  }

  #part(type: Type): SafeType | ClassSymbol | undefined {
    if (type.kind === 'primitive') return 'primitive';
    const symbol = classOf(type);
    if (symbol === undefined) return undefined;
    return this.#told(symbol) ?? (symbol.source === undefined ? undefined : symbol);
  }

  #superclass({ superclass, kind }: ClassSymbol): readonly (SafeType | ClassSymbol | undefined)[] {
    if (superclass === undefined || kind === 'enum' || kind === 'record') return [];
    if (superclass.kind !== 'class') return [undefined];
    return isRootClass(superclass.class) ? [] : [this.#part(superclass)];
  }
}

/** Of an interface nobody knows what implements it. */
function isConcrete({ kind, modifiers }: ClassSymbol): boolean {
  return kind !== 'interface' && kind !== 'annotation' && !hasModifier(modifiers, 'abstract');
}
