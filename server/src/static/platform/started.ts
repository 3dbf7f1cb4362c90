/** Which origins were started for which object, for those who wait for their end. */
import type { Variable } from '../../java/ir/statements.js';
import type { NodeId } from '../points-to/nodes.js';
import type { Solving, CallAt } from '../points-to/plugin.js';
import type { ObjectId } from '../points-to/points-to.js';
import type { OpenOrigin } from './origin-table.js';

type CallPlace = Pick<CallAt, 'instance' | 'statement'>;

export class Started {
  /** By thread, task, or object that hands on to it; by future that the starting call gives. */
  readonly #byObject = new Map<ObjectId, Set<OpenOrigin>>();
  /** By pool or executor that runs it. */
  readonly #byExecutor = new Map<ObjectId, Set<OpenOrigin>>();
  readonly #byCall = new Map<string, { at: CallPlace; origins: Set<OpenOrigin> }>();
  /** From a stream or stage to those that it is made from. */
  readonly #above = new Map<ObjectId, Set<ObjectId>>();

  /** From a thread or looper to what was made to run things there. */
  readonly #executorsOf = new Map<ObjectId, Set<ObjectId>>();
  /** From an origin to what has ended when it begins. */
  readonly #beginsAfter = new Map<OpenOrigin, Set<ObjectId>>();

  constructor(private readonly solver: Solving) {}

  note(at: CallAt, origin: OpenOrigin, through: readonly ObjectId[]): void {
    const { solver } = this;
    for (const object of through) addTo(this.#byObject, object, origin);
    this.#noteCall(at, origin);
    solver.forEach(solver.variable(at.instance, at.call.receiver), (executor) => {
      addTo(this.#byExecutor, executor, origin);
    });
    solver.forEach(solver.variable(at.instance, at.call.to), (future) => {
      if (this.#isMadeBy(future, at)) addTo(this.#byObject, future, origin);
    });
  }

  #noteCall(at: CallPlace, origin: OpenOrigin): void {
    const known = this.#byCall.get(callKey(at));
    if (known === undefined) this.#byCall.set(callKey(at), { at, origins: new Set([origin]) });
    else known.origins.add(origin);
  }

  #isMadeBy(object: ObjectId, at: CallAt): boolean {
    const { kind, site } = this.solver.objects.get(object);
    return kind === 'result' && site?.code === at.code && site.statement === at.statement;
  }

  /** The result of the call goes on with what these stand for; with all that an array of them holds. */
  chain(at: CallAt, from: readonly Variable[]): void {
    const { solver } = this;
    const given = from.map((variable) => solver.variable(at.instance, variable));
    solver.forEach(solver.variable(at.instance, at.call.to), (below) => {
      if (!this.#isMadeBy(below, at)) return;
      for (const node of given) {
        solver.forEach(node, (above) => {
          addTo(this.#above, below, above);
          solver.forEach(solver.elements(above), (each) => {
            addTo(this.#above, below, each);
          });
        });
      }
    });
  }

  /** What the call makes runs things where the given object does. */
  standsFor({ instance, call }: CallAt, given: Variable): void {
    const { solver } = this;
    const made = call.method?.name === '<init>' ? call.receiver : call.to;
    solver.forEach(solver.variable(instance, made), (object) => {
      solver.forEach(solver.variable(instance, given), (owner) => {
        if (owner !== object) addTo(this.#executorsOf, owner, object);
      });
    });
  }

  /** The origin begins when what the node holds has ended. */
  begins(origin: OpenOrigin, after: NodeId | undefined): void {
    this.solver.forEach(after, (object) => {
      addTo(this.#beginsAfter, origin, object);
    });
  }

  /** Calls have other numbers now. */
  move(moved: (at: CallPlace) => CallPlace['statement']): void {
    const before = [...this.#byCall.values()];
    this.#byCall.clear();
    for (const { at, origins } of before) {
      const now = { instance: at.instance, statement: moved(at) };
      this.#byCall.set(callKey(now), { at: now, origins });
    }
  }

  /** Pairs of origins of which the second begins when the first has ended. */
  *chained(): Generator<readonly [OpenOrigin, OpenOrigin]> {
    for (const [second, objects] of this.#beginsAfter) {
      for (const object of objects) {
        for (const first of this.endedWith(object)) if (first !== second) yield [first, second];
      }
    }
  }

  /** Those that have ended when the object has: its own, what it goes on from, what ran on it. */
  endedWith(object: ObjectId): Set<OpenOrigin> {
    const objects = closureOf(object, this.#above);
    const executors = closureOf(object, this.#executorsOf);
    executors.delete(object);
    return new Set([
      ...[...objects].flatMap((each) => [...(this.#byObject.get(each) ?? [])]),
      ...[...executors].flatMap((each) => [...this.runBy(each)]),
    ]);
  }

  runBy(executor: ObjectId): ReadonlySet<OpenOrigin> {
    return this.#byExecutor.get(executor) ?? new Set();
  }

  byCall(at: CallPlace): ReadonlySet<OpenOrigin> {
    return this.#byCall.get(callKey(at))?.origins ?? new Set();
  }
}

function callKey({ instance, statement }: CallPlace): string {
  return `${instance}:${statement}`;
}

function closureOf(
  object: ObjectId,
  edges: ReadonlyMap<ObjectId, ReadonlySet<ObjectId>>,
): Set<ObjectId> {
  const found = new Set([object]);
  for (const at of found) for (const next of edges.get(at) ?? []) found.add(next);
  return found;
}

function addTo<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([value]));
  else known.add(value);
}
