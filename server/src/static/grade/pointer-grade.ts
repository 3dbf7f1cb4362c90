/** How sure a conflict over a pointer is: less where who runs one of the sides is only assumed. */
import type { Tier } from '../../findings/tiers.js';
import type { AccessEvent } from '../order/events.js';
import { lower, type GradeContext } from './race-grade.js';

export function gradePointer(
  { origins }: GradeContext,
  events: readonly AccessEvent[],
  sure: Tier,
): Tier {
  const isDoubtful = events.some(({ origin }) => {
    const { certainty, executor, openClass } = origins[origin]!;
    return openClass === undefined && (certainty === 'assumed' || executor.kind === 'unknown');
  });
  return isDoubtful ? lower(sure) : sure;
}
