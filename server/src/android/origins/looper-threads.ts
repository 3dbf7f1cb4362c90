/**
 * Whose thread a looper, a handler or a thread object stands for, as far as the calls say that made it: the main
 * looper's, or another's. What is bound to whichever thread makes it may be either.
 */
import type { Body, Call, Variable } from '../../java/ir/statements.js';
import { constantOf, type Code, type CodeTable, type Site } from '../flow/code.js';
import type { Values } from '../flow/values.js';
import type { Where } from '../knowledge/knowledge.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';

/** Handlers that are made with handlers; circles end here. */
const MOST_STEPS = 8;

export type LooperThread = 'main' | 'other';

export class LooperThreads {
  constructor(
    private readonly codes: Pick<CodeTable, 'ofBody'>,
    private readonly values: Values,
    private readonly knowledge: MethodKnowledge,
  ) {}

  /** undefined where that is not said, or not the same of all that it may hold. */
  of(body: Body, variable: Variable): LooperThread | undefined {
    const code = this.codes.ofBody(body);
    return code && this.#of(code, variable, 0);
  }

  #of(code: Code, variable: Variable, depth: number): LooperThread | undefined {
    if (depth > MOST_STEPS) return undefined;
    const makers = this.values.of(code, variable).map((each) => this.values.makersOf(each));
    if (makers.some(({ length }) => length === 0)) return undefined;
    const [first, ...others] = new Set(makers.flat().map((site) => this.#ofMaker(site, depth)));
    return others.length === 0 ? first : undefined;
  }

  #ofMaker(site: Site, depth: number): LooperThread | undefined {
    const call = site.code.body.statements[site.statement];
    if (call?.kind !== 'call' || call.method === undefined) return undefined;
    const wheres = this.knowledge.of(call.method).executor?.gives ?? [];
    const where = wheres.find((each) => this.#givenBy(each, site.code, call) !== NOTHING);
    return where === undefined ? undefined : this.#ofWhere(where, site.code, call, depth);
  }

  #ofWhere(where: Where, code: Code, call: Call, depth: number): LooperThread | undefined {
    if (where === 'main') return 'main';
    if (where === 'own looper') return 'other';
    const given = this.#givenBy(where, code, call);
    return typeof given === 'number' ? this.#of(code, given, depth + 1) : undefined;
  }

  /** The object of the call that the word means, if it means one; nothing if the call has none. */
  #givenBy(where: Where, code: Code, call: Call): Variable | typeof NOTHING | undefined {
    if (where === 'receiver') return call.receiver;
    if (!where.startsWith('argument ')) return undefined;
    const given = this.knowledge.select(call, where);
    return given.find((each) => constantOf(code, each)?.kind !== 'null') ?? NOTHING;
  }
}

const NOTHING = 'nothing';
