/**
 * Whether an edit leaves alone who comes where: what a body's branches ask of its callers, and which known
 * values it hands to others whose branches ask for them. Both are no part of its footprint, since they count
 * in few bodies.
 */
import { isSameBody } from '../../java/ir/same-body.js';
import { libraryCallsIn } from '../../java/ir/selecting.js';
import type { Body, Call, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { Code, MovedStatement } from '../flow/code.js';
import { parameterBehind } from '../flow/definitions.js';
import { EnteredBody } from '../flow/entered-body.js';
import type { FieldConstants } from '../flow/field-constants.js';
import { keyOfKnown } from '../flow/known.js';
import { storesTelling } from '../flow/tests.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import { testedPlaces, type Asked } from './asked.js';
import type { ChosenExecutors } from './chosen-executors.js';
import type { Contexts } from './contexts.js';

export class Decided {
  constructor(
    private readonly asked: Asked,
    private readonly contexts: Contexts,
    private readonly chosen: ChosenExecutors,
    private readonly constants: FieldConstants,
    private readonly knowledge: MethodKnowledge,
  ) {}

  isAlike(code: Code, now: Body, moved: MovedStatement): boolean {
    if (isSameBody(code.body, now)) return true;
    if (this.contexts.isDecided(code) || this.chosen.hasAsked(code)) return false;
    if (this.#asksMore(code, now)) return false;
    return this.#tellsAlike(code.body, now) && this.#handsOnAlike(code, now, moved);
  }

  /** Names and numbers of what it sends: `sendEmptyMessage(SAVE)`. */
  #tellsAlike(before: Body, now: Body): boolean {
    const stores = storesTelling(before, this.knowledge).length;
    if (stores + storesTelling(now, this.knowledge).length > 0) return false;
    return this.#told(before).join() === this.#told(now).join();
  }

  #told(body: Body): string[] {
    return libraryCallsIn(body).flatMap((at) => {
      const call = body.statements[at] as Call;
      const by = call.method && this.knowledge.of(call.method).toldApartBy;
      const told = by === undefined ? [] : this.knowledge.select(call, by);
      return told.map((variable) => this.#known(body, at, variable));
    });
  }

  /** Of what somebody gives as a known value. */
  #asksMore(code: Code, now: Body): boolean {
    const places = testedPlaces({ body: now }, this.knowledge)?.keys() ?? [];
    return [...places].some(
      (place) => !this.asked.places(code).has(place) && this.#isGivenKnown(code, place),
    );
  }

  #isGivenKnown(code: Code, place: number): boolean {
    return this.asked.givenTo(code, place).some(({ code: caller, site, variable }) => {
      if (parameterBehind(caller, variable) !== undefined) return true;
      return this.#known(caller.body, site.statement, variable) !== '';
    });
  }

  #handsOnAlike(code: Code, now: Body, moved: MovedStatement): boolean {
    const calls = new Set(this.asked.decidedBy(code).map(({ site }) => site.statement));
    return [...calls].every((statement) => {
      const after = moved(statement);
      const [before, call] = [code.body.statements[statement], now.statements[after ?? -1]];
      if (before?.kind !== 'call' || call?.kind !== 'call') return false;
      return before.arguments.every((argument, place) => {
        const [one, other] = [argument, call.arguments[place]!];
        return this.#known(code.body, statement, one) === this.#known(now, after!, other);
      });
    });
  }

  #known(body: Body, statement: StatementIndex, variable: Variable): string {
    const entered = new EnteredBody(body, new Map(), this.constants, this.knowledge);
    return keyOfKnown(entered.at(statement, variable));
  }
}
