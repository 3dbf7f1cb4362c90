/**
 * Who is told by an object, and what: observers of a LiveData, what a stream feeds. An error that nobody
 * is seen to give may be thrown on the way of anything that is given.
 */
import type { Code } from '../flow/code.js';
import type { ObjectId } from '../flow/objects.js';
import type { Emit } from './postings.js';
import type { Signal } from './signals.js';

export class Observers {
  readonly #of = new Map<ObjectId, Map<Code, Signal | undefined>>();
  readonly #reached = new Set<Code>();
  readonly #unreached: { readonly code: Code; readonly emit: Emit }[] = [];

  add(object: ObjectId, code: Code, takes: Signal | undefined): void {
    const known = this.#of.get(object);
    if (known === undefined) this.#of.set(object, new Map([[code, takes]]));
    else known.set(code, takes);
  }

  /** The code that a call makes run by giving the object this. */
  reachedBy(emit: Emit, object: ObjectId, given: Signal): Code[] {
    const all = [...(this.#of.get(object) ?? [])];
    const reached = all.filter(([, takes]) => takes === undefined || takes === given);
    const codes = reached.map(([code]) => code);
    for (const code of codes) this.#reached.add(code);
    for (const [code, takes] of all) {
      if (takes === 'error' && !codes.includes(code)) this.#unreached.push({ code, emit });
    }
    return codes;
  }

  /** Once all calls have been seen. */
  leftOver(): { readonly code: Code; readonly emit: Emit }[] {
    return this.#unreached.filter(({ code }) => !this.#reached.has(code));
  }
}
