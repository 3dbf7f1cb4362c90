/** Which messages of a queue are taken in the order of their posts, whenever these are. */
import { dueAmount, isAsync, isAtTime, isFront } from '../due-times.js';
import type { Skeleton } from '../skeleton.js';

export interface Message {
  readonly post: number;
  /** What is known of it. */
  readonly witness: number;
}

type Groups = readonly (readonly [firsts: readonly Message[], seconds: readonly Message[]])[];

/**
 * Groups in which every first is taken before every second, if they were posted so; or, the other way
 * round, was posted before every second, if they are taken so.
 */
export function byDelay(
  { columns, hasBarriers }: Skeleton,
  firsts: readonly Message[],
  seconds: readonly Message[],
  isByPost: boolean,
): Groups {
  const groups: (readonly [Message[], Message[]])[] = [];
  const amount = ({ post }: Message) => dueAmount(columns, post);
  const [posted, next] = isByPost ? [firsts, seconds] : [seconds, firsts];
  for (const isTimed of [false, true]) {
    const isKind = ({ post }: Message) =>
      !isFront(columns, post) && isAtTime(columns, post) === isTimed;
    const ours = posted.filter(isKind);
    const theirs = next.filter(isKind);
    // A barrier lets an asynchronous message pass one that is not.
    const classes = hasBarriers ? [true, false] : [undefined];
    for (const isPassing of classes) {
      const some = ours.filter(
        ({ post }) => isPassing === undefined || isAsync(columns, post) === isPassing,
      );
      const others = theirs.filter(({ post }) => isPassing !== false || !isAsync(columns, post));
      for (const limit of new Set(some.map(amount))) {
        const group = [
          some.filter((each) => amount(each) <= limit),
          others.filter((each) => amount(each) >= limit),
        ] as const;
        if (group[1].length > 0) groups.push(isByPost ? group : [group[1], group[0]]);
      }
    }
  }
  return groups;
}
