/** Longer traces that can happen, each leaning towards one kind of cause: one seed, one trace. */
import { BatchWriter, OperationStore } from '../../server/src/trace/batch.js';
import type { TraceTables } from '../../server/src/trace/tables.js';
import * as causes from './simulator/causes.js';
import { lock, unlock } from './simulator/locks.js';
import type { Action } from './simulator/machine.js';
import { access } from './simulator/others.js';
import { barrier, post } from './simulator/queues.js';
import { simulateTrace } from './trace-simulator.js';

const LEANINGS: readonly (readonly Action[])[] = [
  [post, post, post, post],
  [lock, lock, lock, lock, unlock, unlock, unlock, unlock],
  [barrier, barrier, barrier, post, post],
  [causes.callbackPost, causes.callbackPost, causes.enable, causes.trigger, causes.inputPost],
  [causes.binderPost, causes.binderPost, causes.plainPost, causes.callbackPost],
].map((actions) => [...actions, access, access, access, access]);

export interface LeaningTrace {
  readonly store: OperationStore;
  readonly tables: TraceTables;
}

/** About half of the turns leave an operation; every second trace has times. */
export function leaningTrace(seed: number, turns: number): LeaningTrace {
  const times = seed % 2 === 1 ? 'exact' : 'none';
  const more = LEANINGS[seed % LEANINGS.length]!;
  const { tables, operations } = simulateTrace({ seed, turns, times, more });
  const store = new OperationStore();
  const writer = new BatchWriter(store.append);
  for (const operation of operations) writer.copy(operation);
  writer.flush();
  return { store, tables };
}
