/**
 * Statements as inclusion constraints, and what is done for each object that comes to a variable which
 * is loaded from, stored to or called on. Flow-insensitive: the order of statements is not looked at.
 */
import { parameterOf, siteOf, type Code, type CodeTable } from '../../android/flow/code.js';
import type {
  Call,
  Closure,
  Statement,
  StatementIndex,
  Variable,
} from '../../java/ir/statements.js';
import type { ClassSymbol, FieldSymbol } from '../../java/program/symbols.js';
import type { ContextTable, PlaceId } from './contexts.js';
import type { Inclusions } from '../../base/inclusion-graph.js';
import type { NodeTable } from './node-table.js';
import { ELEMENTS, type NodeId } from './nodes.js';
import type { MadeObject, ObjectTable } from './object-table.js';
import type { PlatformModel } from './plugin.js';
import type { CodeInstance, ContextId, InstanceId, ObjectId } from './points-to.js';

/** What is done with each object of a watched node. */
export const enum Watch {
  load,
  store,
  call,
  initialize,
  listen,
}

/** What the solver keeps. */
export interface Core {
  readonly codes: CodeTable;
  readonly model: PlatformModel;
  readonly contexts: ContextTable;
  readonly objects: ObjectTable;
  readonly nodes: NodeTable;
  readonly graph: Inclusions<NodeId, ObjectId>;
  readonly instances: readonly CodeInstance[];
  object(place: PlaceId, context: ContextId, make: () => MadeObject): ObjectId;
  add(node: NodeId | undefined, object: ObjectId): void;
  connect(from: NodeId | undefined, to: NodeId | undefined): void;
  /** `site`: where it is called from, for codes that are told by that. */
  enter(code: Code, context: ContextId, receiver: ObjectId | undefined, site?: PlaceId): InstanceId;
  targetOf(call: Call, object: ObjectId): Code | undefined;
  /** Tells whether it is new. */
  addCall(caller: InstanceId, statement: StatementIndex, callee: InstanceId): boolean;
}

export class Transfer {
  readonly #initialized = new Set<ClassSymbol>();
  readonly #nodes: NodeTable;

  constructor(private readonly core: Core) {
    this.#nodes = core.nodes;
  }

  /** All statements of a code in one context; how many they are. */
  expand(instance: CodeInstance): number {
    const { code } = instance;
    const { statements, classes } = this.#nodes.shape(code);
    // Whoever runs code of a class has used the class.
    this.#initializeClass(code.body.owner);
    for (const variable of classes) this.#addClass(instance, variable);
    for (const index of statements) this.#add(instance, index, code.body.statements[index]!);
    return statements.length;
  }

  /** `Foo.class`: one object for each class, whoever asks. */
  #addClass({ id, code }: CodeInstance, variable: Variable): void {
    const { constant } = code.body.variables[variable]!;
    if (constant?.kind !== 'class' || constant.class.kind !== 'class') return;
    const { core } = this;
    const stands = constant.class.class;
    const place = core.objects.placeNamed(`class ${stands.id}`);
    const made = { kind: 'class', class: undefined, stands, site: undefined } as const;
    const object = core.object(place, core.contexts.startup(), () => ({
      ...made,
      closure: undefined,
    }));
    core.add(this.#nodes.variable(id, variable), object);
  }

  #add(instance: CodeInstance, index: StatementIndex, statement: Statement): void {
    const { id } = instance;
    const { core } = this;
    const nodes = this.#nodes;
    switch (statement.kind) {
      case 'allocate':
        this.#allocate(instance, index, statement);
        break;
      case 'closure':
        this.#makeClosure(instance, index, statement.to, statement.function);
        break;
      case 'copy':
        core.connect(nodes.variable(id, statement.from), nodes.variable(id, statement.to));
        break;
      case 'load':
        this.#field(id, statement.object, statement.field, Watch.load, statement.to);
        break;
      case 'store':
        this.#field(id, statement.object, statement.field, Watch.store, statement.from);
        break;
      case 'array-load':
        this.#access(id, statement.array, ELEMENTS, Watch.load, statement.to);
        break;
      case 'array-store':
        this.#access(id, statement.array, ELEMENTS, Watch.store, statement.from);
        break;
      case 'static-load':
        this.#initializeClass(statement.field.owner);
        core.connect(nodes.staticField(statement.field), nodes.variable(id, statement.to));
        break;
      case 'static-store':
        this.#initializeClass(statement.field.owner);
        core.connect(nodes.variable(id, statement.from), nodes.staticField(statement.field));
        break;
      case 'return':
        core.connect(nodes.variable(id, statement.from), nodes.result(id));
        break;
      case 'initialize':
        this.#watch(id, statement.object, Watch.initialize, id, index);
        break;
      case 'call':
        this.#addCall(instance, index, statement);
        break;
      default:
    }
  }

  #field(
    instance: InstanceId,
    base: Variable,
    field: FieldSymbol,
    kind: Watch.load | Watch.store,
    other: Variable,
  ): void {
    if (this.#nodes.isFollowed(field)) this.#access(instance, base, field.id, kind, other);
  }

  #access(
    instance: InstanceId,
    base: Variable,
    field: number,
    kind: Watch.load | Watch.store,
    other: Variable,
  ): void {
    const node = this.#nodes.variable(instance, other);
    if (node !== undefined) this.#watch(instance, base, kind, field, node);
  }

  #watch(instance: InstanceId, base: Variable, kind: Watch, x: number, y: number): void {
    const node = this.#nodes.variable(instance, base);
    if (node !== undefined) this.core.graph.watch(node, kind, x, y);
  }

  #allocate(
    { id, code, context }: CodeInstance,
    index: StatementIndex,
    { class: type, to, lengths }: Extract<Statement, { kind: 'allocate' }>,
  ): void {
    const { core } = this;
    const symbol = type.kind === 'class' ? type.class : undefined;
    if (symbol !== undefined) this.#initializeClass(symbol);
    const node = this.#nodes.variable(id, to);
    if (node === undefined) return;
    const kind = type.kind === 'array' ? 'array' : 'allocated';
    const site = siteOf(code, index);
    const made: MadeObject = { kind, class: symbol, site, closure: undefined };
    const shared = this.#nodes.shape(code).places[index] ?? index;
    let object = core.object(core.objects.placeOf(code, shared), context, () => made);
    core.add(node, object);
    for (let depth = 1; depth < lengths.length; depth++) {
      const inner = core.object(core.objects.placeOf(code, shared, depth), context, () => made);
      core.add(this.#nodes.elements(object), inner);
      object = inner;
    }
  }

  #makeClosure(
    { id, code, context }: CodeInstance,
    index: StatementIndex,
    to: Variable,
    closure: Closure,
  ): void {
    const { core } = this;
    const lambda = core.codes.ofBody(closure.body);
    if (lambda === undefined) return;
    const object = core.object(core.objects.placeOf(code, index), context, () => ({
      kind: 'closure',
      class: closure.interface,
      site: siteOf(code, index),
      closure: { code: lambda, closure },
    }));
    core.add(this.#nodes.variable(id, to), object);
    closure.captured.forEach((variable, at) => {
      core.connect(this.#nodes.variable(id, variable), this.#nodes.captured(object, at));
    });
  }

  /** Static initialisers run once, whoever comes first: they have a context of their own. */
  #initializeClass(symbol: ClassSymbol): void {
    if (symbol.source === undefined || this.#initialized.has(symbol)) return;
    this.#initialized.add(symbol);
    for (const code of this.core.codes.staticInitializers(symbol)) {
      this.core.enter(code, this.core.contexts.startup(), undefined);
    }
    if (symbol.superclass?.kind === 'class') this.#initializeClass(symbol.superclass.class);
  }

  #addCall({ id, code }: CodeInstance, index: StatementIndex, call: Call): void {
    const { method, dispatch, receiver } = call;
    const { model, codes } = this.core;
    if (method?.owner.source === undefined) {
      model.call({ instance: id, statement: index, call, code });
    }
    if (method !== undefined && dispatch === 'static') {
      this.#initializeClass(method.owner);
      const target = codes.method(method.id);
      if (target !== undefined) this.#invoke(id, index, call, target, undefined);
    } else if (receiver !== undefined && mayRunOurs(call))
      this.#watch(id, receiver, Watch.call, id, index);
  }

  /** For each object of a watched node; `listen` is the solver's. */
  react(kind: Watch, x: number, y: number, object: ObjectId): void {
    const { graph } = this.core;
    switch (kind) {
      case Watch.load:
        graph.connect(this.#nodes.numbered(object, x), y as NodeId);
        break;
      case Watch.store:
        graph.connect(y as NodeId, this.#nodes.numbered(object, x));
        break;
      case Watch.call:
        this.#callOn(x as InstanceId, y as StatementIndex, object);
        break;
      case Watch.initialize:
        this.#initializeObject(x as InstanceId, y as StatementIndex, object);
        break;
      default:
    }
  }

  #callOn(instance: InstanceId, index: StatementIndex, object: ObjectId): void {
    const { core } = this;
    const call = core.instances[instance]!.code.body.statements[index] as Call;
    const target =
      call.dispatch === 'special'
        ? core.codes.method(call.method!.id)
        : core.targetOf(call, object);
    if (target !== undefined) this.#invoke(instance, index, call, target, object);
  }

  #invoke(
    instance: InstanceId,
    index: StatementIndex,
    call: Call,
    target: Code,
    receiver: ObjectId | undefined,
  ): void {
    const { core } = this;
    const nodes = this.#nodes;
    const { code, context } = core.instances[instance]!;
    const isTold = core.contexts.takesCall(target);
    const site = isTold ? core.objects.placeOfCall(code, index) : undefined;
    const callee = core.enter(target, context, receiver, site);
    if (!core.addCall(instance, index, callee)) return;
    for (let at = 0; at < call.arguments.length; at++) {
      const parameter = nodes.variable(callee, parameterOf(target, at));
      core.connect(nodes.variable(instance, call.arguments[at]), parameter);
    }
    if (call.to !== undefined)
      core.connect(nodes.result(callee), nodes.variable(instance, call.to));
  }

  #initializeObject(instance: InstanceId, index: StatementIndex, object: ObjectId): void {
    const { core } = this;
    const { code, context } = core.instances[instance]!;
    const statement = code.body.statements[index]!;
    if (statement.kind !== 'initialize') return;
    for (const initializer of core.codes.initializers(statement.class)) {
      core.addCall(instance, index, core.enter(initializer, context, object));
    }
  }
}

/** Of a method that is not seen only what objects have of its name can be run, and of `super` nothing is. */
function mayRunOurs({ method, dispatch }: Call): boolean {
  return method !== undefined || dispatch === 'virtual';
}
