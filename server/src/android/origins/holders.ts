/**
 * On which objects a call posts to one executor, or posts one task: those that are made with it. A task's
 * class that has a handler in a field posts to all handlers that its objects are made with; who starts what
 * runs on one of them is who calls such an object.
 */
import type { Variable } from '../../java/ir/statements.js';
import { isThis, type Code, type Local } from '../flow/code.js';
import type { MadeWith } from '../flow/made-with.js';
import type { FlowObject } from '../flow/objects.js';
import type { Values } from '../flow/values.js';

/** A variable, and what of all that it may hold is meant. */
export interface Held {
  readonly local: Local;
  readonly objects: ReadonlySet<FlowObject>;
}

export class Holders {
  constructor(
    private readonly values: Values,
    private readonly made: MadeWith,
  ) {}

  /** The objects whose code this is, of those with which all is so; undefined where any may be. */
  of(code: Code, held: readonly Held[]): ReadonlySet<FlowObject> | undefined {
    const fields = held.flatMap(({ local, objects }) => {
      const field = this.made.fieldOf(code, local.variable);
      return field === undefined ? [] : [{ field, objects }];
    });
    if (fields.length === 0) return undefined;
    const all = this.#objectsOf(code);
    const found = all.filter(
      (each) =>
        each.kind !== 'instance' ||
        fields.every(({ field, objects }) => {
          const own = this.made.of(each, field);
          return own === undefined || own.some((one) => objects.has(one));
        }),
    );
    return found.length === all.length ? undefined : new Set(found);
  }

  #objectsOf(code: Code): readonly FlowObject[] {
    const own = code.body.variables.findIndex((_, variable) => isThis(variable as Variable, code));
    return own < 0 ? [] : this.values.of(code, own as Variable);
  }
}

/** Of one of two sets, each of which may be all. */
export function ofEither(
  one: ReadonlySet<FlowObject> | undefined,
  other: ReadonlySet<FlowObject> | undefined,
): ReadonlySet<FlowObject> | undefined {
  return one === undefined || other === undefined ? undefined : new Set([...one, ...other]);
}
