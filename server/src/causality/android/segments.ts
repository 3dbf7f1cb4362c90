/**
 * Who performs an operation: docs/causality.md, "Who performs an operation". Program order holds
 * within a segment and nowhere else. One pass; keeps the open segments, a row for each thread, and
 * the queue of each task that waits.
 */
import type { Columns } from '../../trace/batch.js';
import { Flag, OpKind } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';

/** The models that are made of these rules. */
export type Model = 'android' | 'threads';

export interface Segment {
  /** From 1, in the order in which they open. */
  readonly id: number;
  readonly kind: 'thread' | 'task' | 'bracket';
  /** ThreadId. */
  readonly thread: number;
  /** A task on a looper thread: tasks of one looper run one after another, so ATOMIC applies. */
  readonly looper: boolean;
  /** The task, or 0. */
  readonly task: number;
  /** The queue that the task was taken from; 0 where not recorded, or none. */
  readonly queue: number;
  /** Is the operation taken last the first of the segment? */
  opens: boolean;
  /**
   * Is the operation taken last certainly its last? A bracket or a thread whose end is not recorded
   * is left without a word.
   */
  closes: boolean;
}

/** What is between two tasks of a looper, and what a binder thread does for one caller. */
type Bracket = 'gap' | 'native' | 'transaction' | 'single';

interface ThreadState {
  readonly thread: number;
  binder: boolean;
  /** It takes tasks: what it does outside of them is no longer one sequence. */
  loops: boolean;
  queue: number;
  /** What it does outside of tasks and brackets. */
  whole: Segment | undefined;
  /** The task or bracket that it is in. */
  open: Segment | undefined;
  bracket: Bracket;
  transaction: number;
  /** Transactions that it sent and waits for: what it receives meanwhile is part of the same work. */
  waiting: number;
}

/**
 * Kinds that may open, close or leave a segment; all others go on in the one that their thread is in.
 * Nearly every operation of a long trace does that, so it must not cost more than a look.
 */
const MAY_TURN = new Uint8Array(256);
for (const kind of [
  OpKind.Init,
  OpKind.Exit,
  OpKind.Attach,
  OpKind.Loop,
  OpKind.Post,
  OpKind.Begin,
  OpKind.End,
  OpKind.Remove,
  OpKind.Transact,
  OpKind.Receive,
  OpKind.Reply,
  OpKind.Return,
  OpKind.NativeEnter,
  OpKind.NativeLeave,
]) {
  MAY_TURN[kind] = 1;
}

export class Segments {
  private last = 0;
  private readonly threads: (ThreadState | undefined)[] = [];
  /** By thread, the segment in which it goes on unless the operation says otherwise. */
  private readonly goingOn: (Segment | undefined)[] = [];
  private readonly queueOfTask = new Map<number, number>();

  constructor(
    private readonly tables: TraceTables,
    private readonly model: Model = 'android',
  ) {}

  /** How many segments there have been. */
  get count(): number {
    return this.last;
  }

  /** The segment of the operation at `index`; operations are taken in the order of the trace. */
  take(columns: Columns, index: number): Segment {
    const segment = this.goingOn[columns.thread[index]!];
    if (segment === undefined || MAY_TURN[columns.kind[index]!] === 1) {
      return this.turn(columns, index);
    }
    return again(segment);
  }

  /** The segment that a thread is in, if it has done anything and not ended. */
  current(thread: number): Segment | undefined {
    const state = this.threads[thread];
    return state?.open ?? state?.whole;
  }

  private turn(columns: Columns, index: number): Segment {
    const thread = this.stateOf(columns.thread[index]!);
    const segment =
      this.model === 'threads'
        ? this.inThread(thread, columns.kind[index]!)
        : this.segmentOf(thread, columns, index);
    this.goOn(thread);
    return segment;
  }

  private goOn({ thread, open, whole, binder, loops }: ThreadState): void {
    const isSequence = this.model === 'threads' || !(binder || loops);
    while (this.goingOn.length <= thread) this.goingOn.push(undefined);
    this.goingOn[thread] = open ?? (isSequence ? whole : undefined);
  }

  private segmentOf(thread: ThreadState, columns: Columns, index: number): Segment {
    switch (columns.kind[index]!) {
      case OpKind.Begin:
        return this.begin(thread, columns.a[index]!);
      case OpKind.End:
        return this.end(thread, columns.a[index]!);
      case OpKind.Post:
        this.queueOfTask.set(columns.a[index]!, columns.b[index]!);
        break;
      case OpKind.Remove:
        this.queueOfTask.delete(columns.a[index]!);
        break;
      case OpKind.Attach:
        thread.queue = columns.b[index]!;
        break;
      case OpKind.Loop:
        return this.loop(thread, columns.b[index]!);
      case OpKind.NativeEnter:
        return this.enterBracket(thread, 'native', 0);
      case OpKind.NativeLeave:
        return this.leaveBracket(thread, 'native', 0);
      case OpKind.Receive:
        return this.enterBracket(thread, 'transaction', columns.a[index]!);
      case OpKind.Reply:
        return this.leaveBracket(thread, 'transaction', columns.a[index]!);
      case OpKind.Transact:
        if ((columns.flags[index]! & Flag.OneWay) === 0) thread.waiting++;
        break;
      case OpKind.Return:
        if (thread.waiting > 0) thread.waiting--;
        break;
    }
    return this.plain(thread, columns.kind[index]!);
  }

  private begin(thread: ThreadState, task: number): Segment {
    const queue = this.queueOfTask.get(task) ?? 0;
    this.queueOfTask.delete(task);
    thread.loops = true;
    thread.waiting = 0;
    return (thread.open = this.openSegment(thread, 'task', task, queue || thread.queue));
  }

  private end(thread: ThreadState, task: number): Segment {
    const { open } = thread;
    if (open?.kind !== 'task' || open.task !== task) return this.plain(thread, OpKind.End);
    return this.close(thread, open);
  }

  private loop(thread: ThreadState, queue: number): Segment {
    thread.queue = queue;
    const segment = this.plain(thread, OpKind.Loop);
    if (thread.binder || thread.open !== undefined) return segment;
    thread.loops = true;
    thread.whole = undefined;
    segment.closes = true;
    return segment;
  }

  private enterBracket(thread: ThreadState, bracket: Bracket, transaction: number): Segment {
    const inside = thread.open !== undefined && !isOver(thread);
    if (!thread.binder || inside) return this.plain(thread, OpKind.Receive);
    thread.bracket = bracket;
    thread.transaction = transaction;
    return (thread.open = this.openSegment(thread, 'bracket', 0, 0));
  }

  private leaveBracket(thread: ThreadState, bracket: Bracket, transaction: number): Segment {
    const { open } = thread;
    const ours =
      open?.kind === 'bracket' && thread.bracket === bracket && thread.transaction === transaction;
    return ours ? this.close(thread, open) : this.plain(thread, OpKind.Reply);
  }

  /** An operation that neither begins nor ends a task or a bracket of its own. */
  private plain(thread: ThreadState, kind: OpKind): Segment {
    if (thread.open !== undefined) return again(thread.open);
    if (thread.binder) return this.single(thread);
    if (!thread.loops) return this.inThread(thread, kind);
    thread.bracket = 'gap';
    return (thread.open = this.openSegment(thread, 'bracket', 0, 0));
  }

  private single(thread: ThreadState): Segment {
    const segment = this.openSegment(thread, 'bracket', 0, 0);
    segment.closes = true;
    return segment;
  }

  private inThread(thread: ThreadState, kind: OpKind): Segment {
    const segment =
      thread.whole === undefined ? this.openSegment(thread, 'thread', 0, 0) : again(thread.whole);
    thread.whole = kind === OpKind.Exit ? undefined : segment;
    segment.closes = kind === OpKind.Exit;
    return segment;
  }

  private close(thread: ThreadState, segment: Segment): Segment {
    thread.open = undefined;
    again(segment).closes = true;
    return segment;
  }

  private openSegment(
    { thread, binder }: ThreadState,
    kind: Segment['kind'],
    task: number,
    queue: number,
  ): Segment {
    const pool = binder || this.tables.queues[queue]?.kind === 'binder';
    const looper = kind === 'task' && !pool;
    return { id: ++this.last, kind, thread, looper, task, queue, opens: true, closes: false };
  }

  private stateOf(thread: number): ThreadState {
    const known = this.threads[thread];
    if (known !== undefined) {
      // A DroidRacer log tells what a thread is only in the middle.
      known.binder = this.tables.threads[thread]?.kind === 'binder';
      return known;
    }
    const state: ThreadState = {
      thread,
      binder: this.tables.threads[thread]?.kind === 'binder',
      loops: false,
      queue: 0,
      whole: undefined,
      open: undefined,
      bracket: 'gap',
      transaction: 0,
      waiting: 0,
    };
    this.threads[thread] = state;
    return state;
  }
}

function again(segment: Segment): Segment {
  segment.opens = false;
  segment.closes = false;
  return segment;
}

/** A one-way transaction has no reply: it is over when the thread turns to something else. */
function isOver({ open, bracket, waiting }: ThreadState): boolean {
  return open?.kind === 'bracket' && bracket === 'transaction' && waiting === 0;
}
