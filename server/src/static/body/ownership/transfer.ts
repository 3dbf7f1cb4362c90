/** What a statement does to who holds which objects. */
import type { MethodKnowledge } from '../../../android/knowledge/method-knowledge.js';
import { controlFlowOf } from '../../../java/ir/control-flow.js';
import type {
  Body,
  Call,
  Statement,
  StatementIndex,
  Variable,
} from '../../../java/ir/statements.js';
import type { ClassSymbol, FieldSymbol } from '../../../java/program/symbols.js';
import type { EscapeSummary } from './escape-summary.js';
import type { Holdings } from './holdings.js';
import { applyLibraryCall } from './library-calls.js';
import {
  contentSite,
  FRESH,
  NONE,
  OTHER,
  parameterSite,
  type Sites,
  type SiteTable,
} from './sites.js';

/** What is known of the project's code that a statement runs; undefined if there is none. */
export interface Callees {
  ofCall(call: Call): EscapeSummary | undefined;
  ofInitializers(symbol: ClassSymbol): EscapeSummary;
  isPart(field: FieldSymbol): boolean;
}

export class OwnershipTransfer {
  constructor(
    readonly sites: SiteTable,
    private readonly knowledge: MethodKnowledge,
    private readonly callees: Callees,
  ) {}

  get body(): Body {
    return this.sites.body;
  }

  valueOf(holdings: Holdings, variable: Variable): Sites {
    const isConstant = this.body.variables[variable]!.constant !== undefined;
    return isConstant ? NONE : holdings.of(variable);
  }

  /** Changes the holdings. */
  apply(holdings: Holdings, statement: Statement, at: StatementIndex): void {
    const of = (variable: Variable): Sites => this.valueOf(holdings, variable);
    const made = this.#made(holdings, at);
    switch (statement.kind) {
      case 'allocate':
        holdings.variables.set(statement.to, made);
        break;
      case 'closure':
        for (const each of statement.function.captured) holdings.store(made, of(each));
        holdings.variables.set(statement.to, made);
        break;
      case 'copy':
        holdings.variables.set(statement.to, of(statement.from));
        break;
      case 'load':
        holdings.variables.set(statement.to, this.#loaded(holdings, statement));
        break;
      case 'array-load':
        holdings.variables.set(statement.to, holdings.contentOf(of(statement.array)));
        break;
      case 'store':
        holdings.store(of(statement.object), of(statement.from));
        break;
      case 'array-store':
        holdings.store(of(statement.array), of(statement.from));
        break;
      case 'static-store':
      case 'throw':
        holdings.escape(of(statement.from));
        break;
      case 'static-load':
      case 'catch':
      case 'compute':
        holdings.variables.delete(statement.to);
        break;
      case 'initialize':
        this.#run(
          holdings,
          this.callees.ofInitializers(statement.class),
          [of(statement.object)],
          made,
        );
        break;
      case 'call':
        this.#call(holdings, statement, made);
        break;
      case 'return':
      case 'branch':
      case 'enter-monitor':
      case 'exit-monitor':
    }
  }

  /** A part stands for the object that it belongs to, and holds what that one does. */
  #loaded(holdings: Holdings, { object, field }: Extract<Statement, { kind: 'load' }>): Sites {
    const from = this.valueOf(holdings, object);
    return this.callees.isPart(field) ? from : holdings.contentOf(from);
  }

  /** In a loop the object of the last time may still be about. */
  #made(holdings: Holdings, at: StatementIndex): Sites {
    const site = this.sites.of(at);
    if (site !== OTHER && controlFlowOf(this.body).isInLoop(at)) holdings.renew(site);
    return site;
  }

  #call(holdings: Holdings, call: Call, made: Sites): void {
    const receiver = call.receiver === undefined ? NONE : this.valueOf(holdings, call.receiver);
    const given = call.arguments.map((each) => this.valueOf(holdings, each));
    const summary = this.callees.ofCall(call);
    let result = NONE;
    if (summary !== undefined) {
      const all = call.receiver === undefined ? given : [receiver, ...given];
      result |= this.#run(holdings, summary, all, made);
    }
    if (call.method?.owner.source === undefined) {
      const { closures } = this.sites;
      const sites = { receiver, arguments: given, result: made, closures };
      result |= applyLibraryCall(call, sites, holdings, this.knowledge);
    }
    if (call.to !== undefined) holdings.variables.set(call.to, result);
  }

  /** The callee's sets, with what it was given for its parameters. */
  #run(holdings: Holdings, summary: EscapeSummary, given: readonly Sites[], made: Sites): Sites {
    const here = (sites: Sites): Sites => translate(sites, given, holdings, made);
    const stores = [...summary.contents].map(
      ([object, held]) => [here(object), here(held)] as const,
    );
    const [escaped, result] = [here(summary.escaped), here(summary.result)];
    for (const [object, held] of stores) holdings.store(object, held);
    if ((summary.result & FRESH) !== NONE) holdings.store(made, here(summary.resultContents));
    holdings.escape(escaped);
    return result;
  }
}

function translate(sites: Sites, given: readonly Sites[], holdings: Holdings, made: Sites): Sites {
  let here = sites & OTHER;
  if ((sites & FRESH) !== NONE) here |= made;
  given.forEach((each, place) => {
    if ((sites & parameterSite(place)) !== NONE) here |= each;
    if ((sites & contentSite(place)) !== NONE) here |= contentsBelow(each, holdings);
  });
  return here;
}

/** All that the objects lead to, not themselves unless they lead back. */
function contentsBelow(objects: Sites, holdings: Holdings): Sites {
  return holdings.reach(holdings.contentOf(objects));
}
