/**
 * INPUT: tasks that come from outside the app run in the order of the trace (the closed world of the
 * thesis, 3.1.3). The `input` that says so may stand before or after the post.
 */
import { OpKind } from '../../../trace/operations.js';
import type { CreatePairRule } from '../pair-rule.js';
import { channelKey } from '../rule.js';

export const inputRule: CreatePairRule = ({ channels }) => {
  const key = channelKey('INPUT', 0);
  /** Tasks from outside that have not ended. */
  const tasks = new Set<number>();
  return {
    before: {
      [OpKind.Begin]: (columns, index) => {
        if (tasks.has(columns.a[index]!)) channels.acquire(key);
      },
      [OpKind.Remove]: (columns, index) => {
        tasks.delete(columns.a[index]!);
      },
    },
    after: {
      [OpKind.Input]: (columns, index) => {
        tasks.add(columns.a[index]!);
      },
      [OpKind.End]: (columns, index) => {
        if (tasks.delete(columns.a[index]!)) channels.gather(key);
      },
    },
  };
};
