/** Much traffic of some threads, with locks and now and then a signal: most accesses meet others. */
import { createOperation, type Operation } from '../../server/src/trace/batch.js';
import { OpKind } from '../../server/src/trace/operations.js';
import { createTables, type TraceTables } from '../../server/src/trace/tables.js';
import { Random } from './simulator/random.js';

export interface CrowdOptions {
  readonly seed: number;
  readonly threads: number;
  readonly turns: number;
  /** What is signalled and awaited: the more there are, the less is ordered. */
  readonly handles: number;
  readonly locks: number;
  /** How many of the accesses write, from 0 to 1. */
  readonly writes: number;
}

/** The accesses name no location. */
export function createCrowd({ seed, threads, turns, handles, locks, writes }: CrowdOptions): {
  tables: TraceTables;
  operations: Operation[];
} {
  const random = new Random(seed);
  const tables = createTables();
  tables.fields.push({ label: '1', class: 'org.app.Act', name: 'data', volatile: false });
  tables.sites.push({ label: '1', class: 'org.app.Act', method: 'run', file: '', line: 0 });
  const operations: Operation[] = [];
  const held = new Map<number, number[]>();
  const add = (thread: number, kind: OpKind, a = 0) => {
    operations.push({ ...createOperation(kind, thread, 0), a });
  };
  for (let thread = 1; thread <= threads; thread++) {
    tables.threads.push({ label: String(thread), kind: 'worker', name: '', process: 0 });
    held.set(thread, []);
    add(thread, OpKind.Init);
  }
  const isFree = (lock: number) => ![...held.values()].some((locks) => locks.includes(lock));
  for (let turn = 0; turn < turns; turn++) {
    const thread = 1 + random.below(threads);
    const own = held.get(thread)!;
    const lock = 1 + random.below(locks);
    const choice = random.below(10);
    if (choice < 6) add(thread, random.chance(writes) ? OpKind.Write : OpKind.Read);
    else if (choice === 6) add(thread, OpKind.Signal, 1 + random.below(handles));
    else if (choice === 7) add(thread, OpKind.Await, 1 + random.below(handles));
    else if (choice === 8 && isFree(lock)) {
      own.push(lock);
      add(thread, OpKind.Lock, lock);
    } else if (own.length > 0) add(thread, OpKind.Unlock, own.pop());
  }
  return { tables, operations };
}
