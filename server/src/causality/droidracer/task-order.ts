/**
 * The rules of section 3.2 that add edges of their own, applied to what a row has gained: FIFO,
 * NOPRE and broadcast order. Also keeps what transitivity asks: which tasks of a thread are ordered
 * (RET -> CALL), as a row of nodes that a task may reach.
 */
import {
  BitMatrix,
  clearBit,
  forEachBit,
  lowestBit,
  setBit,
  wordsFor,
} from '../../base/bit-matrix.js';
import { type BaseGraph, NONE, type NodeTable, type Task } from './graph.js';
import type { QueueOrder } from './queue-order.js';
import type { Reception } from './rules/broadcasts.js';

const ALL = 0xffffffff;

export class TaskOrder {
  readonly posts: Uint32Array;
  /** By node of a POST: the CALL of its task; NONE elsewhere. */
  readonly callOfPost: Int32Array;
  private readonly calls: Uint32Array;
  private readonly allowed: BitMatrix;
  private readonly nodes: NodeTable;
  private readonly allowedRows: readonly Uint32Array[];
  /** By node of a send or of a registration while sticky: the receptions that answer it. */
  private readonly receptionsOf = new Map<number, Reception[]>();
  private readonly gained: Uint32Array;
  /** Edges added here whose row has not been closed since. */
  private readonly delivered = new Map<number, number[]>();

  constructor(
    graph: BaseGraph,
    private readonly rows: BitMatrix,
    private readonly recheck: Uint32Array,
    private readonly queue: QueueOrder,
    receptions: readonly Reception[],
  ) {
    this.nodes = graph.nodes;
    const { count, tasks } = this.nodes;
    this.gained = new Uint32Array(wordsFor(count));
    this.posts = new Uint32Array(wordsFor(count));
    this.calls = new Uint32Array(wordsFor(count));
    this.callOfPost = new Int32Array(count).fill(NONE);
    this.allowed = allowedAtFirst(this.nodes);
    this.allowedRows = tasks.map((_, task) => this.allowed.row(task));
    for (const { call, post } of tasks.slice(1)) {
      setBit(this.calls, call);
      if (post === NONE) continue;
      setBit(this.posts, post);
      this.callOfPost[post] = call;
    }
    for (const reception of receptions) {
      const known = this.receptionsOf.get(reception.cause);
      if (known === undefined) this.receptionsOf.set(reception.cause, [reception]);
      else known.push(reception);
    }
  }

  /** What transitivity may reach from a node. */
  allowedFrom(node: number): Uint32Array {
    return this.allowedRows[this.nodes.task[node]!]!;
  }

  /** Draws the conclusions from what a row holds now and did not hold before. */
  apply(node: number, before: Uint32Array): void {
    this.noteGained(node, before);
    const task = this.nodes.task[node]!;
    if (task !== 0) this.applyCalls(node, this.nodes.tasks[task]!, task);
    const posted = this.nodes.posted[node]!;
    if (posted !== 0) this.applyFifo(this.nodes.tasks[posted]!);
    if (this.receptionsOf.has(node)) this.applyBroadcastOrder(node);
  }

  private noteGained(node: number, before: Uint32Array): void {
    const start = node * this.rows.stride;
    for (let at = 0; at < before.length; at++) {
      this.gained[at] = this.rows.words[start + at]! & ~before[at]!;
    }
  }

  private applyCalls(node: number, task: Task, index: number): void {
    const isRet = node === task.ret;
    this.forEachGained(this.calls, (call) => {
      if (this.nodes.thread[call] !== task.thread) return;
      this.addEdge(task.ret, call);
      if (isRet) this.allow(index, this.nodes.task[call]!);
    });
  }

  /** From now on, transitivity may go from the first task to the second. */
  private allow(first: number, second: number): void {
    let grown = false;
    for (const node of this.nodes.tasks[second]!.nodes) {
      if (this.allowed.set(first, node)) grown = true;
    }
    if (!grown) return;
    for (const node of this.nodes.tasks[first]!.nodes) setBit(this.recheck, node);
  }

  /**
   * FIFO: the post of `first` has come before further posts. Its case of RET1 -> CALL of the task that
   * makes POST2 needs no code: then RET1 -> POST2 by transitivity, and RET1 -> CALL2 through POST2.
   */
  private applyFifo(first: Task): void {
    const { operation, posted, tasks } = this.nodes;
    const post = operation[first.post]!;
    if (first.ret === NONE || !this.queue.standsInLine(post)) return;
    this.forEachGained(this.posts, (node) => {
      const second = tasks[posted[node]!]!;
      const later = operation[node]!;
      if (second.thread !== first.thread || !this.queue.standsInLine(later)) return;
      if (this.queue.runsFirst(post, later)) this.addEdge(first.ret, second.call);
    });
  }

  private applyBroadcastOrder(node: number): void {
    forEachBit(this.gained, (later) => {
      if (later === node) return;
      for (const second of this.receptionsOf.get(later) ?? []) {
        for (const first of this.receptionsOf.get(node)!) this.orderReceptions(first, second);
      }
    });
  }

  private orderReceptions(first: Reception, second: Reception): void {
    if (first.sticky !== second.sticky) return;
    this.addEdge(first.trigger, second.trigger);
    this.addEdge(first.post, second.post);
  }

  private addEdge(from: number, to: number): void {
    if (from === NONE || to === NONE || !this.rows.set(from, to)) return;
    const delivered = this.delivered.get(from);
    if (delivered === undefined) this.delivered.set(from, [to]);
    else delivered.push(to);
  }

  get hasDelivered(): boolean {
    return this.delivered.size > 0;
  }

  takeDelivered(node: number): readonly number[] {
    const delivered = this.delivered.get(node) ?? [];
    this.delivered.delete(node);
    return delivered;
  }

  private forEachGained(among: Uint32Array, visit: (node: number) => void): void {
    for (let at = 0; at < among.length; at++) {
      for (let rest = this.gained[at]! & among[at]!; rest !== 0; rest &= rest - 1) {
        visit((at << 5) + lowestBit(rest));
      }
    }
  }
}

/** No task, other threads and itself; row 0, for nodes without task, is everything. */
function allowedAtFirst({ count, tasks }: NodeTable): BitMatrix {
  const allowed = new BitMatrix(tasks.length, count);
  allowed.words.fill(ALL);
  for (const [task, own] of tasks.entries()) {
    if (task === 0) continue;
    for (const other of tasks) {
      if (other.thread === own.thread && other !== own) exclude(allowed.row(task), other.nodes);
    }
  }
  return allowed;
}

function exclude(words: Uint32Array, nodes: readonly number[]): void {
  for (const node of nodes) clearBit(words, node);
}
