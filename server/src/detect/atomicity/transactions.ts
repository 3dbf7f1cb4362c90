/**
 * Which transaction a task belongs to: what the two modes of the check differ in. A transaction has a
 * node in the graph, counted as long as it may go on: while a task of it runs or waits, or its component
 * lives.
 */
import type { Performer } from '../context/performers.js';
import type { Transaction } from './transaction.js';
import type { TransactionGraph } from './transaction-graph.js';

/** Who posted a task, as long as it waits; `node` is the transaction of one mode, 0 outside of any. */
export interface PostedTask {
  readonly thread: number;
  readonly node: number;
}

/** What runs on which thread. */
export interface BegunTask {
  readonly performer: Performer;
  readonly thread: number;
  /** Undefined where the post is not in the trace. */
  readonly posted: PostedTask | undefined;
}

export interface Transactions {
  /** The node of a task that begins; 0 if its operations are to stand for themselves. */
  begin(task: BegunTask): number;
  /** The platform calls back within a task: the node from now on, or undefined if nothing changes. */
  trigger(performer: Performer, callback: number, component: number): number | undefined;
  /** A callback is enabled by an operation of a transaction. */
  enable(node: number, callback: number, component: number): void;
  /** An activity that was launched under the number of an intent has a number of its own. */
  instantiate(component: number, intent: number): void;
  /** A task has ended, in which this callback ran. */
  end(callback: number, component: number): void;
  /** Is a task that such a transaction posts to its own thread part of it? */
  holdsPosts(node: number): boolean;
  renumber(renumbered: Int32Array): void;
}

/** Nodes that are transactions: what they are, and how many reasons there are that they may go on. */
export class TransactionNodes {
  private readonly about = new Map<number, Transaction>();
  private readonly uses = new Map<number, number>();

  constructor(
    readonly graph: TransactionGraph,
    private readonly forget: boolean,
  ) {}

  /** A new transaction, in use once. */
  create(transaction: Transaction): number {
    const node = this.graph.addNode(false);
    this.about.set(node, transaction);
    this.uses.set(node, 1);
    return node;
  }

  get(node: number): Transaction | undefined {
    return this.about.get(node);
  }

  rename(node: number, component: number): void {
    const transaction = this.about.get(node);
    if (transaction !== undefined) this.about.set(node, { ...transaction, component });
  }

  use(node: number): void {
    this.uses.set(node, (this.uses.get(node) ?? 0) + 1);
  }

  release(node: number): void {
    const uses = this.uses.get(node);
    if (uses === undefined) return;
    if (uses > 1) {
      this.uses.set(node, uses - 1);
      return;
    }
    this.uses.delete(node);
    if (this.forget) this.graph.retire(node);
  }

  /** Those that may go on. */
  alive(): IterableIterator<number> {
    return this.uses.keys();
  }

  renumber(renumbered: Int32Array): void {
    renumberMap(this.about, renumbered);
    renumberMap(this.uses, renumbered);
  }
}

function renumberMap<Value>(map: Map<number, Value>, renumbered: Int32Array): void {
  const old = [...map];
  map.clear();
  for (const [node, value] of old) {
    const number = renumbered[node]!;
    if (number !== 0) map.set(number, value);
  }
}

/** Tree-based: a task and those that it posts to its own thread; a post across threads begins a tree. */
export class TreeTransactions implements Transactions {
  constructor(private readonly nodes: TransactionNodes) {}

  begin({ performer, thread, posted }: BegunTask): number {
    if (posted?.thread === thread && posted.node !== 0) {
      this.nodes.use(posted.node);
      return posted.node;
    }
    return this.nodes.create({ kind: 'tree', performer, component: 0 });
  }

  trigger(): undefined {
    return undefined;
  }

  enable(): void {
    // What the platform calls later is a tree of its own.
  }

  instantiate(): void {
    // Components are nothing to it.
  }

  end(): void {
    // A tree ends when nothing of it waits.
  }

  holdsPosts(): boolean {
    return true;
  }

  renumber(): void {
    // It remembers no node.
  }
}
