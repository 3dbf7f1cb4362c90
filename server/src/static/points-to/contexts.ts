/**
 * Contexts: who runs a code (its origin, or the group of origins that share one, seed 001 §2.2.3), and
 * for some codes on which object (§2.2.4), told by where that one comes from and on whose object it was made:
 * objects of one place that different origins made share a context; for wrappers and factories from where they are called (wrappers.ts, factories.ts). Which
 * codes take what is decided before solving, by a strategy, so that the answer does not hang on the order in which things are found.
 */
import { TripleIndex } from '../../base/triple-index.js';
import type { Code, CodeId, CodeTable } from '../../android/flow/code.js';
import { classesMadeIn } from '../../java/ir/selecting.js';
import type { ClassId, ClassSymbol } from '../../java/program/symbols.js';
import type { Context, ContextId, ObjectId } from './points-to.js';
import { findFactories } from './factories.js';
import { findWrappers } from './wrappers.js';

/** Where objects come from: a statement, or a name that is given to it. */
export type PlaceId = number & { readonly __brand: 'place of objects' };

/** Where a receiver comes from. */
export interface Source {
  /** What tells its contexts apart: its place, and two steps of on whose object that ran. */
  readonly source: PlaceId;
  /** What is known of it by what is made there: one step. */
  readonly place: PlaceId;
}

export interface ContextStrategy {
  readonly name: string;
  /** What is told apart of those who run code: origins, threads and pools, main and the rest, nothing. */
  readonly tells: 'origins' | 'executors' | 'main' | 'nothing';
  /** Is the receiver part of the context of this code? */
  takesReceiver(code: Code): boolean;
  /** Is the place that calls it part of its context? */
  takesCall(code: Code): boolean;
  /** What it was told of the program, if anything: with the same it takes the same. */
  readonly told?: unknown;
}

const never = (): boolean => false;

/** One context for all. */
export const INSENSITIVE: ContextStrategy = {
  name: 'insensitive',
  tells: 'nothing',
  takesReceiver: never,
  takesCall: never,
};

/** Who runs it, and nothing else. */
export const BY_ORIGIN: ContextStrategy = {
  name: 'origin',
  tells: 'origins',
  takesReceiver: never,
  takesCall: never,
};

const takesConstructed = ({ body: { kind } }: Code): boolean =>
  kind !== 'method' && kind !== 'static-initializer';

/** Which thread or pool runs it: for programs in which to tell each origin would cost too much. */
export const BY_EXECUTOR: ContextStrategy = {
  name: 'executor',
  tells: 'executors',
  takesReceiver: takesConstructed,
  takesCall: never,
};

/** The main thread and all others: for programs in which even that costs too much. */
export const BY_MAIN: ContextStrategy = {
  name: 'main thread or not',
  tells: 'main',
  takesReceiver: takesConstructed,
  takesCall: never,
};

/** The main looper or main thread; what runs when a class is loaded. */
const MAIN = 'main';
const STARTUP = 'startup';

/** A class that is created in more places than this is data: its objects are not worth telling apart. */
const MOST_PLACES = 20;

/**
 * Constructors and initialisers always know whom they construct, so that what they create is the
 * object's own; closures know what they took along. Other methods do if their class is created in
 * several places, but not in many; what a wrapper creates, or a factory alone, it creates wherever it is called from. A factory of
 * which there is one object is told by the call, any other by its object.
 */
export function byOriginAndReceiver(codes: CodeTable): ContextStrategy {
  const wrappers = findWrappers(codes);
  const factories = findFactories(codes);
  const places = countPlaces(codes, wrappers);
  const made = countPlaces(codes, factories);
  const takesReceiver = ({ body: { kind, owner } }: Code): boolean => {
    if (kind !== 'method') return kind !== 'static-initializer';
    const count = places.get(owner.id) ?? 0;
    const told = count === 1 ? made.get(owner.id)! : count;
    return told > 1 && told <= MOST_PLACES;
  };
  return {
    name: 'origin and receiver',
    tells: 'origins',
    takesReceiver,
    takesCall: (code) => wrappers.has(code.id) || (factories.has(code.id) && !takesReceiver(code)),
    told: [[...wrappers], [...factories], [...places]],
  };
}

/** In how many places objects of a class are created; those of subclasses are objects of it too. */
function countPlaces(
  { codes }: CodeTable,
  /** How often a code counts: what is not here, once. */
  repeated: ReadonlyMap<CodeId, number>,
): Map<ClassId, number> {
  const places = new Map<ClassId, number>();
  for (const { id, body } of codes) {
    const times = Math.min(repeated.get(id) ?? 1, MOST_PLACES);
    for (const made of classesMadeIn(body)) {
      for (let at: ClassSymbol | undefined = made; at?.source !== undefined;) {
        places.set(at.id, (places.get(at.id) ?? 0) + times);
        at = at.superclass?.kind === 'class' ? at.superclass.class : undefined;
      }
    }
  }
  return places;
}

export class ContextTable {
  readonly all: Context[] = [];
  /** By context: the one without its receiver. */
  readonly #bases: ContextId[] = [];
  readonly #byName = new Map<string, ContextId>();
  readonly #index = new TripleIndex();
  /** By number in the index. */
  readonly #within: ContextId[] = [];
  /** By context: where its receiver comes from, or where it is called from. */
  readonly #places: (PlaceId | undefined)[] = [];
  /** By context: where it is called from, if that is part of it. */
  readonly #calls: (PlaceId | undefined)[] = [];
  readonly #takes: (boolean | undefined)[] = [];
  readonly #takesCall: (boolean | undefined)[] = [];

  constructor(readonly strategy: ContextStrategy) {}

  /** The context of what runs for this reason on this executor, as far as those are told apart. */
  base(reason: string, executor: string, name: string): ContextId {
    const key = this.#keyOf(reason, executor);
    let id = this.#byName.get(key);
    if (id === undefined) {
      id = this.#add(key === reason ? name : key, undefined, undefined);
      this.#byName.set(key, id);
    }
    return id;
  }

  main(): ContextId {
    return this.base(MAIN, MAIN, MAIN);
  }

  /** Of static initialisers, which run once, whoever comes first. */
  startup(): ContextId {
    return this.base(STARTUP, STARTUP, STARTUP);
  }

  #keyOf(reason: string, executor: string): string {
    switch (this.strategy.tells) {
      case 'origins':
        return reason;
      case 'executors':
        return executor;
      case 'main':
        return reason === MAIN || reason === STARTUP ? reason : 'the rest';
      case 'nothing':
        return 'all';
    }
  }

  /** In which a code runs that is called in this context on this object. */
  ofCallee(
    caller: ContextId,
    code: Code,
    receiver: ObjectId | undefined,
    from: Source | undefined,
  ): ContextId {
    const base = this.baseOf(caller);
    if (receiver === undefined || from === undefined || !this.takesReceiver(code)) return base;
    return this.#in(base, from, receiver, undefined);
  }

  /** The same of a code that takes where it is called from: of wrappers of wrappers the outermost. */
  ofCalled(caller: ContextId, site: PlaceId): ContextId {
    const call = this.#calls[caller] ?? site;
    return this.#in(this.baseOf(caller), { place: call, source: call }, undefined, call);
  }

  #in(
    base: ContextId,
    { place, source }: Source,
    receiver: ObjectId | undefined,
    call: PlaceId | undefined,
  ): ContextId {
    const before = this.#index.size;
    const at = this.#index.add(base, source, 0);
    if (at > before) {
      const id = (this.#within[at] = this.#add(this.all[base]!.name, receiver, base));
      this.#places[id] = place;
      this.#calls[id] = call;
    }
    return this.#within[at]!;
  }

  takesCall(code: Code): boolean {
    return (this.#takesCall[code.id] ??= this.strategy.takesCall(code));
  }

  /** Where its receiver comes from, or where it is called from. */
  placeOf(context: ContextId): PlaceId | undefined {
    return this.#places[context];
  }

  /** Where it is called from, if that is part of it. */
  callOf(context: ContextId): PlaceId | undefined {
    return this.#calls[context];
  }

  takesReceiver(code: Code): boolean {
    return (this.#takes[code.id] ??= this.strategy.takesReceiver(code));
  }

  baseOf(context: ContextId): ContextId {
    return this.#bases[context]!;
  }

  receiverOf(context: ContextId): ObjectId | undefined {
    return this.all[context]!.receiver;
  }

  #add(name: string, receiver: ObjectId | undefined, base: ContextId | undefined): ContextId {
    const id = this.all.length as ContextId;
    this.all.push({ id, name, receiver });
    this.#bases.push(base ?? id);
    return id;
  }
}
