/**
 * ATTACH: nothing enters a queue before it is there (DroidRacer's ATTACH-Q-MT). A pool's queue is
 * attached once by each of its threads, and any of these is enough: it orders nothing.
 */
import { OpKind } from '../../../trace/operations.js';
import type { CreatePairRule, Step } from '../pair-rule.js';
import { channelKey } from '../rule.js';

export const attachRule: CreatePairRule = ({ channels, tables }) => {
  const enter: Step = (columns, index) => {
    channels.acquire(channelKey('ATTACH', columns.b[index]!));
  };
  return {
    before: { [OpKind.Post]: enter, [OpKind.Barrier]: enter, [OpKind.AddIdle]: enter },
    after: {
      [OpKind.Attach]: (columns, index) => {
        const queue = columns.b[index]!;
        if (tables.queues[queue]?.kind === 'binder') return;
        channels.replace(channelKey('ATTACH', queue));
      },
    },
  };
};
