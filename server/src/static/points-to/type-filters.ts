/**
 * Which objects a variable of a type can hold. Without control flow, what a container holds mixes with
 * what others hold; the declared types of variables, fields and casts keep that apart again. Asked for
 * every object that goes anywhere, so the answers are kept by number of type and of class.
 *
 * In doubt the answer is yes: where a supertype is not seen, and for objects of libraries that stand
 * for a view of themselves (the list for its iterator).
 */
import { ALL_PASS } from '../../base/inclusion-graph.js';
import type { Hierarchy } from '../../java/program/hierarchy.js';
import type { ClassSymbol, Type } from '../../java/program/symbols.js';
import type { AbstractObject } from './points-to.js';

/** Number of a filter; 0 lets everything pass. */
export type FilterId = number & { readonly __brand: 'filter' };

export const NO_FILTER = ALL_PASS as FilterId;
const ARRAYS = 1 as FilterId;

const UNKNOWN_CLASS = 0;
const ARRAY_CLASS = 1;

/** What has no identity that matters: nothing is said of variables of these types. */
const VALUES = new Set(
  'String CharSequence Integer Long Short Byte Character Boolean Float Double Number Void'
    .split(' ')
    .map((name) => `java.lang.${name}`),
);

const THROWABLE = 'java.lang.Throwable';

interface ObjectClass {
  readonly symbol: ClassSymbol;
  /** Exactly this class, not one that extends it. */
  readonly exact: boolean;
}

export class TypeFilters {
  readonly #values = new Map<ClassSymbol, boolean>();
  readonly #filters = new Map<ClassSymbol, FilterId>();
  readonly #types: (ClassSymbol | undefined)[] = [undefined, undefined];
  readonly #classes = new Map<string, number>();
  readonly #objectClasses: (ObjectClass | undefined)[] = [undefined, undefined];
  /** By filter, then by class: 0 not asked, 1 yes, 2 no. */
  readonly #answers: number[][] = [[], []];

  constructor(
    private readonly hierarchy: Hierarchy,
    /** Does an object of this class of a library stand for views of itself? */
    private readonly hasViews: (symbol: ClassSymbol) => boolean,
  ) {}

  /** undefined if a variable of the type holds nothing that is followed. */
  of(type: Type, depth = 0): FilterId | undefined {
    switch (type.kind) {
      case 'primitive':
        return undefined;
      case 'class':
        return this.#isValue(type.class) ? undefined : this.#ofClass(type.class);
      case 'array':
        return ARRAYS;
      case 'variable': {
        const [bound] = type.variable.bounds;
        return bound === undefined || depth > 3 ? NO_FILTER : this.of(bound, depth + 1);
      }
      default:
        return NO_FILTER;
    }
  }

  /** Exceptions carry nothing either. */
  #isValue(symbol: ClassSymbol): boolean {
    let known = this.#values.get(symbol);
    if (known === undefined) {
      const { types } = this.hierarchy.ancestry(symbol);
      known = VALUES.has(symbol.name) || [...types.keys()].some(({ name }) => name === THROWABLE);
      this.#values.set(symbol, known);
    }
    return known;
  }

  #ofClass(symbol: ClassSymbol): FilterId {
    if (symbol.name === 'java.lang.Object') return NO_FILTER;
    let id = this.#filters.get(symbol);
    if (id === undefined) {
      id = (this.#types.push(symbol) - 1) as FilterId;
      this.#answers.push([]);
      this.#filters.set(symbol, id);
    }
    return id;
  }

  classNumber(symbol: ClassSymbol | undefined, kind: AbstractObject['kind']): number {
    if (kind === 'array') return ARRAY_CLASS;
    if (symbol === undefined) return UNKNOWN_CLASS;
    const exact = kind !== 'result' && kind !== 'opaque';
    const key = `${symbol.id}${exact ? '' : '?'}`;
    let number = this.#classes.get(key);
    if (number === undefined) {
      number = this.#objectClasses.push({ symbol, exact }) - 1;
      this.#classes.set(key, number);
    }
    return number;
  }

  passes(filter: FilterId, classNumber: number): boolean {
    if (filter === NO_FILTER || classNumber === UNKNOWN_CLASS) return true;
    const answers = this.#answers[filter]!;
    while (answers.length <= classNumber) answers.push(0);
    let answer = answers[classNumber]!;
    if (answer === 0) {
      answer = this.#isOf(filter, classNumber) ? 1 : 2;
      answers[classNumber] = answer;
    }
    return answer === 1;
  }

  #isOf(filter: FilterId, classNumber: number): boolean {
    const given = this.#objectClasses[classNumber];
    if (filter === ARRAYS) return given?.symbol.source === undefined;
    if (given === undefined) return false;
    const { symbol, exact } = given;
    const type = this.#types[filter]!;
    if (this.hierarchy.isSubclass(symbol, type)) return true;
    if (this.hierarchy.unknownSupertype(symbol) !== undefined) return true;
    if (symbol.source === undefined && type.source !== undefined) return false;
    if (symbol.source === undefined && this.hasViews(symbol)) return true;
    return !exact && this.hierarchy.isSubclass(type, symbol);
  }
}
