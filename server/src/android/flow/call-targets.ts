/**
 * The code that each call may run: by the objects that its receiver may hold and, where none are known
 * or a library of which nothing is known gives others, by the class hierarchy. Arguments and results flow
 * along.
 */
import { addTo } from '../../base/multi-map.js';
import { TripleIndex } from '../../base/triple-index.js';
import type { Call, StatementIndex } from '../../java/ir/statements.js';
import type { MethodSymbol } from '../../java/program/symbols.js';
import { parameterOf, siteOf, type Code, type Site } from './code.js';
import type { FlowNode } from './flow-graph.js';
import type { FlowParts } from './parts.js';
import { mayHoldObjects } from './value-types.js';

interface OpenCall {
  readonly site: Site;
  readonly call: Call;
  readonly method: MethodSymbol;
}

export class CallTargets {
  /** By code and statement. */
  readonly #targets: (Map<StatementIndex, Code[]> | undefined)[];
  readonly #known = new TripleIndex();

  constructor(private readonly parts: FlowParts) {
    this.#targets = parts.codes.codes.map(() => undefined);
  }

  of({ code, statement }: Site): readonly Code[] {
    return this.#targets[code.id]?.get(statement) ?? NO_CODE;
  }

  /** In the order of the program, whatever the order in which they were found. */
  sort(): void {
    for (const ofCode of this.#targets) {
      for (const targets of ofCode?.values() ?? []) targets.sort((a, b) => a.id - b.id);
    }
  }

  /** By the objects that are found. */
  addCall(site: Site, call: Call, method: MethodSymbol): void {
    const { codes, graph, nodes, objects, dispatch } = this.parts;
    const { receiver } = call;
    if (call.dispatch !== 'virtual') this.#add(site, call, codes.method(method.id));
    else if (receiver !== undefined) {
      graph.listen(nodes.variable(site.code, receiver), (id) => {
        this.#add(site, call, dispatch.target(objects.get(id), method));
      });
    }
  }

  /**
   * For a receiver of which nothing or not all is known: any class of the project that has the method.
   * Which calls these are is decided before the first of them is added, so their order is nothing.
   */
  addByHierarchy(): void {
    for (const { site, call, method } of [...this.#openCalls()]) {
      for (const target of this.parts.dispatch.anyTarget(method)) this.#add(site, call, target);
    }
  }

  *#openCalls(): Generator<OpenCall> {
    const { graph, nodes } = this.parts;
    const isOpen = graph.fedBy(this.#unseen());
    for (const { site, call } of this.#calls()) {
      const { method, receiver, dispatch } = call;
      if (dispatch !== 'virtual' || method?.owner.source === undefined) continue;
      if (receiver === undefined) continue;
      const node = nodes.variable(site.code, receiver);
      const isKnown = graph.objects(node).length > 0 && !isOpen(node);
      if (!isKnown) yield { site, call, method };
    }
  }

  /** Where objects come from that are not seen: calls of which nothing is known. */
  *#unseen(): Generator<FlowNode> {
    for (const { site, call } of this.#calls()) {
      if (call.to === undefined) continue;
      const node = this.parts.nodes.variable(site.code, call.to);
      if (!this.#isSeen(call, node)) yield node;
    }
  }

  #isSeen({ method }: Call, result: FlowNode): boolean {
    if (method?.owner.source !== undefined) return true;
    return method !== undefined && this.parts.graph.objects(result).length > 0;
  }

  *#calls(): Generator<Pick<OpenCall, 'site' | 'call'>> {
    for (const code of this.parts.codes.codes) {
      for (const [index, call] of code.body.statements.entries()) {
        if (call.kind !== 'call') continue;
        yield { site: siteOf(code, index as StatementIndex), call };
      }
    }
  }

  #add(site: Site, call: Call, target: Code | undefined): void {
    if (target === undefined) return;
    const before = this.#known.size;
    if (this.#known.add(site.code.id, site.statement, target.id) <= before) return;
    const ofCode = (this.#targets[site.code.id] ??= new Map<StatementIndex, Code[]>());
    addTo(ofCode, site.statement, target);
    this.#connect(site.code, call, target);
  }

  #connect(code: Code, call: Call, target: Code): void {
    const { graph, nodes } = this.parts;
    call.arguments.forEach((given, index) => {
      const parameter = parameterOf(target, index);
      if (parameter === undefined || !mayHoldObjects(code.body, given)) return;
      graph.connect(nodes.variable(code, given), nodes.variable(target, parameter));
    });
    if (call.to === undefined || !mayHoldObjects(code.body, call.to)) return;
    graph.connect(nodes.result(target), nodes.variable(code, call.to));
  }
}

const NO_CODE: readonly Code[] = [];
