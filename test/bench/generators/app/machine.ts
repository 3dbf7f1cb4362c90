/**
 * A made-up app: loopers, binder threads and workers, each with what it is doing, and the operations
 * that all of them may perform. Whose turn it is and what it then does stands in app.ts.
 */
import type { OperationSink } from '../../../../server/src/trace/batch.js';
import { OpKind } from '../../../../server/src/trace/operations.js';
import { createRandom } from '../../random.js';
import { MessageQueue } from './message-queue.js';
import { dueTime, type Tags } from './posts.js';
import { Recording } from './recording.js';

export interface AppParameters {
  /** Tasks on loopers. */
  readonly events: number;
  readonly binderEvents: number;
  readonly loopers: number;
  readonly binders: number;
  readonly workers: number;
  /** Reads and writes, about. */
  readonly accesses: number;
  /** Objects that everybody reads and nobody writes. */
  readonly sharedObjects: number;
  /** Of a thousand accesses, those of the few objects that anyone writes at any time. */
  readonly racy: number;
  /** Pairs of lock and unlock, about; each around a burst of accesses. */
  readonly locks: number;
  /** Whether nearly all that is posted on has a delay, a time of its own, or goes to the front. */
  readonly delayed?: boolean;
}

export enum Role {
  Plain,
  /** I of Figure 4.8: comes from outside. */
  Input,
  /** A of Figure 4.2: one of ever more tasks that nothing orders. */
  Countdown,
  /** A transaction with a binder thread, for whose reply the caller waits. */
  Call,
  /** A task for a binder thread, for which nobody waits. */
  OneWay,
}

/** A thread that takes tasks. */
export interface Server {
  readonly thread: number;
  readonly queue: number;
  readonly messages: MessageQueue;
  readonly binder: boolean;
  /** 0 for none. */
  task: number;
  role: Role;
  /** How many turns the task goes on. */
  left: number;
  /** The call that the task waits for; 0 for none. */
  waitsFor: number;
}

export interface Worker {
  readonly thread: number;
  phase: 'new' | 'forked' | 'running' | 'done' | 'joined';
  /** How many turns it goes on. */
  left: number;
  /** Signals for it that it has not awaited. */
  signals: number;
}

const LOCKS = 64;
const RACY_OBJECTS = 4;
const FIRST_SHARED = 1000;
/** Objects of workers have the number of the thread after this, those of tasks that of the task. */
export const FIRST_OF_WORKERS = 1_000_000;
export const FIRST_OF_TASKS = 2_000_000;
export class Machine {
  readonly recording: Recording;
  readonly random = createRandom(4_8_2);
  readonly loopers: Server[] = [];
  readonly binders: Server[] = [];
  readonly workers: Worker[] = [];
  /** The thread that hands in what comes from outside. */
  readonly outside: number;
  readonly answered = new Set<number>();
  /** Looper tasks and binder tasks that have begun, and those that wait. */
  begun = 0;
  binderBegun = 0;
  waiting = 0;
  private lastTask = 0;
  private accesses = 0;
  private lockPairs = 0;

  constructor(
    readonly parameters: AppParameters,
    sink: OperationSink,
  ) {
    this.recording = new Recording(sink);
    for (let count = 0; count < parameters.loopers; count++) this.addLooper();
    const queue = this.recording.addQueue('binder');
    const messages = new MessageQueue();
    for (let count = 0; count < parameters.binders; count++) this.addBinder(queue, messages);
    this.outside = this.recording.addThread('worker');
    for (let count = 0; count < parameters.workers; count++) this.addWorker();
  }

  emit(thread: number, kind: OpKind, a = 0, b = 0): void {
    this.recording.emit(thread, kind, a, b);
  }

  post(thread: number, { queue, messages, binder }: Server, role: Role, tags: Tags): number {
    const { recording } = this;
    const task = ++this.lastTask;
    recording.emit(thread, OpKind.Post, task, queue, tags.flags, tags.amount);
    messages.add({ task, when: dueTime(tags, recording.now), role });
    if (!binder) this.waiting++;
    return task;
  }

  /** Gives the number of the transaction. */
  transact(thread: number, { messages }: Server): number {
    const { recording } = this;
    const call = ++this.lastTask;
    recording.emit(thread, OpKind.Transact, call);
    messages.add({ task: call, when: recording.now, role: Role.Call });
    return call;
  }

  /**
   * A burst of reads and writes, some of them under a lock: as many as the trace lags behind. Most
   * are of an object that belongs to the task, or to the worker.
   */
  access(thread: number, owned: number): void {
    const { parameters } = this;
    const locked = this.lockPairs < this.due(parameters.locks);
    const lock = 1 + this.random(LOCKS);
    const burst = Math.ceil((this.due(parameters.accesses) - this.accesses) / 4);
    if (locked) this.emit(thread, OpKind.Lock, lock);
    for (let count = 0; count < burst; count++) this.accessOnce(thread, owned);
    if (locked) this.emit(thread, OpKind.Unlock, lock);
    if (locked) this.lockPairs++;
    this.accesses += Math.max(0, burst);
  }

  /** How many of these, of which there will be `total`, there should be by now. */
  due(total: number): number {
    return (total * this.begun) / this.parameters.events;
  }

  private accessOnce(thread: number, owned: number): void {
    const { random, recording } = this;
    const choice = random(1000);
    const kind = random(4) === 0 ? OpKind.Write : OpKind.Read;
    if (choice < this.parameters.racy) recording.access(thread, kind, this.racy(), choice);
    else if (choice < 900) recording.access(thread, kind, owned, choice);
    else recording.access(thread, OpKind.Read, this.shared(), choice);
  }

  /** An object that is only read, so that its accesses are never in conflict. */
  private shared(): number {
    return FIRST_SHARED + this.random(this.parameters.sharedObjects);
  }

  private racy(): number {
    return 1 + this.random(RACY_OBJECTS);
  }

  private addLooper(): void {
    const thread = this.recording.addThread('looper');
    const queue = this.recording.addQueue('looper');
    this.loopers.push(createServer(thread, queue, new MessageQueue(), false));
  }

  private addBinder(queue: number, messages: MessageQueue): void {
    const thread = this.recording.addThread('binder');
    this.binders.push(createServer(thread, queue, messages, true));
  }

  private addWorker(): void {
    const thread = this.recording.addThread('worker');
    this.workers.push({ thread, phase: 'new', left: 0, signals: 0 });
  }
}

function createServer(
  thread: number,
  queue: number,
  messages: MessageQueue,
  binder: boolean,
): Server {
  const nothing = { task: 0, role: Role.Plain, left: 0, waitsFor: 0 };
  return { thread, queue, messages, binder, ...nothing };
}
