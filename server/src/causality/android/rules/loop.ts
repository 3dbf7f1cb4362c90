/** LOOPBEGIN and LOOPEND: what a looper does in its loop comes after it began and before it exits. */
import { OpKind } from '../../../trace/operations.js';
import type { CreatePairRule } from '../pair-rule.js';
import { channelKey } from '../rule.js';

/** `loop` of a thread before all tasks of it, and before what it does between them. */
export const loopBeginRule: CreatePairRule = ({ channels }) => ({
  opening: (_columns, _index, { thread }) => {
    channels.acquire(channelKey('LOOPBEGIN', thread));
  },
  after: {
    [OpKind.Loop]: (columns, index) => {
      channels.replace(channelKey('LOOPBEGIN', columns.thread[index]!));
    },
  },
});

/**
 * The `end` of every task, and all else that a looper or binder thread does in between, before its
 * `exit`. Between its tasks a looper hands on input that nothing orders with the tasks before.
 */
export const loopEndRule: CreatePairRule = ({ channels }) => ({
  before: {
    [OpKind.Exit]: (columns, index) => {
      const key = channelKey('LOOPEND', columns.thread[index]!);
      channels.acquire(key);
      channels.clear(key);
    },
  },
  closing: (_columns, _index, { thread }) => {
    channels.gather(channelKey('LOOPEND', thread));
  },
});
