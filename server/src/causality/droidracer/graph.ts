/**
 * The graph that DroidRacer's relation is computed on (DROIDRACER.md section 3). Its nodes are the
 * kept operations, in the order of the trace; reads and writes have no node of their own but stand
 * in an access block. Its base edges come from the rules of section 3.1, each with the rule's name.
 */
import type { OpKind } from '../../trace/operations.js';

/** No node, no task, no operation of that kind. */
export const NONE = -1;

/** Rules that give base edges: section 3.1, and what other recorders know besides. */
export type BaseRule =
  | 'start'
  | 'fork'
  | 'program-order'
  | 'loop'
  | 'post'
  | 'parent-end'
  | 'own-post'
  | 'notify'
  | 'lock'
  | 'enable'
  | 'lifecycle-chain'
  | 'service-request'
  | 'service-chain'
  | 'broadcast'
  | 'idle'
  | 'dependence'
  | 'join'
  | 'signal'
  | 'timer'
  | 'listener'
  | 'binder'
  | 'volatile';

/** Rules of section 3.2 that give edges of their own; transitivity only joins edges. */
export type DerivedRule = 'fifo' | 'no-preemption' | 'broadcast-order';

export type RuleName = BaseRule | DerivedRule;

export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly rule: BaseRule;
}

/** What a looper runs between CALL and RET. Nodes are NONE where the trace does not have them. */
export interface Task {
  /** The trace's own number. */
  readonly id: number;
  readonly thread: number;
  call: number;
  post: number;
  ret: number;
  /** Every node whose task this is, CALL and RET included. */
  readonly nodes: number[];
  /** The callback that the task runs and its component, where post or begin name them; else 0. */
  readonly callback: number;
  readonly component: number;
  /** A trigger stands inside: it tells what the platform called. */
  triggered: boolean;
}

export interface NodeTable {
  readonly count: number;
  /** The operation of a node; of a block without a line of its own, its first access. */
  readonly operation: Int32Array;
  readonly kind: Uint8Array;
  readonly thread: Int32Array;
  /** Index into `tasks`; 0 for none. */
  readonly task: Int32Array;
  /** The node of an operation; of a read or write, its block. NONE where it was dropped. */
  readonly nodeOf: Int32Array;
  /** Row 0 is no task. */
  readonly tasks: readonly Task[];
  /** The task that a POST posts; 0 for other nodes. */
  readonly posted: Int32Array;
  /** By thread: where it attaches its queue and where it begins to loop. */
  readonly attach: ReadonlyMap<number, number>;
  readonly loop: ReadonlyMap<number, number>;
}

export class BaseGraph {
  readonly edges: Edge[] = [];
  private readonly known = new Set<number>();

  constructor(readonly nodes: NodeTable) {}

  /** Adds an edge between two nodes; nothing where one of them is missing. */
  readonly add = (from: number, to: number, rule: BaseRule): boolean => {
    if (from === NONE || to === NONE || from === to) return false;
    const key = from * this.nodes.count + to;
    if (this.known.has(key)) return true;
    this.known.add(key);
    this.edges.push({ from, to, rule });
    return true;
  };

  has(from: number, to: number): boolean {
    return from !== NONE && to !== NONE && this.known.has(from * this.nodes.count + to);
  }

  kindOf(node: number): OpKind {
    return this.nodes.kind[node]!;
  }

  /** The task that a node stands in. */
  taskOf(node: number): Task | undefined {
    const task = this.nodes.task[node]!;
    return task === 0 ? undefined : this.nodes.tasks[task];
  }
}
