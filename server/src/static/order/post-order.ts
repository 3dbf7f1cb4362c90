/**
 * FIFO of what one event posts to one queue from different methods (seed 002 §4.2, seed 003 Figure 3), found
 * in its trace: first posted, first run, if each is posted in one place only, the first without delay and
 * on every way to the second. What one method posts is ordered by the Android model (origins/fifo.ts).
 */
import type { Run } from '../../android/origins/run.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { Body, StatementIndex } from '../../java/ir/statements.js';
import { FIFO, type StaticOrder, type StaticOriginId } from '../origins.js';
import type { PointsTo } from '../points-to/points-to.js';
import type { CallEvent, OriginTrace, Out } from './events.js';

/** A statement of one of the calls that lead to a post, or the post itself. */
interface Step {
  /** Which of the calls: the same numbers are the same call. */
  readonly call: number;
  readonly body: Body;
  readonly statement: StatementIndex;
}

export function tracedPostOrder(
  traces: readonly OriginTrace[],
  runs: readonly Run[],
  pointsTo: PointsTo,
): StaticOrder[] {
  const times = new Map<StaticOriginId, number>();
  for (const { outs } of traces) {
    for (const { origin } of outs) times.set(origin, (times.get(origin) ?? 0) + 1);
  }
  return traces.flatMap((trace) => {
    const posts = trace.outs.filter(({ origin: id }) => {
      const { model, bySystem, exclusive } = traces[id]!.origin;
      if (bySystem || exclusive === undefined || times.get(id) !== 1) return false;
      return model !== undefined && whenOf(runs[model]!) !== undefined;
    });
    if (posts.length < 2) return [];
    const ways = new Map(posts.map((post) => [post, wayTo(trace, post, pointsTo)]));
    return posts.flatMap((first) => {
      const { model, exclusive } = traces[first.origin]!.origin;
      if (whenOf(runs[model!]!) !== 'later') return [];
      return posts
        .filter(({ origin }) => traces[origin]!.origin.exclusive === exclusive)
        .filter(({ position }) => first.position < position)
        .filter((second) => isAlwaysBefore(ways.get(first)!, ways.get(second)!))
        .map((second) => orderOf(first.origin, second.origin));
    });
  });
}

function orderOf(first: StaticOriginId, second: StaticOriginId): StaticOrder {
  return { first, second, strength: 'may', rule: FIFO, ofInstance: false };
}

/** `later` or `delayed` of what is put behind the others in a queue. */
function whenOf({ root: { postings } }: Run): 'later' | 'delayed' | undefined {
  const [posting] = postings;
  if (postings.length !== 1 || posting!.row.fifo !== true) return undefined;
  const { when } = posting!.row;
  return when === 'later' || when === 'delayed' ? when : undefined;
}

function isAlwaysBefore(one: readonly Step[], other: readonly Step[]): boolean {
  const fork = one.findIndex(({ call }, index) => call !== other[index]?.call);
  const parting = fork === -1 ? Math.min(one.length, other.length) - 1 : fork - 1;
  const [from, to] = [one[parting], other[parting]];
  if (from === undefined || to === undefined || from.statement === to.statement) return false;
  const flow = controlFlowOf(from.body);
  if (!flow.dominates(from.statement, to.statement)) return false;
  return !flow.reaches(to.statement, from.statement) && one.slice(parting + 1).every(isOnEveryWay);
}

/** From the origin's beginning to the post. */
function wayTo(trace: OriginTrace, out: Out, pointsTo: PointsTo): Step[] {
  const bodyOf = ({ instance }: CallEvent | Out): Body => pointsTo.instances[instance]!.code.body;
  const way: Step[] = [];
  let call = -1;
  for (const [index, each] of trace.calls().entries()) {
    if (each.position > out.position) break;
    if (each.last < out.position) continue;
    way.push({ call, body: bodyOf(each), statement: each.statement });
    call = index;
  }
  return [...way, { call, body: bodyOf(out), statement: out.statement }];
}

function isOnEveryWay({ body, statement }: Step): boolean {
  const flow = controlFlowOf(body);
  return body.statements.every(
    ({ kind }, at) => kind !== 'return' || flow.dominates(statement, at as StatementIndex),
  );
}
