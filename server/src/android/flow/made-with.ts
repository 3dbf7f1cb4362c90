/**
 * What an object is made with, or given later: the values of the fields that are filled from outside, as the calls
 * say that are made on it, through `this(…)`, `super(…)` and calls on the own object. Objects that nobody is seen to
 * fill have any.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { Variable } from '../../java/ir/statements.js';
import type { Hierarchy } from '../../java/program/hierarchy.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import type { Callers } from './callers.js';
import { constantOf, isThis, type Code, type Site } from './code.js';
import { copiedFrom, definitionsIn, parameterBehind } from './definitions.js';
import { decidingLoads, type MadeFields, type MadeStore } from './made-fields.js';
import type { FlowObject, Instance } from './objects.js';
import type { Values } from './values.js';

/** Constructors that call constructors; circles end here. */
const MOST_CALLS = 6;

/** A variable of a code. */
interface Given {
  readonly code: Code;
  readonly variable: Variable;
}

export class MadeWith {
  readonly #known = new Map<Instance, Map<FieldSymbol, readonly FlowObject[] | undefined>>();

  constructor(
    private readonly fields: MadeFields,
    private readonly values: Values,
    private readonly callers: Callers,
    private readonly hierarchy: Hierarchy,
  ) {}

  /** Does what its object is made with decide where its calls go, or who runs what it posts? */
  isAsked({ body }: Code): boolean {
    return decidingLoads(body).some(({ field }) => this.fields.isDeciding(field));
  }

  /** The field of the own object that the variable is loaded from. */
  fieldOf(code: Code, variable: Variable): FieldSymbol | undefined {
    const [made, ...others] = definitionsIn(code.body).of[copiedFrom(code.body, variable)] ?? [];
    if (made?.kind !== 'load' || others.length > 0 || !isThis(made.object, code)) return undefined;
    return this.fields.isDeciding(made.field) ? made.field : undefined;
  }

  /** What the field of the object holds; undefined where it may be anything that the field holds. */
  of(object: Instance, field: FieldSymbol): readonly FlowObject[] | undefined {
    const ofObject = getOrMake(this.#known, object, () => new Map<FieldSymbol, undefined>());
    if (!ofObject.has(field)) ofObject.set(field, this.#find(object, field));
    return ofObject.get(field);
  }

  #find(object: Instance, field: FieldSymbol): readonly FlowObject[] | undefined {
    const given = this.givenTo(object, field);
    if (given.length === 0 && !this.#isMade(object)) return undefined;
    const found = new Set<FlowObject>();
    for (const { code, variable } of given) {
      const held = this.values.of(code, variable);
      if (held.length === 0 && constantOf(code, variable)?.kind !== 'null') return undefined;
      for (const each of held) found.add(each);
    }
    return [...found];
  }

  /** Where the values come from that are stored; none if nobody is seen to. */
  givenTo(object: Instance, field: FieldSymbol): readonly Given[] {
    if (!this.fields.isDeciding(field)) return [];
    return this.fields.storesOf(field).flatMap((store) => this.#givenBy(store, object));
  }

  #givenBy({ code, object: filled, from }: MadeStore, object: Instance): readonly Given[] {
    if (!isThis(filled, code))
      return this.#mayHold(code, filled, object) ? [{ code, variable: from }] : [];
    if (!this.hierarchy.isSubclass(object.class, code.body.owner)) return [];
    return this.#givenFrom({ code, variable: from }, object, 0);
  }

  /** Of a parameter: what the calls on this object give for it. */
  #givenFrom(given: Given, object: Instance, depth: number): readonly Given[] {
    const { code, variable } = given;
    const place = parameterBehind(code, variable);
    const calls = this.callers.of(code);
    // A constructor that nobody calls makes no object; a method may be called by somebody who is not seen.
    if (calls.length === 0 && code.body.kind === 'constructor' && this.#isMade(object)) return [];
    if (place === undefined || calls.length === 0 || depth > MOST_CALLS) return [given];
    return calls.flatMap((site) => this.#givenAt(site, place, object, depth));
  }

  #givenAt(
    { code, statement }: Site,
    place: number,
    object: Instance,
    depth: number,
  ): readonly Given[] {
    const call = code.body.statements[statement];
    const variable = call?.kind === 'call' ? call.arguments[place] : undefined;
    if (call?.kind !== 'call' || variable === undefined) return [];
    const { receiver } = call;
    if (receiver !== undefined && !this.#mayHold(code, receiver, object)) return [];
    const given = { code, variable };
    return isThis(receiver, code) ? this.#givenFrom(given, object, depth + 1) : [given];
  }

  /** By code of the project. */
  #isMade({ class: symbol }: Instance): boolean {
    return this.fields.placesOf(symbol).length > 0;
  }

  #mayHold(code: Code, variable: Variable, object: Instance): boolean {
    const objects = this.values.of(code, variable);
    return objects.length === 0 || objects.includes(object);
  }
}
