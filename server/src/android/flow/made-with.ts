/**
 * What an object is made with: the values of the fields that only its constructors fill, as the call says that
 * makes it, through `this(…)` and `super(…)`. Objects that nobody is seen to make have any.
 */
import { getOrMake } from '../../base/multi-map.js';
import { callsIn } from '../../java/ir/selecting.js';
import type { Call, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { constantOf, isThis, siteOf, type Code, type Site } from './code.js';
import { copiedFrom, definitionsIn, parameterBehind } from './definitions.js';
import { decidingLoads, type MadeFields } from './made-fields.js';
import type { FlowObject, Instance } from './objects.js';
import type { Values } from './values.js';

/** Constructors that call constructors; circles end here. */
const MOST_CALLS = 6;

const CONSTRUCTOR = '<init>';

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
    if (given.length === 0) return undefined;
    const found = new Set<FlowObject>();
    for (const { code, variable } of given) {
      const held = this.values.of(code, variable);
      if (held.length === 0 && constantOf(code, variable)?.kind !== 'null') return undefined;
      for (const each of held) found.add(each);
    }
    return [...found];
  }

  /** Where the values come from that its constructors store; none if that is not seen. */
  givenTo(object: Instance, field: FieldSymbol): readonly Given[] {
    if (!this.fields.isDeciding(field)) return [];
    const places = object.made === undefined ? this.fields.placesOf(object.class) : [object.made];
    const given = places.map((place) => this.#givenAt(place, field));
    return given.every(({ length }) => length > 0) ? given.flat() : [];
  }

  #givenAt(place: Site, field: FieldSymbol): Given[] {
    const made = constructorCall(place);
    if (made === undefined) return [];
    return this.values.targets(made).flatMap((code) => this.#givenBy(code, [made], field));
  }

  /** What the constructor stores, or those that it calls; `calls` led to it. */
  #givenBy(code: Code, calls: readonly Site[], field: FieldSymbol): Given[] {
    if (calls.length > MOST_CALLS) return [];
    const stores = this.fields.storesOf(field);
    const own = stores
      .filter((store) => store.code === code)
      .map(({ from }) => givenFrom({ code, variable: from }, calls));
    const initial = stores
      .filter(({ code: { body } }) => body.kind === 'initializer' && body.owner === code.body.owner)
      .map((store) => ({ code: store.code, variable: store.from }));
    const called = this.#constructorsIn(code).flatMap((site) =>
      this.values.targets(site).flatMap((target) => this.#givenBy(target, [...calls, site], field)),
    );
    return [...own, ...initial, ...called];
  }

  /** `this(…)` and `super(…)`. */
  #constructorsIn(code: Code): Site[] {
    return callsIn(code.body)
      .filter((index) => {
        const call = code.body.statements[index] as Call;
        return call.name === CONSTRUCTOR && isThis(call.receiver, code);
      })
      .map((index) => siteOf(code, index));
  }
}

/** Of a parameter: what the last call gives for it. */
function givenFrom({ code, variable }: Given, calls: readonly Site[]): Given {
  const last = calls.at(-1);
  const place = parameterBehind(code, variable);
  const call = last?.code.body.statements[last.statement];
  const given = place === undefined || call?.kind !== 'call' ? undefined : call.arguments[place];
  if (last === undefined || given === undefined) return { code, variable };
  return givenFrom({ code: last.code, variable: given }, calls.slice(0, -1));
}

/** The call that follows on `new`. */
function constructorCall({ code, statement }: Site): Site | undefined {
  const { statements } = code.body;
  const made = statements[statement];
  if (made?.kind !== 'allocate') return undefined;
  const at = statements.findIndex(
    (each, index) =>
      index > statement &&
      each.kind === 'call' &&
      each.name === CONSTRUCTOR &&
      each.receiver === made.to,
  );
  return at < 0 ? undefined : siteOf(code, at as StatementIndex);
}
