/**
 * Clears away what nobody holds any more, in the calling thread. V8 does it when it likes, and until then it counts as
 * used. Where V8 does not let us, nothing is done.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { lazy } from './lazy.js';

export function collectGarbage(): void {
  collector()();
}

const collector = lazy((): (() => void) => {
  try {
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    if (typeof collect === 'function') return collect as () => void;
  } catch {
    // Then what is used is told as more than it is.
  }
  return () => undefined;
});
