/**
 * Executors that the project writes itself, as a class with `execute` or as a function (`handler::post`):
 * what they do with the task that they are given says where it runs. Followed through methods and lambdas
 * that hand the task on, not through fields and queues.
 */
import type { StatementIndex, StatementOf, Variable } from '../../java/ir/statements.js';
import { parameterOf, siteOf, type Code, type Site } from '../flow/code.js';
import type { FlowObject } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import type { CallGroup } from '../knowledge/knowledge.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';

const EXECUTOR = 'java.util.concurrent.Executor';
const EXECUTE = 'execute';
/** Helpers of helpers; circles end here. */
const MOST_HANDED_ON = 4;

/** One way that a task goes: posted by a row of the tables, or, without one, run there. */
export interface TaskWay {
  readonly site: Site;
  readonly row: CallGroup | undefined;
  /** Not by whoever calls `execute`, but by who runs the code of the site. */
  readonly isLater: boolean;
}

export class OwnExecutors {
  constructor(
    private readonly values: Values,
    private readonly knowledge: MethodKnowledge,
  ) {}

  /** None for what is no executor of the project's. */
  waysOf(object: FlowObject): TaskWay[] {
    return this.#codesOf(object).flatMap((code) => {
      const task = parameterOf(code, 0);
      return task === undefined ? [] : this.#ways(code, task, 0);
    });
  }

  #codesOf(object: FlowObject): readonly Code[] {
    if (object.kind === 'closure') {
      return object.closure.interface?.name === EXECUTOR ? [object.code] : [];
    }
    if (object.kind !== 'instance') return [];
    const isExecutor = this.knowledge.typeNames(object.class).includes(EXECUTOR);
    return isExecutor ? this.values.dispatch.byName(object.class, EXECUTE) : [];
  }

  #ways(code: Code, task: Variable, depth: number): TaskWay[] {
    if (depth > MOST_HANDED_ON) return [];
    return code.body.statements.flatMap((statement, index) => {
      const site = siteOf(code, index as StatementIndex);
      if (statement.kind === 'closure') return this.#takenAlong(statement, code, task, depth);
      return statement.kind === 'call' ? this.#ofCall(statement, site, task, depth) : [];
    });
  }

  #ofCall(call: StatementOf<'call'>, site: Site, task: Variable, depth: number): TaskWay[] {
    const { method, receiver } = call;
    if (receiver === task)
      return call.name === 'run' ? [{ site, row: undefined, isLater: false }] : [];
    const place = call.arguments.indexOf(task);
    if (place < 0 || method === undefined) return [];
    if (method.owner.source !== undefined) {
      return this.values.targets(site).flatMap((target) => {
        const next = parameterOf(target, place);
        return next === undefined ? [] : this.#ways(target, next, depth + 1);
      });
    }
    const rows = this.knowledge.of(method).calls.filter(({ does }) => does === 'run');
    return rows
      .filter((row) => this.knowledge.select(call, row.what).includes(task))
      .map((row) => ({ site, row, isLater: false }));
  }

  /** A lambda that runs the task: it runs where the lambda does. */
  #takenAlong(
    { to, function: { captured, body } }: StatementOf<'closure'>,
    code: Code,
    task: Variable,
    depth: number,
  ): TaskWay[] {
    const inner = body.captured[captured.indexOf(task)];
    if (inner === undefined) return [];
    return this.values.of(code, to).flatMap((object) => {
      if (object.kind !== 'closure' || object.code.body !== body) return [];
      return this.#ways(object.code, inner, depth + 1).map((way) => ({ ...way, isLater: true }));
    });
  }
}
