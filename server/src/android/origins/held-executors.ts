/**
 * By which variable a call is given its executor, and which of the objects that it may hold stand for one
 * executor: so that who gives that one can be told from who gives another.
 */
import type { Call, Variable } from '../../java/ir/statements.js';
import { constantOf, localOf, type Code, type Site } from '../flow/code.js';
import { sourcesOf } from '../flow/definitions.js';
import type { FlowObject } from '../flow/objects.js';
import type { Values } from '../flow/values.js';
import type { Where } from '../knowledge/knowledge.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { Executor } from '../origins.js';
import { executorKey, type Executors } from './executors.js';
import type { Held } from './holders.js';

/** Executors that are made of executors; circles end here. */
const MOST_STEPS = 8;

export class HeldExecutors {
  constructor(
    private readonly values: Values,
    private readonly knowledge: MethodKnowledge,
    private readonly executors: Executors,
  ) {}

  /** undefined where no object says it. */
  of(wheres: readonly Where[], { code }: Site, call: Call, executor: Executor): Held | undefined {
    for (const where of wheres) {
      if (where !== 'receiver' && !where.startsWith('argument ')) return undefined;
      const given = this.knowledge.select(call, where);
      const variable = given.find((each) => constantOf(code, each)?.kind !== 'null');
      if (variable !== undefined) return this.#heldIn(code, variable, executorKey(executor), 0);
    }
    return undefined;
  }

  /** `scheduler.createWorker().schedule(task)`: not the worker, but what it is made of. */
  #heldIn(code: Code, variable: Variable, key: string, depth: number): Held {
    const isMeant = (object: FlowObject): boolean =>
      this.executors.ofObject(object, 1).some((each) => executorKey(each) === key);
    const sources = sourcesOf(code.body, variable);
    const meant = sources.filter((each) => this.values.of(code, each).some(isMeant));
    const source = meant.length === 1 ? meant[0]! : variable;
    const objects = new Set(this.values.of(code, source).filter(isMeant));
    const made = this.#madeOf(code, objects);
    if (made === undefined || depth > MOST_STEPS) return { local: localOf(code, source), objects };
    return this.#heldIn(code, made, key, depth + 1);
  }

  /** The variable that the only maker of these makes them of, in this code. */
  #madeOf(code: Code, objects: ReadonlySet<FlowObject>): Variable | undefined {
    const makers = [...objects].flatMap((object) => [...this.values.makersOf(object)]);
    const [maker, ...others] = new Set(makers);
    if (maker === undefined || others.length > 0 || maker.code !== code) return undefined;
    const call = code.body.statements[maker.statement];
    if (call?.kind !== 'call' || call.method === undefined) return undefined;
    const [gives] = this.knowledge.of(call.method).executor?.gives ?? [];
    return gives === 'receiver' ? call.receiver : undefined;
  }
}
