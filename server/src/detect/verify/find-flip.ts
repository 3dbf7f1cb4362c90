/**
 * Flipping (ERVA 4.5): an edge from the later of two operations to the earlier one is added, and a
 * schedule is looked for that keeps it and every rule. Where a schedule gets stuck, the cycle says what
 * could be otherwise, and that is tried, what was recorded last first: so the first schedule found
 * changes little. Where nothing is left to try, the cycle is the reason.
 *
 * A schedule that does both operations in the other order and then gets stuck is an answer too, if
 * there is no better one: so far the run can go.
 */
import { Constraints, type Addition, type WaivedKind, type Waivers } from './constraints.js';
import { findCycle, type Cycle } from './cycle.js';
import { Machine } from './machine.js';
import { runSkeleton, type Run } from './run.js';
import type { Skeleton } from './skeleton.js';

export type Flip =
  | { readonly kind: 'flipped'; readonly run: Run; readonly constraints: Constraints }
  /** As far as it goes: then everything waits in this cycle. */
  | {
      readonly kind: 'stuck';
      readonly run: Run;
      readonly constraints: Constraints;
      readonly cycle: Cycle;
    }
  | { readonly kind: 'ordered'; readonly cycle: Cycle; readonly constraints: Constraints }
  /** Not all ways were tried: there were too many, or it depends on how time passes. */
  | { readonly kind: 'gave-up'; readonly cycle: Cycle; readonly runs: number };

export interface FlipOptions {
  /** How many schedules are tried at most. */
  readonly mostRuns?: number;
}

const MOST_RUNS = 200;

/** What is found once for a trace: where its own order breaks a rule, which is then not asked. */
export function findWaivers(skeleton: Skeleton): Waivers {
  const waived = new Map<number, Set<WaivedKind>>();
  const constraints = new Constraints(skeleton, [], waived, true);
  const machine = new Machine(skeleton, constraints);
  for (let node = 0; node < skeleton.nodeCount; node++) {
    for (let blocker = machine.blockerOf(node); blocker !== undefined;) {
      if (blocker.kind === 'edge') break;
      waived.set(node, (waived.get(node) ?? new Set()).add(blocker.kind));
      blocker = machine.blockerOf(node);
    }
    machine.perform(node);
  }
  return waived;
}

/** Reverses two nodes, the first of which was recorded earlier. */
export function findFlip(
  skeleton: Skeleton,
  waived: Waivers,
  [first, second]: readonly [number, number],
  { mostRuns = MOST_RUNS }: FlipOptions = {},
): Flip {
  const reversal: Addition = { edges: [{ from: second, to: first, rule: 'FLIP' }], runFirst: [] };
  const asRecorded = new FlipSearch(skeleton, second, mostRuns);
  const found = asRecorded.search(new Constraints(skeleton, [reversal], waived, true));
  if (found.kind === 'flipped' || !skeleton.isTimed) return found;
  const freely = new FlipSearch(skeleton, second, mostRuns);
  const better = freely.search(new Constraints(skeleton, [reversal], waived, false));
  return better.kind === 'flipped' || found.kind !== 'stuck' ? better : found;
}

/** Rules by which time decides, which passes in more ways than are tried. */
const TIMED: ReadonlySet<string> = new Set(['PRIORITY', 'BARRIER']);

class FlipSearch {
  private runs = 0;
  private stuck: Extract<Flip, { kind: 'stuck' }> | undefined;
  private reason: Extract<Flip, { kind: 'ordered' }> | undefined;
  private dependsOnTime = false;
  private readonly tried = new Set<string>();

  constructor(
    private readonly skeleton: Skeleton,
    private readonly goal: number,
    private readonly mostRuns: number,
  ) {}

  search(constraints: Constraints): Flip {
    const found = this.attempt(constraints);
    if (found !== undefined) return found;
    if (this.stuck !== undefined) return this.stuck;
    const { cycle } = this.reason!;
    const isSure = this.runs < this.mostRuns && !this.dependsOnTime;
    return isSure ? this.reason! : { kind: 'gave-up', cycle, runs: this.runs };
  }

  private attempt(constraints: Constraints): Flip | undefined {
    if (this.runs >= this.mostRuns || this.tried.has(constraints.key)) return undefined;
    this.tried.add(constraints.key);
    this.runs++;
    const run = runSkeleton(this.skeleton, constraints);
    if (run.order.length === this.skeleton.nodeCount) return { kind: 'flipped', run, constraints };
    const cycle = this.cycleOf(run, constraints);
    if (run.machine.isDone(this.goal)) this.stuck ??= { kind: 'stuck', run, constraints, cycle };
    else this.reason ??= { kind: 'ordered', cycle, constraints };
    return this.tryOthers(constraints, cycle, run.machine.isDone(this.goal));
  }

  private tryOthers(constraints: Constraints, cycle: Cycle, isReached: boolean): Flip | undefined {
    const soft = cycle.filter(({ ways }) => ways.length > 0);
    if (soft.length === 0 && !isReached) this.reason = { kind: 'ordered', cycle, constraints };
    const latestFirst = soft.sort((one, other) => other.from - one.from);
    this.dependsOnTime ||= this.skeleton.hasDelays && soft.some(({ rule }) => TIMED.has(rule));
    for (const way of latestFirst.flatMap(({ ways }) => ways)) {
      const found = this.attempt(constraints.with(way));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Of the goal, as long as it is not reached; then of whatever waits. */
  private cycleOf(run: Run, constraints: Constraints): Cycle {
    const { segmentOf } = this.skeleton;
    const start = run.machine.isDone(this.goal)
      ? run.blockers.keys().next().value!
      : segmentOf[this.goal]!;
    return findCycle(this.skeleton, constraints, run, start);
  }
}
