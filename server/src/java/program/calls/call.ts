/** What is asked of a call, and what is answered: before its result is wanted as something, and after. */
import { mentions } from '../substitution.js';
import type { ClassSymbol, MethodSymbol, TypeVariable, UnknownCause } from '../symbols.js';
import type { ClassType, Type } from '../types.js';
import type { Argument } from './argument.js';

export interface CallRequest {
  readonly name: string;
  readonly given: readonly Argument[];
  /** The class in whose code the call stands. */
  readonly from: ClassSymbol;
  /** `this.<Foo>bar()`. */
  readonly typeArguments?: readonly Type[] | undefined;
}

export interface ChosenCall {
  readonly method: MethodSymbol;
  /** The receiver as the class that declares the method. */
  readonly owner: ClassType;
  readonly given: readonly Argument[];
  /** The parameter of each argument, in terms of the variables. */
  readonly formals: readonly Type[];
  /** What is to be inferred: the method's own variables, with a diamond those of the class too. */
  readonly variables: readonly TypeVariable[];
  /** In terms of the variables. For a creation the type created. */
  readonly result: Type;
  readonly typeArguments: readonly Type[];
  /** The first of the arguments that are gathered into an array. */
  readonly gathersFrom: number | undefined;
}

export interface UnresolvedCall {
  readonly cause: UnknownCause;
  /** What comes out whichever of several methods it is, if that is always the same. */
  readonly result?: Type | undefined;
}

export interface CompletedCall {
  /** What each argument is wanted as: the target types of lambdas and other poly expressions. */
  readonly parameters: readonly Type[];
  readonly result: Type;
}

export function isResolved(call: ChosenCall | UnresolvedCall): call is ChosenCall {
  return 'method' in call;
}

/** Does the result depend on what it is wanted as? Such a call is a poly argument. */
export function isPolyCall({ variables, typeArguments, result }: ChosenCall): boolean {
  return typeArguments.length === 0 && mentions(result, variables);
}
