/** START, FORK and JOIN: a thread's operations come after its fork and before its join. */
import { OpKind } from '../../../trace/operations.js';
import type { CreatePairRule } from '../pair-rule.js';
import { channelKey } from '../rule.js';

/** `fork t` before the first operation of t, which is `init` where that is recorded. */
export const forkRule: CreatePairRule = ({ channels }) => ({
  opening: (_columns, _index, { thread }) => {
    channels.acquire(channelKey('FORK', thread));
  },
  after: {
    [OpKind.Fork]: (columns, index) => {
      channels.replace(channelKey('FORK', columns.a[index]!));
    },
    // What comes after the init comes after the fork.
    [OpKind.Init]: (columns, index) => {
      channels.clear(channelKey('FORK', columns.thread[index]!));
    },
  },
});

/** `exit` of t before `join t`; where no exit is recorded, all that t has done so far. */
export const joinRule: CreatePairRule = ({ channels, joinThread }) => {
  const exited = new Set<number>();
  return {
    before: {
      [OpKind.Join]: (columns, index) => {
        const thread = columns.a[index]!;
        if (exited.has(thread)) channels.acquire(channelKey('JOIN', thread));
        else joinThread(thread);
      },
    },
    after: {
      [OpKind.Exit]: (columns, index) => {
        const thread = columns.thread[index]!;
        exited.add(thread);
        channels.replace(channelKey('JOIN', thread));
      },
    },
  };
};

/**
 * `init` of a thread before all its segments, also where nothing else says so: the brackets of a
 * binder thread, and the tasks of a looper whose `loop` is not recorded.
 */
export const startRule: CreatePairRule = ({ channels }) => ({
  opening: (_columns, _index, { thread }) => {
    channels.acquire(channelKey('START', thread));
  },
  after: {
    [OpKind.Init]: (columns, index) => {
      channels.replace(channelKey('START', columns.thread[index]!));
    },
    // From now on LOOPBEGIN says more: the loop comes after the init.
    [OpKind.Loop]: (columns, index, { kind }) => {
      if (kind === 'thread') channels.clear(channelKey('START', columns.thread[index]!));
    },
  },
});
