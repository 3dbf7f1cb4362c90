/**
 * The plain twin of InclusionGraph: sets, every edge and every watch looked at again and again until
 * nothing changes. No difference propagation, no circles joined, no bits.
 */
import type { Inclusions, Passes, React } from '../../../server/src/base/inclusion-graph.js';
import type { NodeId } from '../../../server/src/static/points-to/nodes.js';
import type { ObjectId } from '../../../server/src/static/points-to/points-to.js';
import type { FilterId } from '../../../server/src/static/points-to/type-filters.js';

interface PlainNode {
  readonly filter: FilterId;
  readonly objects: Set<ObjectId>;
  readonly edges: Set<NodeId>;
  readonly watches: { kind: number; x: number; y: number; done: Set<ObjectId> }[];
}

export class PlainInclusions implements Inclusions<NodeId, ObjectId> {
  work = 0;
  readonly #nodes: PlainNode[] = [];
  #changed = false;

  constructor(
    private readonly passes: Passes<ObjectId>,
    private readonly react: React<ObjectId>,
  ) {}

  get size(): number {
    return this.#nodes.length;
  }

  addNodes(filters: ArrayLike<FilterId>): NodeId {
    const first = this.#nodes.length;
    for (const filter of Array.from(filters)) {
      this.#nodes.push({ filter, objects: new Set(), edges: new Set(), watches: [] });
    }
    return first as NodeId;
  }

  add(node: NodeId, object: ObjectId): void {
    const { filter, objects } = this.#nodes[node]!;
    if (objects.has(object) || !this.passes(filter, object)) return;
    objects.add(object);
    this.#changed = true;
  }

  connect(from: NodeId, to: NodeId): void {
    const { edges } = this.#nodes[from]!;
    if (!edges.has(to)) this.#changed = true;
    edges.add(to);
  }

  watch(node: NodeId, kind: number, x: number, y: number): void {
    this.#nodes[node]!.watches.push({ kind, x, y, done: new Set() });
    this.#changed = true;
  }

  objects(node: NodeId): readonly ObjectId[] {
    return [...this.#nodes[node]!.objects];
  }

  propagate(): boolean {
    const wasChanged = this.#changed;
    this.#changed = false;
    for (const { objects, edges, watches } of [...this.#nodes]) {
      for (const to of [...edges]) for (const object of [...objects]) this.add(to, object);
      for (const { kind, x, y, done } of [...watches]) {
        for (const object of [...objects]) {
          if (done.has(object)) continue;
          done.add(object);
          this.react(kind, x, y, object);
        }
      }
    }
    return wasChanged;
  }
}
