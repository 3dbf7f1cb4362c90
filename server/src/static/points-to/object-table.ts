/**
 * The abstract objects: one for each place that creates some, in each context. Of the context counts
 * who runs the code and, if it runs on an object, where that one comes from and on whose object it was made,
 * not which one it is: so a node of a list that is made by a node of the list is not made anew for ever.
 */
import { TripleIndex } from '../../base/triple-index.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { Code } from '../../android/flow/code.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { ContextTable, PlaceId, Source } from './contexts.js';
import type { AbstractObject, ContextId, ObjectId } from './points-to.js';
import type { TypeFilters } from './type-filters.js';

export type MadeObject = Pick<AbstractObject, 'kind' | 'class' | 'stands' | 'site' | 'closure'>;

const NAMED = 0xffff_ffff;
const CALLED = 0xffff_fffe;
const MADE_ON = 0xffff_fffd;
const MADE_BY_PART = 0xffff_fffc;
/** No array has so many dimensions. */
const CALL = 256;
const NOWHERE = 0 as PlaceId;

export class ObjectTable {
  readonly all: AbstractObject[] = [];
  /** By object. */
  readonly #places: PlaceId[] = [];
  readonly #receiverPlaces: PlaceId[] = [];
  readonly #classes: number[] = [];
  /** Of a place on an object of another place: the place alone. */
  readonly #nearest = new Map<PlaceId, PlaceId>();
  readonly #placeIndex = new TripleIndex();
  readonly #names = new Map<string, number>();
  readonly #index = new TripleIndex();

  constructor(
    private readonly contexts: ContextTable,
    private readonly filters: TypeFilters,
  ) {}

  /** `part` tells apart what one statement makes: the arrays in an array. */
  placeOf(code: Code, statement: StatementIndex, part = 0): PlaceId {
    return this.#placeIndex.add(code.id, statement, part) as PlaceId;
  }

  /** Where a call stands. */
  placeOfCall(code: Code, statement: StatementIndex): PlaceId {
    return this.placeOf(code, statement, CALL);
  }

  placeNamed(name: string): PlaceId {
    let number = this.#names.get(name);
    if (number === undefined) this.#names.set(name, (number = this.#names.size));
    return this.#placeIndex.add(NAMED, number, 0) as PlaceId;
  }

  /** The object that the place creates in the context; made if it is new. */
  at(place: PlaceId, context: ContextId, make: () => MadeObject): ObjectId {
    const base = this.contexts.baseOf(context);
    const from = this.contexts.placeOf(context) ?? NOWHERE;
    const id = (this.#index.add(place, base, from) - 1) as ObjectId;
    if (id === this.all.length) this.#add(id, place, context, make());
    return id;
  }

  #add(id: ObjectId, place: PlaceId, context: ContextId, made: MadeObject): void {
    const receiver = this.contexts.receiverOf(context);
    const receiverSite = receiver === undefined ? undefined : this.all[receiver]!.site;
    const call = this.contexts.callOf(context);
    this.all.push({ id, ...made, context: this.contexts.baseOf(context), receiverSite });
    // What a wrapper creates comes from where it is called.
    const own = call === undefined ? place : this.#placeIndex.add(CALLED, place, call);
    this.#places.push(own as PlaceId);
    this.#receiverPlaces.push(this.contexts.placeOf(context) ?? NOWHERE);
    this.#classes.push(this.filters.classNumber(made.class, made.kind));
  }

  /** What stands for a class itself, if anybody has named it. */
  classObject({ id }: ClassSymbol): readonly ObjectId[] {
    const place = this.placeNamed(`class ${id}`);
    const found = this.all.find((_each, at) => this.#places[at] === place);
    return found === undefined ? [] : [found.id];
  }

  placeOfObject(object: ObjectId): PlaceId {
    return this.#places[object]!;
  }

  /** What a context knows of its receiver. What is made there knows one step less, so that chains end. */
  sourceOfReceiver(object: ObjectId): Source {
    const place = this.#places[object]!;
    const from = this.#receiverPlaces[object]!;
    if (from === NOWHERE) return { place, source: place };
    const source = this.#placeIndex.add(MADE_BY_PART, place, from) as PlaceId;
    return { place: this.#placeOn(place, this.#nearest.get(from) ?? from), source };
  }

  /** A place that runs on an object of another place. */
  #placeOn(place: PlaceId, on: PlaceId): PlaceId {
    const id = this.#placeIndex.add(MADE_ON, place, on) as PlaceId;
    this.#nearest.set(id, place);
    return id;
  }

  /** Where it comes from, without who ran the code: the same for objects that differ in that alone. */
  sourceOf(object: ObjectId): string {
    return `${this.#places[object]!}/${this.#receiverPlaces[object]!}`;
  }

  /** What filters and dispatch know it by. */
  classNumber(object: ObjectId): number {
    return this.#classes[object]!;
  }

  get(object: ObjectId): AbstractObject {
    return this.all[object]!;
  }
}
