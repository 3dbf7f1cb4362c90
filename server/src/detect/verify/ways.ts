/**
 * Where somebody happened to come first, the ways in which the other side does instead. The ways of a link
 * are all there are: any schedule that does not have the link has one of them, so to try each is to
 * miss none.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import { OpKind } from '../../trace/operations.js';
import { BondKind, type Bond } from './bonds.js';
import { nameOfAhead, type AddedEdge, type Addition, type Constraints } from './constraints.js';
import type { OtherWays } from './cycle-link.js';
import { isAsync, isAtTime, isFront, mayBeAhead, type Ahead } from './due-times.js';

import { lockAt, spanAround } from './held-spans.js';
import { queueRule } from './queue-rule.js';
import type { Skeleton } from './skeleton.js';
import { leavesQueue } from './task-pairs.js';

export class Ways {
  constructor(
    private readonly skeleton: Skeleton,
    private readonly constraints: Constraints,
  ) {}

  /** The whole segment of a node comes before another one of its thread. */
  ofTurn(to: number, running: number): OtherWays {
    const { steps, segmentOf } = this.skeleton;
    return this.known([edge(steps[segmentOf[to]!]!.at(-1)!, steps[running]![0]!, 'ATOMIC')]);
  }

  /** Who takes the lock here lets go of it before the other one takes it. */
  ofLock(to: number, taken: number): OtherWays {
    const own = spanAround(this.skeleton, lockAt(this.skeleton, to), to)?.letGo ?? NONE;
    return this.known([edge(own === NONE ? to : own, taken, 'LOCK')]);
  }

  /** A message that begins here waits behind another one, or a barrier. */
  ofQueue(begin: number, ahead: number): OtherWays {
    const { columns, tasks } = this.skeleton;
    const post = tasks.origin[begin]!;
    const rule = queueRule(this.skeleton, ahead, post);
    const afterBegin = edge(begin, ahead, rule);
    if (isFront(columns, post)) return this.known([edge(ahead, post, rule), afterBegin]);
    const byBarrier = this.byBarrier(begin, post, ahead);
    if (isFront(columns, ahead)) return this.known([afterBegin, ...byBarrier]);
    const isLate = isAtTime(columns, ahead) ? [afterBegin] : [];
    return this.known([...this.ahead(post, ahead, rule), ...isLate, ...byBarrier]);
  }

  /** Otherwise than a bond has it. */
  ofBond(bond: Bond): OtherWays {
    const { from, to } = bond;
    switch (bond.kind) {
      case BondKind.Turn:
        return this.ofTurn(to, this.skeleton.segmentOf[from]!);
      case BondKind.Lock: {
        const use = { ...lockAt(this.skeleton, from), lock: this.skeleton.columns.a[to]! };
        return this.ofLock(to, spanAround(this.skeleton, use, from)?.taken ?? from);
      }
      case BondKind.Gone:
        return this.known([edge(to, from, 'PRIORITY')]);
      default:
        return this.known(bond.by === NONE ? this.ofPair(bond) : this.ofPassing(bond));
    }
  }

  /** Of two that wait for their turns either one is ahead, by its post or by the time. */
  private ofPair({ kind, from, to }: Bond): Addition[] {
    const { columns, tasks } = this.skeleton;
    const rule = queueRule(this.skeleton, from, to);
    if (isFront(columns, from)) return [edge(to, from, rule), edge(tasks.begin[from]!, to, rule)];
    const other = this.ahead(from, to, rule).filter(
      ({ ahead: [pair] }) => pair!.isStrict !== (kind === BondKind.Earlier),
    );
    const isLate = isAtTime(columns, to) ? [edge(tasks.begin[from]!, to, rule)] : [];
    const turned = this.ahead(to, from, rule);
    // The one that was overtaken had been posted before: so it may stay.
    if (kind === BondKind.Earlier) turned.reverse();
    return [...turned, ...other, ...isLate];
  }

  /** A message begins while another one, or a barrier, stands in the queue. */
  private ofPassing({ kind, from, to, by }: Bond): Addition[] {
    const { tasks, columns } = this.skeleton;
    const rule = queueRule(this.skeleton, from, to);
    const post = tasks.origin[by]!;
    const left = leavesQueue(tasks, to);
    const ways = this.ahead(from, to, rule).filter(
      ({ ahead: [pair] }) => pair!.isStrict !== (kind === BondKind.Earlier),
    );
    ways.push(edge(by, to, rule));
    if (left !== NONE) ways.push(edge(left, by, rule));
    if (from === post) return ways;
    const lifted = tasks.begin[from]!;
    ways.push(edge(by, from, 'BARRIER'));
    if (lifted !== NONE) ways.push(edge(lifted, by, 'BARRIER'));
    if (columns.kind[from] !== OpKind.Barrier) return ways;
    return [...ways, ...this.ahead(post, to, rule), ...this.byBarrier(by, post, to, from)];
  }

  /** The first is due before the second. */
  private ahead(first: number, second: number, rule: string): Addition[] {
    const strict: Ahead = { first, second, isStrict: true };
    const posted: Ahead = { first, second, isStrict: false };
    const ways: Addition[] = [];
    const { columns } = this.skeleton;
    const { earliest } = this.constraints.given;
    if (mayBeAhead(columns, strict, earliest)) ways.push({ edges: [], ahead: [strict] });
    if (mayBeAhead(columns, posted, earliest)) {
      ways.push({ edges: [{ from: first, to: second, rule }], ahead: [posted] });
    }
    return ways;
  }

  /** An asynchronous message passes a synchronous one while a barrier stands before that. */
  private byBarrier(begin: number, post: number, ahead: number, except = NONE): Addition[] {
    const { columns, tasks, hasBarriers } = this.skeleton;
    if (!hasBarriers || !isAsync(columns, post) || isAsync(columns, ahead)) return [];
    if (columns.kind[ahead] === OpKind.Barrier || isFront(columns, ahead)) return [];
    const barriers = this.barriersOf(columns.b[post]!).filter((barrier) => barrier !== except);
    return barriers.flatMap((barrier) => {
      const lifted = tasks.begin[barrier]!;
      const edges: AddedEdge[] = [{ from: barrier, to: begin, rule: 'BARRIER' }];
      if (lifted !== NONE) edges.push({ from: begin, to: lifted, rule: 'BARRIER' });
      return this.ahead(barrier, ahead, 'BARRIER').map((way) => ({
        ...way,
        edges: [...edges, ...way.edges],
      }));
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

  /** Without what has been asked already, since it did not help, or the contrary of it. */
  private known(all: readonly Addition[]): OtherWays {
    const ways: Addition[] = [];
    const asked: string[] = [];
    for (const way of all) {
      const closed = this.closedBy(way);
      if (closed.length === 0) ways.push(way);
      else asked.push(...closed);
    }
    return { ways, asked };
  }

  /** Names of what was asked that leaves a way no sense. */
  private closedBy(way: Addition): string[] {
    const { constraints } = this;
    const contrary = way.ahead
      .flatMap(({ first, second }) => [
        { first: second, second: first, isStrict: true },
        { first: second, second: first, isStrict: false },
      ])
      .filter((each) => constraints.hasAhead(each));
    if (contrary.length > 0) return contrary.map(nameOfAhead);
    const behind = [
      ...way.edges.map((each) => constraints.askedBehind(each)),
      ...way.ahead.map((each) => (constraints.hasAhead(each) ? [nameOfAhead(each)] : undefined)),
    ];
    return behind.includes(undefined) ? [] : behind.flatMap((names) => names ?? []);
  }
}

function edge(from: number, to: number, rule: string): Addition {
  return { edges: [{ from, to, rule }], ahead: [] };
}
