/**
 * Objects of libraries, as far as the tables tell of them: what constructors and factories make, what
 * comes back as it was given, what code gets that a library runs.
 */
import { addTo } from '../../base/multi-map.js';
import { TripleIndex } from '../../base/triple-index.js';
import type { Call, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../../java/program/symbols.js';
import type { CallGroup } from '../knowledge/knowledge.js';
import { split } from '../knowledge/knowledge-index.js';
import { classNamedBy } from './class-constants.js';
import { parameterOf, siteOf, type Code, type Site } from './code.js';
import { ContainerFlow } from './container-flow.js';
import type { FlowObject, ObjectId } from './objects.js';
import type { FlowParts } from './parts.js';

export class LibraryFlow {
  readonly #containers: ContainerFlow;
  readonly #makers = new Map<ObjectId, Site[]>();
  readonly #knownMakers = new TripleIndex();
  readonly #interesting = new Map<ClassSymbol, boolean>();

  constructor(private readonly parts: FlowParts) {
    this.#containers = new ContainerFlow(parts.graph, parts.nodes, parts.objects);
  }

  /** Calls of constructors and factories that were made on or gave this object. */
  makersOf(object: ObjectId): readonly Site[] {
    return this.#makers.get(object) ?? NO_SITES;
  }

  /** In the order of the program. */
  sort(): void {
    for (const sites of this.#makers.values()) {
      if (sites.length < 2) continue;
      sites.sort((a, b) => a.code.id - b.code.id || a.statement - b.statement);
    }
  }

  /** Is it a field that a row says the executor of? */
  isExecutor({ owner, name }: FieldSymbol): boolean {
    if (owner.source !== undefined) return false;
    return this.parts.knowledge.index.executorField(owner.name, name) !== undefined;
  }

  /** Results, makers and elements that the tables tell of. */
  addCall(code: Code, statement: StatementIndex, call: Call, method: MethodSymbol): void {
    const { container, executor, delegates, fluent, makes } = this.parts.knowledge.of(method);
    if (container !== undefined) this.#containers.add(siteOf(code, statement), call, container);
    if (method.name === '<init>') {
      const tells = executor !== undefined || delegates.length > 0;
      const { receiver } = call;
      if (tells && receiver !== undefined) this.#addMaker(siteOf(code, statement), receiver);
      return;
    }
    if (call.to === undefined) return;
    if (fluent !== undefined) this.#addFluent(code, call, fluent.returns);
    if (makes !== undefined) this.#addMade(code, call, makes.class);
    if (this.#isFactory(method)) this.#addResult(siteOf(code, statement), call, method);
  }

  /** Is what it returns an object of its own that somebody asks about? */
  #isFactory(method: MethodSymbol): boolean {
    const { executor, delegates, stream, calls, fluent } = this.parts.knowledge.of(method);
    if (executor !== undefined || delegates.length > 0 || stream !== undefined) return true;
    return calls.some(
      (row) =>
        row.does === 'run' ||
        row.with === 'result' ||
        (row.does === 'name' && fluent === undefined),
    );
  }

  #addResult(site: Site, call: Call, method: MethodSymbol): void {
    const { graph, nodes, objects, knowledge } = this.parts;
    const symbol = method.result.kind === 'class' ? method.result.class : method.owner;
    const id = objects.library(symbol, site);
    graph.add(nodes.variable(site.code, call.to!), id);
    this.#makers.set(id, [site]);
    for (const row of knowledge.of(method).calls) {
      if (row.given !== undefined) this.#addGiven(site.code, call, row);
    }
  }

  /** What code gets that a library runs: the emitter stands for the stream that it feeds. */
  #addGiven(code: Code, call: Call, row: CallGroup): void {
    const { graph, nodes, objects, knowledge } = this.parts;
    const given = knowledge.select(call, row.given!);
    for (const variable of knowledge.select(call, row.what)) {
      graph.listen(nodes.variable(code, variable), (id) => {
        for (const target of this.#codeOf(objects.get(id), split(row.method))) {
          const parameter = parameterOf(target, 0);
          if (parameter === undefined) continue;
          const to = nodes.variable(target, parameter);
          for (const from of given) graph.connect(nodes.variable(code, from), to);
        }
      });
    }
  }

  #codeOf(object: FlowObject, methods: readonly string[]): Code[] {
    if (object.kind === 'closure') return [object.code];
    if (object.kind !== 'instance') return [];
    return methods.flatMap((method) => [...this.parts.dispatch.byName(object.class, method)]);
  }

  /** What it returns is what it is given. */
  #addFluent(code: Code, call: Call, returns: string): void {
    const { graph, nodes, knowledge } = this.parts;
    for (const given of knowledge.select(call, returns)) {
      graph.connect(nodes.variable(code, given), nodes.variable(code, call.to!));
    }
  }

  /** An object of each class that comes there. */
  #addMade(code: Code, call: Call, selector: string): void {
    const { graph, nodes, objects, knowledge } = this.parts;
    const to = nodes.variable(code, call.to!);
    for (const given of knowledge.select(call, selector)) {
      graph.listen(nodes.variable(code, classNamedBy(code.body, given)), (id) => {
        const object = objects.get(id);
        if (object.kind === 'class-constant') graph.add(to, objects.instance(object.stands));
      });
    }
  }

  #addMaker(site: Site, receiver: Variable): void {
    const { graph, nodes } = this.parts;
    graph.listen(nodes.variable(site.code, receiver), (id) => {
      const before = this.#knownMakers.size;
      if (this.#knownMakers.add(id, site.code.id, site.statement) > before) {
        addTo(this.#makers, id, site);
      }
    });
  }

  /** Is an object of this library class worth following? */
  isInteresting(symbol: ClassSymbol): boolean {
    const known = this.#interesting.get(symbol);
    if (known !== undefined) return known;
    const { knowledge } = this.parts;
    const { index } = knowledge;
    const answer = knowledge
      .typeNames(symbol)
      .some(
        (type) =>
          index.executor(type, '<init>') !== undefined ||
          index.delegates(type, '<init>').length > 0 ||
          index.calls(type, '<init>').some(({ does }) => does === 'name') ||
          index.calls(type, 'add').some(({ does }) => does === 'keep') ||
          index.isObserved(type) ||
          index.isContainer(type),
      );
    this.#interesting.set(symbol, answer);
    return answer;
  }
}

const NO_SITES: readonly Site[] = [];
