/**
 * Inclusion constraints between nodes (variables, fields, elements), solved by propagating only what
 * is new. A node is a number; whoever wants to react to new objects of a node (a call that dispatches
 * on its receiver) listens to it.
 */
import type { ObjectId } from './objects.js';

declare const brand: unique symbol;
export type FlowNode = number & { readonly [brand]: 'flow node' };

type Listener = (object: ObjectId) => void;

const EMPTY: ReadonlySet<ObjectId> = new Set();
const NO_NODES: ReadonlySet<FlowNode> = new Set();
const NO_LISTENERS: readonly Listener[] = [];

export class FlowGraph {
  /** By node; most have none. */
  readonly #objects: (Set<ObjectId> | undefined)[];
  readonly #edges: (Set<FlowNode> | undefined)[];
  readonly #listeners: (Listener[] | undefined)[];
  readonly #waiting: { readonly node: FlowNode; readonly object: ObjectId }[] = [];

  /** Of this many nodes, to which others may be added one after the other. */
  constructor(size: number) {
    this.#objects = new Array<undefined>(size).fill(undefined);
    this.#edges = new Array<undefined>(size).fill(undefined);
    this.#listeners = new Array<undefined>(size).fill(undefined);
  }

  objects(node: FlowNode): ReadonlySet<ObjectId> {
    return this.#objects[node] ?? EMPTY;
  }

  add(node: FlowNode, object: ObjectId): void {
    const objects = (this.#objects[node] ??= new Set());
    if (objects.has(object)) return;
    objects.add(object);
    this.#waiting.push({ node, object });
  }

  /** What `from` holds, `to` holds too. */
  connect(from: FlowNode, to: FlowNode): void {
    if (from === to) return;
    const edges = (this.#edges[from] ??= new Set());
    if (edges.has(to)) return;
    edges.add(to);
    for (const object of this.objects(from)) this.add(to, object);
  }

  /** Called for each object of the node, those of now and those to come; for some of them twice. */
  listen(node: FlowNode, listener: Listener): void {
    (this.#listeners[node] ??= []).push(listener);
    for (const object of [...this.objects(node)]) listener(object);
  }

  /** By node: is it one of these, or fed by one of them? */
  fedBy(seeds: Iterable<FlowNode>): ReadonlySet<FlowNode> {
    const found = new Set(seeds);
    for (const node of found) {
      for (const to of this.#edges[node] ?? NO_NODES) found.add(to);
    }
    return found;
  }

  solve(): void {
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) {
      const { node, object } = next;
      for (const to of this.#edges[node] ?? NO_NODES) this.add(to, object);
      for (const listener of this.#listeners[node] ?? NO_LISTENERS) listener(object);
    }
  }
}
