/**
 * Which objects may a variable hold? A light analysis for the Android model alone: flow- and
 * context-insensitive, one node per field whatever the object; what objects are made with is told apart
 * by made-with.ts. Arrays hold what is stored into them by
 * variable of the same body only. The static analysis has a precise one; whoever reads values here asks
 * through `Values`. A watch that is over leaves it with what was found so far.
 *
 * It goes along with codes that get another body of which the same can be said (footprint.ts).
 */
import { getOrMake } from '../../base/multi-map.js';
import { Watch } from '../../base/watch.js';
import { selecting } from '../../java/ir/selecting.js';
import type { Statement, StatementIndex, StatementOf, Variable } from '../../java/ir/statements.js';
import type { Program } from '../../java/program/program.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { CallTargets } from './call-targets.js';
import { classConstantsIn } from './class-constants.js';
import { siteOf, type Code, type CodeTable, type Move, type Site } from './code.js';
import { Dispatch } from './dispatch.js';
import { FlowGraph, type FlowNode } from './flow-graph.js';
import { FlowNodes } from './flow-nodes.js';
import { Injection, isInjected } from './injection.js';
import { LibraryFlow } from './library-flow.js';
import type { MadeFields } from './made-fields.js';
import { ObjectTable, type FlowObject, type Instance, type ObjectId } from './objects.js';
import type { FlowParts } from './parts.js';
import { Twins } from './twins.js';
import { addNewCopies, addTextCopies } from './text-copies.js';

export interface Values {
  of(code: Code, variable: Variable): readonly FlowObject[];
  returnedBy(code: Code): readonly FlowObject[];
  /** Calls of constructors and factories that were made on or gave this object. */
  makersOf(object: FlowObject): readonly Site[];
  /** The code that a call may run. */
  targets(site: Site): readonly Code[];
  /** May it be made on objects that are not seen? */
  isOpen(site: Site): boolean;
  /** All that objects of exactly this class are told apart into. */
  instancesOf(symbol: ClassSymbol): readonly Instance[];
  readonly dispatch: Dispatch;
}

export function computeValues(
  program: Program,
  codes: CodeTable,
  knowledge: MethodKnowledge,
  fields: MadeFields,
  watch: Watch,
): Values {
  const graph = new FlowGraph();
  const nodes = new FlowNodes(codes.codes, graph);
  const twins = new Twins(codes);
  const injected = (symbol: ClassSymbol): boolean => isInjected(symbol, knowledge);
  const dispatch = new Dispatch(program.resolution.members, codes, injected, twins);
  const flow = new ValueFlow({
    codes,
    knowledge,
    graph,
    nodes,
    objects: new ObjectTable(),
    dispatch,
    fields,
    twins,
  });
  flow.run(watch);
  codes.onMove((move) => {
    flow.move(move);
  });
  return flow;
}

class ValueFlow implements Values {
  readonly dispatch: Dispatch;
  readonly #targets: CallTargets;
  readonly #library: LibraryFlow;
  /** By list of the graph, which is one for all nodes that hold the same in a circle; once it is solved. */
  readonly #sorted = new Map<readonly ObjectId[], readonly FlowObject[]>();
  readonly #instancesOf = new Map<ClassSymbol, readonly ObjectId[]>();

  constructor(private readonly parts: FlowParts) {
    this.dispatch = parts.dispatch;
    this.#targets = new CallTargets(parts);
    this.#library = new LibraryFlow(parts);
  }

  run(watch: Watch): void {
    const { codes, graph } = this.parts;
    const injection = new Injection(this.parts);
    addTextCopies(this.parts, (field) => this.#library.isExecutor(field), injection.nodes, watch);
    injection.connect();
    for (const code of watch.during(codes.codes)) this.#seedThis(code);
    for (const code of watch.during(codes.codes)) this.#addSources(code);
    graph.solve(watch);
    this.#targets.addByHierarchy(watch);
    this.#targets.sort();
    this.#library.sort();
  }

  /** What new variables hold comes from others, and goes to nobody else. */
  move(move: Move): void {
    const { nodes, graph } = this.parts;
    const isNew = nodes.move(move);
    addNewCopies(this.parts, move.code, isNew);
    graph.solve(new Watch());
    this.#targets.move(move);
    this.#moveClosure(move.code);
  }

  /** The code around a lambda has moved before it. */
  #moveClosure(code: Code): void {
    for (const statement of code.enclosing?.body.statements ?? []) {
      if (statement.kind === 'closure' && statement.function.body === code.body)
        this.parts.objects.moveClosure(code, statement.function);
    }
  }

  of(code: Code, variable: Variable): readonly FlowObject[] {
    return this.#in(this.parts.nodes.variable(code, variable));
  }

  returnedBy(code: Code): readonly FlowObject[] {
    return this.#in(this.parts.nodes.result(code));
  }

  #in(node: FlowNode): readonly FlowObject[] {
    const { graph, objects } = this.parts;
    const ids = graph.objects(node);
    if (ids.length === 0) return NO_OBJECTS;
    return getOrMake(this.#sorted, ids, () =>
      ids.toSorted((a, b) => a - b).map((id) => objects.get(id)),
    );
  }

  makersOf({ id }: FlowObject): readonly Site[] {
    return this.#library.makersOf(id);
  }

  targets(site: Site): readonly Code[] {
    return this.#targets.of(site);
  }

  isOpen(site: Site): boolean {
    return this.#targets.isOpen(site);
  }

  instancesOf(symbol: ClassSymbol): readonly Instance[] {
    const { objects } = this.parts;
    return this.#instances(symbol).map((id) => objects.get(id) as Instance);
  }

  /** They are numbered by places, which may move, so they are found once. */
  #instances(symbol: ClassSymbol): readonly ObjectId[] {
    return getOrMake(this.#instancesOf, symbol, () => this.#findInstances(symbol));
  }

  #findInstances(symbol: ClassSymbol): readonly ObjectId[] {
    const { fields, objects } = this.parts;
    if (!fields.isToldApart(symbol)) return [objects.instance(symbol)];
    return fields.placesOf(symbol).map((place) => objects.madeAt(symbol, place));
  }

  /** `this` is any object of the class or of a subclass. */
  #seedThis(code: Code): void {
    const { graph, nodes, dispatch } = this.parts;
    const [first] = code.body.parameters;
    if (first === undefined || code.body.variables[first]?.kind !== 'this') return;
    const node = nodes.variable(code, first);
    for (const symbol of dispatch.withSubclasses(code.body.owner)) {
      for (const object of this.#instances(symbol)) graph.add(node, object);
    }
  }

  /** What gives objects, other than copies. */
  #addSources(code: Code): void {
    const { graph, nodes, objects } = this.parts;
    const { statements } = code.body;
    for (const { variable, class: symbol } of classConstantsIn(code.body)) {
      graph.add(nodes.variable(code, variable), objects.classConstant(symbol));
    }
    for (const index of sourcesIn(code.body)) {
      this.#addSource(code, index, statements[index]!);
    }
  }

  #addSource(code: Code, index: StatementIndex, statement: Statement): void {
    switch (statement.kind) {
      case 'allocate':
        this.#allocate(code, index, statement);
        break;
      case 'closure':
        this.#addClosure(code, statement);
        break;
      case 'load':
      case 'static-load':
        this.#addExecutorField(code, statement);
        break;
      case 'call':
        this.#addCall(code, index, statement);
        break;
      default:
    }
  }

  #allocate(code: Code, index: StatementIndex, { class: type, to }: StatementOf<'allocate'>): void {
    if (type.kind !== 'class') return;
    const { graph, nodes, objects } = this.parts;
    const node = nodes.variable(code, to);
    const symbol = type.class;
    if (symbol.source !== undefined) {
      for (const each of this.parts.twins.classesFor(symbol, code)) {
        const isApart = each === symbol && this.parts.fields.isToldApart(symbol);
        graph.add(
          node,
          isApart ? objects.madeAt(symbol, siteOf(code, index)) : objects.instance(each),
        );
      }
    } else if (this.#library.isInteresting(symbol)) {
      graph.add(node, objects.library(symbol, siteOf(code, index)));
    }
  }

  #addClosure(code: Code, { function: closure, to }: StatementOf<'closure'>): void {
    const { codes, graph, nodes, objects } = this.parts;
    const lambda = codes.ofBody(closure.body);
    if (lambda === undefined) return;
    graph.add(nodes.variable(code, to), objects.closure(lambda, closure));
  }

  #addExecutorField(code: Code, { field, to }: StatementOf<'load' | 'static-load'>): void {
    if (!this.#library.isExecutor(field)) return;
    const { graph, nodes, objects } = this.parts;
    graph.add(nodes.variable(code, to), objects.field(field));
  }

  #addCall(code: Code, index: StatementIndex, call: StatementOf<'call'>): void {
    const { method } = call;
    if (method === undefined) {
      this.#targets.addUnseen(code, index, call);
      return;
    }
    if (method.owner.source === undefined) this.#library.addCall(code, index, call, method);
    this.#targets.addCall(code, index, call, method);
  }
}

const NO_OBJECTS: readonly FlowObject[] = [];

const SOURCES = ['allocate', 'closure', 'load', 'static-load', 'call'] as const;
const sourcesIn = selecting(SOURCES, (statement) => {
  switch (statement.kind) {
    case 'allocate':
    case 'closure':
      return true;
    case 'load':
    case 'static-load':
      return statement.field.owner.source === undefined;
    case 'call':
      return statement.method !== undefined || statement.receiver !== undefined;
  }
});
