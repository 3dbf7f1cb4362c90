/**
 * Random traces that are rich in causes and effects: one seed, one trace, everywhere the same. They
 * can happen as they stand, unless damage is asked for: then operations are missing here and there, as
 * from a recorder that lost some, and the rest is still to be ordered.
 */
import { BatchWriter, OperationStore, type Operation } from '../../server/src/trace/batch.js';
import type { TraceTables } from '../../server/src/trace/tables.js';
import * as causes from './simulator/causes.js';
import type { Action } from './simulator/machine.js';
import { Random } from './simulator/random.js';
import { simulateTrace } from './trace-simulator.js';

export interface RandomTraceOptions {
  /** How many times a thread gets its turn; about half of them leave an operation. */
  readonly turns?: number;
  /** The part of the operations that is missing, 0 to 1. */
  readonly lost?: number;
  /** Every operation has its time. */
  readonly timed?: boolean;
}

export interface RandomTrace {
  readonly store: OperationStore;
  readonly tables: TraceTables;
  readonly operations: readonly Operation[];
}

/** Each kind of trace leans towards some causes, so that their rules meet one another. */
const MIXES: readonly (readonly Action[])[] = [
  [causes.plainPost, causes.plainPost, causes.plainPost, causes.sharedSignal],
  [causes.callbackPost, causes.callbackPost, causes.enable, causes.trigger, causes.inputPost],
  [causes.volatileAccess, causes.sharedSignal, causes.plainPost, causes.inputPost],
  [causes.binderPost, causes.binderPost, causes.plainPost, causes.callbackPost],
  Object.values<unknown>(causes).filter((each): each is Action => each !== causes.declareCauses),
];

const PROCESSES = 3;

export function randomCausalityTrace(seed: number, options: RandomTraceOptions = {}): RandomTrace {
  const { turns = 400, lost = 0, timed = false } = options;
  const more = MIXES[seed % MIXES.length]!;
  const { tables, operations } = simulateTrace({
    seed,
    turns,
    times: timed ? 'exact' : 'none',
    more,
  });
  giveProcesses(tables);
  const random = new Random(seed + 1);
  const kept = operations.filter(() => !random.chance(lost));
  return { store: storeOf(kept), tables, operations: kept };
}

function giveProcesses(tables: TraceTables): void {
  for (let id = 1; id < PROCESSES; id++) tables.processes.push({ label: `${id}`, name: `p${id}` });
  for (const [index, thread] of tables.threads.entries()) {
    if (index > 0) tables.threads[index] = { ...thread, process: index % PROCESSES };
  }
}

function storeOf(operations: readonly Operation[]): OperationStore {
  const store = new OperationStore();
  const writer = new BatchWriter(store.append);
  for (const operation of operations) writer.copy(operation);
  writer.flush();
  return store;
}
