/** Which messages of a queue are taken in the order of their posts, or of the times when they are due, whenever these are. */
import { dueAmount, isAsync, isAtTime, isFront } from '../due-times.js';
import type { Skeleton } from '../skeleton.js';

export interface Message {
  readonly post: number;
  /** What is known of it. */
  readonly witness: number;
}

type Group = readonly [firsts: readonly Message[], seconds: readonly Message[]];

/**
 * Groups in which every first is taken before every second, if they were posted so; or, the other way
 * round, was posted before every second, if they are taken so.
 */
export function byDelay(
  { columns, hasBarriers }: Skeleton,
  firsts: readonly Message[],
  seconds: readonly Message[],
  isByPost: boolean,
): Group[] {
  const amount = ({ post }: Message) => dueAmount(columns, post);
  const [posted, next] = isByPost ? [firsts, seconds] : [seconds, firsts];
  return [false, true].flatMap((isTimed) => {
    const isKind = ({ post }: Message) =>
      !isFront(columns, post) && isAtTime(columns, post) === isTimed;
    return lanes({ columns, hasBarriers }, posted.filter(isKind), next.filter(isKind)).flatMap(
      ([ours, theirs]) =>
        [...new Set(ours.map(amount))].flatMap((limit): Group[] => {
          const some = ours.filter((each) => amount(each) <= limit);
          const others = theirs.filter((each) => amount(each) >= limit);
          if (others.length === 0) return [];
          return [isByPost ? [some, others] : [others, some]];
        }),
    );
  });
}

/**
 * Groups in which every first is due later than every second, which has a time of its own, whenever it is posted:
 * if they are taken so, every first was gone when a second was posted.
 */
export function byTime(
  { columns, hasBarriers }: Skeleton,
  earliest: Float64Array,
  firsts: readonly Message[],
  seconds: readonly Message[],
): Group[] {
  const timed = seconds.filter(({ post }) => isAtTime(columns, post));
  const late = firsts.filter(({ post }) => !isFront(columns, post));
  const amount = ({ post }: Message) => dueAmount(columns, post);
  const dueAtLeast = (each: Message) =>
    amount(each) + (isAtTime(columns, each.post) ? 0 : earliest[each.post]!);
  return lanes({ columns, hasBarriers }, timed, late).flatMap(([some, others]) =>
    [...new Set(some.map(amount))].flatMap((limit): Group[] => {
      const later = others.filter((each) => dueAtLeast(each) > limit);
      return later.length === 0 ? [] : [[later, some.filter((each) => amount(each) <= limit)]];
    }),
  );
}

/** Those that stand before others, and these: a barrier lets an asynchronous message pass one that is not. */
function lanes(
  { columns, hasBarriers }: Pick<Skeleton, 'columns' | 'hasBarriers'>,
  ahead: readonly Message[],
  behind: readonly Message[],
): Group[] {
  const isPassing = ({ post }: Message) => isAsync(columns, post);
  const isPlain = (each: Message) => !isPassing(each);
  if (!hasBarriers) return [[ahead, behind]];
  return [
    [ahead.filter(isPassing), behind],
    [ahead.filter(isPlain), behind.filter(isPlain)],
  ];
}
