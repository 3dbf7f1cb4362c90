/**
 * What a call's argument says about itself before the called method is known. Lambdas, method
 * references and generic calls get their types from the method's parameters (poly expressions, JLS
 * §15.2), so they answer questions instead of having a type.
 */
import type { Type } from '../symbols.js';

export type Argument = TypedArgument | LambdaArgument | ReferenceArgument | PolyArgument;

export interface TypedArgument {
  readonly kind: 'typed';
  readonly type: Type;
}

export interface LambdaArgument {
  readonly kind: 'lambda';
  readonly arity: number;
  /** Where they are written; an empty list for `() -> …`. */
  readonly parameters: readonly Type[] | undefined;
  /** `either`: a call or creation (`() -> run()`), or a body that only throws. */
  readonly body: 'void' | 'value' | 'either';
  /**
   * The type of its results, when its parameters have these types and that much is known of what is
   * wanted. Asked as seldom as possible.
   */
  bodyType(parameters: readonly Type[], target?: Type): Type;
}

export interface ReferenceArgument {
  readonly kind: 'reference';
  /** Is there a method of the name that a function of so many parameters could mean? */
  accepts(arity: number): boolean;
  /**
   * If only one method can be meant (exact, JLS §15.13.1): what it takes as a function of so many
   * parameters, the receiver first if there is none on the left of `::`.
   */
  expects(arity: number): readonly Type[] | undefined;
  /** The result of the method that is meant for these parameters; `void` if it has none. */
  resultFor(parameters: readonly Type[], target?: Type): Type;
}

/** `new Foo<>()` or a call of a generic method whose result its arguments alone do not tell. */
export interface PolyArgument {
  readonly kind: 'poly';
  /** Without a target; what is not inferred is `?`. */
  readonly type: Type;
  /** When this is wanted; parts that are not known yet are `?`. */
  typeFor(target: Type): Type;
}

export function typed(type: Type): TypedArgument {
  return { kind: 'typed', type };
}
