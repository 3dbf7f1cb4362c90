/**
 * Android's MessageQueue as a schedule needs it, without a clock: messages stand in the order in which they
 * take their turns. A new one goes where it is preferred, as far as it may be due before those that
 * wait; what that asks of the times is written down as bonds. A message at the front stands before
 * everything. A barrier stops the synchronous messages behind it and lets asynchronous ones by.
 * Messages that never begin take no turn, but whoever begins while they wait is ahead of them.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import type { Columns } from '../../trace/batch.js';
import { BondKind, type Bonds } from './bonds.js';
import { isAsync, isAtTime, isFront, keepsOrder } from './due-times.js';

/** Whether the first of two messages is to take its turn before the second. */
export interface Preference {
  readonly prefers: (first: number, second: number) => boolean;
  readonly demands: (first: number, second: number) => boolean;
  /** Whether a message is to let others pass that are still to come: and so are those behind it. */
  readonly isHeld: (post: number) => boolean;
}

interface Last {
  /** The last message that began, and the last of those that were not at the front. */
  readonly any: number;
  readonly post: number;
}

export class MessageQueue {
  constructor(
    private readonly columns: Columns,
    private readonly begins: Int32Array,
    private readonly hasBarriers: boolean,
    private readonly turns: number[] = [],
    private readonly bystanders: number[] = [],
    private readonly barriers: number[] = [],
    /** By post that waits: its number among those of the queue. */
    private readonly numbers = new Map<number, number>(),
    private posted = 0,
    private last: Last = { any: NONE, post: NONE },
    /** What took messages back, or lifted barriers, since one began. */
    private cleared: number[] = [],
  ) {}

  clone(): MessageQueue {
    return new MessageQueue(
      this.columns,
      this.begins,
      this.hasBarriers,
      [...this.turns],
      [...this.bystanders],
      [...this.barriers],
      new Map(this.numbers),
      this.posted,
      this.last,
      [...this.cleared],
    );
  }

  /** Whether those that wait take their turns as recorded, also beside those that never do. */
  get isAsRecorded(): boolean {
    const { begins, bystanders, numbers } = this;
    const isInOrder = (nodes: readonly number[]) =>
      nodes.every((node, at) => at === 0 || nodes[at - 1]! < node);
    if (!isInOrder(this.turns.map((post) => begins[post]!))) return false;
    return bystanders.length === 0 || isInOrder([...numbers.keys()]);
  }

  addBarrier(barrier: number, bonds: Bonds): void {
    this.numbers.set(barrier, this.posted++);
    this.bindToGone(barrier, this.last.any, bonds);
    this.barriers.push(barrier);
  }

  /** The message behind which it goes, if that matters. */
  enqueue(post: number, preference: Preference, bonds: Bonds): number | undefined {
    this.numbers.set(post, this.posted++);
    if (this.begins[post] === NONE) this.addBystander(post, bonds);
    else if (isFront(this.columns, post)) this.enqueueAtFront(post, bonds);
    else return this.enqueueByTime(post, this.placeFor(post, preference), bonds);
    return undefined;
  }

  /** It is taken back, or lifted, by this node: whoever begins next does so after that. */
  clear(post: number, by: number): void {
    this.cleared.push(by);
    this.take(post);
  }

  /** It is in the queue no longer. */
  take(post: number): void {
    this.numbers.delete(post);
    for (const list of [this.turns, this.bystanders, this.barriers]) {
      const at = list.indexOf(post);
      if (at === 0) list.shift();
      else if (at > 0) list.splice(at, 1);
    }
  }

  /** Its turn has come: who is still there stands behind it. */
  begin(post: number, preference: Preference, bonds: Bonds): void {
    const at = this.turns.indexOf(post);
    const begin = this.begins[post]!;
    this.bindToTaken(begin, bonds);
    if (at > 0) this.passBy(post, this.turns[0]!, preference, bonds);
    if (!isAsync(this.columns, post)) {
      for (const barrier of this.barriers) this.bind(post, barrier, begin, bonds);
    }
    for (const other of this.bystanders) {
      if (this.mayStandBefore(post, other)) this.bind(post, other, begin, bonds);
      else this.passBy(post, other, preference, bonds);
    }
    this.take(post);
    this.last = { any: post, post: isFront(this.columns, post) ? this.last.post : post };
  }

  /** On one thread it is clear without saying that one task begins after another. */
  private bindToTaken(begin: number, bonds: Bonds): void {
    const { thread } = this.columns;
    const last = this.last.any === NONE ? NONE : this.begins[this.last.any]!;
    if (last !== NONE && thread[last] !== thread[begin]) {
      bonds.add(BondKind.Gone, last, begin, NONE);
    }
    for (const by of this.cleared) bonds.add(BondKind.Gone, by, begin, NONE);
    this.cleared = [];
  }

  /** Those that take their turns before this one. */
  turnsBefore(post: number): readonly number[] {
    return this.turns.slice(0, Math.max(0, this.turns.indexOf(post)));
  }

  /** The message or barrier that this one has to wait for. */
  aheadOf(post: number): number | undefined {
    const at = this.turns.indexOf(post);
    const before = at > 0 ? this.turnAhead(post, at) : undefined;
    if (before !== undefined) return before;
    if (!isAsync(this.columns, post)) {
      const barrier = this.barriers.find((each) => !this.mayStandBefore(post, each));
      if (barrier !== undefined) return barrier;
    }
    return this.bystanders.find(
      (each) => !this.mayStandBefore(post, each) && this.barrierPast(post, each) === undefined,
    );
  }

  private barrierPast(post: number, other: number): number | undefined {
    const { columns } = this;
    if (!isAsync(columns, post) || isAsync(columns, other)) return undefined;
    return this.barriers.find((barrier) => this.mayStandBefore(barrier, other));
  }

  /** The first one; where a barrier stops that, the first asynchronous one that comes before. */
  private turnAhead(post: number, at: number): number | undefined {
    const [first] = this.turns;
    if (this.barrierPast(post, first!) === undefined) return first;
    return this.turns.slice(0, at).find((each) => isAsync(this.columns, each));
  }

  /** By the barrier that was asked for, if there are several. */
  private passBy(post: number, other: number, { demands }: Preference, bonds: Bonds): void {
    const first = this.barrierPast(post, other);
    if (first === undefined) return;
    const asked = this.barriers.find(
      (each) => demands(each, other) && this.mayStandBefore(each, other),
    );
    const barrier = asked ?? first;
    const begin = this.begins[post]!;
    this.bind(barrier, other, begin, bonds);
    if (this.begins[barrier] !== NONE) bonds.add(BondKind.Gone, begin, this.begins[barrier]!, NONE);
  }

  private addBystander(post: number, bonds: Bonds): void {
    const { any, post: byTime } = this.last;
    this.bindToGone(post, isFront(this.columns, post) ? any : byTime, bonds);
    this.bystanders.push(post);
  }

  private enqueueAtFront(post: number, bonds: Bonds): void {
    const [first] = this.turns;
    if (first !== undefined && isFront(this.columns, first)) {
      bonds.add(BondKind.Before, first, post, NONE);
    }
    this.bindToGone(post, this.last.any, bonds);
    this.turns.unshift(post);
  }

  private enqueueByTime(post: number, at: number, bonds: Bonds): number | undefined {
    const { columns, turns, last } = this;
    const before = turns[at - 1] ?? NONE;
    const after = turns[at];
    if (after !== undefined) this.bind(post, after, NONE, bonds);
    const isFirst = before === NONE || isFront(columns, before);
    if (!isFirst) this.bind(before, post, NONE, bonds);
    const isByTime = [post, isFirst ? last.post : before].some(
      (each) => each !== NONE && isAtTime(columns, each),
    );
    if (isByTime || this.hasBarriers) this.bindToGone(post, last.post, bonds);
    else if (isFirst && last.post !== NONE) bonds.add(BondKind.Before, last.post, post, NONE);
    turns.splice(at, 0, post);
    return isFirst ? undefined : before;
  }

  private bindToGone(post: number, last: number, bonds: Bonds): void {
    if (last !== NONE) bonds.add(BondKind.Gone, this.begins[last]!, post, NONE);
  }

  /** Behind those that are always due before it, and else where it is asked for, or preferred. */
  private placeFor(post: number, { prefers, demands, isHeld }: Preference): number {
    const { turns, columns } = this;
    let place = turns.length;
    const held = isHeld(post) ? -1 : turns.findIndex(isHeld);
    for (let at = turns.length - 1; at >= 0; at--) {
      const other = turns[at]!;
      if (isFront(columns, other) || keepsOrder(columns, other, post)) break;
      if (demands(other, post)) break;
      const mustPass = isAtTime(columns, post) && keepsOrder(columns, post, other);
      if (mustPass || demands(post, other) || (held >= 0 && at >= held)) place = at;
      else if (place === at + 1 && prefers(post, other)) place = at;
    }
    return place;
  }

  /** Whether one that waits may stand before another that does. */
  private mayStandBefore(one: number, other: number): boolean {
    const { columns } = this;
    if (isFront(columns, one) && !isFront(columns, other)) return true;
    const isFirst = this.numbers.get(one)! < this.numbers.get(other)!;
    if (isFront(columns, other)) return isFront(columns, one) && !isFirst;
    if (isAtTime(columns, one) && isAtTime(columns, other)) {
      return isFirst ? keepsOrder(columns, one, other) : !keepsOrder(columns, other, one);
    }
    return isFirst || !keepsOrder(columns, other, one);
  }

  private bind(one: number, other: number, by: number, bonds: Bonds): void {
    const { columns } = this;
    const isFirst = this.numbers.get(one)! < this.numbers.get(other)!;
    if (isFront(columns, one) && isFront(columns, other)) {
      bonds.add(BondKind.Before, other, one, by);
    } else if (!isFront(columns, one) && !isFront(columns, other)) {
      bonds.add(isFirst ? BondKind.Before : BondKind.Earlier, one, other, by);
    }
  }
}
