/**
 * Why a schedule got stuck: a cycle of nodes that wait for one another, each by a rule; or why there are
 * no times for it: a cycle of differences. A link is either one that every schedule has, or one where
 * somebody happened to come first; the second kind could be otherwise. Any schedule must have one of
 * the links otherwise, for the cycle as it stands orders its nodes in a circle.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import { BondKind } from './bonds.js';
import type { Constraints } from './constraints.js';
import type { Cycle, CycleLink } from './cycle-link.js';
import { queueRule, withForced } from './forced-ways.js';
import type { Blocker } from './machine.js';
import type { Run } from './run.js';
import type { Skeleton } from './skeleton.js';
import { leavesQueue } from './task-pairs.js';
import type { TimeLink } from './times.js';
import { Ways } from './ways.js';

export type { Cycle, CycleLink } from './cycle-link.js';

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
    const links: CycleLink[] = [];
    const seen = new Map<number, number>();
    let segment = start;
    while (!seen.has(segment)) {
      seen.set(segment, links.length);
      const blocker = run.blockers.get(segment);
      const node = run.machine.nextOf(segment);
      if (blocker === undefined || node === undefined) return links.reverse();
      links.push(...this.linksOf(node, blocker, run));
      const link = links.at(-1)!;
      if (link.from === NONE) return links.reverse();
      segment = this.skeleton.segmentOf[link.from]!;
      const next = run.machine.nextOf(segment);
      // The segment waits at an earlier node of its own.
      if (next !== undefined && next !== link.from) links.push(programOrder(next, link.from));
    }
    const cycle = links.slice(seen.get(segment)).reverse();
    return cycle.map((link, at) => withForced(this.skeleton, cycle, at) ?? link);
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
        return { from, to, rule: cause.rule, ways: [] };
      case 'seen':
        return { from, to, rule: 'SEEN', ways: [] };
      case 'asked': {
        const { first, second } = cause.ahead;
        return { from, to, rule: queueRule(this.skeleton, first, second), ways: [] };
      }
      case 'bond':
        return { from, to, rule: this.ruleOf(cause.bond), ways: this.waysOf(cause.bond) };
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

  private waysOf(bond: Parameters<Ways['ofBond']>[0]): CycleLink['ways'] {
    const isAsked = this.constraints.addedInto(bond.to)?.some(({ from }) => from === bond.from);
    return isAsked === true ? [] : this.ways.ofBond(bond);
  }

  /** From the node that waits back to what it waits for. */
  private linksOf(to: number, blocker: Blocker, { machine }: Run): CycleLink[] {
    const { tasks } = this.skeleton;
    const post = tasks.origin[to]!;
    if (blocker.kind !== 'queue' || !this.constraints.demands(post, blocker.ahead)) {
      return [this.linkOf(to, blocker)];
    }
    // It was asked to be before that one, so those between them are the reason.
    const links: CycleLink[] = [];
    let begin = to;
    for (const ahead of machine.turnsBefore(post).toReversed()) {
      links.push(this.linkOf(begin, { kind: 'queue', ahead }));
      begin = tasks.begin[ahead]!;
    }
    return links.length === 0 ? [this.linkOf(to, blocker)] : links;
  }

  private linkOf(to: number, blocker: Blocker): CycleLink {
    const { tasks } = this.skeleton;
    switch (blocker.kind) {
      case 'edge':
        return { from: blocker.from, to, rule: blocker.rule, ways: [] };
      case 'thread': {
        const from = this.skeleton.steps[blocker.segment]!.at(-1)!;
        return { from, to, rule: 'ATOMIC', ways: this.ways.ofTurn(to, blocker.segment) };
      }
      case 'lock': {
        const { node } = blocker.hold;
        const from = this.ways.releaseOf(node);
        return { from, to, rule: 'LOCK', ways: this.ways.ofLock(to, node) };
      }
      case 'queue': {
        const rule = queueRule(this.skeleton, blocker.ahead, tasks.origin[to]!);
        const ways = this.ways.ofQueue(to, blocker.ahead);
        return { from: leavesQueue(tasks, blocker.ahead), to, rule, ways };
      }
      case 'removal':
        return { from: leavesQueue(tasks, blocker.post), to, rule: 'REMOVE', ways: [] };
    }
  }
}

function programOrder(from: number, to: number): CycleLink {
  return { from, to, rule: 'PO', ways: [] };
}
