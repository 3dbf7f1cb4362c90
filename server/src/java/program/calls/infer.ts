/**
 * Type arguments of a call of a generic method, or of `new Foo<>(…)` (JLS §18.5): from the arguments
 * that have types, from the wanted type, then from the results of lambdas, method references and
 * generic calls, each asked when the types that it takes are known, if they ever are.
 */
import type { Functions } from '../functional.js';
import type { Substitution } from '../substitution.js';
import type { Subtyping } from '../subtyping.js';
import type { TypeVariable } from '../symbols.js';
import type { Type } from '../types.js';
import type { Argument, LambdaArgument, ReferenceArgument } from './argument.js';
import { isVoid } from './candidate.js';
import { InferenceBounds } from './inference-bounds.js';

export interface InferenceProblem {
  readonly variables: readonly TypeVariable[];
  readonly formals: readonly Type[];
  readonly given: readonly Argument[];
  readonly result: Type;
  /** What the result is wanted as; undefined where anything will do. */
  readonly target: Type | undefined;
}

interface Pending {
  readonly argument: Exclude<Argument, { kind: 'typed' }>;
  readonly formal: Type;
}

export class Inference {
  constructor(
    private readonly subtyping: Subtyping,
    private readonly functions: Functions,
  ) {}

  infer({ variables, formals, given, result, target }: InferenceProblem): Substitution {
    const bounds = new InferenceBounds(this.subtyping, variables);
    const pending: Pending[] = [];
    given.forEach((argument, i) => {
      const formal = formals[i];
      if (formal === undefined) return;
      if (argument.kind === 'typed') bounds.reduceSubtype(argument.type, formal);
      else pending.push({ argument, formal });
    });
    if (target !== undefined) bounds.reduceSupertype(target, result);
    for (const each of pending) this.#reduceWritten(each, bounds);
    this.#reducePending(pending, bounds);
    return bounds.solutions();
  }

  #reducePending(pending: Pending[], bounds: InferenceBounds): void {
    while (pending.length > 0) {
      const ready = pending.findIndex((each) => this.#isReady(each, bounds));
      const [next] = pending.splice(Math.max(0, ready), 1);
      this.#reduce(next!, bounds);
    }
  }

  #isReady({ argument, formal }: Pending, bounds: InferenceBounds): boolean {
    if (argument.kind === 'poly') return true;
    const shape = this.functions.shapeOf(formal);
    return shape?.parameters.every((type) => bounds.isSolvable(type)) ?? true;
  }

  /** What a function says of its parameters by itself. */
  #reduceWritten({ argument, formal }: Pending, bounds: InferenceBounds): void {
    const shape = this.functions.shapeOf(formal);
    if (shape === undefined || argument.kind === 'poly') return;
    if (argument.kind === 'lambda') {
      argument.parameters?.forEach((type, i) => {
        const parameter = shape.parameters[i];
        if (parameter !== undefined) bounds.reduceEqual(type, parameter);
      });
      return;
    }
    argument.expects(shape.parameters.length)?.forEach((type, i) => {
      const parameter = shape.parameters[i];
      if (parameter !== undefined) bounds.reduceSupertype(type, parameter);
    });
  }

  #reduce({ argument, formal }: Pending, bounds: InferenceBounds): void {
    if (argument.kind === 'poly') {
      bounds.reduceSubtype(argument.typeFor(bounds.apply(formal)), formal);
      return;
    }
    const shape = this.functions.shapeOf(formal);
    if (shape === undefined || isVoid(shape.result) || !bounds.isAbout(shape.result)) return;
    const parameters = shape.parameters.map((type) => bounds.applyUpper(type));
    const target = bounds.apply(shape.result);
    bounds.reduceSubtype(resultOf(argument, parameters, target), shape.result);
  }
}

function resultOf(
  argument: LambdaArgument | ReferenceArgument,
  parameters: readonly Type[],
  target: Type,
): Type {
  if (argument.kind === 'reference') return argument.resultFor(parameters, target);
  return argument.bodyType(argument.parameters ?? parameters, target);
}
