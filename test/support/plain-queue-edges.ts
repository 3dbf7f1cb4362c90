/**
 * The rules of the queue (docs/causality.md) for the explanation engine, plainly: each operation keeps
 * a bit for every one before it, and every task is compared with every other. For short traces. All
 * edges of the relation are kept beside, so that chains can be compared with a plain search.
 */
import {
  isPlain,
  mustPrecede,
  PostWhen,
  postTag,
} from '../../server/src/causality/android/priority.js';
import { PairRules } from '../../server/src/causality/android/pair-rules.js';
import {
  ruleOfChannel,
  type ChannelKey,
  type Rule,
} from '../../server/src/causality/android/rule.js';
import { Segments, type Model, type Segment } from '../../server/src/causality/android/segments.js';
import type {
  QueueEdgeListener,
  QueueEdges,
} from '../../server/src/causality/explanation/queue-edges.js';
import { operationAt, type Columns } from '../../server/src/trace/batch.js';
import { OpKind } from '../../server/src/trace/operations.js';
import type { TraceTables } from '../../server/src/trace/tables.js';

export interface PlainEdge {
  readonly from: number;
  readonly rule: Rule;
}

interface Post {
  readonly at: number;
  readonly queue: number;
  readonly tag: ReturnType<typeof postTag>;
}

interface Task {
  readonly segment: number;
  readonly thread: number;
  readonly looper: boolean;
  readonly begin: number;
  end: number;
  readonly post: Post | undefined;
}

export class PlainQueueEdges implements QueueEdges {
  /** Per operation: the edges into it, without program order; and its segment. */
  readonly edges: PlainEdge[][] = [];
  readonly segmentOf: number[] = [];
  private readonly before: Uint32Array[] = [];
  private readonly segments: Segments;
  private readonly rules: PairRules;
  private readonly held = new Map<ChannelKey, readonly number[]>();
  private readonly lastOf = new Map<number, number>();
  private readonly threads: number[] = [];
  private readonly tasks: Task[] = [];
  private readonly posts = new Map<number, Post>();
  private readonly standing = new Map<number, { at: number; queue: number }>();
  private readonly barriers: { at: number; queue: number; removed: number }[] = [];

  constructor(
    tables: TraceTables,
    private readonly model: Model,
    private readonly listener: QueueEdgeListener = () => undefined,
  ) {
    this.segments = new Segments(tables, model);
    const channels = {
      acquire: (key: ChannelKey) => {
        for (const from of this.held.get(key) ?? []) this.add(from, ruleOfChannel(key));
      },
      replace: (key: ChannelKey) => void this.held.set(key, [this.now]),
      gather: (key: ChannelKey) =>
        void this.held.set(key, [...(this.held.get(key) ?? []), this.now]),
      clear: (key: ChannelKey) => void this.held.delete(key),
    };
    const joinThread = (thread: number) => {
      for (let from = 0; from < this.now; from++) {
        if (this.threads[from] === thread) this.add(from, 'JOIN');
      }
    };
    this.rules = new PairRules(tables, channels, { model, joinThread });
  }

  precedes(first: number, second: number): boolean {
    return ((this.before[second]![first >> 5] ?? 0) & (1 << (first & 31))) !== 0;
  }

  step(columns: Columns, index: number): void {
    const segment = this.segments.take(columns, index);
    this.edges.push([]);
    this.segmentOf.push(segment.id);
    this.threads.push(columns.thread[index]!);
    this.before.push(new Uint32Array((this.now >> 5) + 1));
    const previous = this.lastOf.get(segment.id);
    if (previous !== undefined) this.join(previous);
    this.lastOf.set(segment.id, this.now);
    this.rules.before(columns, index, segment);
    if (this.model === 'android') this.queueRules(columns, index, segment);
    this.rules.after(columns, index, segment);
    this.note(columns, index, segment);
  }

  private get now(): number {
    return this.before.length - 1;
  }

  private add(from: number, rule: Rule): void {
    this.edges[this.now]!.push({ from, rule });
    this.join(from);
  }

  private join(from: number): void {
    const mine = this.before[this.now]!;
    this.before[from]!.forEach((word, at) => (mine[at]! |= word));
    mine[from >> 5]! |= 1 << (from & 31);
  }

  private queueRules(columns: Columns, index: number, segment: Segment): void {
    const { kind, a } = operationAt(columns, index);
    if (kind === OpKind.Begin) {
      const post = this.posts.get(a);
      this.posts.delete(a);
      const { id, thread, looper } = segment;
      this.tasks.push({ segment: id, thread, looper, begin: this.now, end: -1, post });
    }
    const task = this.tasks.findLast((each) => each.segment === segment.id);
    for (let news = true; news;) {
      news = false;
      if (kind === OpKind.Begin) news = this.beginRules(task!) || news;
      if (segment.looper) news = this.atomic(segment) || news;
    }
  }

  private tell(rule: Rule, from: number, because: readonly [number, number]): boolean {
    if (this.edges[this.now]!.some((edge) => edge.from === from && edge.rule === rule))
      return false;
    this.add(from, rule);
    this.listener(rule, from, this.now, because);
    return true;
  }

  private beginRules(second: Task): boolean {
    const { post, begin } = second;
    if (!second.looper || post === undefined || post.queue === 0) return false;
    let news = false;
    for (const first of this.tasks) {
      if (first.end < 0 || !first.looper || first.post?.queue !== post.queue) continue;
      const { at, tag } = first.post;
      if (this.precedes(at, post.at) && mustPrecede(tag, post.tag)) {
        const plain = isPlain(tag) && isPlain(post.tag);
        news = this.tell(plain ? 'FIFO' : 'PRIORITY', first.end, [at, post.at]) || news;
      }
      const waits = this.precedes(post.at, at) && this.precedes(at, begin);
      if (tag.when === PostWhen.Front && waits) {
        news = this.tell('ATFRONT', first.end, [at, begin]) || news;
      }
    }
    if (post.tag.async || post.tag.when !== PostWhen.Delayed) return news;
    for (const { at, queue, removed } of this.barriers) {
      if (queue !== post.queue || !this.precedes(at, post.at)) continue;
      news = this.tell('BARRIER', removed, [at, post.at]) || news;
    }
    return news;
  }

  private atomic({ id, thread }: Segment): boolean {
    let news = false;
    for (const first of this.tasks) {
      if (first.end < 0 || !first.looper || first.thread !== thread || first.segment === id)
        continue;
      if (!this.precedes(first.begin, this.now) || this.precedes(first.end, this.now)) continue;
      news = this.tell('ATOMIC', first.end, [first.begin, this.now]) || news;
    }
    return news;
  }

  private note(columns: Columns, index: number, segment: Segment): void {
    const { kind, a, b } = operationAt(columns, index);
    if (kind === OpKind.Post)
      this.posts.set(a, { at: this.now, queue: b, tag: postTag(columns, index) });
    if (kind === OpKind.Remove) this.posts.delete(a);
    if (kind === OpKind.Barrier) this.standing.set(a, { at: this.now, queue: b });
    const barrier = this.standing.get(a);
    if (kind === OpKind.Unbarrier && barrier !== undefined) {
      this.barriers.push({ ...barrier, removed: this.now });
      this.standing.delete(a);
    }
    if (segment.kind !== 'task' || !segment.closes) return;
    const task = this.tasks.findLast((each) => each.segment === segment.id);
    if (task !== undefined) task.end = this.now;
  }
}
