/** Which origins were started for which object, for those who wait for their end. */
import type { Solving, CallAt } from '../points-to/plugin.js';
import type { ObjectId } from '../points-to/points-to.js';
import type { OpenOrigin } from './origin-table.js';

export class Started {
  /** By thread, task, or object that hands on to it; by future that the starting call gives. */
  readonly #byObject = new Map<ObjectId, Set<OpenOrigin>>();
  /** By pool or executor that runs it. */
  readonly #byExecutor = new Map<ObjectId, Set<OpenOrigin>>();
  readonly #byCall = new Map<string, Set<OpenOrigin>>();
  /** From a stream or stage to those that it is made from. */
  readonly #above = new Map<ObjectId, Set<ObjectId>>();

  constructor(private readonly solver: Solving) {}

  note(at: CallAt, origin: OpenOrigin, through: readonly ObjectId[]): void {
    const { solver } = this;
    for (const object of through) addTo(this.#byObject, object, origin);
    addTo(this.#byCall, callKey(at), origin);
    solver.forEach(solver.variable(at.instance, at.call.receiver), (executor) => {
      addTo(this.#byExecutor, executor, origin);
    });
    solver.forEach(solver.variable(at.instance, at.call.to), (future) => {
      if (this.#isMadeBy(future, at)) addTo(this.#byObject, future, origin);
    });
  }

  #isMadeBy(object: ObjectId, at: CallAt): boolean {
    const { kind, site } = this.solver.objects.get(object);
    return kind === 'result' && site?.code === at.code && site.statement === at.statement;
  }

  /** The result of the call goes on with what its receiver stands for. */
  chain(at: CallAt): void {
    const { solver } = this;
    solver.forEach(solver.variable(at.instance, at.call.to), (below) => {
      if (!this.#isMadeBy(below, at)) return;
      solver.forEach(solver.variable(at.instance, at.call.receiver), (above) => {
        addTo(this.#above, below, above);
      });
    });
  }

  /** Those that have ended when the object has: its own and what it goes on from. */
  endedWith(object: ObjectId): Set<OpenOrigin> {
    const objects = new Set([object]);
    for (const at of objects) for (const above of this.#above.get(at) ?? []) objects.add(above);
    return new Set([...objects].flatMap((each) => [...(this.#byObject.get(each) ?? [])]));
  }

  runBy(executor: ObjectId): ReadonlySet<OpenOrigin> {
    return this.#byExecutor.get(executor) ?? new Set();
  }

  byCall(at: Pick<CallAt, 'instance' | 'statement'>): ReadonlySet<OpenOrigin> {
    return this.#byCall.get(callKey(at)) ?? new Set();
  }
}

function callKey({ instance, statement }: Pick<CallAt, 'instance' | 'statement'>): string {
  return `${instance}:${statement}`;
}

function addTo<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([value]));
  else known.add(value);
}
