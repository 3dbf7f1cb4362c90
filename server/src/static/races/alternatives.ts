/**
 * Classes of which one is there at a time: objects of both are kept in the very same fields, and nowhere else (a field
 * that holds the old or the new kind of camera). What runs for the one hardly meets what is done by or for the
 * other. Threads and tasks go on when their field holds another.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { Code } from '../../android/flow/code.js';
import type { ClassSymbol, JavaFieldId } from '../../java/program/symbols.js';
import type { AccessEvent } from '../order/events.js';
import type { StaticOrigin } from '../origins.js';
import type { AbstractObject, Held, ObjectId, PointsTo } from '../points-to/points-to.js';

export class Alternatives {
  /** By class: the fields that its objects are kept in. */
  readonly #fields = new Map<ClassSymbol, Set<JavaFieldId>>();
  /** Several of these may be there. */
  readonly #many = new Set<ClassSymbol>();

  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly pointsTo: PointsTo,
  ) {
    for (const object of pointsTo.objects) {
      for (const held of pointsTo.heldByFields(object.id)) this.#note(object, held);
    }
    for (const id of pointsTo.staticObjects()) this.#addMany(id);
    for (const { kind, receivers } of origins) {
      if (kind === 'thread' || kind === 'async-task') for (const id of receivers) this.#addMany(id);
    }
  }

  /** Is one of the two run for, or done by, a class that is there only if that of the other is not? */
  areApart(events: readonly AccessEvent[]): boolean {
    const classes = new Set(events.flatMap((event) => this.#classesOf(event)));
    return [...classes].some((one) => [...classes].some((other) => this.#isInstead(one, other)));
  }

  #classesOf({ origin, instance }: AccessEvent): ClassSymbol[] {
    const codes = [this.origins[origin]!.code, this.pointsTo.instances[instance]!.code];
    return codes.map(outermostClass);
  }

  #isInstead(one: ClassSymbol, other: ClassSymbol): boolean {
    if (one === other || this.#many.has(one) || this.#many.has(other)) return false;
    const [ofOne, ofOther] = [this.#fields.get(one), this.#fields.get(other)];
    if (ofOne === undefined || ofOther?.size !== ofOne.size) return false;
    return [...ofOne].every((field) => ofOther.has(field));
  }

  #note(holder: AbstractObject, { field, objects }: Held): void {
    for (const id of objects) {
      const { class: symbol } = this.pointsTo.objects[id]!;
      // A part knows whose part it is, a lambda what it took along.
      if (symbol === undefined || holder.kind === 'closure' || isWithin(holder.class, symbol)) {
        continue;
      }
      if (field === undefined) this.#many.add(symbol);
      else getOrMake(this.#fields, symbol, () => new Set<JavaFieldId>()).add(field);
    }
  }

  #addMany(id: ObjectId): void {
    const { class: symbol } = this.pointsTo.objects[id]!;
    if (symbol !== undefined) this.#many.add(symbol);
  }
}

function isWithin(inner: ClassSymbol | undefined, outer: ClassSymbol): boolean {
  for (let at = inner; at !== undefined; at = at.outer) if (at === outer) return true;
  return false;
}

function outermostClass({ body }: Code): ClassSymbol {
  let at = body.owner;
  while (at.outer !== undefined) at = at.outer;
  return at;
}
