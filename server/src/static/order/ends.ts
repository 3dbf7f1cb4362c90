/**
 * Waits as they reach: who has waited for an origin to end has waited for all whose end that one waits for, and so on
 * (a task that waits for the parts that it has split itself into).
 */
import type { StaticOriginId } from '../origins.js';
import type { In, OriginTrace } from './events.js';

/** By origin: its waits, with all that has ended by then. */
export function reachingWaits(traces: readonly OriginTrace[]): readonly (readonly In[])[] {
  if (traces.every(({ ins }) => ins.length === 0)) return traces.map(({ ins }) => ins);
  const awaited = traces.map(({ ins }) => awaitedAtEnd(ins));
  return traces.map(({ ins }) =>
    ins.map((each) => {
      const ends = each.waits.filter(({ signal }) => signal === undefined);
      const further = reached(
        ends.map(({ origin }) => origin),
        awaited,
      ).map((origin) => ({ origin, signal: undefined }));
      return { ...each, waits: [...each.waits, ...further] };
    }),
  );
}

/** Those of which it has waited for the end when it ends itself, whichever way it went. */
function awaitedAtEnd(ins: readonly In[]): StaticOriginId[] {
  return ins
    .filter(({ until }) => until === Infinity)
    .flatMap(({ waits }) => waits.filter(({ signal }) => signal === undefined))
    .map(({ origin }) => origin);
}

/** Without the first ones, unless they are reached again. */
function reached(
  first: readonly StaticOriginId[],
  awaited: readonly (readonly StaticOriginId[])[],
): StaticOriginId[] {
  const found = new Set<StaticOriginId>();
  const waiting = [...first];
  for (const id of waiting) {
    for (const next of awaited[id]!) {
      if (!found.has(next)) waiting.push(next);
      found.add(next);
    }
  }
  return [...found];
}
