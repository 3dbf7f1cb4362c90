/**
 * The least relation that holds the base edges and is closed under section 3.2 of DROIDRACER.md:
 * conditional transitivity, FIFO, NOPRE and broadcast order. Vector clocks cannot hold it, because
 * a -> b -> c does not always give a -> c.
 *
 * Each node has a row of bits, its successors. `allowed` has a row for each task: the nodes that
 * transitivity may reach from it (no task, another thread, the same task, or a task of the thread
 * whose CALL follows this task's RET). Rows are closed in passes over the nodes, last to first,
 * because most edges point forward; a pass looks only at rows that changed since the last one.
 *
 * Two facts save most of the work, both by program order within a task (or outside of any):
 * - a node reaches all that its follower reaches, so only what is left over is looked at;
 * - of a task's nodes that a row holds, the earliest reaches all that the later ones do.
 */
import { BitMatrix, clearBit, hasBit, lowestBit, setBit, wordsFor } from '../../base/bit-matrix.js';
import type { Condensed } from './condense.js';
import { type BaseGraph, NONE } from './graph.js';
import { TaskOrder } from './task-order.js';
import type { QueueOrder } from './queue-order.js';
import type { Reception } from './rules/broadcasts.js';
import { isFragile, linkSegments, type Segments } from './segments.js';

const ALL = 0xffffffff;

/** Called between rows; throws to stop. */
export type Checkpoint = () => void;

export function closeRelation(
  { graph, receptions }: Condensed,
  queue: QueueOrder,
  checkpoint: Checkpoint,
): BitMatrix {
  return new Closure(graph, receptions, queue, checkpoint).solve();
}

class Closure {
  private readonly rows: BitMatrix;
  private readonly words: Uint32Array;
  private readonly stride: number;
  private readonly segments: Segments;
  private readonly order: TaskOrder;
  /** Rows to look at in full: their task may reach more, or a rule has added to them. */
  private readonly recheck: Uint32Array;
  /** Rows that changed in the pass before, and in this one. */
  private changedBefore: Uint32Array;
  private changedNow: Uint32Array;
  /** Scratch of one row: the bits still to follow, and the row as it was. */
  private readonly pending: Uint32Array;
  private readonly before: Uint32Array;
  /** No word of `pending` below this one has a bit. */
  private lowestPending = 0;
  private firstPass = true;

  constructor(
    private readonly graph: BaseGraph,
    receptions: readonly Reception[],
    queue: QueueOrder,
    private readonly checkpoint: Checkpoint,
  ) {
    const { count } = graph.nodes;
    const size = wordsFor(count);
    this.rows = new BitMatrix(count, count);
    this.words = this.rows.words;
    this.stride = this.rows.stride;
    this.segments = linkSegments(graph);
    this.recheck = new Uint32Array(size);
    for (let node = 0; node < count; node++) setBit(this.recheck, node);
    this.order = new TaskOrder(graph, this.rows, this.recheck, queue, receptions);
    this.changedBefore = new Uint32Array(size);
    this.changedNow = new Uint32Array(size);
    this.pending = new Uint32Array(size);
    this.before = new Uint32Array(size);
    for (const edge of graph.edges) {
      this.rows.set(edge.from, edge.to);
      // The one ahead does not reach what such an edge leads to: it cannot stand for this node.
      if (isFragile(graph, edge)) this.segments.leader[edge.from] = NONE;
    }
  }

  solve(): BitMatrix {
    let again = true;
    while (again) {
      again = this.pass();
      this.firstPass = false;
      [this.changedBefore, this.changedNow] = [this.changedNow, this.changedBefore];
      this.changedNow.fill(0);
    }
    return this.rows;
  }

  /** Tells whether anything changed or is still to be looked at. */
  private pass(): boolean {
    let changed = false;
    for (let node = this.graph.nodes.count - 1; node >= 0; node--) {
      this.checkpoint();
      if (!this.closeRow(node)) continue;
      changed = true;
      setBit(this.changedNow, node);
      this.order.apply(node, this.before);
    }
    return changed || this.order.hasDelivered || this.recheck.some((word) => word !== 0);
  }

  /** Closes one row; tells whether it has grown. `before` then holds the row as it was. */
  private closeRow(node: number): boolean {
    const full = hasBit(this.recheck, node);
    clearBit(this.recheck, node);
    this.absorbFollower(node, full);
    this.takeDelivered(node);
    this.followPending(node);
    return this.hasGrown(node);
  }

  /** Edges that rules have added since the row was last closed count as new. */
  private takeDelivered(node: number): void {
    for (const to of this.order.takeDelivered(node)) {
      clearBit(this.before, to);
      setBit(this.pending, to);
    }
  }

  private hasGrown(node: number): boolean {
    const start = node * this.stride;
    if (this.firstPass) this.before.fill(0);
    for (let at = 0; at < this.stride; at++) {
      if (this.words[start + at] !== this.before[at]) return true;
    }
    return false;
  }

  /** Takes over the follower's row and fills `pending` with what it does not account for. */
  private absorbFollower(node: number, full: boolean): void {
    const { words, stride, pending, before, changedBefore, changedNow } = this;
    const follower = this.segments.follower[node]!;
    const start = node * stride;
    const from = follower === NONE ? NONE : follower * stride;
    const allowed = this.order.allowedFrom(node);
    for (let at = 0; at < stride; at++) {
      const old = words[start + at]!;
      const reached = from === NONE ? 0 : words[from + at]!;
      const added = reached & allowed[at]! & ~old;
      const fresh = full ? ALL : changedBefore[at]! | changedNow[at]!;
      before[at] = old;
      words[start + at] = old | added;
      pending[at] = old & fresh & ~reached;
    }
    if (follower === NONE) return;
    clearBit(pending, follower);
    this.addCallOf(start, follower);
    for (let at = 0; at < stride; at++) {
      // At first the row holds base edges that nobody has looked at.
      const known = this.firstPass ? 0 : before[at]!;
      const posts = words[start + at]! & ~known & this.order.posts[at]!;
      if (posts !== 0) this.addCalls(start, posts, at);
    }
  }

  /** Follows the pending bits, and those that this adds, until none is left. */
  private followPending(node: number): void {
    const { words, pending } = this;
    const { leader } = this.segments;
    const { task } = this.graph.nodes;
    const start = node * this.stride;
    const allowed = this.order.allowedFrom(node);
    for (let at = 0; at < this.stride;) {
      const word = pending[at]!;
      if (word === 0) {
        at++;
        continue;
      }
      pending[at] = word & (word - 1);
      const next = (at << 5) + lowestBit(word);
      const ahead = leader[next]!;
      this.lowestPending = at;
      this.addCallOf(start, next);
      if (ahead === NONE || !hasBit(words, ahead, start)) {
        if (task[next] === 0) this.mergeFree(start, next, allowed);
        else this.merge(start, next, allowed);
      }
      at = this.lowestPending;
    }
  }

  /** Adds what `next` reaches, where allowed. */
  private merge(start: number, next: number, allowed: Uint32Array): void {
    const { words, stride, pending } = this;
    const { posts } = this.order;
    const from = next * stride;
    for (let at = 0; at < stride; at++) {
      const added = words[from + at]! & allowed[at]! & ~words[start + at]!;
      if (added === 0) continue;
      words[start + at]! |= added;
      pending[at]! |= added;
      if (at < this.lowestPending) this.lowestPending = at;
      if ((added & posts[at]!) !== 0) this.addCalls(start, added & posts[at]!, at);
    }
  }

  /**
   * The same for a node without task: transitivity from it is free, so its row accounts for all that
   * the row reaches, and none of that need be followed. What waits already is dropped only if `next`
   * is a later node than the one whose row this is: two nodes must not leave it to each other. The
   * CALLs of the POSTs that are dropped are added all the same: that case of transitivity is not free.
   */
  private mergeFree(start: number, next: number, allowed: Uint32Array): void {
    const { words, stride, pending } = this;
    const { posts } = this.order;
    const from = next * stride;
    const drops = from > start ? ALL : 0;
    for (let at = 0; at < stride; at++) {
      const reached = words[from + at]!;
      if (reached === 0) continue;
      const dropped = pending[at]! & reached & drops;
      const added = reached & allowed[at]! & ~words[start + at]!;
      if ((dropped | added) === 0) continue;
      pending[at]! &= ~dropped;
      words[start + at]! |= added;
      const newPosts = (dropped | added) & posts[at]!;
      if (newPosts !== 0) this.addCalls(start, newPosts, at);
    }
  }

  private addCalls(start: number, posts: number, at: number): void {
    for (let rest = posts; rest !== 0; rest &= rest - 1) {
      this.addCallOf(start, (at << 5) + lowestBit(rest));
    }
  }

  /** The last case of transitivity: a CALL is reached through its own POST, whatever the tasks. */
  private addCallOf(start: number, post: number): void {
    const call = this.order.callOfPost[post]!;
    if (call === NONE || !setBit(this.words, call, start)) return;
    setBit(this.pending, call);
    this.lowestPending = Math.min(this.lowestPending, call >>> 5);
  }
}
