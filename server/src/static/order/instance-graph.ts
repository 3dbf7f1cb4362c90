/**
 * Who runs whom before it goes on, between code instances: the call graph that points-to found, as lists
 * of statements with their callees, and which instances an origin reaches.
 */
import { runningIn } from '../../java/ir/selecting.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';

export interface InstanceCall {
  readonly statement: StatementIndex;
  readonly callees: readonly InstanceId[];
}

export class InstanceGraph {
  readonly #calls: readonly (readonly InstanceCall[])[];
  readonly #seen: Int32Array;
  #round = 0;

  constructor(pointsTo: PointsTo) {
    this.#calls = pointsTo.instances.map(({ id, code }) => {
      const calls: InstanceCall[] = [];
      for (const statement of runningIn(code.body)) {
        const callees = pointsTo.callees(id, statement);
        if (callees.length > 0) calls.push({ statement, callees });
      }
      return calls;
    });
    this.#seen = new Int32Array(pointsTo.instances.length);
  }

  /** How many instances there are. */
  get size(): number {
    return this.#calls.length;
  }

  /** All that it calls, some more than once. */
  callees(instance: InstanceId): readonly InstanceId[] {
    return this.#calls[instance]!.flatMap(({ callees }) => callees);
  }

  /** In the order of the statements. */
  calls(instance: InstanceId): readonly InstanceCall[] {
    return this.#calls[instance]!;
  }

  /** Every instance that these reach, themselves included, each once. */
  reached(entries: readonly InstanceId[]): InstanceId[] {
    const round = ++this.#round;
    const found: InstanceId[] = [];
    const visit = (instance: InstanceId): void => {
      if (this.#seen[instance] === round) return;
      this.#seen[instance] = round;
      found.push(instance);
    };
    entries.forEach(visit);
    for (const instance of found) {
      for (const { callees } of this.calls(instance)) callees.forEach(visit);
    }
    return found;
  }

  /** The given instances and all that lead to them. */
  leadingTo(marked: Iterable<InstanceId>): Uint8Array {
    const callers = this.#callers();
    const leads = new Uint8Array(this.#calls.length);
    const waiting: InstanceId[] = [];
    const mark = (instance: InstanceId): void => {
      if (leads[instance] === 1) return;
      leads[instance] = 1;
      waiting.push(instance);
    };
    for (const instance of marked) mark(instance);
    for (const instance of waiting) callers[instance]!.forEach(mark);
    return leads;
  }

  #callers(): InstanceId[][] {
    const callers = this.#calls.map((): InstanceId[] => []);
    this.#calls.forEach((calls, caller) => {
      for (const { callees } of calls) {
        for (const callee of callees) callers[callee]!.push(caller as InstanceId);
      }
    });
    return callers;
  }
}
