/**
 * Why a schedule got stuck: a cycle of nodes that wait for one another, each by a rule. A link is either
 * one that every schedule has, or one where somebody happened to come first; the second kind could be
 * otherwise, and for each the ways are listed in which the waiting side comes first instead. Any schedule
 * that does all operations must take one of these ways, for the cycle as it stands orders its nodes in
 * a circle: so to try all of them is to miss none.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import { Flag, OpKind } from '../../trace/operations.js';
import type { Addition, AddedEdge, Constraints, RunFirst } from './constraints.js';
import type { Blocker } from './machine.js';
import type { Run } from './run.js';
import type { Skeleton } from './skeleton.js';

/** `from` must come before `to`, which waits for it. */
export interface CycleLink {
  readonly from: number;
  readonly to: number;
  readonly rule: string;
  /** Ways to have it the other way round; none where every schedule has it so. */
  readonly ways: readonly Addition[];
}

/** Links from one node around to itself; the last may end at what never happens. */
export type Cycle = readonly CycleLink[];

export function findCycle(
  skeleton: Skeleton,
  constraints: Constraints,
  run: Run,
  start: number,
): Cycle {
  return new CycleFinder(skeleton, constraints, run).from(start);
}

class CycleFinder {
  constructor(
    private readonly skeleton: Skeleton,
    private readonly constraints: Constraints,
    private readonly run: Run,
  ) {}

  from(start: number): Cycle {
    const links: CycleLink[] = [];
    const seen = new Map<number, number>();
    let segment = start;
    while (!seen.has(segment)) {
      seen.set(segment, links.length);
      const blocker = this.run.blockers.get(segment);
      const node = this.run.machine.nextOf(segment);
      if (blocker === undefined || node === undefined) return links.reverse();
      const link = this.linkOf(node, blocker);
      links.push(link);
      if (link.from === NONE) return links.reverse();
      segment = this.skeleton.segmentOf[link.from]!;
      const next = this.run.machine.nextOf(segment);
      // The segment waits at an earlier node of its own.
      if (next !== undefined && next !== link.from) {
        links.push({ from: next, to: link.from, rule: 'PO', ways: [] });
      }
    }
    return links.slice(seen.get(segment)).reverse();
  }

  private linkOf(to: number, blocker: Blocker): CycleLink {
    switch (blocker.kind) {
      case 'edge':
        return { from: blocker.from, to, rule: blocker.rule, ways: [] };
      case 'thread':
        return this.threadLink(to, blocker.segment);
      case 'lock':
        return this.lockLink(to, blocker.hold.segment, blocker.hold.node);
      case 'queue':
        return this.queueLink(to, blocker.ahead.post);
      case 'removal':
        return { from: this.endOf(blocker.post), to, rule: 'REMOVE', ways: [] };
    }
  }

  /** The whole segment comes before the one that runs. */
  private threadLink(to: number, running: number): CycleLink {
    const { steps, segmentOf } = this.skeleton;
    const first = steps[running]![0]!;
    const last = steps[running]!.at(-1)!;
    const own = steps[segmentOf[to]!]!.at(-1)!;
    return { from: last, to, rule: 'ATOMIC', ways: this.known([this.edge(own, first, 'ATOMIC')]) };
  }

  private lockLink(to: number, holder: number, taken: number): CycleLink {
    const release = this.releaseOf(holder, taken);
    const own = this.releaseOf(this.skeleton.segmentOf[to]!, to);
    const ways = this.known([this.edge(own === NONE ? to : own, taken, 'LOCK')]);
    return { from: release, to, rule: 'LOCK', ways };
  }

  /** The unlock that fits a lock of the segment; NONE if it was not recorded. */
  private releaseOf(segment: number, taken: number): number {
    const { columns, steps, placeOf } = this.skeleton;
    let depth = 0;
    for (const node of steps[segment]!.slice(placeOf[taken])) {
      if (columns.a[node] !== columns.a[taken]) continue;
      if (columns.kind[node] === OpKind.Lock) depth++;
      else if (columns.kind[node] === OpKind.Unlock && --depth === 0) return node;
    }
    return NONE;
  }

  private queueLink(to: number, ahead: number): CycleLink {
    const post = this.skeleton.tasks.origin[to]!;
    const isBarrier = this.skeleton.columns.kind[ahead] === OpKind.Barrier;
    const ways = isBarrier ? this.waysBefore(to, post, ahead) : this.waysPast(to, post, ahead);
    return { from: this.endOf(ahead), to, rule: this.queueRule(ahead, post), ways };
  }

  private queueRule(ahead: number, post: number): string {
    const { kind, flags, amount } = this.skeleton.columns;
    if (kind[ahead] === OpKind.Barrier) return 'BARRIER';
    const isPlain = (node: number) => (flags[node]! & TAGS) === 0 && amount[node] === 0;
    return isPlain(ahead) && isPlain(post) ? 'FIFO' : 'PRIORITY';
  }

  /** What takes a message out of the queue: its begin, its removal; NONE if nothing ever does. */
  private endOf(post: number): number {
    const { begin, removal } = this.skeleton.tasks;
    return begin[post] === NONE ? removal[post]! : begin[post]!;
  }

  /** A sync message waits behind a barrier: it was to be posted first, or to begin first. */
  private waysBefore(begin: number, post: number, barrier: number): Addition[] {
    return this.known([
      this.edge(post, barrier, 'BARRIER', [post, barrier]),
      this.edge(begin, barrier, 'BARRIER'),
    ]);
  }

  private waysPast(begin: number, post: number, ahead: number): Addition[] {
    const isFront = (node: number) => (this.skeleton.columns.flags[node]! & Flag.Front) !== 0;
    const rule = this.queueRule(ahead, post);
    const afterBegin = this.edge(begin, ahead, rule);
    if (isFront(post)) return this.known([this.edge(ahead, post, rule), afterBegin]);
    if (isFront(ahead)) return this.known([afterBegin, ...this.waysByBarrier(begin, post, ahead)]);
    const byTime: Addition = { edges: [], runFirst: [[post, ahead]] };
    const hurried: Addition = { edges: [], runFirst: this.waitForNoOther(ahead, post) };
    const byPost = this.edge(post, ahead, rule, [post, ahead]);
    const ways = rule === 'FIFO' ? [byPost] : [byTime, hurried, byPost, afterBegin];
    return this.known([...ways, ...this.waysByBarrier(begin, post, ahead)]);
  }

  /** No post lets time pass until the one ahead is due, nor does this post wait for any other. */
  private waitForNoOther(ahead: number, post: number): RunFirst[] {
    const { columns, nodeCount } = this.skeleton;
    const pairs: RunFirst[] = [];
    for (let node = 0; node < nodeCount && pairs.length < MOST_OTHERS; node++) {
      const isPost = columns.kind[node] === OpKind.Post && columns.b[node] === columns.b[ahead];
      if (!isPost) continue;
      if (node !== ahead && this.constraints.isToRunFirst(ahead, node)) pairs.push([node, ahead]);
      if (node !== post && this.constraints.isToRunFirst(node, post)) pairs.push([post, node]);
    }
    return pairs;
  }

  /** An asynchronous message passes a synchronous one while a barrier stands before that. */
  private waysByBarrier(begin: number, post: number, ahead: number): Addition[] {
    const { columns, tasks } = this.skeleton;
    const isAsync = (node: number) => (columns.flags[node]! & Flag.Async) !== 0;
    if (!isAsync(post) || isAsync(ahead)) return [];
    return this.barriersOf(columns.b[post]!).map((barrier): Addition => {
      const lifted = tasks.begin[barrier]!;
      const edges: AddedEdge[] = [{ from: barrier, to: begin, rule: 'BARRIER' }];
      if (lifted !== NONE) edges.push({ from: begin, to: lifted, rule: 'BARRIER' });
      if ((columns.flags[ahead]! & Flag.Front) === 0) {
        edges.push({ from: barrier, to: ahead, rule: 'BARRIER' });
      }
      return { edges, runFirst: [] };
    });
  }

  private barriersOf(queue: number): number[] {
    const { columns, nodeCount } = this.skeleton;
    const found: number[] = [];
    for (let node = 0; node < nodeCount; node++) {
      if (columns.kind[node] === OpKind.Barrier && columns.b[node] === queue) found.push(node);
    }
    return found;
  }

  private edge(from: number, to: number, rule: string, runFirst?: RunFirst): Addition {
    return { edges: [{ from, to, rule }], runFirst: runFirst === undefined ? [] : [runFirst] };
  }

  /** Without what has been asked already: it did not help. */
  private known(ways: readonly Addition[]): Addition[] {
    return ways.filter(
      ({ edges, runFirst }) =>
        !runFirst.some(([first, second]) => this.constraints.hasRunFirst([second, first])) &&
        (edges.some((edge) => !this.has(edge)) ||
          runFirst.some((pair) => !this.constraints.hasRunFirst(pair))),
    );
  }

  private has({ from, to }: AddedEdge): boolean {
    return this.constraints.addedInto(to).some((edge) => edge.from === from);
  }
}

/** Of how many posts is asked not to wait for one message. */
const MOST_OTHERS = 64;

const TAGS = Flag.Delayed | Flag.AtTime | Flag.Front | Flag.Async;
