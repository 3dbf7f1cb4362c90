/**
 * Subtyping (JLS §4.10) and conversion in a call (§5.3), with three answers: where a type is unknown
 * the answer may be "maybe", and whoever chooses must not take that for a yes. A class that was not
 * found is no String and no int, and it is what carries the same name.
 */
import { boxed, unboxed, widens } from './boxing.js';
import { hasModifier } from '../syntax/modifiers.js';
import type { Hierarchy } from './hierarchy.js';
import { upperBound, sameType } from './substitution.js';
import { isRaw, type ClassType, type Type } from './types.js';

export const Fit = { no: 0, maybe: 1, yes: 2 } as const;
export type Fit = (typeof Fit)[keyof typeof Fit];

export type Conversion =
  /** Identity and widening only. */
  | 'strict'
  /** Boxing and unboxing too. */
  | 'loose';

const MAX_DEPTH = 12;

function least(a: Fit, b: Fit): Fit {
  return a < b ? a : b;
}

export class Subtyping {
  constructor(readonly hierarchy: Hierarchy) {}

  isSubtype(a: Type, b: Type): boolean {
    return this.fits(a, b, true) === Fit.yes;
  }

  /** Can the classes' arguments be left out of account: `List<Foo>` is then a `Collection<Bar>`. */
  isErasedSubtype(a: Type, b: Type): boolean {
    return this.fits(a, b, false) === Fit.yes;
  }

  /** Is a value of type `a` one of type `b`? With or without a look at type arguments. */
  fits(a: Type, b: Type, withArguments: boolean, depth = 0): Fit {
    if (a === b) return Fit.yes;
    if (depth > MAX_DEPTH) return Fit.maybe;
    if (a.kind === 'unknown' || b.kind === 'unknown') return this.#fitsUnknown(a, b);
    if (b.kind === 'primitive') return fitsPrimitive(a, b.name);
    switch (b.kind) {
      case 'wildcard':
        return this.#fitsBounds(a, b.lower ?? b.upper, withArguments, depth);
      case 'intersection':
        return b.parts.reduce<Fit>(
          (fit, part) => least(fit, this.fits(a, part, withArguments, depth + 1)),
          Fit.yes,
        );
      default:
        return this.#fitsReference(a, b, withArguments, depth);
    }
  }

  #fitsBounds(a: Type, bound: Type | undefined, withArguments: boolean, depth: number): Fit {
    return bound === undefined ? Fit.yes : this.fits(a, bound, withArguments, depth + 1);
  }

  #fitsReference(a: Type, b: Type, withArguments: boolean, depth: number): Fit {
    switch (a.kind) {
      case 'null':
        return Fit.yes;
      case 'class':
        return b.kind === 'class' ? this.#fitsClass(a, b, withArguments, depth) : Fit.no;
      case 'array':
        return this.#fitsArray(a.element, b, withArguments, depth);
      case 'variable':
        if (b.kind === 'variable' && b.variable === a.variable) return Fit.yes;
        return this.#anyFits(a.variable.bounds, b, withArguments, depth);
      case 'intersection':
        return this.#anyFits(a.parts, b, withArguments, depth);
      case 'wildcard':
        return this.fits(this.#upper(a), b, withArguments, depth + 1);
      default:
        return Fit.no;
    }
  }

  #anyFits(types: readonly Type[], b: Type, withArguments: boolean, depth: number): Fit {
    let best: Fit = Fit.no;
    for (const type of types) {
      const fit = this.fits(type, b, withArguments, depth + 1);
      if (fit > best) best = fit;
    }
    return best;
  }

  #fitsArray(element: Type, b: Type, withArguments: boolean, depth: number): Fit {
    if (b.kind === 'class')
      return this.hierarchy.asSuper({ kind: 'array', element }, b.class) ? Fit.yes : Fit.no;
    if (b.kind !== 'array') return Fit.no;
    if (element.kind === 'primitive' || b.element.kind === 'primitive') {
      return sameType(element, b.element) ? Fit.yes : Fit.no;
    }
    return this.fits(element, b.element, withArguments, depth + 1);
  }

  #fitsClass(a: ClassType, b: ClassType, withArguments: boolean, depth: number): Fit {
    const { types, unknown } = this.hierarchy.ancestry(a.class);
    if (a.class !== b.class && !types.has(b.class)) {
      const isOpen = unknown.length > 0 && !hasModifier(b.class.modifiers, 'final');
      return isOpen ? Fit.maybe : Fit.no;
    }
    if (!withArguments || b.arguments.length === 0) return Fit.yes;
    const asSuper = this.hierarchy.asSuper(a, b.class)!;
    if (isRaw(asSuper)) return Fit.yes;
    return this.#contains(b.arguments, asSuper.arguments, depth);
  }

  /** Are the arguments within the wanted ones (JLS §4.5.1)? */
  #contains(wanted: readonly Type[], given: readonly Type[], depth: number): Fit {
    return wanted.reduce<Fit>(
      (fit, each, i) => least(fit, this.#containsOne(each, given[i], depth)),
      Fit.yes,
    );
  }

  #containsOne(wanted: Type, given: Type | undefined, depth: number): Fit {
    if (given === undefined) return Fit.maybe;
    if (wanted.kind === 'unknown' || given.kind === 'unknown') {
      return sameType(wanted, given) ? Fit.yes : Fit.maybe;
    }
    if (wanted.kind !== 'wildcard') return sameType(wanted, given) ? Fit.yes : Fit.no;
    if (wanted.lower !== undefined) {
      const lower = given.kind === 'wildcard' ? given.lower : given;
      return lower === undefined ? Fit.no : this.fits(wanted.lower, lower, true, depth + 1);
    }
    if (wanted.upper === undefined) return Fit.yes;
    return this.fits(this.#upper(given), wanted.upper, true, depth + 1);
  }

  #upper(type: Type): Type {
    return upperBound(type, this.hierarchy.classes.object);
  }

  #fitsUnknown(a: Type, b: Type): Fit {
    if (sameType(a, b)) return isNamed(a) ? Fit.yes : Fit.maybe;
    if (b === this.hierarchy.classes.object && isNamed(a)) return Fit.yes;
    if (a.kind === 'null') return isNamed(b) ? Fit.yes : Fit.maybe;
    if (a.kind === 'unknown') return isNamed(a) && cannotBeSuper(b) ? Fit.no : Fit.maybe;
    if (isNamed(b) && this.#inheritsMissing(a, b)) return Fit.yes;
    return isNamed(b) && this.#cannotBe(a) ? Fit.no : Fit.maybe;
  }

  /** Is the class that was not found one of its supertypes? */
  #inheritsMissing(a: Type, b: Type): boolean {
    if (a.kind !== 'class') return false;
    return this.hierarchy.ancestry(a.class).unknown.some((each) => sameType(each, b));
  }

  /** Can a value of this type not be of a class that was not found: all its supertypes are known. */
  #cannotBe(a: Type): boolean {
    if (a.kind === 'primitive' || a.kind === 'array') return true;
    if (a.kind === 'class') return this.hierarchy.ancestry(a.class).unknown.length === 0;
    if (a.kind === 'variable') return a.variable.bounds.every((bound) => this.#cannotBe(bound));
    return false;
  }

  /** May an argument of type `a` be passed where `b` is declared (JLS §15.12.2)? */
  converts(a: Type, b: Type, conversion: Conversion): Fit {
    if (a.kind === 'primitive' && b.kind === 'primitive') return fitsPrimitive(a, b.name);
    if (a.kind === 'primitive') return this.#boxes(a, b, conversion);
    if (b.kind === 'primitive') return this.#unboxes(a, b.name, conversion);
    return this.fits(a, b, false);
  }

  #boxes(a: Type, b: Type, conversion: Conversion): Fit {
    if (a.kind === 'primitive' && a.name === 'void') return Fit.no;
    if (conversion === 'strict') return b.kind === 'unknown' && !isNamed(b) ? Fit.maybe : Fit.no;
    return this.fits(boxed(a, this.hierarchy.classes), b, false);
  }

  #unboxes(a: Type, name: Parameters<typeof widens>[1], conversion: Conversion): Fit {
    if (a.kind === 'unknown') return isNamed(a) ? Fit.no : Fit.maybe;
    if (conversion === 'strict') return Fit.no;
    const primitive = unboxed(a);
    return primitive !== undefined && widens(primitive.name, name) ? Fit.yes : Fit.no;
  }
}

function fitsPrimitive(a: Type, name: Parameters<typeof widens>[1]): Fit {
  return a.kind === 'primitive' && widens(a.name, name) ? Fit.yes : Fit.no;
}

function isNamed(type: Type): boolean {
  return type.kind === 'unknown' && type.named === true;
}

/** Of what no class that the tables miss can be a subtype: primitives, arrays, final classes. */
function cannotBeSuper(type: Type): boolean {
  if (type.kind === 'primitive' || type.kind === 'array') return true;
  return type.kind === 'class' && hasModifier(type.class.modifiers, 'final');
}
