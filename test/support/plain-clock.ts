/**
 * Happens-before, obviously: all edges that the rules of docs/causality.md give, closed by bit sets
 * until nothing is new, and a CausalClock that reads its answers off the closure. For tests of what
 * stands on a clock; barriers and binder speculation are left out.
 */
import { BitMatrix } from '../../server/src/base/bit-matrix.js';
import { PairRules } from '../../server/src/causality/android/pair-rules.js';
import { mustPrecede, postTag, PostWhen } from '../../server/src/causality/android/priority.js';
import { Segments, type Model, type Segment } from '../../server/src/causality/android/segments.js';
import type { CausalClock } from '../../server/src/causality/clock.js';
import type { Columns, OperationStore } from '../../server/src/trace/batch.js';
import { Flag, isAccess, OpKind } from '../../server/src/trace/operations.js';
import type { TraceTables } from '../../server/src/trace/tables.js';

export interface PlainOrder {
  readonly length: number;
  /** By operation. */
  readonly segment: readonly number[];
  /** Does operation `one` happen before `other`? */
  precedes(one: number, other: number): boolean;
}

interface Task {
  readonly post: number;
  readonly begin: number;
  end: number;
  readonly segment: Segment;
}

export function plainOrder(store: OperationStore, tables: TraceTables, model: Model): PlainOrder {
  return new Closure(store, tables, model);
}

class Closure implements PlainOrder {
  readonly length: number;
  readonly segment: number[] = [];
  private readonly columns: Columns;
  private readonly edges: number[][];
  private readonly tasks: Task[] = [];
  private before: BitMatrix;

  constructor(store: OperationStore, tables: TraceTables, model: Model) {
    this.length = store.length;
    this.columns = store.columns;
    this.edges = Array.from({ length: this.length }, () => []);
    this.addPairs(tables, model);
    this.before = this.close();
    if (model === 'android') while (this.addQueueOrder()) this.before = this.close();
  }

  precedes(one: number, other: number): boolean {
    return this.before.has(other, one);
  }

  private addPairs(tables: TraceTables, model: Model): void {
    const { columns } = this;
    const segments = new Segments(tables, model);
    const held = new Map<number, number[]>();
    let now = 0;
    const channels = {
      acquire: (key: number) => this.edges[now]!.push(...(held.get(key) ?? [])),
      replace: (key: number) => held.set(key, [now]),
      gather: (key: number) => held.set(key, [...(held.get(key) ?? []), now]),
      clear: (key: number) => held.delete(key),
    };
    const joinThread = (thread: number): void => {
      for (let op = 0; op < now; op++) {
        if (columns.thread[op] === thread) this.edges[now]!.push(op);
      }
    };
    const rules = new PairRules(tables, channels, { model, joinThread });
    const last = new Map<number, number>();
    const posts = new Map<number, number>();
    for (; now < this.length; now++) {
      const segment = segments.take(columns, now);
      this.segment.push(segment.id);
      const previous = last.get(segment.id);
      if (previous !== undefined) this.edges[now]!.push(previous);
      last.set(segment.id, now);
      rules.before(columns, now, segment);
      rules.after(columns, now, segment);
      this.noteTask(segment, now, posts);
    }
    this.edges.forEach((from, op) => (this.edges[op] = from.filter((each) => each !== op)));
  }

  private noteTask(segment: Segment, now: number, posts: Map<number, number>): void {
    const { kind, a } = this.columns;
    if (kind[now] === OpKind.Post) posts.set(a[now]!, now);
    if (segment.kind !== 'task' || !segment.looper) return;
    if (segment.opens) {
      const post = posts.get(segment.task) ?? -1;
      posts.delete(segment.task);
      this.tasks.push({ post, begin: now, end: -1, segment: { ...segment } });
    } else if (segment.closes) {
      this.tasks.find((task) => task.segment.id === segment.id)!.end = now;
    }
  }

  /** All edges lead forward, so one pass in the order of the trace closes the relation. */
  private close(): BitMatrix {
    const before = new BitMatrix(this.length, this.length);
    const { words, stride } = before;
    for (let op = 0; op < this.length; op++) {
      for (const from of this.edges[op]!) {
        for (let at = 0; at < stride; at++) words[op * stride + at]! |= words[from * stride + at]!;
        before.set(op, from);
      }
    }
    return before;
  }

  /** FIFO, PRIORITY, ATFRONT and ATOMIC; tells whether anything is new. */
  private addQueueOrder(): boolean {
    let grown = false;
    const add = (from: number, to: number): void => {
      if (from < 0 || this.precedes(from, to)) return;
      this.edges[to]!.push(from);
      grown = true;
    };
    this.tasks.forEach((one, index) => {
      for (const other of this.tasks.slice(index + 1)) {
        if (one.segment.queue === other.segment.queue && this.mustRunFirst(one, other)) {
          add(one.end, other.begin);
        }
        if (one.segment.thread === other.segment.thread) this.addAtomic(one, other, add);
      }
    });
    return grown;
  }

  private mustRunFirst(one: Task, other: Task): boolean {
    if (one.post < 0 || other.post < 0) return false;
    const tag = postTag(this.columns, one.post);
    if (this.precedes(one.post, other.post)) {
      return mustPrecede(tag, postTag(this.columns, other.post));
    }
    const front = tag.when === PostWhen.Front;
    return front && this.precedes(other.post, one.post) && this.precedes(one.post, other.begin);
  }

  /** If the begin of one is before an operation of the other, so is its end. */
  private addAtomic(one: Task, other: Task, add: (from: number, to: number) => void): void {
    for (let op = other.begin; op < this.length; op++) {
      if (this.segment[op] !== other.segment.id || !this.precedes(one.begin, op)) continue;
      add(one.end, op);
      return;
    }
  }
}

/** A clock over a known order. Its ticks advance where another segment learns of an operation. */
export class PlainClock implements CausalClock {
  chain = 0;
  tick = 0;
  segment = 0;
  readonly firstTicks = [];
  private now = -1;
  private readonly chainOf: number[] = [];
  private readonly tickOf: number[] = [];
  /** The last operation of each chain with each tick. */
  private readonly lastOf = new Map<string, number>();

  constructor(private readonly order: PlainOrder) {
    const ends = lastOperations(order);
    const chains = new Map<number, number>();
    const tails: number[] = [];
    const ticks: number[] = [];
    for (let op = 0; op < order.length; op++) {
      const segment = order.segment[op]!;
      if (!chains.has(segment)) {
        const free = tails.findIndex((tail) => tail < op && order.precedes(tail, op));
        const chain = free < 0 ? tails.length : free;
        chains.set(segment, chain);
        tails[chain] = ends.get(segment)!;
        ticks[chain] = (ticks[chain] ?? 0) + 1;
      }
      const chain = chains.get(segment)!;
      this.chainOf.push(chain);
      this.tickOf.push(ticks[chain]!);
      this.lastOf.set(`${chain} ${ticks[chain]!}`, op);
      if (isReleased(order, op)) ticks[chain]!++;
    }
  }

  step(): void {
    this.now++;
    this.chain = this.chainOf[this.now]!;
    this.tick = this.tickOf[this.now]!;
    this.segment = this.order.segment[this.now]!;
  }

  stepRun(columns: Columns, index: number, to: number): number {
    this.step();
    let next = index + 1;
    if (!isPlainAccess(columns, index)) return next;
    while (next < to && this.isInEpoch(columns, next, columns.thread[index]!)) {
      this.step();
      next++;
    }
    return next;
  }

  knows(chain: number, tick: number): boolean {
    if (chain === this.chain || tick === 0) return tick <= this.tick;
    return this.order.precedes(this.lastOf.get(`${chain} ${tick}`)!, this.now);
  }

  /** Is the next operation a plain access of the thread with the same epoch as the last one? */
  private isInEpoch(columns: Columns, index: number, thread: number): boolean {
    const next = this.now + 1;
    if (columns.thread[index] !== thread || !isPlainAccess(columns, index)) return false;
    return this.chainOf[next] === this.chain && this.tickOf[next] === this.tick;
  }
}

function isPlainAccess({ kind, flags }: Columns, index: number): boolean {
  return isAccess(kind[index]!) && (flags[index]! & Flag.Volatile) === 0;
}

function lastOperations({ segment }: PlainOrder): Map<number, number> {
  return new Map(segment.map((each, op) => [each, op]));
}

/** Is there an operation of another segment that knows this one and not the next of its segment? */
function isReleased(order: PlainOrder, op: number): boolean {
  const segment = order.segment[op]!;
  const next = order.segment.indexOf(segment, op + 1);
  for (let other = op + 1; other < order.length; other++) {
    if (order.segment[other] === segment || !order.precedes(op, other)) continue;
    if (next < 0 || !order.precedes(next, other)) return true;
  }
  return false;
}
