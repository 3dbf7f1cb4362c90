/** Who may hold which objects where in a body: forward, over every way there is. */
import { getOrMake } from '../../../base/multi-map.js';
import { controlFlowOf } from '../../../java/ir/control-flow.js';
import { reversePostorder } from '../../../java/ir/graph.js';
import type { StatementIndex, Variable } from '../../../java/ir/statements.js';
import { givenBy } from '../access-path.js';
import { livenessOf, type Liveness } from '../liveness.js';
import type { EscapeSummary } from './escape-summary.js';
import { Holdings, type Given } from './holdings.js';
import {
  contentSite,
  FRESH,
  NONE,
  OTHER,
  parameterSite,
  parameterSites,
  type Sites,
} from './sites.js';
import type { OwnershipTransfer } from './transfer.js';

export class OwnershipSolution {
  readonly #blocks: (Holdings | undefined)[];
  readonly #given: Given;
  readonly #live: Liveness;
  /** Answers by statement and variable: one question is asked for every caller. */
  readonly #owns = new Map<number, boolean>();
  readonly #handed = new Map<StatementIndex, Sites>();
  #last: { readonly at: StatementIndex; readonly holdings: Holdings } | undefined;

  constructor(private readonly transfer: OwnershipTransfer) {
    const { body } = transfer;
    this.#blocks = new Array<Holdings | undefined>(body.blocks.length).fill(undefined);
    const all = parameterSites(body.parameters.length);
    this.#given = { all, foreign: all & ~transfer.sites.own };
    this.#live = livenessOf(body);
    this.#solve();
  }

  /** Is all that the variable may hold there of this run alone? */
  isOwned(statement: StatementIndex, variable: Variable): boolean {
    const key = statement * this.transfer.body.variables.length + variable;
    return getOrMake(this.#owns, key, () => {
      const holdings = this.#before(statement);
      return this.#isOwn(holdings, this.transfer.valueOf(holdings, variable));
    });
  }

  /** What a call gives to the parameters of its callee that is of this run alone. */
  handedOver(statement: StatementIndex): Sites {
    return getOrMake(this.#handed, statement, () => {
      const holdings = this.#before(statement);
      return givenBy(this.transfer.body.statements[statement]!)
        .map((variable, place) => this.#ownOf(holdings, variable, place))
        .reduce((all, each) => all | each, NONE);
    });
  }

  #ownOf(holdings: Holdings, variable: Variable, place: number): Sites {
    const held = this.transfer.valueOf(holdings, variable);
    if (!this.#isOwn(holdings, held)) return NONE;
    const ownsAll = this.#isOwn(holdings, holdings.reach(held));
    return parameterSite(place) | (ownsAll ? contentSite(place) : NONE);
  }

  #isOwn(holdings: Holdings, objects: Sites): boolean {
    return objects !== NONE && (objects & ~this.#owned(holdings)) === NONE;
  }

  /** Of every place where the body can end: exceptions leave it anywhere. */
  summary(): EscapeSummary {
    const { body } = this.transfer;
    const all = new Holdings(this.#given);
    let result = NONE;
    body.blocks.forEach(({ past }, block) => {
      const end = this.#run(block, past);
      all.joinObjects(end);
      const last = body.statements[past - 1];
      if (last?.kind === 'return' && last.from !== undefined) {
        result |= this.transfer.valueOf(end, last.from);
      }
    });
    return this.#summarise(all, result);
  }

  #summarise(all: Holdings, result: Sites): EscapeSummary {
    const { all: given } = this.#given;
    const owned = this.#owned(all);
    const contents = new Map<Sites, Sites>();
    for (const [object, before] of this.#begin().contents) {
      const kept = all.reach(all.contents.get(object) ?? NONE) & given & ~before;
      if (kept !== NONE) contents.set(object, kept);
    }
    const isFresh = (result & owned) !== NONE;
    const isOther = (result & ~given & ~owned) !== NONE;
    return {
      escaped: all.escaped & given,
      contents,
      result: (result & given) | (isFresh ? FRESH : NONE) | (isOther ? OTHER : NONE),
      resultContents: all.reach(result & owned) & given,
    };
  }

  /** Its own, and neither given away nor put into what others than the caller may have. */
  #owned(holdings: Holdings): Sites {
    return this.transfer.sites.own & ~holdings.escaped & ~holdings.reach(this.#given.foreign);
  }

  /** Questions mostly come in the order of the text: the walk goes on from the last one. */
  #before(statement: StatementIndex): Holdings {
    const { body } = this.transfer;
    const block = controlFlowOf(body).blockOf(statement);
    const { first } = body.blocks[block]!;
    if (this.#last === undefined || this.#last.at > statement || this.#last.at < first) {
      this.#last = { at: first, holdings: this.#run(block, first) };
    }
    const { at, holdings } = this.#last;
    this.#apply(holdings, at, statement);
    this.#last = { at: statement, holdings };
    return holdings;
  }

  #run(block: number, past: number): Holdings {
    const { body } = this.transfer;
    const holdings = this.#blocks[block]?.copy() ?? new Holdings(this.#given);
    this.#apply(holdings, body.blocks[block]!.first, past);
    return holdings;
  }

  #apply(holdings: Holdings, first: number, past: number): void {
    for (let at = first; at < past; at++) {
      this.transfer.apply(holdings, this.transfer.body.statements[at]!, at as StatementIndex);
    }
  }

  #begin(): Holdings {
    const holdings = new Holdings(this.#given);
    this.transfer.body.parameters.forEach((parameter, place) => {
      const [object, content] = [parameterSite(place), contentSite(place)];
      holdings.variables.set(parameter, object);
      holdings.contents.set(object, content);
      holdings.contents.set(content, content);
    });
    return holdings;
  }

  #solve(): void {
    const { body } = this.transfer;
    const order = reversePostorder(controlFlowOf(body).graph);
    const waiting = new Uint8Array(body.blocks.length);
    this.#blocks[0] = this.#begin();
    waiting[0] = 1;
    for (let again = true; again;) {
      again = false;
      for (const block of order) {
        if (waiting[block] === 0) continue;
        waiting[block] = 0;
        again = true;
        this.#pass(block, waiting);
      }
    }
  }

  #pass(block: number, waiting: Uint8Array): void {
    const { body } = this.transfer;
    const { past, successors, handler } = body.blocks[block]!;
    const begin = this.#blocks[block]!;
    const holdings = this.#run(block, past);
    for (const next of successors) this.#flow(holdings, next, waiting);
    if (handler === undefined) return;
    // Whether it threw before or after what it did, nobody knows.
    this.#flow(begin, handler, waiting);
    this.#flow(holdings, handler, waiting);
  }

  #flow(holdings: Holdings, block: number, waiting: Uint8Array): void {
    const entering = holdings.copy((variable) => this.#live.isLive(block, variable));
    const before = this.#blocks[block];
    if (before === undefined) this.#blocks[block] = entering;
    else if (!before.join(entering)) return;
    waiting[block] = 1;
  }
}
