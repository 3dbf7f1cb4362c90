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

export class FlowGraph {
  readonly #objects = new Map<FlowNode, Set<ObjectId>>();
  readonly #edges = new Map<FlowNode, Set<FlowNode>>();
  readonly #listeners = new Map<FlowNode, Listener[]>();
  readonly #waiting: { readonly node: FlowNode; readonly object: ObjectId }[] = [];

  objects(node: FlowNode): ReadonlySet<ObjectId> {
    return this.#objects.get(node) ?? EMPTY;
  }

  add(node: FlowNode, object: ObjectId): void {
    let objects = this.#objects.get(node);
    if (objects === undefined) this.#objects.set(node, (objects = new Set()));
    if (objects.has(object)) return;
    objects.add(object);
    this.#waiting.push({ node, object });
  }

  /** What `from` holds, `to` holds too. */
  connect(from: FlowNode, to: FlowNode): void {
    if (from === to) return;
    let edges = this.#edges.get(from);
    if (edges === undefined) this.#edges.set(from, (edges = new Set()));
    if (edges.has(to)) return;
    edges.add(to);
    for (const object of this.objects(from)) this.add(to, object);
  }

  /** Called once for each object of the node, those of now and those to come. */
  listen(node: FlowNode, listener: Listener): void {
    const listeners = this.#listeners.get(node);
    if (listeners === undefined) this.#listeners.set(node, [listener]);
    else listeners.push(listener);
    for (const object of [...this.objects(node)]) listener(object);
  }

  solve(): void {
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) {
      const { node, object } = next;
      for (const to of this.#edges.get(node) ?? []) this.add(to, object);
      for (const listener of this.#listeners.get(node) ?? []) listener(object);
    }
  }
}
