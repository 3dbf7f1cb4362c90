/**
 * Times for a schedule: the least that keep every difference that its rules and its bonds ask for, by
 * longest paths. What leads forwards in the schedule is settled in one pass over it; a message that
 * overtakes another asks for something backwards, since the one that it overtakes must then be posted
 * late enough: its time is raised, and the pass is made again from there. Where raising a time
 * comes back to itself there are no such times, and that cycle of differences is the reason.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import { BondKind, type Bond, type Bonds } from './bonds.js';
import type { Constraints } from './constraints.js';
import {
  dueDifference,
  sendDifference,
  TIME_ZERO,
  type Ahead,
  type Difference,
} from './due-times.js';
import type { HardEdges } from './hard-edges.js';
import { LatestOf } from './latest-of.js';
import type { Skeleton } from './skeleton.js';

/** Why one time is not before another. */
export type Cause =
  | { readonly kind: 'edge'; readonly rule: string }
  | { readonly kind: 'bond'; readonly bond: Bond }
  | { readonly kind: 'asked'; readonly ahead: Ahead }
  /** It was so in the schedule, or in the recording, which need not be. */
  | { readonly kind: 'seen' };

export interface TimeLink {
  /** A node, or TIME_ZERO. */
  readonly from: number;
  readonly to: number;
  readonly cause: Cause;
}

export type Times =
  | { readonly kind: 'found'; /** By node. */ readonly times: Float64Array; readonly work: number }
  | NoTimes;

export interface NoTimes {
  readonly kind: 'none';
  readonly cycle: readonly TimeLink[];
  /** By node: when it would have to happen at the earliest. */
  readonly delayed: ReadonlyMap<number, number>;
  /** How many nodes were looked at. */
  readonly work: number;
}

/** What times are looked for. */
export interface OrderedRun {
  readonly order: Int32Array;
  readonly bonds: Bonds;
}

export interface TimesAsked {
  /** Times pass in the order of the schedule; else any order will do that keeps the bonds. */
  readonly inOrder: boolean;
  /** Nothing is earlier than it was recorded. */
  readonly asRecorded: boolean;
  /** Differences that cannot be kept are left out. */
  readonly waived?: Set<string>;
}

export function solveTimes(
  skeleton: Skeleton,
  constraints: Constraints,
  run: OrderedRun,
  asked: TimesAsked,
): Times {
  return new TimeSolver(skeleton, constraints, run, asked).solve();
}

interface Wanted extends Difference {
  readonly cause: Cause;
}

const PROGRAM_ORDER: Cause = { kind: 'edge', rule: 'PO' };
const SENT: Cause = { kind: 'edge', rule: 'SEND' };
const SEEN: Cause = { kind: 'seen' };

class TimeSolver {
  private readonly times: Float64Array;
  private readonly places: Int32Array;
  /** By node: where its time comes from, NONE for nothing, and why. */
  private readonly parents: Int32Array;
  private readonly causes: (Cause | undefined)[];
  /** Differences that lead forwards, by the node that they lead to. */
  private readonly into = new Map<number, Wanted[]>();
  private readonly backwards: Wanted[] = [];
  /** By node: a time that it was raised to, and why. */
  private readonly raised = new Map<number, readonly [time: number, by: Wanted]>();
  private readonly latest: LatestOf;
  private work = 0;

  constructor(
    private readonly skeleton: Skeleton,
    private readonly constraints: Constraints,
    private readonly run: OrderedRun,
    private readonly asked: TimesAsked,
  ) {
    const { nodeCount } = skeleton;
    this.times = new Float64Array(nodeCount);
    this.parents = new Int32Array(nodeCount).fill(NONE);
    this.causes = new Array<Cause | undefined>(nodeCount);
    this.places = new Int32Array(nodeCount).fill(NONE);
    for (const [place, node] of run.order.entries()) this.places[node] = place;
    this.latest = new LatestOf(skeleton.graph, this.times);
    for (let index = 0; index < run.bonds.length; index++) this.addBond(run.bonds.at(index));
    for (const ahead of constraints.allAhead) this.addAhead(ahead, { kind: 'asked', ahead });
  }

  solve(): Times {
    for (let from = 0; from < Infinity;) {
      this.pass(from);
      from = Infinity;
      for (const wanted of [...this.backwards]) {
        if (this.timeOf(wanted.to) >= this.timeOf(wanted.from) + wanted.weight) continue;
        const cycle = this.cycleBy(wanted);
        if (cycle === undefined) from = Math.min(from, this.raise(wanted));
        else if (this.asked.waived === undefined) {
          return { kind: 'none', cycle, delayed: this.delayed(cycle), work: this.work };
        } else this.waive(wanted);
      }
    }
    return { kind: 'found', times: this.times, work: this.work };
  }

  private delayed(cycle: readonly TimeLink[]): Map<number, number> {
    const found = new Map([...this.raised].map(([node, [time]]) => [node, time]));
    for (const { to } of cycle) if (to !== TIME_ZERO) found.set(to, this.times[to]!);
    return found;
  }

  private waive(wanted: Wanted): void {
    this.asked.waived!.add(waiverOf(wanted));
    this.backwards.splice(this.backwards.indexOf(wanted), 1);
  }

  private timeOf(node: number): number {
    return node === TIME_ZERO ? 0 : this.times[node]!;
  }

  private raise(wanted: Wanted): number {
    const time = this.timeOf(wanted.from) + wanted.weight;
    this.raised.set(wanted.to, [time, wanted]);
    return this.places[wanted.to]!;
  }

  private addBond(bond: Bond): void {
    const { kind, from, to } = bond;
    const cause: Cause = { kind: 'bond', bond };
    // In a schedule that breaks off, what it would have come before may be missing.
    if (this.places[from] === NONE || this.places[to] === NONE) return;
    if (kind !== BondKind.Earlier) this.add({ from, to, weight: 0, cause });
    if (kind !== BondKind.Earlier && kind !== BondKind.Before) return;
    this.addAhead({ first: from, second: to, isStrict: kind === BondKind.Earlier }, cause);
  }

  private addAhead(ahead: Ahead, cause: Cause): void {
    if (this.places[ahead.first] === NONE || this.places[ahead.second] === NONE) return;
    this.add({ ...dueDifference(this.skeleton.columns, ahead), cause });
  }

  private add(wanted: Wanted): void {
    const { from, to, weight } = wanted;
    const { waivedTimes } = this.constraints.given;
    if (waivedTimes?.has(waiverOf(wanted)) === true) return;
    const isForward =
      to !== TIME_ZERO && (from === TIME_ZERO || this.places[from]! < this.places[to]!);
    if (isForward) {
      const list = this.into.get(to);
      if (list === undefined) this.into.set(to, [wanted]);
      else list.push(wanted);
    } else if (to !== TIME_ZERO || from !== TIME_ZERO || weight > 0) this.backwards.push(wanted);
  }

  private pass(start: number): void {
    const { order } = this.run;
    this.latest.forget();
    this.work += order.length - start;
    for (let place = start; place < order.length; place++) this.settle(order[place]!, place);
  }

  private settle(node: number, place: number): void {
    const { skeleton, times, asked, run } = this;
    const { columns, tasks, placeOf, segmentOf, steps } = skeleton;
    const recorded = asked.asRecorded ? columns.time[node]! : 0;
    times[node] = recorded;
    this.parents[node] = recorded > 0 ? TIME_ZERO : NONE;
    this.causes[node] = SEEN;
    if (asked.inOrder && place > 0) this.atLeast(node, run.order[place - 1]!, 0, SEEN);
    const step = placeOf[node]!;
    if (step > 0) this.atLeast(node, steps[segmentOf[node]!]![step - 1]!, 0, PROGRAM_ORDER);
    this.settleEdges(node, skeleton.hard);
    if (this.constraints.given.isWhole) this.settleEdges(node, skeleton.last);
    for (const { from, rule } of this.constraints.addedInto(node)) {
      this.atLeast(node, from, 0, { kind: 'edge', rule });
    }
    const post = tasks.begin[tasks.origin[node]!] === node ? tasks.origin[node]! : NONE;
    if (post !== NONE && tasks.outside[post] === 0) {
      const { from, weight } = sendDifference(columns, post, node);
      this.atLeast(node, from, weight, SENT);
    }
    for (const { from, weight, cause } of this.into.get(node) ?? []) {
      this.atLeast(node, from, weight, cause);
    }
    const raised = this.raised.get(node);
    if (raised !== undefined && raised[0] > times[node]) {
      times[node] = raised[0];
      this.parents[node] = raised[1].from;
      this.causes[node] = raised[1].cause;
    }
  }

  private settleEdges(node: number, { first, source, rule }: HardEdges): void {
    for (let edge = first[node]!, end = first[node + 1]!; edge < end; edge++) {
      const from = source[edge]! >= 0 ? source[edge]! : this.latest.inList(~source[edge]!);
      if (from === NONE || this.places[from] === NONE) continue;
      if (this.times[from]! > this.times[node]!) {
        this.atLeast(node, from, 0, { kind: 'edge', rule: rule(edge) });
      }
    }
  }

  private atLeast(node: number, from: number, weight: number, cause: Cause): void {
    const time = this.timeOf(from) + weight;
    if (time <= this.times[node]!) return;
    this.times[node] = time;
    this.parents[node] = from;
    this.causes[node] = cause;
  }

  /** Whether what this difference raises is what it follows from. */
  private cycleBy(wanted: Wanted): TimeLink[] | undefined {
    const links: TimeLink[] = [{ from: wanted.from, to: wanted.to, cause: wanted.cause }];
    const seen = new Map<number, number>();
    for (let node = wanted.from; node !== wanted.to;) {
      if (node === NONE || node === TIME_ZERO) {
        if (wanted.to !== TIME_ZERO) return undefined;
        return links.reverse();
      }
      const known = seen.get(node);
      if (known !== undefined) return links.slice(known).reverse();
      seen.set(node, links.length);
      const from = this.parents[node]!;
      if (from !== NONE) links.push({ from, to: node, cause: this.causes[node]! });
      node = from;
    }
    return links.reverse();
  }
}

function waiverOf({ cause }: Wanted): string {
  return cause.kind === 'bond' ? waiverOfBond(cause.bond) : '';
}

export function waiverOfBond({ kind, from, to }: Bond): string {
  return `${kind} ${from} ${to}`;
}

/** Nodes of a schedule in the order of their times. */
export function sortedBy(order: Int32Array, times: Float64Array): Int32Array {
  const places = Uint32Array.from(order.keys());
  places.sort((one, other) => times[order[one]!]! - times[order[other]!]! || one - other);
  return Int32Array.from(places, (place) => order[place]!);
}
