/**
 * Andersen-style points-to with the call graph found on the way (seed 001 §2.2): codes are taken up in
 * each context in which they are reached, their statements become inclusion constraints (transfer.ts),
 * and calls are resolved by the objects that come to their receivers. Exceptions carry nothing. What
 * libraries do, a platform model says (plugin.ts).
 */
import type { Code, CodeTable, MovedStatement, MovedVariables } from '../../android/flow/code.js';
import type { Dispatch } from '../../android/flow/dispatch.js';
import {
  InclusionGraph,
  WALKS_PER_NODE,
  type Inclusions,
  type Passes,
  type React,
} from '../../base/inclusion-graph.js';
import { TripleIndex } from '../../base/triple-index.js';
import type { Watch as Allowance } from '../../base/watch.js';
import type { Call, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { ContextTable, type ContextStrategy, type PlaceId } from './contexts.js';
import { NodeTable } from './node-table.js';
import { ELEMENTS, type NodeId } from './nodes.js';
import { ObjectTable, type MadeObject } from './object-table.js';
import type { CallAt, PlatformModel, Solving } from './plugin.js';
import type { CodeInstance, ContextId, InstanceId, ObjectId } from './points-to.js';
import { Transfer, Watch, type Core } from './transfer.js';
import type { FilterId, TypeFilters } from './type-filters.js';

type Graph = Inclusions<NodeId, ObjectId>;

export interface SolverInputs {
  readonly codes: CodeTable;
  readonly dispatch: Dispatch;
  readonly filters: TypeFilters;
  readonly strategy: ContextStrategy;
  readonly model: PlatformModel;
  /** Steps: statements taken up, once for each context, and objects handed on. */
  readonly budget: number;
  /** Over the time and the memory that it may use. */
  readonly watch: Allowance;
  readonly makeGraph: (passes: Passes<ObjectId>, react: React<ObjectId>) => Graph;
}

export function inclusionGraph(cycleElimination: boolean): SolverInputs['makeGraph'] {
  const walks = cycleElimination ? WALKS_PER_NODE : Infinity;
  return (passes, react) => new InclusionGraph(passes, react, walks);
}

/** Nodes between two looks at the watch. */
const STEPS = 4096;
/** How often the model may add what nobody gives; each time less is missing. */
const MOST_ROUNDS = 12;

export class Solver implements Solving, Core {
  readonly codes: CodeTable;
  readonly model: PlatformModel;
  readonly contexts: ContextTable;
  readonly objects: ObjectTable;
  readonly graph: Graph;
  readonly nodes: NodeTable;
  readonly instances: CodeInstance[] = [];
  /** Rows of three: caller, statement, callee. */
  readonly callEdges: number[] = [];
  /** Where it stopped before the end; undefined if it did not. */
  cut: string | undefined;
  /** Had the model still something to add after all its rounds? */
  isUnsettled = false;
  readonly #transfer: Transfer;
  readonly #instanceIndex = new TripleIndex();
  readonly #callIndex = new TripleIndex();
  readonly #targetIndex = new TripleIndex();
  readonly #targets: (Code | undefined)[] = [];
  readonly #listeners: ((object: ObjectId) => void)[] = [];
  #expanded = 0;
  #statements = 0;

  constructor(private readonly inputs: SolverInputs) {
    const { filters } = inputs;
    this.codes = inputs.codes;
    this.model = inputs.model;
    this.contexts = new ContextTable(inputs.strategy);
    this.objects = new ObjectTable(this.contexts, filters);
    this.graph = inputs.makeGraph(
      (filter, object) => filters.passes(filter as FilterId, this.objects.classNumber(object)),
      (kind, x, y, object) => {
        if ((kind as Watch) === Watch.listen) this.#listeners[x]!(object);
        else this.#transfer.react(kind, x, y, object);
      },
    );
    this.nodes = new NodeTable(this.graph, filters);
    this.#transfer = new Transfer(this);
  }

  solve(): void {
    this.model.begin(this);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      this.#settle();
      if (this.cut !== undefined) return;
      this.model.quiet();
      if (this.#expanded === this.instances.length && !this.graph.propagate(1)) return;
    }
    this.isUnsettled = true;
    this.#settle();
  }

  #settle(): void {
    do {
      while (this.#expanded < this.instances.length && !this.inputs.watch.isOver()) {
        this.#statements += this.#transfer.expand(this.instances[this.#expanded++]!);
      }
      this.cut = this.#usedUp();
      if (this.cut !== undefined) return;
    } while (this.graph.propagate(STEPS) || this.#expanded < this.instances.length);
  }

  /** In words what is used up; undefined as long as nothing is. */
  #usedUp(): string | undefined {
    const { budget, watch } = this.inputs;
    if (this.#statements + this.graph.work > budget) return `${budget} steps`;
    return watch.isOver() ? watch.end : undefined;
  }

  variable(instance: InstanceId, variable: Variable | undefined): NodeId | undefined {
    return this.nodes.variable(instance, variable);
  }

  result(instance: InstanceId): NodeId {
    return this.nodes.result(instance);
  }

  field(object: ObjectId, field: FieldSymbol): NodeId | undefined {
    return this.nodes.field(object, field);
  }

  elements(object: ObjectId): NodeId {
    return this.nodes.elements(object);
  }

  wrapped(object: ObjectId): NodeId {
    return this.nodes.wrapped(object);
  }

  pointees(node: NodeId): readonly ObjectId[] {
    return this.graph.objects(node);
  }

  object(place: PlaceId, context: ContextId, make: () => MadeObject): ObjectId {
    const before = this.objects.all.length;
    const id = this.objects.at(place, context, make);
    if (id === before) this.model.created(id);
    return id;
  }

  add(node: NodeId | undefined, object: ObjectId): void {
    if (node !== undefined) this.graph.add(node, object);
  }

  connect(from: NodeId | undefined, to: NodeId | undefined): void {
    if (from !== undefined && to !== undefined) this.graph.connect(from, to);
  }

  forEach(node: NodeId | undefined, listener: (object: ObjectId) => void): void {
    if (node === undefined) return;
    const seen = new Set<ObjectId>();
    const once = (object: ObjectId): void => {
      if (seen.has(object)) return;
      seen.add(object);
      listener(object);
    };
    this.graph.watch(node, Watch.listen, this.#listeners.push(once) - 1, 0);
  }

  loadElements(container: NodeId | undefined, to: NodeId | undefined): void {
    if (container === undefined || to === undefined) return;
    this.graph.watch(container, Watch.load, ELEMENTS, to);
  }

  storeElements(container: NodeId | undefined, from: NodeId | undefined): void {
    if (container === undefined || from === undefined) return;
    this.graph.watch(container, Watch.store, ELEMENTS, from);
  }

  enter(
    code: Code,
    context: ContextId,
    receiver: ObjectId | undefined,
    site?: PlaceId,
  ): InstanceId {
    const from = receiver === undefined ? undefined : this.objects.sourceOfReceiver(receiver);
    const within =
      site === undefined
        ? this.contexts.ofCallee(context, code, receiver, from)
        : this.contexts.ofCalled(context, site);
    const id = this.#instance(code, within);
    if (receiver !== undefined) this.#bindReceiver(id, code, receiver);
    return id;
  }

  #instance(code: Code, context: ContextId): InstanceId {
    const id = (this.#instanceIndex.add(code.id, context, 0) - 1) as InstanceId;
    if (id === this.instances.length) {
      const instance = { id, code, context };
      this.instances.push(instance);
      this.nodes.addInstance(instance);
    }
    return id;
  }

  /** `this` of a method; of a closure, what it took along. */
  #bindReceiver(instance: InstanceId, { body }: Code, receiver: ObjectId): void {
    if (body.kind !== 'lambda') {
      this.add(this.variable(instance, body.parameters[0]), receiver);
      return;
    }
    body.captured.forEach((variable, index) => {
      this.connect(this.nodes.captured(receiver, index), this.variable(instance, variable));
    });
  }

  callNow({ instance, statement }: CallAt, code: Code, receiver: ObjectId | undefined): InstanceId {
    const callee = this.enter(code, this.instances[instance]!.context, receiver);
    this.addCall(instance, statement, callee);
    return callee;
  }

  addCall(caller: InstanceId, statement: StatementIndex, callee: InstanceId): boolean {
    const before = this.#callIndex.size;
    if (this.#callIndex.add(caller, statement, callee) <= before) return false;
    this.callEdges.push(caller, statement, callee);
    return true;
  }

  /** A code has another body, of which the same can be said: numbers are made those of now. */
  move(code: Code, moved: MovedStatement, variables: MovedVariables): void {
    this.nodes.move(code, this.instances, variables);
    const { callEdges } = this;
    for (let at = 0; at < callEdges.length; at += 3) {
      if (this.instances[callEdges[at]!]!.code !== code) continue;
      callEdges[at + 1] = moved(callEdges[at + 1]! as StatementIndex)!;
    }
  }

  targetOf(call: Call, object: ObjectId): Code | undefined {
    const { method } = call;
    const { closure, class: symbol } = this.objects.get(object);
    if (method === undefined) return this.inputs.dispatch.unseen({ closure, class: symbol }, call);
    if (closure?.closure.implements?.name === method.name) return closure.code;
    if (symbol === undefined) return undefined;
    const before = this.#targetIndex.size;
    const at = this.#targetIndex.add(method.id, symbol.id, 0);
    if (at > before) this.#targets[at] = this.inputs.dispatch.inClass(symbol, method);
    return this.#targets[at];
  }
}
