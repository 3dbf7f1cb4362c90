/**
 * Objects that nobody else can have yet: made by this run of the body (or by a callee that gives them
 * away at once) and neither stored where others may look, nor given to a call that may keep them, nor
 * taken along by a closure that was given away. What is stored in such an object is still owned, until
 * the object is not. In a constructor `this` is owned until it escapes.
 *
 * Accesses of owned objects cannot race. Field-insensitive: what an object leads to is one set.
 */
import type { MethodKnowledge } from '../../../android/knowledge/method-knowledge.js';
import { getOrMake } from '../../../base/multi-map.js';
import { superclassOf } from '../../../java/ir/class-queries.js';
import type { Body, Call, StatementIndex, Variable } from '../../../java/ir/statements.js';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from '../../../java/program/symbols.js';
import { givesOwnership, saysSo } from '../annotations.js';
import { Summaries } from '../summaries.js';
import {
  ALL_ESCAPES,
  isFresh,
  isSameSummary,
  joinSummaries,
  NO_ESCAPE,
  type EscapeSummary,
} from './escape-summary.js';
import { FRESH, NONE, parameterSite, parameterSites, SiteTable, type Sites } from './sites.js';
import { OwnershipSolution } from './solve-ownership.js';
import { OwnershipTransfer, type Callees } from './transfer.js';

/** Where the project's code is found. */
export interface ProjectBodies {
  /** All bodies that a call may run. Of a method of a library, others are thought of besides. */
  bodiesOf(method: MethodSymbol): readonly Body[];
  initializersOf(symbol: ClassSymbol): readonly Body[];
  /** Does what the field holds belong to the object that has it (parts.ts)? */
  isPart(field: FieldSymbol): boolean;
}

type Ask = (body: Body) => EscapeSummary;

export class Ownership {
  /** By body, and by what its caller gave it for its own. */
  readonly #solutions = new WeakMap<Body, Map<Sites, OwnershipSolution>>();
  readonly #summaries: Summaries<EscapeSummary>;

  constructor(
    private readonly knowledge: MethodKnowledge,
    private readonly project: ProjectBodies,
  ) {
    this.#summaries = new Summaries({
      nothing: NO_ESCAPE,
      worst: ALL_ESCAPES,
      same: isSameSummary,
      compute: (body, ask) => this.#solve(body, ask).summary(),
    });
  }

  /** When the statement begins; `given`: what the caller has handed over that nobody else has. */
  isOwned(body: Body, statement: StatementIndex, variable: Variable, given = NONE): boolean {
    return this.#solution(body, given).isOwned(statement, variable);
  }

  /** What a call gives to this body that nobody but the caller has. */
  givenTo(callee: Body, caller: Body, statement: StatementIndex, given = NONE): Sites {
    const all = this.#solution(caller, given).handedOver(statement);
    return all & parameterSites(callee.parameters.length);
  }

  /** These bodies are no more: all that hung on them, themselves included. */
  forget(bodies: Iterable<Body>): ReadonlySet<Body> {
    const gone = this.#summaries.forget(bodies);
    for (const body of gone) this.#solutions.delete(body);
    return gone;
  }

  #solution(body: Body, given: Sites): OwnershipSolution {
    const byGiven = getOrMake(this.#solutions, body, () => new Map<Sites, OwnershipSolution>());
    const ask: Ask = (callee) => this.#summaries.of(callee, body);
    return getOrMake(byGiven, given, () => this.#solve(body, ask, given));
  }

  /** Is what it gives back its own making, which nobody else has? */
  returnsFresh(body: Body): boolean {
    return isFresh(this.#summaries.of(body));
  }

  /** May somebody else than the caller have the object of this parameter afterwards? */
  escapes(body: Body, parameter: Variable): boolean {
    const place = body.parameters.indexOf(parameter);
    return place < 0 || (this.#summaries.of(body).escaped & parameterSite(place)) !== NONE;
  }

  #solve(body: Body, ask: Ask, given = NONE): OwnershipSolution {
    const own = this.#ownsThis(body, ask) ? parameterSite(0) : NONE;
    const sites = new SiteTable(body, own | given);
    const callees: Callees = {
      ofCall: (call) => this.#ofCall(call, ask),
      ofInitializers: (symbol) => joinSummaries(this.project.initializersOf(symbol).map(ask)),
      isPart: (field) => this.project.isPart(field),
    };
    return new OwnershipSolution(new OwnershipTransfer(sites, this.knowledge, callees));
  }

  #ofCall({ method }: Call, ask: Ask): EscapeSummary | undefined {
    if (method === undefined) return undefined;
    const bodies = this.project.bodiesOf(method);
    if (bodies.length > 0) return joinSummaries(bodies.map(ask));
    return method.owner.source === undefined ? undefined : this.#unseen(method);
  }

  /** Constructors that the compiler adds do nothing but what is spelled out; native code may do all. */
  #unseen(method: MethodSymbol): EscapeSummary {
    if (method.source === undefined && method.name === '<init>') return NO_ESCAPE;
    const isGiven = saysSo(method, givesOwnership, this.knowledge.hierarchy);
    return isGiven ? { ...ALL_ESCAPES, result: FRESH } : ALL_ESCAPES;
  }

  /** Initialisers run when the constructor of the superclass has. */
  #ownsThis({ kind, owner, parameters, variables }: Body, ask: Ask): boolean {
    const [first] = parameters;
    if (first === undefined || variables[first]!.kind !== 'this') return false;
    if (kind === 'constructor') return true;
    return kind === 'initializer' && !this.#leaksThis(superclassOf(owner), ask);
  }

  #leaksThis(symbol: ClassSymbol | undefined, ask: Ask): boolean {
    const constructors = symbol?.methods.get('<init>') ?? [];
    return constructors
      .flatMap((each) => this.project.bodiesOf(each))
      .some((body) => (ask(body).escaped & parameterSite(0)) !== NONE);
  }
}
