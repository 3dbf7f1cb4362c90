/**
 * What calls have run: posted callbacks, started threads and tasks become origins when an object comes
 * to the call whose code it is; what runs before the call returns becomes a call. Listeners that are
 * registered are the receivers of their callbacks.
 */
import { Callers } from '../../android/flow/callers.js';
import { parameterOf, type Code, type Site } from '../../android/flow/code.js';
import type { CallGroup, Selector, Where } from '../../android/knowledge/knowledge.js';
import { split } from '../../android/knowledge/knowledge-index.js';
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import type { Executor } from '../../android/origins.js';
import { Executors } from '../../android/origins/executors.js';
import { nameOfCode } from '../../android/origins/naming.js';
import { ThreadRegions } from '../../android/origins/thread-regions.js';
import { isOwnExecutor } from '../../android/origins/postings.js';
import { addTo } from '../../base/multi-map.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { Variable } from '../../java/ir/statements.js';
import type { MethodSymbol } from '../../java/program/symbols.js';
import type { Cause } from '../origins.js';
import type { NodeId } from '../points-to/nodes.js';
import type { CallAt, Solving } from '../points-to/plugin.js';
import type { ObjectId } from '../points-to/points-to.js';
import type { Delegates } from './delegates.js';
import { HandingOn } from './handing-on.js';
import { requestOf, UNSEEN_CALLERS, type OpenOrigin, type OriginTable } from './origin-table.js';
import type { ModelRun, ModelRuns } from './runs.js';
import { Started } from './started.js';

interface Registration {
  readonly run: ModelRun;
  readonly argument: number;
}

export class Postings {
  readonly started: Started;
  readonly #registrations = new Map<string, Registration[]>();
  readonly #handingOn: HandingOn;
  readonly #executors: Executors;

  constructor(
    private readonly project: UnderstoodProject,
    private readonly solver: Solving,
    private readonly runs: ModelRuns,
    private readonly delegates: Delegates,
    private readonly origins: OriginTable,
  ) {
    this.#handingOn = new HandingOn(solver);
    this.started = new Started(solver);
    this.#executors = new Executors(
      project.values,
      project.knowledge,
      () => [],
      new ThreadRegions(project.threadTests),
      new Callers(project.codes, project.values),
    );
    for (const run of runs.all) {
      for (const { site, argument } of run.run.root.registrations) {
        addTo(this.#registrations, siteKey(site), { run, argument });
      }
    }
  }

  /** Executors that were told by where they are made. */
  get placed(): readonly Executor[] {
    return this.#executors.placed;
  }

  note(at: CallAt, method: MethodSymbol | undefined): void {
    for (const registration of this.#registrations.get(siteKey(at)) ?? []) {
      this.#register(at, registration);
    }
    if (method === undefined) return;
    this.#handingOn.carry(at, method);
    const { calls, stream, executor } = this.project.knowledge.of(method);
    if (stream !== undefined || executor?.gives[0] === 'receiver') {
      this.started.chain(at, listOf(at.call.receiver));
    }
    for (const row of calls) {
      if (row.does !== 'gather' && row.after === undefined) continue;
      this.started.chain(at, this.project.knowledge.select(at.call, row.after ?? row.what));
    }
    if (executor !== undefined) this.#standsFor(at, executor.gives);
    if (calls.length === 0 || isOwnExecutor(at, at.call, this.project.values)) return;
    for (const row of calls) if (row.does === 'run') this.#run(at, row);
  }

  /** A handler stands for the looper that it is given, a looper for its thread. */
  #standsFor(at: CallAt, gives: readonly Where[]): void {
    const { knowledge } = this.project;
    for (const where of gives) {
      if (where !== 'receiver' && !where.startsWith('argument ')) continue;
      for (const given of knowledge.select(at.call, where)) this.started.standsFor(at, given);
    }
  }

  #register(at: CallAt, { run, argument }: Registration): void {
    const { code } = run.run.root;
    if (run.run.entry === undefined) return;
    if (!this.runs.causedBy(code, at).includes(run)) return;
    const given = this.solver.variable(at.instance, at.call.arguments[argument]);
    this.solver.forEach(given, (object) => {
      if (!this.#runs(object, code)) return;
      const origin = this.origins.begin({
        ...requestOf(run.origin, code, object),
        bySystem: false,
      });
      this.origins.addCause(origin, at, 'later');
    });
  }

  #runs(object: ObjectId, code: Code): boolean {
    const { method } = code.body;
    return this.delegates.codeOf(object, method === undefined ? [] : [method.name]).includes(code);
  }

  #run(at: CallAt, row: CallGroup): void {
    const methods = split(row.method);
    for (const variable of this.project.knowledge.select(at.call, row.what)) {
      this.#forEachTask(this.solver.variable(at.instance, variable), (object, isOfMany) => {
        this.delegates.whatRuns(object, methods, (code, receiver, through) => {
          if (this.#isNow(at, row)) this.#runNow(at, code, receiver);
          else this.#start({ ...at, isOfMany }, row, code, receiver, through);
        });
      });
    }
  }

  /** On the main thread runOnUiThread is a call. */
  #isNow({ instance }: CallAt, { when, direct }: CallGroup): boolean {
    const { contexts, instances } = this.solver;
    if (when === 'now' || direct !== true) return when === 'now';
    const isToldApart = contexts.strategy.tells !== 'nothing';
    return isToldApart && contexts.baseOf(instances[instance]!.context) === contexts.main();
  }

  /** What is given, and of a list of tasks what is in it: several, if a loop has made them. */
  #forEachTask(
    node: NodeId | undefined,
    visit: (object: ObjectId, isOfMany: boolean) => void,
  ): void {
    this.solver.forEach(node, (object) => {
      const { class: symbol } = this.solver.objects.get(object);
      if (symbol !== undefined && this.project.knowledge.isContainer(symbol)) {
        this.solver.forEach(this.solver.elements(object), (task) => {
          visit(task, this.#isMadeInLoop(task));
        });
      } else visit(object, false);
    });
  }

  #isMadeInLoop(object: ObjectId): boolean {
    const { site } = this.solver.objects.get(object);
    return site !== undefined && controlFlowOf(site.code.body).isInLoop(site.statement);
  }

  #runNow(at: CallAt, code: Code, receiver: ObjectId): void {
    const callee = this.solver.callNow(at, code, receiver);
    at.call.arguments.forEach((given, index) => {
      const to = parameterOf(code, index);
      this.solver.connect(
        this.solver.variable(at.instance, given),
        this.solver.variable(callee, to),
      );
    });
    this.solver.connect(this.solver.result(callee), this.solver.variable(at.instance, at.call.to));
  }

  #start(
    at: CallAt & Pick<Cause, 'isOfMany'>,
    row: CallGroup,
    code: Code,
    receiver: ObjectId,
    through: readonly ObjectId[],
  ): void {
    for (const request of this.#requests(at, row, code, receiver)) {
      const origin = this.origins.begin({ ...request, bySystem: false });
      this.origins.addCause(origin, at, row.when ?? 'later');
      this.started.note(at, origin, through);
      if (row.after !== undefined) this.#after(at, row.after, origin);
      this.#handingOn.note(at, code, receiver, this.origins.enter(origin, code, receiver));
    }
  }

  #after(at: CallAt, selector: Selector, origin: OpenOrigin): void {
    for (const variable of this.project.knowledge.select(at.call, selector)) {
      this.started.begins(origin, this.solver.variable(at.instance, variable));
    }
  }

  /** As the model has it; what it does not see is run as the call says. */
  #requests(
    at: CallAt,
    row: CallGroup,
    code: Code,
    receiver: ObjectId,
  ): ReturnType<typeof requestOf>[] {
    const runs = this.runs.causedBy(code, at);
    if (runs.length > 0) return runs.map(({ origin }) => requestOf(origin, code, receiver));
    return this.#executorsOf(at, row, receiver).map((executor) => ({
      model: undefined,
      name: nameOfCode(code),
      kind: executor.kind === 'thread' ? 'thread' : 'posted-callback',
      executor,
      code,
      receiver,
      repeats: true,
      openClass: undefined,
      certainty: executor.kind === 'unknown' ? 'assumed' : 'known',
    }));
  }

  #executorsOf({ code, statement, call }: CallAt, row: CallGroup, receiver: ObjectId): Executor[] {
    const { class: symbol } = this.solver.objects.get(receiver);
    const site = { code, statement };
    const found = this.#executors.first(row.on ?? [], { site, call, class: symbol, self: [] });
    const known = found.filter((each) => typeof each !== 'string');
    return known.length > 0 ? known : [{ ...UNSEEN_CALLERS }];
  }
}

export function siteKey({ code, statement }: Site): string {
  return `${code.id}:${statement}`;
}

function listOf(variable: Variable | undefined): readonly Variable[] {
  return variable === undefined ? [] : [variable];
}
