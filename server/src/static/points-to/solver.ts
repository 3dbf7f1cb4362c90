/**
 * Andersen-style points-to with the call graph found on the way (seed 001 §2.2): codes are taken up in
 * each context in which they are reached, their statements become inclusion constraints, and calls are
 * resolved by the objects that come to their receivers. Flow-insensitive: the order of statements is
 * not looked at. Exceptions carry nothing. What libraries do, a platform model says (plugin.ts).
 */
import { parameterOf, type Code, type CodeId, type CodeTable } from '../../android/flow/code.js';
import type { Dispatch } from '../../android/flow/dispatch.js';
import { CancelledError, type CancellationToken } from '../../base/cancellation.js';
import {
  InclusionGraph,
  type Inclusions,
  type Passes,
  type React,
} from '../../base/inclusion-graph.js';
import { TripleIndex } from '../../base/triple-index.js';
import type {
  Call,
  Closure,
  Statement,
  StatementIndex,
  Variable,
} from '../../java/ir/statements.js';
import type { ClassSymbol, FieldSymbol, Type } from '../../java/program/symbols.js';
import { shapeOf, type CodeShape } from './code-shape.js';
import { ContextTable, STARTUP, type ContextStrategy, type PlaceId } from './contexts.js';
import { CAPTURED, ELEMENTS, NO_OBJECT, type NodeId } from './nodes.js';
import { ObjectTable, type MadeObject } from './object-table.js';
import type { CallAt, PlatformModel, Solving } from './plugin.js';
import type { CodeInstance, ContextId, InstanceId, ObjectId } from './points-to.js';
import { NO_FILTER, type FilterId, type TypeFilters } from './type-filters.js';

type Graph = Inclusions<NodeId, ObjectId>;

export interface SolverInputs {
  readonly codes: CodeTable;
  readonly dispatch: Dispatch;
  readonly filters: TypeFilters;
  readonly strategy: ContextStrategy;
  readonly model: PlatformModel;
  /** Steps: statements taken up, once for each context, and objects handed on. */
  readonly budget: number;
  readonly token: CancellationToken | undefined;
  readonly makeGraph: (passes: Passes<ObjectId>, react: React<ObjectId>) => Graph;
}

export function inclusionGraph(cycleElimination: boolean): SolverInputs['makeGraph'] {
  return (passes, react) => new InclusionGraph(passes, react, cycleElimination);
}

/** What is done with each object of a watched node. */
const enum Watch {
  load,
  store,
  call,
  initialize,
  listen,
}

/** Steps between two looks at the token. */
const STEPS = 4096;
/** How often the model may add what nobody gives; each time less is missing. */
const MOST_ROUNDS = 12;

export class Solver implements Solving {
  readonly contexts: ContextTable;
  readonly objects: ObjectTable;
  readonly graph: Graph;
  readonly instances: CodeInstance[] = [];
  /** Rows of three: caller, statement, callee. */
  readonly callEdges: number[] = [];
  /** Taken up so far. */
  statements = 0;
  /** Did it stop before the end? */
  isCut = false;
  readonly #first: NodeId[] = [];
  readonly #instanceIndex = new TripleIndex();
  readonly #callIndex = new TripleIndex();
  readonly #fieldIndex = new TripleIndex();
  readonly #fieldNodes: NodeId[] = [];
  readonly #fieldOwners: number[] = [];
  readonly #fieldFilters: (FilterId | undefined)[] = [];
  readonly #shapes: (CodeShape | undefined)[] = [];
  readonly #listeners: ((object: ObjectId) => void)[] = [];
  readonly #initialized = new Set<ClassSymbol>();
  #expanded = 0;

  constructor(private readonly inputs: SolverInputs) {
    this.contexts = new ContextTable(inputs.strategy);
    this.objects = new ObjectTable(this.contexts, inputs.filters);
    this.graph = inputs.makeGraph(
      (filter, object) =>
        inputs.filters.passes(filter as FilterId, this.objects.classNumber(object)),
      (kind, x, y, object) => {
        this.#react(kind, x, y, object);
      },
    );
  }

  solve(): void {
    const { model } = this.inputs;
    model.begin(this);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      this.#settle();
      if (this.isCut) return;
      model.quiet();
      if (this.#expanded === this.instances.length && !this.graph.propagate(1)) return;
    }
  }

  #settle(): void {
    do {
      if (this.inputs.token?.isCancelled === true) throw new CancelledError();
      while (this.#expanded < this.instances.length) {
        this.#expand(this.instances[this.#expanded++]!);
      }
      if (this.statements + this.graph.work > this.inputs.budget) {
        this.isCut = true;
        return;
      }
    } while (this.graph.propagate(STEPS) || this.#expanded < this.instances.length);
  }

  // What the model and the statements below build on.

  shape(code: Code): CodeShape {
    return (this.#shapes[code.id] ??= shapeOf(code, this.inputs.filters));
  }

  variable(instance: InstanceId, variable: Variable | undefined): NodeId | undefined {
    if (variable === undefined) return undefined;
    const slot = this.shape(this.instances[instance]!.code).slots[variable]!;
    return slot < 0 ? undefined : ((this.#first[instance]! + slot) as NodeId);
  }

  result(instance: InstanceId): NodeId {
    const { filters } = this.shape(this.instances[instance]!.code);
    return (this.#first[instance]! + filters.length - 1) as NodeId;
  }

  field(object: ObjectId, field: FieldSymbol): NodeId | undefined {
    const filter = this.#filterOf(field);
    return filter === undefined ? undefined : this.#fieldNode(object, field.id, filter);
  }

  staticField(field: FieldSymbol): NodeId | undefined {
    const filter = this.#filterOf(field);
    return filter === undefined ? undefined : this.#fieldNode(NO_OBJECT, field.id, filter);
  }

  elements(object: ObjectId): NodeId {
    return this.#fieldNode(object, ELEMENTS, NO_FILTER);
  }

  /** The node if it is there already. */
  knownField(object: number, field: number): NodeId | undefined {
    const at = this.#fieldIndex.find(object, field, 0);
    return at === 0 ? undefined : this.#fieldNodes[at];
  }

  /** Every field, element or captured variable that holds something, with its object. */
  eachField(visit: (owner: number, node: NodeId) => void): void {
    this.#fieldNodes.forEach((node, at) => {
      visit(this.#fieldOwners[at]!, node);
    });
  }

  pointees(node: NodeId): readonly ObjectId[] {
    return this.graph.objects(node);
  }

  object(place: PlaceId, context: ContextId, make: () => MadeObject): ObjectId {
    const before = this.objects.all.length;
    const id = this.objects.at(place, context, make);
    if (id === before) this.inputs.model.created(id);
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

  enter(code: Code, context: ContextId, receiver: ObjectId | undefined): InstanceId {
    const place = receiver === undefined ? undefined : this.objects.placeOfObject(receiver);
    const id = this.#instance(code, this.contexts.ofCallee(context, code, receiver, place));
    if (receiver !== undefined) this.#bindReceiver(id, code, receiver);
    return id;
  }

  callNow({ instance, statement }: CallAt, code: Code, receiver: ObjectId | undefined): InstanceId {
    const callee = this.enter(code, this.instances[instance]!.context, receiver);
    this.#addCall(instance, statement, callee);
    return callee;
  }

  targetOf({ method }: Call, object: ObjectId): Code | undefined {
    if (method === undefined) return undefined;
    const { closure } = this.objects.get(object);
    if (closure?.closure.implements?.name === method.name) return closure.code;
    const symbol = this.objects.classOf(object);
    return symbol === undefined ? undefined : this.inputs.dispatch.inClass(symbol, method);
  }

  #filterOf({ id, type }: FieldSymbol): FilterId | undefined {
    if (!(id in this.#fieldFilters)) this.#fieldFilters[id] = this.inputs.filters.of(type);
    return this.#fieldFilters[id];
  }

  #fieldNode(object: number, field: number, filter: FilterId): NodeId {
    const before = this.#fieldIndex.size;
    const at = this.#fieldIndex.add(object, field, 0);
    if (at > before) {
      this.#fieldNodes[at] = this.graph.addNodes([filter]);
      this.#fieldOwners[at] = object;
    }
    return this.#fieldNodes[at]!;
  }

  #instance(code: Code, context: ContextId): InstanceId {
    const id = (this.#instanceIndex.add(code.id, context, 0) - 1) as InstanceId;
    if (id === this.instances.length) {
      this.instances.push({ id, code, context });
      this.#first.push(this.graph.addNodes(this.shape(code).filters));
    }
    return id;
  }

  /** `this` of a method; of a closure, what it took along. */
  #bindReceiver(instance: InstanceId, code: Code, receiver: ObjectId): void {
    const { body } = code;
    if (body.kind !== 'lambda') {
      this.add(this.variable(instance, body.parameters[0]), receiver);
      return;
    }
    body.captured.forEach((variable, index) => {
      const to = this.variable(instance, variable);
      if (to !== undefined)
        this.connect(this.#fieldNode(receiver, CAPTURED + index, NO_FILTER), to);
    });
  }

  #addCall(caller: InstanceId, statement: StatementIndex, callee: InstanceId): boolean {
    const before = this.#callIndex.size;
    if (this.#callIndex.add(caller, statement, callee) <= before) return false;
    this.callEdges.push(caller, statement, callee);
    return true;
  }

  // Statements.

  #expand({ id, code, context }: CodeInstance): void {
    const { statements, classes } = this.shape(code);
    this.statements += statements.length;
    for (const variable of classes) this.#addClass(id, code, variable);
    for (const index of statements) {
      this.#addStatement(id, code, context, index, code.body.statements[index]!);
    }
  }

  #addClass(instance: InstanceId, code: Code, variable: Variable): void {
    const constant = code.body.variables[variable]!.constant;
    if (constant?.kind !== 'class' || constant.class.kind !== 'class') return;
    const symbol = constant.class.class;
    this.add(this.variable(instance, variable), this.classObject(symbol));
  }

  /** One for each class, whoever asks. */
  classObject(symbol: ClassSymbol): ObjectId {
    const place = this.objects.placeNamed(`class ${symbol.id}`);
    return this.object(place, this.#startup(), () => {
      return { kind: 'class', class: undefined, site: undefined, closure: undefined };
    });
  }

  #startup(): ContextId {
    return this.contexts.base(STARTUP, STARTUP);
  }

  #addStatement(
    instance: InstanceId,
    code: Code,
    context: ContextId,
    index: StatementIndex,
    statement: Statement,
  ): void {
    switch (statement.kind) {
      case 'allocate':
        this.#allocate(instance, code, context, index, statement.class, statement.lengths.length);
        break;
      case 'closure':
        this.#makeClosure(instance, code, context, index, statement.function);
        break;
      case 'copy':
        this.connect(
          this.variable(instance, statement.from),
          this.variable(instance, statement.to),
        );
        break;
      case 'load':
        this.#load(instance, statement.object, statement.field, statement.to);
        break;
      case 'store':
        this.#store(instance, statement.object, statement.field, statement.from);
        break;
      case 'array-load':
        this.#watch(instance, statement.array, Watch.load, ELEMENTS, statement.to);
        break;
      case 'array-store':
        this.#watch(instance, statement.array, Watch.store, ELEMENTS, statement.from);
        break;
      case 'static-load':
        this.#initializeClass(statement.field.owner);
        this.connect(this.staticField(statement.field), this.variable(instance, statement.to));
        break;
      case 'static-store':
        this.#initializeClass(statement.field.owner);
        this.connect(this.variable(instance, statement.from), this.staticField(statement.field));
        break;
      case 'return':
        this.connect(this.variable(instance, statement.from), this.result(instance));
        break;
      case 'initialize':
        this.#watchNode(instance, statement.object, Watch.initialize, instance, index);
        break;
      case 'call':
        this.#addCallStatement(instance, code, index, statement);
        break;
      default:
    }
  }

  #watch(
    instance: InstanceId,
    base: Variable,
    kind: Watch.load | Watch.store,
    field: number,
    other: Variable,
  ): void {
    const node = this.variable(instance, other);
    if (node !== undefined) this.#watchNode(instance, base, kind, field, node);
  }

  #watchNode(instance: InstanceId, base: Variable, kind: Watch, x: number, y: number): void {
    const node = this.variable(instance, base);
    if (node !== undefined) this.graph.watch(node, kind, x, y);
  }

  #load(instance: InstanceId, base: Variable, field: FieldSymbol, to: Variable): void {
    if (this.#filterOf(field) !== undefined) this.#watch(instance, base, Watch.load, field.id, to);
  }

  #store(instance: InstanceId, base: Variable, field: FieldSymbol, from: Variable): void {
    if (this.#filterOf(field) !== undefined)
      this.#watch(instance, base, Watch.store, field.id, from);
  }

  #allocate(
    instance: InstanceId,
    code: Code,
    context: ContextId,
    index: StatementIndex,
    type: Type,
    dimensions: number,
  ): void {
    const to = this.variable(instance, this.#target(code, index));
    const site = { code, statement: index };
    if (type.kind === 'class') this.#initializeClass(type.class);
    if (to === undefined) return;
    const isArray = type.kind === 'array';
    const symbol = type.kind === 'class' ? type.class : undefined;
    const made = {
      kind: isArray ? 'array' : 'allocated',
      class: symbol,
      site,
      closure: undefined,
    } as const;
    let object = this.object(
      this.objects.placeOf(code, this.shape(code).places[index] ?? index),
      context,
      () => made,
    );
    this.add(to, object);
    for (let depth = 1; depth < dimensions; depth++) {
      const inner = this.object(this.objects.placeOf(code, index, depth), context, () => made);
      this.add(this.elements(object), inner);
      object = inner;
    }
  }

  #target(code: Code, index: StatementIndex): Variable | undefined {
    const statement = code.body.statements[index]!;
    return statement.kind === 'allocate' || statement.kind === 'closure' ? statement.to : undefined;
  }

  #makeClosure(
    instance: InstanceId,
    code: Code,
    context: ContextId,
    index: StatementIndex,
    closure: Closure,
  ): void {
    const lambda = this.inputs.codes.lambda(closure.body);
    if (lambda === undefined) return;
    const object = this.object(this.objects.placeOf(code, index), context, () => ({
      kind: 'closure',
      class: closure.interface,
      site: { code, statement: index },
      closure: { code: lambda, closure },
    }));
    this.add(this.variable(instance, this.#target(code, index)), object);
    closure.captured.forEach((variable, at) => {
      const from = this.variable(instance, variable);
      if (from !== undefined) this.connect(from, this.#fieldNode(object, CAPTURED + at, NO_FILTER));
    });
  }

  /** Static initialisers run once, whoever comes first: they have a context of their own. */
  #initializeClass(symbol: ClassSymbol): void {
    if (symbol.source === undefined || this.#initialized.has(symbol)) return;
    this.#initialized.add(symbol);
    for (const code of this.inputs.codes.staticInitializers(symbol)) {
      this.enter(code, this.#startup(), undefined);
    }
    if (symbol.superclass?.kind === 'class') this.#initializeClass(symbol.superclass.class);
  }

  #addCallStatement(instance: InstanceId, code: Code, index: StatementIndex, call: Call): void {
    const { method, dispatch, receiver } = call;
    if (method?.owner.source === undefined) {
      this.inputs.model.call({ instance, statement: index, call, code });
      if (method === undefined) return;
    }
    if (dispatch === 'static') {
      this.#initializeClass(method.owner);
      const target = this.inputs.codes.method(method.id);
      if (target !== undefined) this.#invoke(instance, index, call, target, undefined);
    } else if (receiver !== undefined) {
      this.#watchNode(instance, receiver, Watch.call, instance, index);
    }
  }

  // What happens for each object of a watched node.

  #react(kind: number, x: number, y: number, object: ObjectId): void {
    switch (kind as Watch) {
      case Watch.load:
        this.graph.connect(
          this.#fieldNode(object, x, this.#fieldFilters[x] ?? NO_FILTER),
          y as NodeId,
        );
        break;
      case Watch.store:
        this.graph.connect(
          y as NodeId,
          this.#fieldNode(object, x, this.#fieldFilters[x] ?? NO_FILTER),
        );
        break;
      case Watch.call:
        this.#callOn(x as InstanceId, y as StatementIndex, object);
        break;
      case Watch.initialize:
        this.#initializeObject(x as InstanceId, y as StatementIndex, object);
        break;
      case Watch.listen:
        this.#listeners[x]!(object);
        break;
    }
  }

  #callOn(instance: InstanceId, index: StatementIndex, object: ObjectId): void {
    const call = this.instances[instance]!.code.body.statements[index] as Call;
    const target =
      call.dispatch === 'special'
        ? this.inputs.codes.method(call.method!.id)
        : this.targetOf(call, object);
    if (target !== undefined) this.#invoke(instance, index, call, target, object);
  }

  #invoke(
    instance: InstanceId,
    index: StatementIndex,
    call: Call,
    target: Code,
    receiver: ObjectId | undefined,
  ): void {
    const callee = this.enter(target, this.instances[instance]!.context, receiver);
    if (!this.#addCall(instance, index, callee)) return;
    call.arguments.forEach((given, at) => {
      const parameter = parameterOf(target, at);
      if (parameter === undefined) return;
      this.connect(this.variable(instance, given), this.variable(callee, parameter));
    });
    if (call.to !== undefined) this.connect(this.result(callee), this.variable(instance, call.to));
  }

  #initializeObject(instance: InstanceId, index: StatementIndex, object: ObjectId): void {
    const { code, context } = this.instances[instance]!;
    const statement = code.body.statements[index]!;
    if (statement.kind !== 'initialize') return;
    for (const initializer of this.inputs.codes.initializers(statement.class)) {
      this.#addCall(instance, index, this.enter(initializer, context, object));
    }
  }
}

export type { CodeId };
