/** What an edit had no part in, of a program whose points-to is as before: answers about it still hold. */
import type { StaticOriginId } from '../origins.js';
import type { InstanceId } from '../points-to/points-to.js';

export interface Untouched {
  /** Is its body the same? */
  readonly hasInstance: (instance: InstanceId) => boolean;
  /** Are the bodies of all that it reaches the same? */
  readonly hasOrigin: (origin: StaticOriginId) => boolean;
}

/** Those of the answers that still hold. */
export function copyKept<Key, Answer>(
  from: ReadonlyMap<Key, Answer>,
  to: Map<Key, Answer>,
  holds: (key: Key) => boolean,
): void {
  for (const [key, answer] of from) if (holds(key)) to.set(key, answer);
}
