/**
 * The state of a simulated app, and the trace that it has left so far: threads, queues with a true
 * clock, and whatever has been made known. What threads do with it stands beside this file.
 */
import { createOperation, type Operation } from '../../../server/src/trace/batch.js';
import { OpKind } from '../../../server/src/trace/operations.js';
import { type TraceTables, createTables } from '../../../server/src/trace/tables.js';
import { MessageQueue } from './message-queue.js';
import { Random } from './random.js';

export interface SimulatorOptions {
  readonly seed: number;
  /** How many times a thread gets its turn. */
  readonly turns: number;
  /** `exact`: every operation has its time; `coarse`: a `time` now and then; `none`: never. */
  readonly times: 'exact' | 'coarse' | 'none';
  /** What threads may do besides; one that is to come often may stand here often. */
  readonly more?: readonly Action[];
}

/** Something that a thread does where it stands, if its state allows it. */
export type Action = (machine: Machine, thread: SimThread) => void;

export interface SimulatedTrace {
  readonly tables: TraceTables;
  readonly operations: Operation[];
}

export type ThreadKind = 'looper' | 'binder' | 'worker' | 'native';

export interface SimThread {
  readonly id: number;
  readonly kind: ThreadKind;
  /** 0 for none. */
  readonly queue: number;
  phase: 'created' | 'before-loop' | 'running' | 'done';
  task: number;
  methods: number;
  atomics: number;
  readonly locks: { object: number; shared: boolean }[];
  /** The monitor that it waits on, with its hold; it does nothing until it is woken. */
  waitsOn: number;
  waitsWith: number;
  woken: boolean;
}

export interface SimQueue {
  readonly id: number;
  readonly binder: boolean;
  readonly messages: MessageQueue;
  readonly idleHandlers: Set<number>;
}

/** How many objects there are, to read, write and lock. */
export const OBJECTS = 4;

export class Machine {
  readonly random: Random;
  readonly tables = createTables();
  readonly operations: Operation[] = [];
  readonly threads: SimThread[] = [];
  readonly queues: SimQueue[] = [];
  readonly barriers: { task: number; queue: SimQueue }[] = [];
  readonly timers = new Map<number, boolean>();
  readonly listeners = new Set<number>();
  readonly signals: number[] = [];
  readonly transactions = new Map<number, { step: number; oneway: boolean }>();
  now = 1;
  recorded = 0;
  lastId = 0;

  constructor(readonly options: SimulatorOptions) {
    this.random = new Random(options.seed);
    this.tables.fields.push({ label: '1', class: 'org.app.Act', name: 'data', volatile: false });
    this.tables.sites.push({ label: '1', class: 'org.app.Act', method: 'run', file: '', line: 0 });
  }

  addQueue(kind: 'looper' | 'binder'): number {
    const id =
      this.tables.queues.push({ label: String(this.tables.queues.length), kind, name: kind }) - 1;
    const messages = new MessageQueue();
    this.queues.push({ id, binder: kind === 'binder', messages, idleHandlers: new Set() });
    return id;
  }

  addThread(kind: ThreadKind, queue: number): SimThread {
    const id = this.tables.threads.length;
    const row = kind === 'native' ? 'worker' : kind;
    this.tables.threads.push({ label: String(id), kind: row, name: `${kind} ${id}`, process: 0 });
    const nothing = { task: 0, methods: 0, atomics: 0, waitsOn: 0, waitsWith: 0, woken: false };
    const thread: SimThread = { id, kind, queue, phase: 'created', locks: [], ...nothing };
    this.threads.push(thread);
    return thread;
  }

  emit(thread: number, kind: OpKind, more: Partial<Operation> = {}): void {
    const { times } = this.options;
    if (times === 'exact' || (times === 'coarse' && this.random.chance(0.1)))
      this.recorded = this.now;
    const line = this.operations.length + 1;
    this.operations.push({ ...createOperation(kind, thread, line), time: this.recorded, ...more });
  }

  /** A recording that has times says when it ended. */
  emitLast(): void {
    if (this.options.times !== 'none') this.recorded = this.now;
    this.emit(0, OpKind.Nop);
  }

  newId(): number {
    return ++this.lastId;
  }

  queueOf(thread: SimThread): SimQueue | undefined {
    return this.queues[thread.queue - 1];
  }

  /** A queue that some running thread has attached. */
  servedQueue(): SimQueue | undefined {
    const served = this.queues.filter((queue) =>
      this.threads.some(
        ({ queue: id, phase }) => id === queue.id && phase !== 'created' && phase !== 'done',
      ),
    );
    return this.random.pick(served);
  }

  mayTake(thread: SimThread, object: number, shared: boolean): boolean {
    return this.threads.every(
      (other) =>
        other === thread ||
        !other.locks.some((held) => held.object === object && !(held.shared && shared)),
    );
  }
}
