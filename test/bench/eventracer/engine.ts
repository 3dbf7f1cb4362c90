/**
 * A happens-before engine in the manner of EventRacer for Android (Bielik et al. 2015, as the thesis
 * describes it in 4.5.3), to compare with: it keeps the whole graph and finds the predecessors of a
 * task by searching backwards from its post. The relation is the one of docs/causality.md, models
 * `android` and `threads`, without speculative binder order. For the benchmark and tests only.
 */
import type { PairRuleOptions } from '../../../server/src/causality/android/pair-rule.js';
import { PairRules } from '../../../server/src/causality/android/pair-rules.js';
import { PostWhen } from '../../../server/src/causality/android/priority.js';
import {
  channelKey,
  type ChannelKey,
  type Channels,
} from '../../../server/src/causality/android/rule.js';
import {
  Segments,
  type Model,
  type Segment,
} from '../../../server/src/causality/android/segments.js';
import type { CausalClock } from '../../../server/src/causality/clock.js';
import type { Columns } from '../../../server/src/trace/batch.js';
import { OpKind } from '../../../server/src/trace/operations.js';
import type { TraceTables } from '../../../server/src/trace/tables.js';
import { Chains } from './chains.js';
import { HappensBeforeGraph, joinNode, type NodeId } from './graph.js';
import { LooperTasks } from './looper-tasks.js';
import { PredecessorSearch } from './search.js';
import { Tasks, type Task } from './tasks.js';

/** Where a segment stands. */
interface Place {
  readonly segment: Segment;
  /** What its queue knows of it, if it is a task that was posted. */
  task: Task | undefined;
  chain: number;
  clock: Uint32Array;
  /** The first node and the one that its operations now belong to; 0 before the first operation. */
  first: NodeId;
  node: NodeId;
  /** An edge goes from the node: the next operation begins another one. */
  sealed: boolean;
}

const NO_CLOCK = new Uint32Array(0);

export class EventRacerClock implements CausalClock, Channels {
  readonly firstTicks = [];
  readonly graph = new HappensBeforeGraph();
  readonly chains = new Chains();
  readonly search: PredecessorSearch;
  private readonly tasks = new Tasks();
  private readonly segments: Segments;
  private readonly rules: PairRules;
  private readonly channels = new Map<ChannelKey, NodeId[]>();
  private readonly places = new Map<number, Place>();
  private readonly lastOfThread: (Place | undefined)[] = [];
  private readonly loopers = new Map<number, LooperTasks>();
  /** What the operation at hand comes after, as far as its segment does not know it yet. */
  private incoming: NodeId[] = [];
  private place!: Place;

  constructor(tables: TraceTables, model: Model = 'android') {
    this.search = new PredecessorSearch(this.graph, this.tasks);
    this.segments = new Segments(tables, model);
    const options: PairRuleOptions = { model, joinThread: this.joinThread.bind(this) };
    this.rules = new PairRules(tables, this, options);
  }

  get segment(): number {
    return this.place.segment.id;
  }

  get chain(): number {
    return this.place.chain;
  }

  get tick(): number {
    return this.graph.tickOf.at(this.place.node);
  }

  knows(chain: number, tick: number): boolean {
    if (chain === this.chain) return tick <= this.tick;
    return (this.place.clock[chain] ?? 0) >= tick;
  }

  step(columns: Columns, index: number): void {
    const segment = this.segments.take(columns, index);
    this.place = this.placeOf(segment);
    this.rules.before(columns, index, segment);
    if (columns.kind[index] === OpKind.Begin) this.beginTask(columns.a[index]!);
    this.keepAtomic();
    this.enterNode();
    this.noteTask(columns, index);
    this.rules.after(columns, index, segment);
    if (segment.closes) this.close();
  }

  stepRun(columns: Columns, index: number): number {
    this.step(columns, index);
    return index + 1;
  }

  // What the rules of pairs do with channels.

  acquire(key: ChannelKey): void {
    for (const node of this.channels.get(key) ?? []) this.follow(node);
  }

  replace(key: ChannelKey): void {
    this.channels.set(key, [this.release()]);
  }

  gather(key: ChannelKey): void {
    const node = this.release();
    const others = this.channels.get(key) ?? [];
    const unknown = others.filter((other) => !this.graph.reaches(other, node));
    this.channels.set(key, [...unknown, node]);
  }

  clear(key: ChannelKey): void {
    this.channels.delete(key);
  }

  /** All that the thread has done: its tasks are in LOOPEND, its last segment may go on. */
  private joinThread(thread: number): void {
    this.acquire(channelKey('LOOPEND', thread));
    const last = this.lastOfThread[thread];
    if (last === undefined || last.node === 0) return;
    last.sealed = true;
    this.follow(last.node);
  }

  private placeOf(segment: Segment): Place {
    const known = this.places.get(segment.id);
    if (known !== undefined) return known;
    this.leaveBracket(segment.thread);
    const unknown = { task: undefined, chain: -1, clock: NO_CLOCK };
    const place: Place = { segment, ...unknown, first: 0, node: 0, sealed: false };
    this.places.set(segment.id, place);
    this.lastOfThread[segment.thread] = place;
    return place;
  }

  /** A bracket whose end is not recorded is over when its thread turns to something else. */
  private leaveBracket(thread: number): void {
    const last = this.lastOfThread[thread];
    if (last?.segment.kind !== 'bracket' || !this.places.delete(last.segment.id)) return;
    this.chains.close(last.chain);
  }

  private release(): NodeId {
    this.place.sealed = true;
    return this.place.node;
  }

  /** The operation at hand comes after this node. */
  private follow(node: NodeId): void {
    const { place, graph } = this;
    const chain = graph.chainOf.at(node);
    const tick = graph.tickOf.at(node);
    if (node === place.node || chain === place.chain) return;
    if ((place.clock[chain] ?? 0) >= tick) return;
    place.clock = joinNode(graph, place.clock, node);
    this.incoming.push(node);
  }

  /** FIFO, PRIORITY, BARRIER and ATFRONT, for the begin of a task on a looper. */
  private beginTask(id: number): void {
    const task = this.tasks.begin(id);
    if (task === undefined || !this.place.segment.looper) return;
    this.place.task = task;
    this.search.find(task, ({ end }) => {
      this.follow(end);
    });
    this.followBarriers(task);
    // What is learnt of one front post may tell of another.
    do this.keepAtomic();
    while (this.followFronts(task));
  }

  /** BARRIER: what was posted behind a barrier runs after the barrier is gone. */
  private followBarriers({ queue, tag, post }: Task): void {
    if (tag.async || tag.when !== PostWhen.Delayed) return;
    for (const { put, taken } of this.tasks.barriersOf(queue)) {
      if (taken !== 0 && this.graph.reaches(put, post)) this.follow(taken);
    }
  }

  /** ATFRONT: `post B` < `post A` < `begin B`, and A at the front. Tells whether that was news. */
  private followFronts({ queue, post }: Task): boolean {
    const fronts = this.tasks.frontsOf(queue);
    const before = this.incoming.length;
    for (let at = fronts.length - 1; at >= 0 && fronts[at]!.post > post; at--) {
      const front = fronts[at]!;
      const applies = front.end !== 0 && this.graph.reaches(post, front.post);
      if (applies && this.isKnown(front.post)) this.follow(front.end);
    }
    return this.incoming.length > before;
  }

  private isKnown(node: NodeId): boolean {
    return (this.place.clock[this.graph.chainOf.at(node)] ?? 0) >= this.graph.tickOf.at(node);
  }

  /** ATOMIC: who knows of the begin of a task of its looper comes after its end. */
  private keepAtomic(): void {
    const { segment, clock } = this.place;
    if (!segment.looper || this.incoming.length === 0) return;
    this.loopers.get(segment.thread)?.forEachCut(clock, (end) => {
      this.follow(end);
    });
  }

  /** The operation goes on in the node of its segment, or begins another one. */
  private enterNode(): void {
    const { place, incoming } = this;
    if (place.node !== 0 && !place.sealed && incoming.length === 0) return;
    if (place.chain < 0) place.chain = this.chains.choose(place.clock);
    const before = place.node === 0 ? incoming : [place.node, ...incoming];
    const tick = this.chains.nextTick(place.chain);
    place.node = this.graph.add(place.chain, tick, place.clock, before);
    if (place.first === 0) place.first = place.node;
    place.sealed = false;
    if (incoming.length > 0) this.incoming = [];
  }

  private noteTask(columns: Columns, index: number): void {
    const id = columns.a[index]!;
    switch (columns.kind[index]) {
      case OpKind.Post:
        this.tasks.post(columns, index, this.release());
        break;
      case OpKind.Remove:
        this.tasks.remove(id);
        break;
      case OpKind.Barrier:
        this.tasks.putBarrier(id, columns.b[index]!, this.release());
        break;
      case OpKind.Unbarrier:
        this.tasks.takeBarrier(id, this.release());
        break;
      case OpKind.End:
        this.endTask();
        break;
    }
  }

  private endTask(): void {
    const { segment, task, first } = this.place;
    if (!segment.looper || !segment.closes) return;
    const end = this.release();
    if (task !== undefined) task.end = end;
    const looper = this.loopers.get(segment.thread) ?? new LooperTasks(this.graph);
    this.loopers.set(segment.thread, looper);
    looper.add({ begin: first, end });
  }

  /** The segment is over: its chain may take another one. */
  private close(): void {
    this.places.delete(this.place.segment.id);
    this.chains.close(this.place.chain);
  }
}
