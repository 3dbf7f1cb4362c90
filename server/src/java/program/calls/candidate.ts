/**
 * A method that a call might mean, with its parameters as seen through the receiver, and whether given
 * arguments can be passed to it in one of the three phases of JLS §15.12.2: without boxing, with it,
 * with variable arity.
 *
 * Type arguments are not looked at here (two methods of a class may not differ in them only), and
 * parameters of a generic method count with their erasure.
 */
import { isStatic } from '../access.js';
import type { Functions, FunctionShape } from '../functional.js';
import { asMemberOf, erase, mentions, sameType } from '../substitution.js';
import { Fit, type Subtyping } from '../subtyping.js';
import type { MethodSymbol, TypeVariable } from '../symbols.js';
import type { ClassType, Type } from '../types.js';
import type { Argument, LambdaArgument, PolyArgument, ReferenceArgument } from './argument.js';

export type Phase = 'strict' | 'loose' | 'variable';
export const PHASES: readonly Phase[] = ['strict', 'loose', 'variable'];

/** Parameters are looked at only where several methods must be told apart, or arguments need them. */
export class Candidate {
  #formals: readonly Type[] | undefined;
  #erased: readonly Type[] | undefined;

  constructor(
    readonly method: MethodSymbol,
    /** The receiver as the method's owner. */
    readonly owner: ClassType,
    /** What is to be inferred: the method's own variables, with a diamond those of the class too. */
    readonly variables: readonly TypeVariable[] = method.typeParameters,
  ) {}

  /** The parameters seen through the receiver; the variables as they are. */
  get formals(): readonly Type[] {
    this.#formals ??= this.method.parameters.map(({ type }) =>
      isStatic(this.method) ? type : asMemberOf(type, this.owner),
    );
    return this.#formals;
  }

  /** The same with the variables erased. */
  get erased(): readonly Type[] {
    this.#erased ??= this.#erase();
    return this.#erased;
  }

  #erase(): readonly Type[] {
    const { variables } = this;
    if (variables.length === 0) return this.formals;
    return this.formals.map((type) => (mentions(type, variables) ? erase(type) : type));
  }
}

export function fitsArity(method: MethodSymbol, count: number): boolean {
  const declared = method.parameters.length;
  return declared === count || (method.variadic && count >= declared - 1);
}

/** The parameter that takes an argument: in the last phase the element of the array at the end. */
export function formalAt(formals: readonly Type[], index: number, phase: Phase): Type | undefined {
  if (phase !== 'variable' || index < formals.length - 1) return formals[index];
  const last = formals.at(-1);
  return last?.kind === 'array' ? last.element : last;
}

export class Applicability {
  constructor(
    private readonly subtyping: Subtyping,
    private readonly functions: Functions,
  ) {}

  /** How well all arguments fit: as the one that fits worst. */
  fit(candidate: Candidate, given: readonly Argument[], phase: Phase): Fit {
    if (!isOfArity(candidate.method, given.length, phase)) return Fit.no;
    let worst: Fit = Fit.yes;
    for (let i = 0; i < given.length; i++) {
      const fit = this.fitAt(candidate, given, i, phase);
      if (fit === Fit.no) return Fit.no;
      if (fit < worst) worst = fit;
    }
    return worst;
  }

  fitAt(candidate: Candidate, given: readonly Argument[], index: number, phase: Phase): Fit {
    const formal = formalAt(candidate.erased, index, phase);
    if (formal === undefined) return Fit.no;
    const declared = formalAt(candidate.formals, index, phase)!;
    const isOwnVariable =
      declared.kind === 'variable' && candidate.variables.includes(declared.variable);
    return this.#fitOne(given[index]!, formal, phase, isOwnVariable);
  }

  #fitOne(argument: Argument, formal: Type, phase: Phase, isOwnVariable: boolean): Fit {
    switch (argument.kind) {
      case 'typed':
        return this.#converts(argument.type, formal, phase);
      case 'poly':
        return this.#fitPoly(argument, formal, phase);
      case 'lambda':
      case 'reference':
        return isOwnVariable ? Fit.yes : this.#fitFunction(argument, formal);
    }
  }

  /** What does not fit by itself may when it is wanted as the parameter: `<T> T find()`. */
  #fitPoly(argument: PolyArgument, formal: Type, phase: Phase): Fit {
    const fit = this.#converts(erasedPoly(argument.type), formal, phase);
    if (fit !== Fit.no) return fit;
    return this.#converts(erase(argument.typeFor(formal)), formal, phase);
  }

  #converts(type: Type, formal: Type, phase: Phase): Fit {
    return this.subtyping.converts(type, formal, phase === 'strict' ? 'strict' : 'loose');
  }

  #fitFunction(argument: Exclude<Argument, { kind: 'typed' | 'poly' }>, formal: Type): Fit {
    if (formal.kind === 'unknown') return Fit.maybe;
    const shape = this.functions.shapeOf(formal);
    if (shape === undefined) return this.#mayBeFunction(formal) ? Fit.maybe : Fit.no;
    const arity = shape.parameters.length;
    if (argument.kind === 'reference') return this.#fitReference(argument, shape);
    if (argument.arity !== arity || !takesWritten(argument, shape)) return Fit.no;
    return this.#fitResult(argument, shape);
  }

  /** Where only one method can be meant, and it gives nothing, no value may be wanted. */
  #fitReference(argument: ReferenceArgument, shape: FunctionShape): Fit {
    const arity = shape.parameters.length;
    if (!argument.accepts(arity)) return Fit.no;
    const expected = isVoid(shape.result) ? undefined : argument.expects(arity);
    return expected !== undefined && isVoid(argument.resultFor(expected)) ? Fit.no : Fit.yes;
  }

  /** An interface with a supertype that is not known may get its method from there. */
  #mayBeFunction(formal: Type): boolean {
    if (formal.kind !== 'class' || formal.class.kind !== 'interface') return false;
    return this.subtyping.hierarchy.unknownSupertype(formal.class) !== undefined;
  }

  #fitResult(argument: LambdaArgument, shape: FunctionShape): Fit {
    const wantsVoid = isVoid(shape.result);
    if (argument.body !== 'either')
      return (argument.body === 'void') === wantsVoid ? Fit.yes : Fit.no;
    if (wantsVoid || argument.parameters === undefined) return Fit.yes;
    const result = argument.bodyType(argument.parameters);
    if (result.kind === 'unknown') return Fit.maybe;
    return isVoid(result) ? Fit.no : Fit.yes;
  }
}

/** `(int i) -> …` is no function of an Integer (JLS §15.27.3); references are not told apart here. */
function takesWritten({ parameters }: LambdaArgument, shape: FunctionShape): boolean {
  return (parameters ?? []).every((written, i) => {
    const wanted = shape.parameters[i];
    if (wanted === undefined || (written.kind !== 'primitive' && wanted.kind !== 'primitive')) {
      return true;
    }
    return sameType(written, wanted);
  });
}

/** Of two branches that have several supertypes in common, each counts. */
function erasedPoly(type: Type): Type {
  return type.kind === 'intersection' ? type : erase(type);
}

export function isVoid(type: Type): boolean {
  return type.kind === 'primitive' && type.name === 'void';
}

function isOfArity(method: MethodSymbol, count: number, phase: Phase): boolean {
  const declared = method.parameters.length;
  return phase === 'variable' ? method.variadic && count >= declared - 1 : declared === count;
}
