/**
 * A cycle through a lock says of the same tasks what one through data says already: that the one came
 * between, lock or no lock. It counts as a duplicate of that, and the lock is not what to look at.
 */
import type { FoundCycle } from './cycles.js';
import { Relation } from './operations.js';

export function withoutLockTwins(cycles: readonly FoundCycle[]): FoundCycle[] {
  const aboutData = new Map<string, FoundCycle>();
  for (const cycle of cycles) {
    const tasks = tasksOf(cycle);
    if (!hasLock(cycle) && !aboutData.has(tasks)) aboutData.set(tasks, cycle);
  }
  return cycles.filter((cycle) => {
    const twin = hasLock(cycle) ? aboutData.get(tasksOf(cycle)) : undefined;
    if (twin !== undefined) twin.count += cycle.count;
    return twin === undefined;
  });
}

function hasLock({ ops }: FoundCycle): boolean {
  return ops.some(({ leads }) => leads === Relation.Lock);
}

function tasksOf({ ops }: FoundCycle): string {
  return ops
    .map(({ performer }) => performer.serial)
    .filter((serial, index, all) => serial !== all[index - 1])
    .join();
}
