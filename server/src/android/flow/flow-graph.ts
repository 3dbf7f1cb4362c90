/**
 * Inclusion constraints between nodes (variables, fields, elements) of the light analysis. Whoever wants
 * to react to new objects of a node (a call that dispatches on its receiver) listens to it.
 */
import { ALL_PASS, InclusionGraph, WALKS_PER_NODE } from '../../base/inclusion-graph.js';
import type { Watch } from '../../base/watch.js';
import type { ObjectId } from './objects.js';

declare const brand: unique symbol;
export type FlowNode = number & { readonly [brand]: 'flow node' };

type Listener = (object: ObjectId) => void;

/** Nodes between two looks at the watch. */
const STEPS = 4096;

export class FlowGraph {
  readonly #listeners: Listener[] = [];
  readonly #graph = new InclusionGraph<FlowNode, ObjectId>(
    () => true,
    (_kind, listener, _nothing, object) => {
      this.#listeners[listener]!(object);
    },
    WALKS_PER_NODE,
  );

  /** So many nodes, one behind the other; the first is returned. */
  addNodes(count: number): FlowNode {
    return this.#graph.addNodes(new Uint8Array(count).fill(ALL_PASS));
  }

  get size(): number {
    return this.#graph.size;
  }

  /** They are known to hold the same. */
  join(one: FlowNode, other: FlowNode): void {
    this.#graph.join(one, other);
  }

  /** In no order that means something. */
  objects(node: FlowNode): readonly ObjectId[] {
    return this.#graph.objects(node);
  }

  add(node: FlowNode, object: ObjectId): void {
    this.#graph.add(node, object);
  }

  /** What `from` holds, `to` holds too. */
  connect(from: FlowNode, to: FlowNode): void {
    this.#graph.connect(from, to);
  }

  /** Called for each object of the node, those of now and those to come; for some of them twice. */
  listen(node: FlowNode, listener: Listener): void {
    this.#graph.watch(node, 0, this.#listeners.push(listener) - 1, 0);
  }

  /** The nodes that are one of these, or fed by one of them. */
  fedBy(seeds: Iterable<FlowNode>): (node: FlowNode) => boolean {
    return this.#graph.fedBy(seeds);
  }

  /** As far as the watch lets it. */
  solve(watch: Watch): void {
    while (!watch.isOver() && this.#graph.propagate(STEPS));
  }
}
