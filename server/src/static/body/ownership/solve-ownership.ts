/** Who may hold which objects where in a body: forward, over every way there is. */
import { controlFlowOf } from '../../../java/ir/control-flow.js';
import { reversePostorder } from '../../../java/ir/graph.js';
import type { StatementIndex, Variable } from '../../../java/ir/statements.js';
import { readsOf, writeOf } from '../reads.js';
import type { EscapeSummary } from './escape-summary.js';
import { Holdings } from './holdings.js';
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
  readonly #passing: ReadonlySet<Variable>;

  constructor(private readonly transfer: OwnershipTransfer) {
    const { body } = transfer;
    this.#blocks = new Array<Holdings | undefined>(body.blocks.length).fill(undefined);
    this.#passing = passingVariables(transfer);
    this.#solve();
  }

  /** Is all that the variable may hold there of this run alone? */
  isOwned(statement: StatementIndex, variable: Variable): boolean {
    const holdings = this.#before(statement);
    const held = this.transfer.valueOf(holdings, variable);
    return held !== NONE && (held & ~this.#owned(holdings)) === NONE;
  }

  /** Of every place where the body can end: exceptions leave it anywhere. */
  summary(): EscapeSummary {
    const { body } = this.transfer;
    const all = new Holdings();
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
    const given = parameterSites(this.transfer.body.parameters.length);
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

  /** Made here, not given away, and not to be found from what the caller has. */
  #owned(holdings: Holdings): Sites {
    const { body, sites } = this.transfer;
    const foreign = parameterSites(body.parameters.length) & ~sites.own;
    return sites.own & ~holdings.escaped & ~holdings.reach(foreign);
  }

  #before(statement: StatementIndex): Holdings {
    return this.#run(controlFlowOf(this.transfer.body).blockOf(statement), statement);
  }

  #run(block: number, past: number): Holdings {
    const { body } = this.transfer;
    const holdings = new Holdings(this.#blocks[block]);
    for (let at: number = body.blocks[block]!.first; at < past; at++) {
      this.transfer.apply(holdings, body.statements[at]!, at as StatementIndex);
    }
    return holdings;
  }

  #begin(): Holdings {
    const holdings = new Holdings();
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
    for (const variable of holdings.variables.keys()) {
      if (!this.#passing.has(variable)) holdings.variables.delete(variable);
    }
    for (const next of successors) this.#flow(holdings, next, waiting);
    if (handler === undefined) return;
    // Whether it threw before or after what it did, nobody knows.
    this.#flow(begin, handler, waiting);
    this.#flow(holdings, handler, waiting);
  }

  #flow(holdings: Holdings, block: number, waiting: Uint8Array): void {
    const before = this.#blocks[block];
    if (before === undefined) this.#blocks[block] = new Holdings(holdings);
    else if (!before.join(holdings)) return;
    waiting[block] = 1;
  }
}

/** Those that more than one block mentions: the others need not be kept from block to block. */
function passingVariables({ body }: OwnershipTransfer): ReadonlySet<Variable> {
  const home = new Map<Variable, number>();
  const passing = new Set<Variable>();
  body.blocks.forEach(({ first, past }, block) => {
    for (let at: number = first; at < past; at++) {
      const statement = body.statements[at]!;
      for (const variable of [...readsOf(statement), writeOf(statement)]) {
        if (variable === undefined) continue;
        if (home.has(variable) && home.get(variable) !== block) passing.add(variable);
        home.set(variable, block);
      }
    }
  });
  for (const parameter of body.parameters) passing.add(parameter);
  return passing;
}
