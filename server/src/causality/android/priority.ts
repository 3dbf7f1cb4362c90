/**
 * Table 3.1 of the thesis (Hsiao 2017): of two tasks whose posts are ordered, which must also run in
 * that order. It leaves out the barriers that are actually there: an async task may always pass a
 * sync one, because at any time a barrier may stand between them.
 */
import type { Columns } from '../../trace/batch.js';
import { Flag } from '../../trace/operations.js';

export enum PostWhen {
  /** After a delay; a plain post has a delay of 0. */
  Delayed = 0,
  /** At an absolute time. */
  AtTime = 1,
  /** At the front of the queue. */
  Front = 2,
}

/** All that the queue goes by: the priority tags of a post. */
export interface PostTag {
  readonly when: PostWhen;
  /** The delay or the time; 0 at the front. */
  readonly time: number;
  readonly async: boolean;
}

type Cell = 'always' | 'by time' | 'no';

const ALWAYS = 'always';
const BY_TIME = 'by time';
const NO = 'no';

/** Rows: the task posted first. Columns, as rows: delayed, at a time, at the front; async, then sync. */
const TABLE: readonly (readonly Cell[])[] = [
  [BY_TIME, BY_TIME, NO, NO, NO, NO],
  [NO, BY_TIME, NO, NO, NO, NO],
  [NO, NO, BY_TIME, BY_TIME, NO, NO],
  [NO, NO, NO, BY_TIME, NO, NO],
  [ALWAYS, ALWAYS, ALWAYS, ALWAYS, NO, NO],
  [NO, ALWAYS, NO, ALWAYS, NO, NO],
];

function rankOf({ when, async }: PostTag): number {
  return when * 2 + (async ? 0 : 1);
}

/** If the first was posted before the second: must it also run before it? */
export function mustPrecede(first: PostTag, second: PostTag): boolean {
  const cell = TABLE[rankOf(first)]![rankOf(second)]!;
  return cell === ALWAYS || (cell === BY_TIME && first.time <= second.time);
}

export function postTag(columns: Columns, index: number): PostTag {
  const flags = columns.flags[index]!;
  const async = (flags & Flag.Async) !== 0;
  if ((flags & Flag.Front) !== 0) return { when: PostWhen.Front, time: 0, async };
  const when = (flags & Flag.AtTime) !== 0 ? PostWhen.AtTime : PostWhen.Delayed;
  return { when, time: columns.amount[index]!, async };
}

/** A post without any tag: the queue runs such tasks first in, first out. */
export function isPlain({ when, time, async }: PostTag): boolean {
  return when === PostWhen.Delayed && time === 0 && !async;
}
