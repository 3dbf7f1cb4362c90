/**
 * The code that each call may run: by the objects that its receiver may hold and, where none are known
 * or a library of which nothing is known gives others, by the class hierarchy. Arguments and results flow
 * along.
 */
import { addTo, getOrMake } from '../../base/multi-map.js';
import { TripleIndex } from '../../base/triple-index.js';
import type { Watch } from '../../base/watch.js';
import { callsIn } from '../../java/ir/selecting.js';
import type { Call, StatementIndex } from '../../java/ir/statements.js';
import type { MethodId, MethodSymbol } from '../../java/program/symbols.js';
import { parameterOf, type Code, type Move, type Site } from './code.js';
import type { Callable } from './dispatch.js';
import type { FlowNode } from './flow-graph.js';
import type { FlowObject } from './objects.js';
import { isQuietCall } from './looked-at.js';
import { openCalls, type OpenCall } from './open-calls.js';
import type { FlowParts } from './parts.js';
import { returnsItself } from './returned-self.js';
import { mayHoldObjects } from './value-types.js';

export class CallTargets {
  /** By code and statement. */
  readonly #targets: (Map<StatementIndex, Code[]> | undefined)[];
  readonly #known = new TripleIndex();
  /** By code: calls on objects that are not seen. */
  readonly #open = new Map<Code, Set<StatementIndex>>();
  readonly #any = new Map<MethodId, AnyTarget>();

  constructor(private readonly parts: FlowParts) {
    this.#targets = parts.codes.codes.map(() => undefined);
  }

  of({ code, statement }: Site): readonly Code[] {
    return this.#targets[code.id]?.get(statement) ?? NO_CODE;
  }

  isOpen({ code, statement }: Site): boolean {
    return this.#open.get(code)?.has(statement) === true;
  }

  /** In the order of the program, whatever the order in which they were found. */
  sort(): void {
    for (const ofCode of this.#targets) {
      for (const targets of ofCode?.values() ?? []) {
        if (targets.length > 1) targets.sort((a, b) => a.id - b.id);
      }
    }
  }

  /**
   * The calls of now. Those that were not there before are given no objects, and are static or on the own object, of
   * which all is known.
   */
  move({ code, statement: moved }: Move): void {
    const [before, open] = [this.#targets[code.id], this.#open.get(code)];
    const targets = new Map<StatementIndex, Code[]>();
    const again = new Set<StatementIndex>();
    before?.forEach((found, statement) => {
      const now = moved(statement);
      if (now === undefined) return;
      targets.set(now, found);
      if (open?.has(statement) === true) again.add(now);
    });
    for (const statement of callsIn(code.body)) {
      const call = code.body.statements[statement] as Call;
      if (targets.has(statement) || !isQuietCall(code.body, call)) continue;
      const held = this.#receivers(code, call);
      if (held?.length === 0) again.add(statement);
      targets.set(statement, this.#targetsOf(code, call, held));
    }
    this.#targets[code.id] = targets;
    this.#open.set(code, again);
  }

  /** undefined where the call does not hang on an object. */
  #receivers(code: Code, { dispatch, receiver }: Call): readonly FlowObject[] | undefined {
    if (dispatch !== 'virtual' || receiver === undefined) return undefined;
    const { graph, nodes, objects } = this.parts;
    return graph.objects(nodes.variable(code, receiver)).map((id) => objects.get(id));
  }

  #targetsOf(code: Code, { method }: Call, held: readonly FlowObject[] | undefined): Code[] {
    const { codes, dispatch, twins } = this.parts;
    const any = held?.length === 0 ? dispatch.anyTarget(method!) : [];
    const found = held?.map((object) => this.#targetOn(object, method!));
    const named = (found ?? [codes.method(method!.id)]).filter((each) => each !== undefined);
    const targets = new Set([
      ...[...any].flatMap((each) => twins.all(each)),
      ...named.flatMap((each) => twins.of(each, code)),
    ]);
    return [...targets].sort((a, b) => a.id - b.id);
  }

  #targetOn(object: FlowObject, method: MethodSymbol): Code | undefined {
    const { dispatch, twins } = this.parts;
    const found = dispatch.target(object, method);
    return object.kind === 'instance' ? (found ?? twins.inClass(object.class, method)) : found;
  }

  /** By the objects that are found. */
  addCall(code: Code, statement: StatementIndex, call: Call, method: MethodSymbol): void {
    const { codes, graph, nodes, objects } = this.parts;
    const { receiver } = call;
    if (call.dispatch !== 'virtual') this.#add(code, statement, call, codes.method(method.id));
    else if (receiver !== undefined) {
      graph.listen(nodes.variable(code, receiver), (id) => {
        this.#add(code, statement, call, this.#targetOn(objects.get(id), method));
      });
    }
  }

  /** Of a method that is not seen: by the objects that are found. */
  addUnseen(code: Code, statement: StatementIndex, call: Call): void {
    const { graph, nodes, objects, dispatch } = this.parts;
    if (call.receiver === undefined || call.dispatch !== 'virtual') return;
    graph.listen(nodes.variable(code, call.receiver), (id) => {
      this.#add(code, statement, call, dispatch.unseen(asCallable(objects.get(id)), call));
    });
  }

  /**
   * For a receiver of which nothing or not all is known: any class of the project that has the method.
   * Which calls these are is decided before the first of them is added, so their order is nothing. Those come last
   * whose receiver may be what one of the others is given: `view.setListener(this)` on a view that is not seen.
   */
  addByHierarchy(watch: Watch): void {
    const { graph } = this.parts;
    const open = openCalls(this.parts);
    const isGiven = graph.fedBy(open.flatMap((each) => this.#givenBy(each)));
    this.#addOpen(
      open.filter((each) => !isGiven(this.#receiverOf(each))),
      watch,
    );
    graph.solve(watch);
    this.#addOpen(
      openCalls(this.parts).filter(
        ({ code, statement }) => this.#open.get(code)?.has(statement) !== true,
      ),
      watch,
    );
    graph.solve(watch);
  }

  #addOpen(open: readonly OpenCall[], watch: Watch): void {
    for (const { code, statement, call } of watch.during(open)) {
      getOrMake(this.#open, code, () => new Set<StatementIndex>()).add(statement);
      const { targets, node } = this.#anyOf(call.method!);
      for (const target of targets) this.#note(code, statement, target);
      this.#connect(code, call, node);
    }
  }

  /** Where objects go by the call. */
  #givenBy({ code, call }: OpenCall): FlowNode[] {
    const { graph, nodes } = this.parts;
    const { targets } = this.#anyOf(call.method!);
    return call.arguments.flatMap((given, index) => {
      if (graph.objects(nodes.variable(code, given)).length === 0) return [];
      return targets.flatMap((target) => {
        const parameter = parameterOf(target, index);
        return parameter === undefined ? [] : [nodes.variable(target, parameter)];
      });
    });
  }

  #receiverOf({ code, call }: OpenCall): FlowNode {
    return this.parts.nodes.variable(code, call.receiver!);
  }

  /**
   * All that may run when a method is called on nobody knows what: as one, which is connected once to each of them
   * and once to each call, since there are many of both.
   */
  #anyOf(method: MethodSymbol): AnyTarget {
    return getOrMake(this.#any, method.id, () => this.#findAny(method));
  }

  #findAny(method: MethodSymbol): AnyTarget {
    const { graph, nodes, dispatch, twins } = this.parts;
    const targets = [
      ...new Set([...dispatch.anyTarget(method)].flatMap((each) => twins.all(each))),
    ];
    const count = Math.max(0, ...targets.map(({ body }) => body.parameters.length));
    const first = graph.addNodes(count + 1);
    const node = {
      parameter: (index: number) => (index < count ? ((first + 1 + index) as FlowNode) : undefined),
      result: () => first,
    };
    for (const target of targets) {
      for (let index = 0; index < count; index++) {
        const parameter = parameterOf(target, index);
        if (parameter !== undefined)
          graph.connect(node.parameter(index)!, nodes.variable(target, parameter));
      }
      graph.connect(nodes.result(target), first);
    }
    return { targets, node };
  }

  #add(code: Code, statement: StatementIndex, call: Call, target: Code | undefined): void {
    if (target === undefined) return;
    for (const each of this.parts.twins.of(target, code)) this.#addOne(code, statement, call, each);
  }

  #addOne(code: Code, statement: StatementIndex, call: Call, target: Code): void {
    if (!this.#note(code, statement, target)) return;
    const { nodes } = this.parts;
    this.#connect(code, call, {
      parameter: (index) => {
        const parameter = parameterOf(target, index);
        return parameter === undefined ? undefined : nodes.variable(target, parameter);
      },
      result: () => this.#givenBack(code, call, target),
    });
  }

  #givenBack(code: Code, { receiver }: Call, target: Code): FlowNode {
    const { nodes } = this.parts;
    return receiver !== undefined && returnsItself(target.body)
      ? nodes.variable(code, receiver)
      : nodes.result(target);
  }

  /** Tells whether it is new. */
  #note(code: Code, statement: StatementIndex, target: Code): boolean {
    const before = this.#known.size;
    if (this.#known.add(code.id, statement, target.id) <= before) return false;
    const ofCode = (this.#targets[code.id] ??= new Map<StatementIndex, Code[]>());
    addTo(ofCode, statement, target);
    return true;
  }

  #connect(code: Code, call: Call, called: Called): void {
    const { graph, nodes } = this.parts;
    call.arguments.forEach((given, index) => {
      const parameter = called.parameter(index);
      if (parameter === undefined || !mayHoldObjects(code.body, given)) return;
      graph.connect(nodes.variable(code, given), parameter);
    });
    if (call.to === undefined || !mayHoldObjects(code.body, call.to)) return;
    graph.connect(called.result(), nodes.variable(code, call.to));
  }
}

/** Where arguments go and what comes back. */
interface Called {
  readonly parameter: (index: number) => FlowNode | undefined;
  readonly result: () => FlowNode;
}

interface AnyTarget {
  readonly targets: readonly Code[];
  readonly node: Called;
}

function asCallable(object: FlowObject): Callable {
  return {
    class: object.kind === 'instance' ? object.class : undefined,
    closure: object.kind === 'closure' ? object : undefined,
  };
}

const NO_CODE: readonly Code[] = [];
