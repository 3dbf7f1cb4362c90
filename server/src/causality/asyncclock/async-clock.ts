/**
 * AsyncClock (Hsiao 2017, chapter 4): the happens-before relation of the models `android` and
 * `threads` in one pass, without a graph of the past. Every segment has a vector clock over chains,
 * and beside it, for each queue, which tasks were sent before and may pass their time on to one that
 * is sent now. When a task begins, all tasks that must run before it have ended: it inherits their
 * times. Memory is bounded by what is alive: segments that run, channels, and tasks with future heirs.
 */
import type { Columns } from '../../trace/batch.js';
import { Flag, isAccess, OpKind } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import { PairRules } from '../android/pair-rules.js';
import { channelKey } from '../android/rule.js';
import { Segments, type Segment } from '../android/segments.js';
import type { CausalClock } from '../clock.js';
import { BinderOrder } from './binder-order.js';
import { Chains, INPUT } from './chains.js';
import { ClockChannels } from './channels.js';
import { ALL_ON, type AsyncClockOptions, type Optimisations } from './options.js';
import { QueueRules } from './queue-rules.js';
import { pruneOpen, withOpen } from './open-tasks.js';
import { SentTasks } from './sent-tasks.js';
import { Strand } from './strand.js';
import { Lane, type Task, type Time } from './task.js';
import { joinTime, pruneQueue, pruneTime } from './time.js';
import { TimeWindow } from './time-window.js';

export class AsyncClock implements CausalClock {
  private readonly optimise: Optimisations;
  private readonly segments: Segments;
  private readonly rules: PairRules;
  private readonly chains = new Chains();
  private readonly channels = new ClockChannels();
  private readonly queueRules: QueueRules;
  private readonly sentTasks: SentTasks;
  private readonly binder: BinderOrder | undefined;
  private readonly window: TimeWindow | undefined;
  /** By thread: the strand of the thread as a whole, and that of the task or bracket it is in. */
  private readonly wholes: (Strand | undefined)[] = [];
  private readonly parts: (Strand | undefined)[] = [];
  /** By thread: what those tasks knew that it left without an end. */
  private readonly left = new Map<number, Time>();
  /** By thread: the strand that a read or write of it belongs to, if that is certain. */
  private readonly going: (Strand | undefined)[] = [];
  private current!: Strand;
  /** The position of the operation that is being taken. */
  private op = -1;

  constructor(tables: TraceTables, options: AsyncClockOptions) {
    const { model } = options;
    this.optimise = { ...ALL_ON, ...options.optimise };
    this.segments = new Segments(tables, model);
    this.rules = new PairRules(tables, this.channels, {
      model,
      joinThread: (thread) => {
        this.joinThread(thread);
      },
    });
    const apart = options.onQueueEdge !== undefined;
    if (options.speculativeBinder === true) this.binder = new BinderOrder(tables, apart);
    if (options.window !== undefined) this.window = new TimeWindow(options.window, this.chains);
    this.queueRules = new QueueRules(options, this.optimise, this.binder);
    this.sentTasks = new SentTasks(tables, this.optimise, this.binder);
  }

  get chain(): number {
    return this.current.chain;
  }

  get tick(): number {
    return this.current.tick;
  }

  get firstTicks(): readonly number[] {
    return this.current.time.clock.firstTicks;
  }

  get segment(): number {
    return this.current.segment;
  }

  /** How many chains there are: what the size of the clocks depends on. */
  get chainCount(): number {
    return this.chains.count;
  }

  knows(chain: number, tick: number): boolean {
    return this.current.time.clock.knows(chain, tick);
  }

  step(columns: Columns, index: number): void {
    this.op++;
    const going = this.going[columns.thread[index]!];
    if (going !== undefined && isPlainAccess(columns, index)) {
      going.advance();
      this.current = going;
    } else this.take(columns, index);
  }

  /** Only a release or another thread begins a new epoch, so one step is enough for all of them. */
  stepRun(columns: Columns, index: number, to: number): number {
    this.step(columns, index);
    const thread = columns.thread[index]!;
    let next = index + 1;
    if (this.going[thread] === undefined || !isPlainAccess(columns, index)) return next;
    while (next < to && columns.thread[next] === thread && isPlainAccess(columns, next)) next++;
    this.op += next - index - 1;
    return next;
  }

  private take(columns: Columns, index: number): void {
    const segment = this.segments.take(columns, index);
    const strand = this.strandOf(segment);
    this.current = strand;
    this.channels.current = strand;
    if (segment.opens) {
      this.open(strand, segment, columns, index);
    } else {
      strand.advance();
      this.rules.before(columns, index, segment);
      if (strand.learnt) this.settle(strand);
    }
    this.perform(strand, columns, index);
    this.rules.after(columns, index, segment);
    if (segment.closes) this.close(strand, segment, columns.time[index]!);
    this.goOn(strand, segment);
  }

  /** In a bracket every operation may be the last, which the rules want to know. */
  private goOn(strand: Strand, { thread, kind, closes }: Segment): void {
    while (this.going.length <= thread) this.going.push(undefined);
    this.going[thread] = closes || kind === 'bracket' ? undefined : strand;
  }

  private strandOf(segment: Segment): Strand {
    const strands = segment.kind === 'thread' ? this.wholes : this.parts;
    const known = strands[segment.thread];
    if (known?.segment === segment.id) return known;
    if (known !== undefined) this.leave(known, segment.thread);
    const strand = new Strand(segment.id, this.chains);
    strands[segment.thread] = strand;
    return strand;
  }

  /** A bracket is left without a word; in a trace with gaps, so is a task. */
  private leave(strand: Strand, thread: number): void {
    this.chains.end(strand.chain);
    if (strand.task === undefined) return;
    const left = this.left.get(thread);
    if (left === undefined) this.left.set(thread, strand.time);
    else joinTime(left, strand.time);
  }

  private open(strand: Strand, segment: Segment, columns: Columns, index: number): void {
    this.rules.before(columns, index, segment);
    if (segment.kind === 'task') this.beginTask(strand, segment, columns, index);
    else strand.enter(this.chainFor(segment, strand));
    strand.learnt = false;
  }

  private chainFor({ kind }: Segment, { time }: Strand): number {
    return kind === 'thread' ? this.chains.begin() : this.chains.beginGreedy([], time.clock);
  }

  private beginTask(strand: Strand, segment: Segment, columns: Columns, index: number): void {
    const task = this.sentTasks.begin(segment.task);
    strand.task = task;
    task.looper = segment.looper ? segment.thread : 0;
    task.beginOp = this.op;
    task.beginLine = columns.line[index]!;
    const followed = this.follow(strand, task, segment.thread, columns.time[index]!);
    strand.enter(this.chainOfTask(task, strand, followed));
    task.chain = strand.chain;
    task.beginTick = strand.tick;
    if (this.optimise.reclaim) this.prune(strand, task);
    if (segment.looper) strand.time.open = withOpen(strand.time.open, task);
  }

  /** The tasks whose end a beginning task has learnt of are mostly of its own queue. */
  private prune({ time }: Strand, { sending }: Task): void {
    if (sending !== undefined) pruneQueue(time, sending.queue);
    time.open = pruneOpen(time.open, time.clock);
  }

  /** Answers the chains of the tasks that come before by a rule of the queue. */
  private follow(strand: Strand, task: Task, thread: number, now: number): ReadonlySet<number> {
    if (task.looper === 0) return this.queueRules.beginOnBinder(strand, task, thread, this.op);
    this.window?.advance(thread, now);
    const followed = this.queueRules.begin(strand, task, this.op);
    const grown = this.window?.join(thread, strand.time) ?? false;
    if (grown && this.optimise.reclaim) pruneTime(strand.time);
    this.queueRules.settle(strand, this.op, followed);
    return followed;
  }

  private chainOfTask(task: Task, { time }: Strand, followed: ReadonlySet<number>): number {
    const { sending } = task;
    if (this.optimise.fifoChains && sending?.lane === Lane.Plain && task.looper !== 0) {
      const sender = this.sentTasks.isInput(task) ? INPUT : sending.chain;
      const chain = this.chains.beginFifo(sender, sending.queue, time.clock);
      if (chain !== undefined) return chain;
    }
    return this.chains.beginGreedy(this.candidates(task, followed), time.clock);
  }

  private *candidates({ sending, looper }: Task, followed: Iterable<number>): Iterable<number> {
    yield* followed;
    if (sending !== undefined) yield sending.chain;
    if (this.window !== undefined && looper !== 0) yield* this.window.idleChains(looper);
  }

  private settle(strand: Strand): void {
    strand.learnt = false;
    this.queueRules.settle(strand, this.op);
    if (this.optimise.reclaim) pruneTime(strand.time);
  }

  /** What the operation does to queues. */
  private perform(strand: Strand, columns: Columns, index: number): void {
    switch (columns.kind[index]! as OpKind) {
      case OpKind.Post:
        this.sentTasks.post(strand, columns, index, this.op);
        break;
      case OpKind.Input:
        this.sentTasks.input(columns.a[index]!);
        break;
      case OpKind.Remove:
        this.sentTasks.remove(columns.a[index]!);
        break;
      case OpKind.Barrier:
        this.sentTasks.barrier(strand, columns, index, this.op);
        break;
      case OpKind.Unbarrier:
        this.sentTasks.unbarrier(strand, columns.a[index]!, this.op);
        break;
      default:
    }
  }

  private close(strand: Strand, segment: Segment, now: number): void {
    if (strand.task !== undefined) this.endTask(strand, strand.task, segment.thread, now);
    this.chains.end(strand.chain);
    const strands = segment.kind === 'thread' ? this.wholes : this.parts;
    strands[segment.thread] = undefined;
  }

  private endTask(strand: Strand, task: Task, thread: number, now: number): void {
    this.sentTasks.end(strand, task, this.op);
    if (task.looper === 0) this.binder?.end(task, thread);
    else this.window?.end(task, now, strand.time);
  }

  /**
   * JOIN where no exit is recorded: all that the thread has done so far comes before. What it did in
   * its loop is gathered for its exit already.
   */
  private joinThread(thread: number): void {
    for (const rule of ['START', 'LOOPBEGIN', 'LOOPEND'] as const) {
      this.channels.acquire(channelKey(rule, thread));
    }
    const left = this.left.get(thread);
    if (left !== undefined) this.learn(left);
    for (const strand of [this.wholes[thread], this.parts[thread]]) {
      if (strand === undefined || strand === this.current) continue;
      this.learn(strand.time);
      strand.released = true;
    }
  }

  private learn(time: Time): void {
    if (joinTime(this.current.time, time)) this.current.learnt = true;
  }
}

/** A read or write that orders nothing: most operations of a long trace. */
function isPlainAccess({ kind, flags }: Columns, index: number): boolean {
  return isAccess(kind[index]!) && (flags[index]! & Flag.Volatile) === 0;
}
