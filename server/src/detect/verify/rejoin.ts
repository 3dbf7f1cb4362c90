/**
 * Where a schedule comes back to the recording: just that has happened which had by then, and whoever waits in a queue
 * stands where it stood. From there on everything may happen as it was recorded, and need not be made again: a
 * schedule costs as much as what differs in it, however long the trace is. If there are no times for what differs, that
 * is known there too.
 */
import type { Clock } from './clock.js';
import type { Constraints } from './constraints.js';
import { TIMING } from './effort.js';
import { ownTimes, type OnItsWay } from './own-times.js';
import type { Branching, RunState } from './run-state.js';
import type { Skeleton } from './skeleton.js';
import { solveTimes, sortedBy, type NoTimes, type Times } from './times.js';

type Part = OnItsWay & { readonly clock: Clock };

/** At least so many nodes lie between two places where that is looked for, and ever more. */
const FIRST_STEP = 64;

/** So often, times are looked for. */
const MOST_SOLVED = 2;

export class Rejoin {
  /** What finding times has cost. */
  work = 0;
  /** Whatever comes after what differs, there are no times for that. */
  noTimes: NoTimes | undefined;
  /** Not before this place. */
  private next: number;
  private step = FIRST_STEP;
  private solved = 0;

  constructor(
    private readonly skeleton: Skeleton,
    private readonly constraints: Constraints,
    private readonly recorded: Branching,
  ) {
    const isPossible = recorded.place === skeleton.nodeCount && !skeleton.hasBarriers;
    this.next = isPossible ? constraints.latest + 1 : Infinity;
  }

  /** Whether the rest is as recorded, with which the order and the bonds are then filled. */
  goesOn({ done, highest, machine }: RunState, order: Int32Array): boolean {
    const { bonds, clock } = machine;
    if (done < this.next || highest + 1 !== done || clock === undefined) return false;
    const run = { order, bonds, clock, machine };
    if (machine.waitsAsRecorded && (this.fits(run, done) || this.fitsOtherwise(run, done))) {
      return true;
    }
    this.next = done + this.step;
    this.step *= 2;
    return false;
  }

  /** The times that it has, or others for what differs, and then those of the recording. */
  private fits(run: Part, place: number, times?: Float64Array): boolean {
    const { recorded, skeleton, constraints } = this;
    const { length } = run.bonds;
    if (!run.clock.goOnAsRecorded(place, times)) return false;
    run.bonds.goOnAs(recorded.bonds, place);
    run.order.set(recorded.order.subarray(place), place);
    if (ownTimes(skeleton, constraints, run) !== undefined) return true;
    run.bonds.length = length;
    return false;
  }

  private fitsOtherwise(run: Part, place: number): boolean {
    if (this.solved++ >= MOST_SOLVED) return false;
    const order = run.order.slice(0, place);
    const part = { order, bonds: run.bonds };
    const seen = this.solve(part, true);
    if (seen.kind === 'found') return this.fits(run, place, seen.times);
    const found = this.solve(part, false);
    if (found.kind === 'none') {
      this.noTimes = { ...found, work: 0 };
      return false;
    }
    run.order.set(sortedBy(order, found.times));
    if (this.fits(run, place, found.times)) return true;
    run.order.set(order);
    return false;
  }

  private solve(part: Pick<Part, 'order' | 'bonds'>, inOrder: boolean): Times {
    const asRecorded = inOrder && this.skeleton.isTimed;
    const times = solveTimes(this.skeleton, this.constraints, part, { inOrder, asRecorded });
    this.work += times.work * TIMING;
    return times;
  }
}
