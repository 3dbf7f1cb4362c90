/**
 * Of the events of one access in one trace, those that the others add nothing to. Events with the same
 * locks in the same segment (a synchronization region, Algorithm 6 of seed 001) are alike for every
 * question, so the first stands for all. In a trace that waits for nobody, an event says less the later it
 * comes: whatever has been started before the first has been started before the last. So the last could
 * stand for all of them; the first is kept for what is shown. Only a new object of those that are asked
 * about cuts off what was started with an earlier one, so that is done anew behind each creation.
 */
import type { ObjectId } from '../points-to/points-to.js';
import { countBelow, type AccessEvent, type OriginTrace } from './events.js';

/** More than the longest trace has; keys stay exact numbers. */
const MOST = 2 ** 20;

/** `events` in rising order, `object` is the one whose memory they touch. */
export function weakestEvents(
  events: readonly AccessEvent[],
  { ins, creations }: OriginTrace,
  object: ObjectId | undefined,
): readonly AccessEvent[] {
  if (events.length < 2) return events;
  const regions = new Set<number>();
  const unlike = events.filter(({ locks, segment }) => isNew(regions, locks * MOST + segment));
  if (ins.length > 0 || unlike.length < 3) return unlike;
  const created = object === undefined ? undefined : creations.get(object);
  const lifeOf = (event: AccessEvent): number =>
    event.locks * MOST + countBelow(created ?? [], event.position);
  const [firsts, lasts] = [new Set<number>(), new Set<number>()];
  const first = unlike.filter((event) => isNew(firsts, lifeOf(event)));
  const last = unlike.reverse().filter((event) => isNew(lasts, lifeOf(event)));
  return [...new Set([...first, ...last])].sort((a, b) => a.position - b.position);
}

function isNew(seen: Set<number>, key: number): boolean {
  const before = seen.size;
  return seen.add(key).size > before;
}
