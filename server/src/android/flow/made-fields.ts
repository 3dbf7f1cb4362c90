/**
 * Fields that are filled from outside, and whose value decides who runs or what is run: the handler that a task
 * posts to, the listener that it tells, given to a constructor or a setter. Objects of a class with such a field are
 * told apart by the place that makes them, since whoever makes one gives it its own. Setting such a field to null
 * takes nothing away from what it holds before.
 */
import { addTo } from '../../base/multi-map.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import { selecting } from '../../java/ir/selecting.js';
import type { Body, StatementIndex, StatementOf, Variable } from '../../java/ir/statements.js';
import type { Hierarchy } from '../../java/program/hierarchy.js';
import type { ClassSymbol, FieldSymbol, JavaFieldId } from '../../java/program/symbols.js';
import { isThis, siteOf, type Code, type CodeTable, type Site } from './code.js';
import { definitionsIn, parameterBehind } from './definitions.js';
import { mayHoldObjects } from './value-types.js';

/** Objects of a class that is made at more places are one. */
const MOST_PLACES = 12;

/** Where the field of an object is filled. */
export interface MadeStore {
  readonly code: Code;
  readonly object: Variable;
  readonly from: Variable;
}

export class MadeFields {
  readonly #stores = new Map<JavaFieldId, MadeStore[]>();
  readonly #given = new Set<JavaFieldId>();
  readonly #owners = new Set<ClassSymbol>();
  readonly #places = new Map<ClassSymbol, Site[]>();

  constructor(
    codes: CodeTable,
    private readonly hierarchy: Hierarchy,
    /** Annotations that nobody fills a field by. */
    private readonly remarks: ReadonlySet<string>,
  ) {
    for (const code of codes.codes) {
      for (const index of makingIn(code.body)) this.#add(code, index);
    }
    for (const code of codes.codes) {
      for (const { field } of decidingLoads(code.body)) {
        if (this.isDeciding(field)) this.#owners.add(field.owner);
      }
    }
  }

  /** Is it filled with what somebody gives? What is marked may be filled by a library as well. */
  isDeciding({ id, annotations }: FieldSymbol): boolean {
    return this.#given.has(id) && annotations.every(({ name }) => this.#isRemark(name));
  }

  #isRemark(annotation: string): boolean {
    return this.remarks.has(annotation.slice(annotation.lastIndexOf('.') + 1));
  }

  storesOf({ id }: FieldSymbol): readonly MadeStore[] {
    return this.#stores.get(id) ?? [];
  }

  /** Where objects of exactly this class are made. */
  placesOf(symbol: ClassSymbol): readonly Site[] {
    return this.#places.get(symbol) ?? [];
  }

  /** Are its objects told apart by who makes them? */
  isToldApart(symbol: ClassSymbol): boolean {
    const { length } = this.placesOf(symbol);
    return length > 1 && length <= MOST_PLACES && this.#hasDeciding(symbol);
  }

  #hasDeciding(symbol: ClassSymbol): boolean {
    if (this.#owners.size === 0) return false;
    for (const above of this.hierarchy.ancestry(symbol).types.keys()) {
      if (this.#owners.has(above)) return true;
    }
    return false;
  }

  #add(code: Code, index: StatementIndex): void {
    const statement = code.body.statements[index]!;
    if (statement.kind === 'store') this.#addStore(code, statement);
    else if (statement.kind === 'allocate' && statement.class.kind === 'class')
      addTo(this.#places, statement.class.class, siteOf(code, index));
  }

  #addStore(code: Code, { field, object, from }: StatementOf<'store'>): void {
    if (!mayHoldObjects(code.body, from)) return;
    addTo(this.#stores, field.id, { code, object, from });
    const isOwn = isThis(object, code);
    if (!isOwn || parameterBehind(code, from) !== undefined) this.#given.add(field.id);
  }
}

const makingIn = selecting(['store', 'allocate'], (statement) => {
  if (statement.kind === 'store') return statement.field.owner.source !== undefined;
  if (statement.class.kind !== 'class') return false;
  return statement.class.class.source !== undefined;
});

const ownLoadsIn = selecting(['load'], ({ field }) => field.owner.source !== undefined);

const DECIDING = new BodyNotes<readonly StatementOf<'load'>[]>();

/** Of fields of the own object: those that something is called on, or that a library is given. */
export function decidingLoads(body: Body): readonly StatementOf<'load'>[] {
  let found = DECIDING.get(body);
  if (found === undefined) DECIDING.set(body, (found = findDecidingLoads(body)));
  return found;
}

function findDecidingLoads(body: Body): readonly StatementOf<'load'>[] {
  const loads = ownLoadsIn(body)
    .map((index) => body.statements[index] as StatementOf<'load'>)
    .filter(({ object, to }) => isThis(object, { body }) && mayHoldObjects(body, to));
  if (loads.length === 0) return NO_LOADS;
  const used = usedIn(body);
  return loads.filter(({ to }) => used.has(to));
}

const NO_LOADS: readonly StatementOf<'load'>[] = [];

/** What calls are made on or, of libraries, given; and what that is a copy of. */
function usedIn(body: Body): ReadonlySet<Variable> {
  const used = new Set<Variable>();
  for (const statement of body.statements) {
    if (statement.kind !== 'call') continue;
    if (statement.receiver !== undefined) used.add(statement.receiver);
    if (statement.method?.owner.source === undefined)
      for (const given of statement.arguments) used.add(given);
  }
  const { of } = definitionsIn(body);
  for (const variable of used) {
    const [only, ...others] = of[variable] ?? [];
    if (only?.kind === 'copy' && others.length === 0) used.add(only.from);
  }
  return used;
}
