/**
 * What a code's callers decide: parameters that its branches test or that it hands on to such, and its
 * object where calls on `this` go different ways by its class, or where it matters what it is made with. Only of these it is worth knowing who calls
 * with what; of all other code one caller is like the other.
 */
import { getOrMake } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import type { Call, Variable } from '../../java/ir/statements.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import { parameterOf, placeOfParameter, type Code, type Site } from '../flow/code.js';
import { copiedFrom, parameterBehind } from '../flow/definitions.js';
import type { MadeWith } from '../flow/made-with.js';
import { testedIn } from '../flow/tests.js';
import type { Values } from '../flow/values.js';
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { CallEdge, CallGraph } from './call-graph.js';

/** By place of the parameter: the classes that it is tested for. */
type Places = ReadonlyMap<number, readonly ClassSymbol[]>;

const NO_PLACES: Places = new Map();

export class Asked {
  readonly #places: (Places | undefined)[];
  readonly #asksObject: Uint8Array;
  /** By code: who calls it. */
  readonly #callers: CallEdge[][];

  constructor(
    private readonly graph: CallGraph,
    codes: readonly Code[],
    private readonly values: Values,
    knowledge: MethodKnowledge,
    made: MadeWith,
    /** Codes that post, start or ask their own object: what runs then is told by its class. */
    doneToSelf: ReadonlySet<Code>,
  ) {
    this.#places = codes.map((code) => testedPlaces(code, knowledge));
    this.#asksObject = Uint8Array.from(graph, (calls, id) =>
      Number(goesByClass(calls) || doneToSelf.has(codes[id]!) || made.isAsked(codes[id]!)),
    );
    this.#callers = codes.map(() => []);
    for (const calls of graph) for (const edge of calls) this.#callers[edge.to.id]!.push(edge);
    this.#spreadPlaces(codes);
    this.#spreadObject(codes);
  }

  /** Of each parameter that counts: the classes that it is tested for. */
  places({ id }: Code): Places {
    return this.#places[id] ?? NO_PLACES;
  }

  /** Does its object decide where its calls go? */
  asksObject({ id }: Code): boolean {
    return this.#asksObject[id] === 1;
  }

  /** The calls of codes that this one decides something of. */
  decidedBy({ id }: Code): readonly CallEdge[] {
    return this.graph[id]!.filter(({ to }) => this.places(to).size > 0);
  }

  /** What callers give there. */
  givenTo(code: Code, place: number): { code: Code; site: Site; variable: Variable }[] {
    return this.#callers[code.id]!.flatMap((edge) => {
      const variable = this.callOf(edge)?.arguments[place];
      return variable === undefined ? [] : [{ code: edge.site.code, site: edge.site, variable }];
    });
  }

  /** The call, if it is this statement that gives the code its arguments. */
  callOf({ to, site }: CallEdge): Call | undefined {
    const call = site.code.body.statements[site.statement];
    return call?.kind === 'call' && this.values.targets(site).includes(to) ? call : undefined;
  }

  #spreadPlaces(codes: readonly Code[]): void {
    const waiting = codes.filter(({ id }) => this.#places[id] !== undefined);
    for (const code of waiting) {
      for (const edge of this.#callers[code.id]!) {
        if (this.#handsOn(edge)) waiting.push(edge.site.code);
      }
    }
  }

  /** Tells whether the caller is asked for more than before. */
  #handsOn(edge: CallEdge): boolean {
    const call = this.callOf(edge);
    if (call === undefined) return false;
    let isNew = false;
    for (const [place, classes] of this.places(edge.to)) {
      const given = call.arguments[place];
      const own = given === undefined ? undefined : parameterBehind(edge.site.code, given);
      if (own !== undefined && this.#add(edge.site.code, own, classes)) isNew = true;
    }
    return isNew;
  }

  #add({ id }: Code, place: number, classes: readonly ClassSymbol[]): boolean {
    const places = this.#places[id];
    const known = places?.get(place);
    const all = [...new Set([...(known ?? []), ...classes])];
    if (known?.length === all.length) return false;
    // What a body tests is kept with it, and stays as it is.
    this.#places[id] = new Map(places).set(place, all);
    return true;
  }

  #spreadObject(codes: readonly Code[]): void {
    const waiting = codes.filter(({ id }) => this.#asksObject[id] === 1);
    for (const { id } of waiting) {
      for (const { site, onSelf } of this.#callers[id]!) {
        if (onSelf === undefined || this.#asksObject[site.code.id] === 1) continue;
        this.#asksObject[site.code.id] = 1;
        waiting.push(site.code);
      }
    }
  }
}

/** Has one statement several targets on the own object? */
function goesByClass(calls: readonly CallEdge[]): boolean {
  const virtual = calls.filter(({ onSelf }) => onSelf === 'virtual');
  if (virtual.length < 2) return false;
  const targets = new Map<number, Code>();
  return virtual.some(({ to, site }) => {
    const known = targets.get(site.statement);
    targets.set(site.statement, to);
    return known !== undefined && known !== to;
  });
}

const TESTED = new BodyNotes<Places>();

/** By place of the parameter. */
export function testedPlaces(
  code: Pick<Code, 'body'>,
  knowledge: MethodKnowledge,
): Places | undefined {
  if (parameterOf(code, 0) === undefined) return undefined;
  const places = getOrMake(TESTED, code.body, () => findTestedPlaces(code, knowledge));
  return places.size === 0 ? undefined : places;
}

function findTestedPlaces(code: Pick<Code, 'body'>, knowledge: MethodKnowledge): Places {
  const places = new Map<number, readonly ClassSymbol[]>();
  for (const [variable, classes] of testedIn(code.body, knowledge)) {
    // One that is assigned besides still is what the caller gives, on ways where it is not.
    const place = placeOfParameter(code, copiedFrom(code.body, variable));
    if (place !== undefined) places.set(place, classes);
  }
  return places.size === 0 ? NO_PLACES : places;
}
