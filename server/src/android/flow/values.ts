/**
 * Which objects may a variable hold? A light analysis for the Android model alone: flow- and
 * context-insensitive, one node per field whatever the object, dispatch by the objects found and, where
 * none are or a library of which nothing is known gives others, by the class hierarchy. Arrays hold what is stored into them by variable of the same body
 * only. The static analysis has a precise one; whoever reads values here asks through `Values`.
 */
import { addTo } from '../../base/multi-map.js';
import { TripleIndex } from '../../base/triple-index.js';
import type {
  Call,
  Closure,
  Statement,
  StatementIndex,
  Variable,
} from '../../java/ir/statements.js';
import type { Program } from '../../java/program/program.js';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../../java/program/symbols.js';
import type { CallGroup } from '../knowledge/knowledge.js';
import { split } from '../knowledge/knowledge-index.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { parameterOf, siteOf, type Code, type CodeTable, type Site } from './code.js';
import { ContainerFlow } from './container-flow.js';
import { Copies } from './copies.js';
import { Dispatch } from './dispatch.js';
import { FlowGraph, type FlowNode } from './flow-graph.js';
import { FlowNodes } from './flow-nodes.js';
import { ObjectTable, type FlowObject, type ObjectId } from './objects.js';
import { mayHoldObjects } from './value-types.js';

export interface Values {
  of(code: Code, variable: Variable): readonly FlowObject[];
  /** Calls of constructors and factories that were made on or gave this object. */
  makersOf(object: FlowObject): readonly Site[];
  /** The code that a call may run. */
  targets(site: Site): readonly Code[];
  readonly dispatch: Dispatch;
}

export function computeValues(
  program: Program,
  codes: CodeTable,
  knowledge: MethodKnowledge,
): Values {
  const flow = new ValueFlow(program, codes, knowledge);
  flow.run();
  return flow;
}

type Source = StatementOf<'allocate' | 'closure' | 'load' | 'static-load' | 'call'>;

function isSource(statement: Statement): statement is Source {
  return SOURCES.has(statement.kind);
}

const SOURCES = new Set<Statement['kind']>(['allocate', 'closure', 'load', 'static-load', 'call']);

type StatementOf<Kind extends Statement['kind']> = Extract<Statement, { kind: Kind }>;

class ValueFlow implements Values {
  readonly #graph = new FlowGraph();
  readonly #objects = new ObjectTable();
  readonly dispatch: Dispatch;
  readonly #nodes: FlowNodes;
  readonly #containers: ContainerFlow;
  readonly #makers = new Map<ObjectId, Site[]>();
  readonly #knownMakers = new TripleIndex();
  /** By code and statement. */
  readonly #targets: (Map<StatementIndex, Code[]> | undefined)[];
  readonly #knownTargets = new TripleIndex();
  readonly #interesting = new Map<ClassSymbol, boolean>();

  constructor(
    program: Program,
    private readonly codes: CodeTable,
    private readonly knowledge: MethodKnowledge,
  ) {
    this.dispatch = new Dispatch(program.resolution.members, codes);
    this.#nodes = new FlowNodes(codes.codes, this.#graph);
    this.#containers = new ContainerFlow(this.#graph, this.#nodes, this.#objects);
    this.#targets = codes.codes.map(() => undefined);
  }

  run(): void {
    this.#addCopies();
    for (const code of this.codes.codes) this.#seedThis(code);
    this.#eachSource((site, statement) => {
      this.#addStatement(site, statement);
    });
    this.#graph.solve();
    this.#addByHierarchy();
    this.#graph.solve();
    this.#sort();
  }

  /** In the order of the program, whatever the order in which they were found. */
  #sort(): void {
    for (const ofCode of this.#targets) {
      for (const targets of ofCode?.values() ?? []) targets.sort((a, b) => a.id - b.id);
    }
    for (const sites of this.#makers.values()) {
      sites.sort((a, b) => a.code.id - b.code.id || a.statement - b.statement);
    }
  }

  /** Where objects come from that are not seen: calls of which nothing is known. */
  *#unseen(): Generator<FlowNode> {
    for (const code of this.codes.codes) {
      for (const statement of code.body.statements) {
        if (statement.kind !== 'call' || statement.to === undefined) continue;
        if (!mayHoldObjects(code.body, statement.to)) continue;
        if (!this.#isSeen(code, statement)) yield this.#nodes.variable(code, statement.to);
      }
    }
  }

  #isSeen(code: Code, { method, to }: Call): boolean {
    if (method?.owner.source !== undefined) return true;
    return method !== undefined && this.#graph.objects(this.#nodes.variable(code, to!)).length > 0;
  }

  of(code: Code, variable: Variable): readonly FlowObject[] {
    const ids = this.#graph.objects(this.#nodes.variable(code, variable));
    if (ids.length === 0) return NO_OBJECTS;
    return ids.toSorted((a, b) => a - b).map((id) => this.#objects.get(id));
  }

  makersOf({ id }: FlowObject): readonly Site[] {
    return this.#makers.get(id) ?? [];
  }

  targets({ code, statement }: Site): readonly Code[] {
    return this.#targets[code.id]?.get(statement) ?? NO_CODE;
  }

  /** What may give objects, other than copies. */
  #eachSource(visit: (site: Site, statement: Source) => void): void {
    for (const code of this.codes.codes) {
      code.body.statements.forEach((statement, index) => {
        if (!isSource(statement)) return;
        visit(siteOf(code, index as StatementIndex), statement);
      });
    }
  }

  /** `this` is any object of the class or of a subclass. */
  #seedThis(code: Code): void {
    const [first] = code.body.parameters;
    if (first === undefined || code.body.variables[first]?.kind !== 'this') return;
    const node = this.#nodes.variable(code, first);
    for (const symbol of this.dispatch.withSubclasses(code.body.owner)) {
      this.#graph.add(node, this.#objects.instance(symbol));
    }
  }

  #addCopies(): void {
    const copies = new Copies();
    for (const code of this.codes.codes) {
      for (const parameter of code.body.parameters) {
        copies.open(this.#nodes.variable(code, parameter));
      }
      for (const statement of code.body.statements) this.#copy(code, statement, copies);
    }
    copies.putInto(this.#graph);
  }

  #copy(code: Code, statement: Statement, copies: Copies): void {
    const at = (variable: Variable): FlowNode => this.#nodes.variable(code, variable);
    if (movesValue(code, statement)) return;
    switch (statement.kind) {
      case 'copy':
        copies.add(at(statement.from), at(statement.to));
        break;
      case 'load':
      case 'static-load':
        copies.add(this.#nodes.field(statement.field), at(statement.to));
        if (this.#isExecutor(statement.field)) copies.open(at(statement.to));
        break;
      case 'store':
      case 'static-store':
        copies.add(at(statement.from), this.#nodes.field(statement.field));
        break;
      case 'array-load':
        copies.add(at(statement.array), at(statement.to));
        break;
      case 'array-store':
        copies.add(at(statement.from), at(statement.array));
        break;
      case 'return':
        if (statement.from !== undefined) copies.add(at(statement.from), this.#nodes.result(code));
        break;
      case 'closure':
        copies.open(at(statement.to));
        this.#copyCaptured(code, statement.function, copies);
        break;
      case 'allocate':
      case 'call':
        if (statement.to !== undefined) copies.open(at(statement.to));
        break;
      default:
    }
  }

  #copyCaptured(code: Code, { captured, body }: Closure, copies: Copies): void {
    const lambda = this.codes.lambda(body);
    if (lambda === undefined) return;
    captured.forEach((outer, index) => {
      const inner = body.captured[index];
      if (inner === undefined) return;
      copies.add(this.#nodes.variable(code, outer), this.#nodes.variable(lambda, inner));
    });
  }

  /** What is not a copy. */
  #addStatement(site: Site, statement: Source): void {
    switch (statement.kind) {
      case 'allocate':
        this.#allocate(site, statement);
        break;
      case 'closure':
        this.#addClosure(site.code, statement);
        break;
      case 'load':
      case 'static-load':
        this.#addExecutorField(site.code, statement);
        break;
      case 'call':
        this.#addCall(site, statement);
        break;
    }
  }

  #allocate(site: Site, { class: type, to }: StatementOf<'allocate'>): void {
    if (type.kind !== 'class') return;
    const node = this.#nodes.variable(site.code, to);
    const symbol = type.class;
    if (symbol.source !== undefined) this.#graph.add(node, this.#objects.instance(symbol));
    else if (this.#isInteresting(symbol)) {
      this.#graph.add(node, this.#objects.library(symbol, site));
    }
  }

  #addClosure(code: Code, { function: closure, to }: StatementOf<'closure'>): void {
    const lambda = this.codes.lambda(closure.body);
    if (lambda === undefined) return;
    this.#graph.add(this.#nodes.variable(code, to), this.#objects.closure(lambda, closure));
  }

  #addExecutorField(code: Code, { field, to }: StatementOf<'load' | 'static-load'>): void {
    if (!this.#isExecutor(field)) return;
    this.#graph.add(this.#nodes.variable(code, to), this.#objects.field(field));
  }

  #isExecutor({ owner, name }: FieldSymbol): boolean {
    if (owner.source !== undefined) return false;
    return this.knowledge.index.executorField(owner.name, name) !== undefined;
  }

  #addCall(site: Site, call: Call): void {
    const { method, receiver } = call;
    if (method === undefined) return;
    if (method.owner.source === undefined) this.#addLibraryCall(site, call, method);
    if (call.dispatch !== 'virtual') this.#addTarget(site, call, this.codes.method(method.id));
    else if (receiver !== undefined) {
      this.#graph.listen(this.#nodes.variable(site.code, receiver), (id) => {
        this.#addTarget(site, call, this.dispatch.target(this.#objects.get(id), method));
      });
    }
  }

  /** Results, makers and elements that the tables tell of. */
  #addLibraryCall(site: Site, call: Call, method: MethodSymbol): void {
    const { executor, delegates, container, calls, stream, fluent } = this.knowledge.of(method);
    const tells = executor !== undefined || delegates.length > 0;
    if (container !== undefined) this.#containers.add(site, call, container);
    if (method.name === '<init>') {
      if (tells && call.receiver !== undefined) this.#addMaker(site, call.receiver);
      return;
    }
    if (call.to === undefined || !mayHoldObjects(site.code.body, call.to)) return;
    if (fluent !== undefined) this.#addFluent(site.code, call, fluent.returns);
    if (!tells && stream === undefined && !calls.some(({ does }) => does === 'run')) return;
    const symbol = method.result.kind === 'class' ? method.result.class : method.owner;
    const id = this.#objects.library(symbol, site);
    this.#graph.add(this.#nodes.variable(site.code, call.to), id);
    this.#makers.set(id, [site]);
    for (const row of calls) if (row.given !== undefined) this.#addGiven(site.code, call, row);
  }

  /** What code gets that a library runs: the emitter stands for the stream that it feeds. */
  #addGiven(code: Code, call: Call, row: CallGroup): void {
    const given = this.knowledge.select(call, row.given!);
    for (const variable of this.knowledge.select(call, row.what)) {
      this.#graph.listen(this.#nodes.variable(code, variable), (id) => {
        for (const target of this.#codeOf(this.#objects.get(id), split(row.method))) {
          const parameter = parameterOf(target, 0);
          if (parameter === undefined) continue;
          const to = this.#nodes.variable(target, parameter);
          for (const from of given) this.#graph.connect(this.#nodes.variable(code, from), to);
        }
      });
    }
  }

  #codeOf(object: FlowObject, methods: readonly string[]): Code[] {
    if (object.kind === 'closure') return [object.code];
    if (object.kind !== 'instance') return [];
    return methods.flatMap((method) => [...this.dispatch.byName(object.class, method)]);
  }

  /** What it returns is what it is given. */
  #addFluent(code: Code, call: Call, returns: string): void {
    for (const given of this.knowledge.select(call, returns)) {
      const to = this.#nodes.variable(code, call.to!);
      this.#graph.connect(this.#nodes.variable(code, given), to);
    }
  }

  #addMaker(site: Site, receiver: Variable): void {
    this.#graph.listen(this.#nodes.variable(site.code, receiver), (id) => {
      const before = this.#knownMakers.size;
      if (this.#knownMakers.add(id, site.code.id, site.statement) > before) {
        addTo(this.#makers, id, site);
      }
    });
  }

  #addTarget(site: Site, call: Call, target: Code | undefined): void {
    if (target === undefined) return;
    const before = this.#knownTargets.size;
    if (this.#knownTargets.add(site.code.id, site.statement, target.id) <= before) return;
    const ofCode = (this.#targets[site.code.id] ??= new Map<StatementIndex, Code[]>());
    addTo(ofCode, site.statement, target);
    call.arguments.forEach((given, index) => {
      const parameter = parameterOf(target, index);
      if (parameter === undefined || !mayHoldObjects(site.code.body, given)) return;
      this.#graph.connect(
        this.#nodes.variable(site.code, given),
        this.#nodes.variable(target, parameter),
      );
    });
    if (call.to === undefined || !mayHoldObjects(site.code.body, call.to)) return;
    this.#graph.connect(this.#nodes.result(target), this.#nodes.variable(site.code, call.to));
  }

  /**
   * For a receiver of which nothing or not all is known: any class of the project that has the method.
   * Which calls these are is decided before the first of them is added, so their order is nothing.
   */
  #addByHierarchy(): void {
    const isOpen = this.#graph.fedBy(this.#unseen());
    const found: { readonly site: Site; readonly call: Call; readonly method: MethodSymbol }[] = [];
    this.#eachSource((site, call) => {
      if (call.kind !== 'call' || call.dispatch !== 'virtual') return;
      const { method, receiver } = call;
      if (method?.owner.source === undefined || receiver === undefined) return;
      const node = this.#nodes.variable(site.code, receiver);
      const isKnown = this.#graph.objects(node).length > 0 && !isOpen(node);
      if (!isKnown) found.push({ site, call, method });
    });
    for (const { site, call, method } of found) {
      for (const target of this.dispatch.anyTarget(method)) this.#addTarget(site, call, target);
    }
  }

  /** Is an object of this library class worth following? */
  #isInteresting(symbol: ClassSymbol): boolean {
    const known = this.#interesting.get(symbol);
    if (known !== undefined) return known;
    const { index } = this.knowledge;
    const answer = this.knowledge
      .typeNames(symbol)
      .some(
        (type) =>
          index.executor(type, '<init>') !== undefined ||
          index.delegates(type, '<init>').length > 0 ||
          index.calls(type, '<init>').some(({ does }) => does === 'name') ||
          index.isContainer(type),
      );
    this.#interesting.set(symbol, answer);
    return answer;
  }
}

/** Into a number or a text, or out of one. */
function movesValue({ body }: Code, statement: Statement): boolean {
  const isValue = (variable: Variable | undefined): boolean =>
    variable !== undefined && !mayHoldObjects(body, variable);
  switch (statement.kind) {
    case 'copy':
      return isValue(statement.from) || isValue(statement.to);
    case 'load':
    case 'static-load':
    case 'array-load':
      return isValue(statement.to);
    case 'store':
    case 'static-store':
    case 'array-store':
    case 'return':
      return isValue(statement.from);
    default:
      return false;
  }
}

const NO_OBJECTS: readonly FlowObject[] = [];
const NO_CODE: readonly Code[] = [];
