/**
 * What turning round one link of a cycle takes with it. Behind the link the cycle may come by other tasks
 * of the same looper or queue, and from them only by links that hold always: those tasks, too, must be
 * over before the one that was first can begin, in any schedule that has what is asked. To say so at once
 * saves one run for each of them: a chain of inputs moves as a whole.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import { Flag, OpKind } from '../../trace/operations.js';
import type { Addition } from './constraints.js';
import type { Cycle, CycleLink } from './cycle-link.js';
import type { Skeleton } from './skeleton.js';

/** The link with its ways widened; undefined where nothing else follows. */
export function withForced(skeleton: Skeleton, cycle: Cycle, at: number): CycleLink | undefined {
  const link = cycle[at]!;
  if (link.ways.length === 0 || link.from === NONE) return undefined;
  const passed = passedBehind(cycle, at);
  switch (link.rule) {
    case 'ATOMIC':
      return withTasks(skeleton, link, passed);
    case 'FIFO':
    case 'PRIORITY':
      return withMessages(skeleton, link, passed);
    default:
      return undefined;
  }
}

/** Nodes that the cycle passes behind the link, after which only links follow that hold always. */
function passedBehind(cycle: Cycle, at: number): number[] {
  const nodes: number[] = [];
  for (let step = 1; step < cycle.length; step++) {
    const link = cycle[(at + step) % cycle.length]!;
    if (link.ways.length > 0) nodes.length = 0;
    nodes.push(link.to);
  }
  return nodes;
}

/** The last task of the looper that the cycle passes ends before the running one begins. */
function withTasks(skeleton: Skeleton, link: CycleLink, passed: readonly number[]): CycleLink {
  const { columns, segmentOf, segments, steps } = skeleton;
  const running = segmentOf[link.from]!;
  const isOther = (node: number) =>
    columns.thread[node] === columns.thread[link.from] &&
    segmentOf[node] !== running &&
    segments[segmentOf[node]!]!.kind !== 'thread';
  const last = passed.findLast(isOther);
  if (last === undefined) return link;
  const from = steps[segmentOf[last]!]!.at(-1)!;
  const edge = { from, to: steps[running]![0]!, rule: 'ATOMIC' };
  return { ...link, ways: link.ways.map((way) => ({ ...way, edges: [...way.edges, edge] })) };
}

/** The messages of the queue that the cycle passes come before the one that was ahead. */
function withMessages(skeleton: Skeleton, link: CycleLink, passed: readonly number[]): CycleLink {
  const { columns, tasks, hasBarriers } = skeleton;
  const ahead = tasks.origin[link.from]!;
  if (ahead === NONE || hasBarriers) return link;
  const begins = passed.filter((node) => {
    const post = columns.kind[node] === OpKind.Begin ? tasks.origin[node]! : NONE;
    return post !== NONE && post !== ahead && columns.b[post] === columns.b[ahead];
  });
  if (begins.length === 0) return link;
  return { ...link, ways: link.ways.map((way) => widened(skeleton, way, ahead, begins)) };
}

function widened(
  skeleton: Skeleton,
  way: Addition,
  ahead: number,
  begins: readonly number[],
): Addition {
  const { columns, tasks } = skeleton;
  if (way.edges.length === 0) return way;
  if (way.edges.some(({ from }) => columns.kind[from] === OpKind.Begin)) {
    const edge = { from: begins.at(-1)!, to: ahead, rule: 'PRIORITY' };
    return { ...way, edges: [...way.edges, edge] };
  }
  const posts = begins.map((begin) => tasks.origin[begin]!);
  const plain = posts.filter((post) => queueRule(skeleton, ahead, post) === 'FIFO');
  const last = plain.length === 0 ? NONE : plain.reduce((one, other) => Math.max(one, other));
  if (last < ahead) return way;
  const edge = { from: last, to: ahead, rule: 'FIFO' };
  return { ...way, edges: [...way.edges, edge] };
}

const TAGS = Flag.Delayed | Flag.AtTime | Flag.Front | Flag.Async;

export function queueRule({ columns }: Skeleton, ahead: number, post: number): string {
  const { kind, flags, amount } = columns;
  if (kind[ahead] === OpKind.Barrier) return 'BARRIER';
  const isPlain = (node: number) => (flags[node]! & TAGS) === 0 && amount[node] === 0;
  return isPlain(ahead) && isPlain(post) ? 'FIFO' : 'PRIORITY';
}
