/**
 * What a library runs before a call returns (`list.forEach(…)`, `stream.map(…)`): a call of our code.
 * The function gets elements of the container that it is called on, and what it gives becomes an
 * element of what the call gives, or of the container that the call changes. What a parallel stream runs it runs on
 * several threads, for which the call waits.
 */
import { parameterOf, type Code } from '../../android/flow/code.js';
import type { Dispatch } from '../../android/flow/dispatch.js';
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { abstractNames, isAtOnce, isMissingAtOnce } from '../../android/origins/at-once.js';
import { nameOfCode } from '../../android/origins/naming.js';
import type { Executor } from '../../android/origins.js';
import type { MethodSymbol } from '../../java/program/symbols.js';
import { runsInParallel } from '../body/parallel-streams.js';
import type { NodeId } from '../points-to/nodes.js';
import type { CallAt, Solving } from '../points-to/plugin.js';
import type { InstanceId, ObjectId } from '../points-to/points-to.js';
import type { OriginTable } from './origin-table.js';
import type { Started } from './started.js';

const COMMON_POOL: Executor = { kind: 'pool', name: 'ForkJoinPool.common', serial: false };

export class AtOnce {
  constructor(
    private readonly solver: Solving,
    private readonly dispatch: Dispatch,
    private readonly knowledge: MethodKnowledge,
    private readonly origins: OriginTable,
    private readonly started: Started,
  ) {}

  note(at: CallAt, method: MethodSymbol): void {
    if (this.knowledge.of(method).calls.length > 0) return;
    at.call.arguments.forEach((given, argument) => {
      if (!this.#canRun(method, argument) || !isAtOnce(method, this.knowledge, argument)) return;
      this.solver.forEach(this.solver.variable(at.instance, given), (object) => {
        for (const code of this.#codeOf(object, method, argument)) this.#run(at, code, object);
      });
    });
  }

  /** A call on a class that no table has, of a library that is known to run what it is given. */
  noteMissing(at: CallAt): void {
    if (!isMissingAtOnce(at.call, this.knowledge)) return;
    for (const given of at.call.arguments) {
      this.solver.forEach(this.solver.variable(at.instance, given), (object) => {
        const { closure } = this.solver.objects.get(object);
        if (closure !== undefined) this.#run(at, closure.code, object);
      });
    }
  }

  #canRun({ parameters }: MethodSymbol, argument: number): boolean {
    const type = parameters[argument]?.type;
    return type?.kind === 'class' && type.class.kind === 'interface';
  }

  #codeOf(object: ObjectId, method: MethodSymbol, argument: number): readonly Code[] {
    const { closure, class: symbol } = this.solver.objects.get(object);
    if (closure !== undefined) return [closure.code];
    const type = method.parameters[argument]?.type;
    if (symbol?.source === undefined || type?.kind !== 'class') return [];
    return abstractNames(type.class).flatMap((name) => this.dispatch.byName(symbol, name));
  }

  #run(at: CallAt, code: Code, receiver: ObjectId): void {
    const { call, instance } = at;
    const callee = runsInParallel(at.code.body, call)
      ? this.#start(at, code, receiver)
      : this.solver.callNow(at, code, receiver);
    for (const holder of [call.receiver, ...(call.dispatch === 'static' ? call.arguments : [])]) {
      this.#giveElements(callee, code, this.solver.variable(instance, holder));
    }
    const result = this.solver.result(callee);
    this.solver.connect(result, this.solver.variable(instance, call.to));
    for (const holder of [call.to, call.receiver]) {
      this.solver.forEach(this.solver.variable(instance, holder), (container) => {
        if (container !== receiver) this.solver.connect(result, this.solver.elements(container));
      });
    }
  }

  #start(at: CallAt, code: Code, receiver: ObjectId): InstanceId {
    const origin = this.origins.begin({
      model: undefined,
      name: nameOfCode(code),
      kind: 'thread',
      executor: COMMON_POOL,
      code,
      receiver,
      bySystem: false,
      repeats: true,
      openClass: undefined,
      certainty: 'known',
    });
    this.origins.addCause(origin, { ...at, isOfMany: true }, 'later');
    this.started.note(at, origin, []);
    return this.origins.enter(origin, code, receiver);
  }

  #giveElements(callee: InstanceId, code: Code, container: NodeId | undefined): void {
    for (let index = 0; ; index++) {
      const parameter = parameterOf(code, index);
      if (parameter === undefined) return;
      this.solver.loadElements(container, this.solver.variable(callee, parameter));
    }
  }
}
