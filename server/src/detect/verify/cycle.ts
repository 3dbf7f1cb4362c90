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
import type { Cycle, CycleLink } from './cycle-link.js';
import { queueRule, withForced } from './forced-ways.js';
import type { Blocker } from './machine.js';
import type { Run } from './run.js';
import type { Skeleton } from './skeleton.js';
import { leavesQueue } from './task-pairs.js';

export type { Cycle, CycleLink } from './cycle-link.js';

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
    const cycle = links.slice(seen.get(segment)).reverse();
    return cycle.map((link, at) => withForced(this.skeleton, cycle, at) ?? link);
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
        return {
          from: leavesQueue(this.skeleton.tasks, blocker.post),
          to,
          rule: 'REMOVE',
          ways: [],
        };
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
    const nodes = steps[segment]!;
    for (let place = placeOf[taken]!; place < nodes.length; place++) {
      const node = nodes[place]!;
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
    const rule = queueRule(this.skeleton, ahead, post);
    return { from: leavesQueue(this.skeleton.tasks, ahead), to, rule, ways };
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
    const rule = queueRule(this.skeleton, ahead, post);
    const afterBegin = this.edge(begin, ahead, rule);
    if (isFront(post)) return this.known([this.edge(ahead, post, rule), afterBegin]);
    if (isFront(ahead)) return this.known([afterBegin, ...this.waysByBarrier(begin, post, ahead)]);
    const byTime: Addition = { edges: [], runFirst: [[post, ahead]] };
    const hurried: Addition = { ...byTime, hurried: [[post, ahead]] };
    const byPost = this.edge(post, ahead, rule, [post, ahead]);
    const ways = rule === 'FIFO' ? [byPost] : [byTime, hurried, afterBegin, byPost];
    return this.known([...ways, ...this.waysByBarrier(begin, post, ahead)]);
  }

  /** An asynchronous message passes a synchronous one while a barrier stands before that. */
  private waysByBarrier(begin: number, post: number, ahead: number): Addition[] {
    const { columns, tasks } = this.skeleton;
    const isAsync = (node: number) => (columns.flags[node]! & Flag.Async) !== 0;
    if (!this.skeleton.hasBarriers || !isAsync(post) || isAsync(ahead)) return [];
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
    const { constraints } = this;
    return ways.filter(
      ({ edges, runFirst, hurried = [] }) =>
        !runFirst.some(([first, second]) => constraints.hasRunFirst([second, first])) &&
        (edges.some((edge) => !constraints.hasEdge(edge)) ||
          runFirst.some((pair) => !constraints.hasRunFirst(pair)) ||
          hurried.some((pair) => !constraints.isHurried(pair))),
    );
  }
}
