/**
 * Who is told by an object, and what: observers of a LiveData, what a stream feeds. An error that nobody
 * is seen to give may be thrown on the way of anything that is given.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { Code } from '../flow/code.js';
import type { ObjectId } from '../flow/objects.js';
import { split } from '../knowledge/knowledge-index.js';
import { ofEitherKeeper, shareKeeper, type KeeperClasses } from './keepers.js';
import type { Emit } from './postings.js';
import type { Signal } from './signals.js';

interface Observing {
  /** The method that it is called as. */
  readonly method: string | undefined;
  readonly takes: Signal | undefined;
  readonly keepers: KeeperClasses | undefined;
}

export class Observers {
  readonly #of = new Map<ObjectId, Map<Code, Observing>>();
  readonly #reached = new Set<Code>();
  readonly #unreached: { readonly code: Code; readonly emit: Emit }[] = [];

  /** What a stream gives to code, of one kind or of any. */
  addTaker(object: ObjectId, code: Code, takes: Signal | undefined): void {
    this.#add(object, code, { method: undefined, takes, keepers: undefined });
  }

  /** `keepers`: whose object it is. */
  addListener(
    object: ObjectId,
    code: Code,
    method: string | undefined,
    keepers: KeeperClasses | undefined,
  ): void {
    this.#add(object, code, { method, takes: undefined, keepers });
  }

  #add(object: ObjectId, code: Code, observing: Observing): void {
    const ofObject = getOrMake(this.#of, object, () => new Map<Code, Observing>());
    const known = ofObject.get(code);
    const all =
      known === undefined ? observing.keepers : ofEitherKeeper(known.keepers, observing.keepers);
    ofObject.set(code, { ...observing, keepers: all });
  }

  /** The code that a call makes run by giving the object this. */
  reachedBy(
    emit: Emit,
    object: ObjectId,
    given: Signal,
    keepers: KeeperClasses | undefined,
  ): Code[] {
    const methods = emit.row.method === undefined ? undefined : split(emit.row.method);
    const isMeant = ({ method }: Observing) =>
      methods === undefined || (method !== undefined && methods.includes(method));
    const all = [...(this.#of.get(object) ?? [])].filter(
      ([, observing]) => isMeant(observing) && shareKeeper(observing.keepers, keepers),
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
