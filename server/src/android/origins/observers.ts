/**
 * Who is told by an object, and what: observers of a LiveData, what a stream feeds. An error that nobody
 * is seen to give may be thrown on the way of anything that is given.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { Code } from '../flow/code.js';
import type { ObjectId } from '../flow/objects.js';
import { ofEitherKeeper, shareKeeper, type KeeperClasses } from './keepers.js';
import type { Emit } from './postings.js';
import type { Signal } from './signals.js';

interface Observing {
  readonly takes: Signal | undefined;
  readonly keepers: KeeperClasses | undefined;
}

export class Observers {
  readonly #of = new Map<ObjectId, Map<Code, Observing>>();
  readonly #reached = new Set<Code>();
  readonly #unreached: { readonly code: Code; readonly emit: Emit }[] = [];

  /** `keepers`: whose object it is. */
  add(object: ObjectId, code: Code, takes?: Signal, keepers?: KeeperClasses): void {
    const ofObject = getOrMake(this.#of, object, () => new Map<Code, Observing>());
    const known = ofObject.get(code);
    const all = known === undefined ? keepers : ofEitherKeeper(known.keepers, keepers);
    ofObject.set(code, { takes, keepers: all });
  }

  /** The code that a call makes run by giving the object this. */
  reachedBy(
    emit: Emit,
    object: ObjectId,
    given: Signal,
    keepers: KeeperClasses | undefined,
  ): Code[] {
    const all = [...(this.#of.get(object) ?? [])].filter(([, observing]) =>
      shareKeeper(observing.keepers, keepers),
    );
    const reached = all.filter(([, { takes }]) => takes === undefined || takes === given);
    const codes = reached.map(([code]) => code);
    for (const code of codes) this.#reached.add(code);
    for (const [code, { takes }] of all) {
      if (takes === 'error' && !codes.includes(code)) this.#unreached.push({ code, emit });
    }
    return codes;
  }

  /** Once all calls have been seen. */
  leftOver(): { readonly code: Code; readonly emit: Emit }[] {
    return this.#unreached.filter(({ code }) => !this.#reached.has(code));
  }
}
