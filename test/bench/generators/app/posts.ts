/** How a made-up app posts: mostly plain, and the mixes of delays, times, fronts and async messages. */
import { Flag } from '../../../../server/src/trace/operations.js';

/** The tags of a post, as its columns have them. */
export interface Tags {
  readonly flags: number;
  readonly amount: number;
}

export const PLAIN: Tags = { flags: 0, amount: 0 };

type Random = (below: number) => number;

const DELAYS = [10, 50, 100, 500];

/** Half of the posts are plain, or else none; of the others each kind may be async. */
export function mixedTags(random: Random, now: number, delayed = false): Tags {
  const async = random(5) === 0 ? Flag.Async : 0;
  const choice = delayed ? 60 + random(40) : random(100);
  if (choice < 50) return PLAIN;
  if (choice < 60) return { flags: async, amount: 0 };
  if (choice < 80) return { flags: Flag.Delayed | async, amount: DELAYS[random(DELAYS.length)]! };
  if (choice < 94) return atTime(now + random(300), async);
  return { flags: Flag.Front | async, amount: 0 };
}

export function atTime(time: number, async = 0): Tags {
  return { flags: Flag.AtTime | async, amount: time };
}

/** When a message with these tags is due. */
export function dueTime({ flags, amount }: Tags, now: number): number {
  if ((flags & Flag.Front) !== 0) return -Infinity;
  return (flags & Flag.AtTime) !== 0 ? amount : now + amount;
}
