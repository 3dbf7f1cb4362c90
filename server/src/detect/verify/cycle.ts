/**
 * Why a schedule got stuck: a cycle of nodes that wait for one another, each by a rule; or why there are
 * no times for it: a cycle of differences. A link is either one that every schedule has, or one where
 * somebody happened to come first; the second kind could be otherwise. Any schedule must have one of
 * the links otherwise, for the cycle as it stands orders its nodes in a circle.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import { BondKind } from './bonds.js';
import { nameOfAhead, type Constraints } from './constraints.js';
import type { Cycle, CycleLink, OtherWays } from './cycle-link.js';
import { isFront, keepsOrder } from './due-times.js';
import { queueRule } from './queue-rule.js';
import { spanAround, type HeldSpan } from './held-spans.js';
import type { Hold } from './locks-taken.js';
import type { Blocker, Machine } from './machine.js';
import type { Run } from './run.js';
import type { Skeleton } from './skeleton.js';
import { leavesQueue } from './task-pairs.js';
import type { TimeLink } from './times.js';
import { Ways } from './ways.js';

export type { Cycle, CycleLink } from './cycle-link.js';

/** A circle, and the links by which one that is not in it comes to wait for it. */
export interface Wait {
  readonly cycle: Cycle;
  readonly lead: readonly CycleLink[];
}

export class CycleFinder {
  private readonly ways: Ways;

  constructor(
    private readonly skeleton: Skeleton,
    private readonly constraints: Constraints,
  ) {
    this.ways = new Ways(skeleton, constraints);
  }

  /** Of a run that got stuck: what this segment waits for in the end. */
  ofWaiting(run: Run, start: number): Cycle {
    return this.waitOf(run, start).cycle;
  }

  /** The same, with what leads there: who waits for a circle need not do so. */
  waitOf(run: Run, start: number): Wait {
    const links: CycleLink[] = [];
    const seen = new Map<number, number>();
    let segment = start;
    while (!seen.has(segment)) {
      seen.set(segment, links.length);
      const blocker = run.blockers.get(segment);
      const node = run.machine.nextOf(segment);
      if (blocker === undefined || node === undefined) return { cycle: links.reverse(), lead: [] };
      links.push(...this.linksOf(node, blocker, run));
      const link = links.at(-1)!;
      if (link.from === NONE) return { cycle: links.reverse(), lead: [] };
      segment = this.skeleton.segmentOf[link.from]!;
      const next = run.machine.nextOf(segment);
      // The segment waits at an earlier node of its own.
      if (next !== undefined && next !== link.from) links.push(programOrder(next, link.from));
    }
    const lead = links.slice(0, seen.get(segment)).reverse();
    const cycle = links.slice(seen.get(segment)).reverse();
    return { lead, cycle };
  }

  /** Of differences that no times keep. */
  ofTimes(links: readonly TimeLink[]): Cycle {
    const cycle: CycleLink[] = [];
    for (const link of links) {
      const next = this.timeLink(link);
      const last = cycle.at(-1);
      if (last?.rule === 'PO' && next.rule === 'PO' && last.to === next.from) {
        cycle[cycle.length - 1] = programOrder(last.from, next.to);
      } else cycle.push(next);
    }
    return cycle;
  }

  private timeLink({ from, to, cause }: TimeLink): CycleLink {
    switch (cause.kind) {
      case 'edge':
        return this.always(from, to, cause.rule);
      case 'seen':
        return this.always(from, to, 'SEEN');
      case 'asked': {
        const { first, second } = cause.ahead;
        const rule = queueRule(this.skeleton, first, second);
        return { from, to, rule, ways: [], asked: [nameOfAhead(cause.ahead)] };
      }
      case 'bond':
        return { from, to, rule: this.ruleOf(cause.bond), ...this.waysOf(cause.bond) };
    }
  }

  private ruleOf({ kind, from, to }: Parameters<Ways['ofBond']>[0]): string {
    switch (kind) {
      case BondKind.Turn:
        return 'ATOMIC';
      case BondKind.Lock:
        return 'LOCK';
      case BondKind.Gone:
        return 'PRIORITY';
      default:
        return queueRule(this.skeleton, from, to);
    }
  }

  private waysOf(bond: Parameters<Ways['ofBond']>[0]): OtherWays {
    const asked = this.constraints.askedBehind(bond);
    return asked === undefined ? this.ways.ofBond(bond) : { ways: [], asked };
  }

  /** By a rule, or because it was asked for. */
  private always(from: number, to: number, rule: string): CycleLink {
    return { from, to, rule, ways: [], asked: this.constraints.askedBehind({ from, to }) ?? [] };
  }

  /** From the node that waits back to what it waits for. */
  private linksOf(to: number, blocker: Blocker, { machine }: Run): CycleLink[] {
    return blocker.kind === 'queue'
      ? this.linksBehind(to, blocker.ahead, machine)
      : [this.linkOf(to, blocker, machine)];
  }

  /** A message that was asked to be before that one, and is not, stands behind another: that is the reason. */
  private linksBehind(begin: number, ahead: number, machine: Machine): CycleLink[] {
    const { columns, tasks } = this.skeleton;
    const post = tasks.origin[begin]!;
    const link = (other: number) => this.linkOf(begin, { kind: 'queue', ahead: other }, machine);
    if (!this.constraints.demands(post, ahead)) return [link(ahead)];
    const between = machine.turnsBefore(post).filter((each) => each !== ahead);
    const isAlways = (each: number) =>
      isFront(columns, each) ||
      keepsOrder(columns, each, post) ||
      this.constraints.demands(each, post);
    const other = between.findLast(isAlways) ?? between.at(-1);
    if (other === undefined) return [link(ahead)];
    return [link(other), ...this.linksBehind(tasks.begin[other]!, ahead, machine)];
  }

  /** From where it took the lock last to where it lets go of it. */
  private spanOf(hold: Hold, machine: Machine): HeldSpan | undefined {
    const { steps } = this.skeleton;
    const last = steps[hold.segment]![machine.cursor[hold.segment]! - 1]!;
    return spanAround(this.skeleton, hold, last);
  }

  private linkOf(to: number, blocker: Blocker, machine: Machine): CycleLink {
    const { tasks } = this.skeleton;
    switch (blocker.kind) {
      case 'edge':
        return this.always(blocker.from, to, blocker.rule);
      case 'thread': {
        const from = this.skeleton.steps[blocker.segment]!.at(-1)!;
        return { from, to, rule: 'ATOMIC', ...this.ways.ofTurn(to, blocker.segment) };
      }
      case 'lock': {
        const { hold } = blocker;
        const { taken, letGo } = this.spanOf(hold, machine) ?? { taken: hold.node, letGo: NONE };
        return { from: letGo, to, rule: 'LOCK', ...this.ways.ofLock(to, taken) };
      }
      case 'queue': {
        const rule = queueRule(this.skeleton, blocker.ahead, tasks.origin[to]!);
        const ways = this.ways.ofQueue(to, blocker.ahead);
        return { from: leavesQueue(tasks, blocker.ahead), to, rule, ...ways };
      }
      case 'removal':
        return this.always(leavesQueue(tasks, blocker.post), to, 'REMOVE');
    }
  }
}

function programOrder(from: number, to: number): CycleLink {
  return { from, to, rule: 'PO', ways: [], asked: [] };
}
