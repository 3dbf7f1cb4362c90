/**
 * Helpers that run a task themselves where they were given nobody to post it to: `if (handler != null)
 * handler.post(task); else task.run();`. Points-to merges all who call such a helper, so that it seems to run all
 * tasks both ways. Here what is given as a task is followed together with what is given as its handler, call by
 * call: the helper itself runs only tasks that come with null.
 *
 * A handler that is loaded, made or asked for counts as one, unless null is stored where it comes from.
 */
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import { factsOf } from '../../java/ir/facts/facts.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import { selecting } from '../../java/ir/selecting.js';
import type { Body, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import { originalOf } from '../body/stored-path.js';
import { isGivenTo, isNull, type Giver, type Givers } from './givers.js';
import type { InstanceStep } from './steps.js';
import type { InstanceSite } from '../origins.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';

/** A task and the handler that comes with it; with a statement, as they are there. */
interface Together {
  readonly instance: InstanceId;
  readonly statement: StatementIndex | undefined;
  readonly handler: Variable;
  readonly task: Variable;
}

type Call = Extract<Statement, { kind: 'call' }>;

export class GivenHandlers {
  readonly #known = new Map<string, ReadonlySet<ObjectId> | undefined>();
  readonly #posted = new BodyNotes<readonly Variable[]>();

  constructor(
    private readonly pointsTo: PointsTo,
    private readonly givers: Givers,
    private readonly knowledge: MethodKnowledge,
  ) {}

  /** The steps, without the tasks that are posted instead. */
  without(instance: InstanceId, steps: readonly InstanceStep[]): readonly InstanceStep[] {
    return steps.map((step) => {
      const tasks = step.callees.length > 0 ? this.#tasksAt(instance, step.statement) : undefined;
      if (tasks === undefined) return step;
      const callees = step.callees.filter((callee) => this.#isOfOne(callee, tasks));
      return callees.length === step.callees.length ? step : { ...step, callees };
    });
  }

  /** What a call may run for want of a handler; undefined if it is no such call. */
  #tasksAt(instance: InstanceId, statement: StatementIndex): ReadonlySet<ObjectId> | undefined {
    return getOrMake(this.#known, `${instance} ${statement}`, () => {
      const begun = this.#beginAt(instance, statement);
      return begun && this.#withNull(begun);
    });
  }

  #isOfOne(callee: InstanceId, tasks: ReadonlySet<ObjectId>): boolean {
    const { code } = this.pointsTo.instances[callee]!;
    const [first] = code.body.parameters;
    if (first !== undefined && code.body.variables[first]!.kind === 'this') {
      return this.pointsTo.of(callee, first).some((object) => tasks.has(object));
    }
    return [...tasks].some((object) => this.pointsTo.objects[object]!.closure?.code === code);
  }

  /** Either the arm itself calls what it was given, or a closure that is called only there calls what it took along. */
  #beginAt(instance: InstanceId, statement: StatementIndex): Together[] | undefined {
    const { body } = this.pointsTo.instances[instance]!.code;
    const call = body.statements[statement]!;
    if (call.kind !== 'call' || call.receiver === undefined) return undefined;
    const task = originalOf(body, call.receiver);
    if (!isGivenTo(body, task)) return undefined;
    const handler = this.#missingAt(body, statement);
    if (handler !== undefined) return [{ instance, statement: undefined, handler, task }];
    const place = body.captured.indexOf(task);
    return place < 0 ? undefined : this.#beginOutside(instance, place);
  }

  #beginOutside(closure: InstanceId, place: number): Together[] | undefined {
    const { body } = this.pointsTo.instances[closure]!.code;
    const arms = this.givers.callersOf(closure) ?? [];
    const begun: Together[] = [];
    for (const { instance, statement } of arms) {
      const { receiver } = this.#statementAt({ instance, statement }) as Partial<Call>;
      const helper = this.pointsTo.instances[instance]!.code.body;
      const handler = this.#missingAt(helper, statement);
      if (handler === undefined || receiver === undefined) return undefined;
      const task = originalOf(helper, receiver);
      const given = this.#givenTogether({ instance, statement: undefined, handler, task });
      if (given === undefined) return undefined;
      for (const each of given) {
        const { body: giver } = this.pointsTo.instances[each.instance]!.code;
        const made = pathsOf(giver).definitions[originalOf(giver, each.task)];
        if (made?.kind !== 'closure') return undefined;
        if (made.function.body !== body) continue;
        begun.push({ ...each, task: made.function.captured[place]! });
      }
    }
    return arms.length === 0 ? undefined : begun;
  }

  /** What a body posts to, where it has none. */
  #missingAt(body: Body, statement: StatementIndex): Variable | undefined {
    const handlers = this.#handlersOf(body);
    if (handlers.length === 0) return undefined;
    const facts = factsOf(body);
    return handlers.find((each) => facts.nullness(statement, each) === 'null');
  }

  /** What a body is given, and posts to. */
  #handlersOf(body: Body): readonly Variable[] {
    return getOrMake(this.#posted, body, () => {
      const found = new Set<Variable>();
      for (const index of callsOnOthers(body)) {
        const { receiver, method } = body.statements[index] as Call;
        const handler = originalOf(body, receiver!);
        const { calls } = this.knowledge.of(method!);
        const isPosting = calls.some(({ does, when }) => does === 'run' && when !== 'now');
        if (isPosting && isGivenTo(body, handler)) found.add(handler);
      }
      return [...found];
    });
  }

  /** The tasks that come without a handler. */
  #withNull(begun: readonly Together[]): ReadonlySet<ObjectId> {
    const found = new Set<ObjectId>();
    const seen = new Set<string>();
    const open = [...begun];
    for (const each of open) {
      const key = `${each.instance} ${each.statement} ${each.handler} ${each.task}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const further = this.#before(each);
      if (further !== undefined) open.push(...further);
      else for (const object of this.pointsTo.of(each.instance, each.task)) found.add(object);
    }
    return found;
  }

  /** Where both come from, nowhere if there is a handler; undefined if there may be none. */
  #before(each: Together): readonly Together[] | undefined {
    const { instance, statement } = each;
    const { body } = this.pointsTo.instances[instance]!.code;
    const handler = originalOf(body, each.handler);
    const task = originalOf(body, each.task);
    if (statement !== undefined) {
      const nullness = factsOf(body).nullness(statement, each.handler);
      if (nullness === 'non-null') return [];
      if (nullness === 'null' || isNull(body, handler)) return isNull(body, task) ? [] : undefined;
    }
    if (isGivenTo(body, handler)) return this.#givenTogether({ ...each, handler, task });
    if (body.statements.some((at) => isNullCopied(body, at, handler))) return undefined;
    const stored = this.#storedTogether(body, handler, task);
    if (stored !== 'elsewhere') return stored;
    return this.pointsTo.of(instance, handler).length > 0 ? [] : undefined;
  }

  #givenTogether({ instance, handler, task }: Together): Together[] | undefined {
    const handlers = this.givers.of({ instance, variable: handler });
    const tasks = this.givers.of({ instance, variable: task });
    if (handlers === undefined || tasks?.length !== handlers.length) return undefined;
    const given = handlers.map(({ variable, ...site }, at): Together | undefined => {
      const beside = tasks[at]!;
      if (beside.instance !== site.instance || beside.statement !== site.statement)
        return undefined;
      return { ...site, handler: variable, task: beside.variable };
    });
    return given.every((each) => each !== undefined) ? given : undefined;
  }

  /** Of two fields of one object: what is put there together. A handler in a field of its own is there if nobody clears it. */
  #storedTogether(
    body: Body,
    handler: Variable,
    task: Variable,
  ): readonly Together[] | undefined | 'elsewhere' {
    const { definitions } = pathsOf(body);
    const [ofHandler, ofTask] = [definitions[handler], definitions[task]];
    if (ofHandler?.kind !== 'load' && ofHandler?.kind !== 'static-load') return 'elsewhere';
    const stores = this.givers.ofField(ofHandler.field);
    const isOfOne =
      ofHandler.kind === 'load' &&
      ofTask?.kind === 'load' &&
      originalOf(body, ofHandler.object) === originalOf(body, ofTask.object);
    if (!isOfOne) return stores.some((each) => this.#isNullGiver(each)) ? undefined : 'elsewhere';
    const tasks = this.givers.ofField(ofTask.field);
    const found = stores.map(({ instance, statement, variable }): Together | undefined => {
      const beside = tasks.find((each) => this.#areOfOne(each, { instance, statement }));
      return beside && { instance, statement, handler: variable, task: beside.variable };
    });
    return found.every((each) => each !== undefined) ? found : undefined;
  }

  #isNullGiver({ instance, variable }: Giver): boolean {
    const { body } = this.pointsTo.instances[instance]!.code;
    return isNull(body, originalOf(body, variable));
  }

  /** Do both store into the very same object? */
  #areOfOne(one: InstanceSite, other: InstanceSite): boolean {
    if (one.instance !== other.instance) return false;
    const { body } = this.pointsTo.instances[one.instance]!.code;
    const [to, beside] = [one, other].map((site) => {
      const store = this.#statementAt(site);
      return store.kind === 'store' ? originalOf(body, store.object) : undefined;
    });
    return to !== undefined && to === beside;
  }

  #statementAt({ instance, statement }: InstanceSite): Statement {
    return this.pointsTo.instances[instance]!.code.body.statements[statement]!;
  }
}

const callsOnOthers = selecting(['call'], ({ receiver, method, arguments: given }) => {
  const isOfLibrary = method !== undefined && method.owner.source === undefined;
  return isOfLibrary && receiver !== undefined && given.length > 0;
});

function isNullCopied(body: Body, statement: Statement, to: Variable): boolean {
  return statement.kind === 'copy' && statement.to === to && isNull(body, statement.from);
}
