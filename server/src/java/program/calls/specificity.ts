/**
 * Which of two applicable methods is the more specific one (JLS §15.12.2.5): every argument that fits
 * its parameters would fit the other's. For a lambda whose parameters are written (or that has none),
 * and for a method reference, functional interfaces are compared by their results.
 */
import { Modifier } from '../../syntax/modifiers.js';
import { unboxed } from '../boxing.js';
import type { Functions, FunctionShape } from '../functional.js';
import { sameType } from '../substitution.js';
import { Fit, type Subtyping } from '../subtyping.js';
import type { Type } from '../types.js';
import type { Argument } from './argument.js';
import { formalAt, isVoid, type Candidate, type Phase } from './candidate.js';

export class Specificity {
  constructor(
    private readonly subtyping: Subtyping,
    private readonly functions: Functions,
  ) {}

  /** The one that is more specific than all others; undefined if there is none. */
  mostSpecific(
    candidates: readonly Candidate[],
    given: readonly Argument[],
    phase: Phase,
  ): Candidate | undefined {
    const best = candidates.filter((candidate) =>
      candidates.every(
        (other) => other === candidate || this.#isMoreSpecific(candidate, other, given, phase),
      ),
    );
    return best.find(({ method }) => !isAbstractMethod(method.modifiers)) ?? best[0];
  }

  #isMoreSpecific(a: Candidate, b: Candidate, given: readonly Argument[], phase: Phase): boolean {
    const count =
      phase === 'variable'
        ? Math.max(given.length, a.formals.length, b.formals.length)
        : given.length;
    for (let i = 0; i < count; i++) {
      const first = formalAt(a.erased, i, phase);
      const second = formalAt(b.erased, i, phase);
      if (first === undefined || second === undefined) return false;
      if (!this.#isMoreSpecificFor(given[i], first, second)) return false;
    }
    return true;
  }

  #isMoreSpecificFor(argument: Argument | undefined, a: Type, b: Type): boolean {
    if (this.subtyping.fits(a, b, false) === Fit.yes) return true;
    // Of a class that is not known only this is: where it goes, other parameters are wider.
    if (isUnknownAs(argument, a)) return true;
    if (argument === undefined || (argument.kind !== 'lambda' && argument.kind !== 'reference')) {
      return false;
    }
    const [first, second] = [this.functions.shapeOf(a), this.functions.shapeOf(b)];
    if (first === undefined || second === undefined) return false;
    return this.#isMoreSpecificFunction(argument, first, second);
  }

  #isMoreSpecificFunction(argument: Argument, a: FunctionShape, b: FunctionShape): boolean {
    if (this.subtyping.hierarchy.isSubclass(b.interface, a.interface)) return false;
    if (argument.kind === 'lambda' && argument.parameters === undefined) return false;
    if (isVoid(b.result)) return true;
    if (isVoid(a.result)) return false;
    const isPrimitive = this.#resultIsPrimitive(argument, a);
    if (a.result.kind === 'primitive' && b.result.kind !== 'primitive') return isPrimitive;
    if (a.result.kind !== 'primitive' && b.result.kind === 'primitive') return !isPrimitive;
    return this.subtyping.fits(a.result, b.result, false) === Fit.yes;
  }

  #resultIsPrimitive(argument: Argument, shape: FunctionShape): boolean {
    if (argument.kind === 'lambda') {
      return argument.bodyType(argument.parameters ?? shape.parameters).kind === 'primitive';
    }
    if (argument.kind !== 'reference') return false;
    const result = argument.resultFor(shape.parameters);
    return result.kind === 'primitive' && unboxed(result) !== undefined;
  }
}

function isAbstractMethod(modifiers: number): boolean {
  return (modifiers & Modifier.abstract) !== 0;
}

function isUnknownAs(argument: Argument | undefined, type: Type): boolean {
  return (
    argument?.kind === 'typed' && argument.type.kind === 'unknown' && sameType(argument.type, type)
  );
}
