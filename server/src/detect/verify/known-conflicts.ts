/**
 * What cannot be asked for together. Where every way out of a cycle fails, the failures say which additions
 * were to blame: whatever has all of these fails too, and need not be tried. So a search goes back at once
 * to the last addition that matters, past those that have nothing to do with it.
 */
import type { Constraints } from './constraints.js';
import type { Cycle } from './cycle-link.js';

/** Names of additions that no schedule has all of. */
export type Conflict = ReadonlySet<string>;

export class KnownConflicts {
  private readonly known: Conflict[] = [];

  add(conflict: Conflict): Conflict {
    this.known.push(conflict);
    return conflict;
  }

  /** One that these constraints run into. */
  of({ asked }: Constraints): Conflict | undefined {
    return this.known.find((conflict) => isWithin(conflict, asked));
  }
}

function isWithin(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  if (some.size > all.size) return false;
  for (const name of some) if (!all.has(name)) return false;
  return true;
}

/** What the cycle itself follows from, besides the rules and what its ways would change. */
export function askedIn(cycle: Cycle): Set<string> {
  return new Set(cycle.flatMap(({ asked }) => asked));
}
