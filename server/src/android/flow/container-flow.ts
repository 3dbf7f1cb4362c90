/** Values that go into containers and come out of them, as the tables say of each method. */
import type { Call, Variable } from '../../java/ir/statements.js';
import type { ContainerMethod } from '../knowledge/knowledge-index.js';
import type { Code, Site } from './code.js';
import type { FlowGraph, FlowNode } from './flow-graph.js';
import type { FlowNodes } from './flow-nodes.js';
import type { ObjectId, ObjectTable } from './objects.js';
import { mayHoldObjects } from './value-types.js';

export class ContainerFlow {
  constructor(
    private readonly graph: FlowGraph,
    private readonly nodes: FlowNodes,
    private readonly objects: ObjectTable,
  ) {}

  /** An element is in every view of the container; what a container holds is told by its place. */
  add(site: Site, call: Call, container: ContainerMethod): void {
    const { code } = site;
    const at = (variable: Variable): FlowNode => this.nodes.variable(code, variable);
    const { receiver } = call;
    const to = call.to !== undefined && mayHoldObjects(code.body, call.to) ? call.to : undefined;
    if (receiver === undefined) {
      this.#addFactory(site, call, container);
      return;
    }
    const isKeys = container.isOfKeys;
    if (container.view && !isKeys && to !== undefined) this.graph.connect(at(receiver), at(to));
    this.graph.listen(at(receiver), (id) => {
      this.#fill(code, call, container, id);
      if (to === undefined) return;
      if (container.view && isKeys) this.graph.add(at(to), this.#keySet(site, call, id));
      if (container.returnsElement) {
        this.graph.connect(isKeys ? this.nodes.key(id) : this.nodes.element(id), at(to));
      }
    });
  }

  /** A set of its own, so that what it holds is not what the map's values are. */
  #keySet(site: Site, { method }: Call, map: ObjectId): ObjectId {
    const type = method!.result;
    const symbol = type.kind === 'class' ? type.class : method!.owner;
    const id = this.objects.keysOf(symbol, site, map);
    this.graph.connect(this.nodes.key(map), this.nodes.element(id));
    return id;
  }

  /** `Arrays.asList(…)`: a new container with these elements. */
  #addFactory(site: Site, call: Call, container: ContainerMethod): void {
    const type = call.method?.result;
    if (call.to === undefined || type?.kind !== 'class' || container.stores.length === 0) return;
    const id = this.objects.library(type.class, site);
    this.graph.add(this.nodes.variable(site.code, call.to), id);
    this.#fill(site.code, call, container, id);
  }

  #fill(code: Code, call: Call, { stores, keys, copies }: ContainerMethod, id: ObjectId): void {
    const element = this.nodes.element(id);
    for (const place of stores) {
      const given = call.arguments[place];
      if (given === undefined || !mayHoldObjects(code.body, given)) continue;
      const into = keys.includes(place) ? this.nodes.key(id) : element;
      this.graph.connect(this.nodes.variable(code, given), into);
    }
    for (const place of copies) {
      const given = call.arguments[place];
      if (given === undefined) continue;
      this.graph.listen(this.nodes.variable(code, given), (other) => {
        this.graph.connect(this.nodes.element(other), element);
        this.graph.connect(this.nodes.key(other), this.nodes.key(id));
      });
    }
  }
}
