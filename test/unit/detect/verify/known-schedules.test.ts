/**
 * Cycles against a schedule that is known: whatever gets stuck on the way to a pair in the other order, one
 * of the ways out of its cycle is what that schedule does. Where none is, a search would call a pair
 * ordered that is not. These traces are longer than all of their schedules could be searched.
 */
import { describe, expect, it } from 'vitest';
import type { Addition, Constraints } from '../../../../server/src/detect/verify/constraints.js';
import { CycleFinder, type CycleLink } from '../../../../server/src/detect/verify/cycle.js';
import { isAtTime, type Ahead } from '../../../../server/src/detect/verify/due-times.js';
import { findFlip, FlipGround } from '../../../../server/src/detect/verify/find-flip.js';
import { reversed } from '../../../../server/src/detect/verify/forced/asked.js';
import { runSkeleton } from '../../../../server/src/detect/verify/run.js';
import { SkeletonBuilder, type Skeleton } from '../../../../server/src/detect/verify/skeleton.js';
import { timedRun, type TimedRun } from '../../../../server/src/detect/verify/timed-run.js';
import { analyseStore } from '../../../support/find-races.js';
import { leaningTrace } from '../../../support/leaning-traces.js';

/** Some of these showed a way that was missing, with front posts, barriers, or waits on a monitor. */
const SEEDS = [18, 43, 69, 90];
const TURNS = 1500;
const MOST_STEPS = 40;

/** What a schedule has of that which can be asked for. */
function hasIn({ columns, nodeCount }: Skeleton, run: TimedRun): (way: Addition) => boolean {
  const places = new Int32Array(nodeCount).fill(-1);
  for (const [place, node] of run.order.entries()) places[node] = place;
  const timeOf = (node: number) => run.times[places[node]!]!;
  const dueAt = (post: number) =>
    isAtTime(columns, post)
      ? columns.amount[post]!
      : timeOf(post) + Math.max(0, columns.amount[post]!);
  const isAhead = ({ first, second, isStrict }: Ahead) =>
    isStrict
      ? dueAt(first) < dueAt(second)
      : dueAt(first) <= dueAt(second) && places[first]! < places[second]!;
  return ({ edges, ahead }) =>
    edges.every(({ from, to }) => places[from]! < places[to]!) && ahead.every(isAhead);
}

/** The links that a schedule of everything under these constraints gets stuck in. */
function stuckIn(
  { skeleton, recorded }: FlipGround,
  constraints: Constraints,
  goal: number,
): readonly CycleLink[] {
  const run = runSkeleton(skeleton, constraints, {
    from: { ...recorded, place: 0 },
    hurry: { node: goal, from: 0 },
    stopAt: { circle: 'any' },
  });
  const finder = new CycleFinder(skeleton, constraints);
  if (run.order.length < skeleton.nodeCount) {
    const waiting = run.circleAt ?? run.blockers.keys().next().value!;
    return finder.waitOf(run, waiting).cycle;
  }
  const timed = timedRun(skeleton, constraints, run, { asRecorded: false });
  return 'cycle' in timed ? finder.ofTimes(timed.cycle) : [];
}

interface Walk {
  readonly cycles: number;
  readonly missing: readonly string[];
}

/** Follows the known schedule out of one cycle after another. */
function walk(ground: FlipGround, pair: readonly [number, number], known: TimedRun): Walk {
  const has = hasIn(ground.skeleton, known);
  let constraints = reversed(ground, pair, true);
  for (let cycles = 0; cycles < MOST_STEPS; cycles++) {
    const links = stuckIn(ground, constraints, pair[1]);
    if (links.length === 0) return { cycles, missing: [] };
    const way = links.flatMap(({ ways }) => ways).find(has);
    if (way === undefined) return { cycles, missing: links.map(({ rule }) => rule) };
    constraints = constraints.with(way);
  }
  return { cycles: MOST_STEPS, missing: [] };
}

function* walksOf(seed: number): Generator<Walk & { readonly text: string }> {
  const { store, tables } = leaningTrace(seed, TURNS);
  const { races } = analyseStore(store, tables, { filter: false });
  const asked = races.flatMap(({ accesses }) => accesses.map(({ line }) => ({ line })));
  const builder = new SkeletonBuilder({ tables, model: 'android', asked });
  builder.sink({ ...store.columns, length: store.length });
  const skeleton = builder.finish();
  const ground = new FlipGround(skeleton);
  for (const { accesses } of races) {
    const [one, other] = accesses.map(({ line }) =>
      skeleton.graph.nodeAt(skeleton.recorder.find({ line })!),
    ) as [number, number];
    const pair = [Math.min(one, other), Math.max(one, other)] as const;
    const flip = findFlip(ground, pair);
    if (flip.kind !== 'flipped') continue;
    yield { ...walk(ground, pair, flip.run), text: `trace ${seed}, ${pair.join(' and ')}` };
  }
}

describe('a schedule that is known', () => {
  it('is among the ways out of every cycle', () => {
    const walks = SEEDS.flatMap((seed) => [...walksOf(seed)]);
    const wrong = walks.filter(({ missing }) => missing.length > 0);
    expect(wrong.map(({ text, missing }) => `${text}: ${missing.join()}`)).toEqual([]);
    expect(walks.reduce((sum, { cycles }) => sum + cycles, 0)).toBeGreaterThan(50);
  });
});
