/** LISTENER and TIMER: what was registered or scheduled comes before its call. */
import { OpKind } from '../../../trace/operations.js';
import type { CreatePairRule } from '../pair-rule.js';
import { channelKey } from '../rule.js';

/** The last `register h` before `invoke h`. */
export const listenerRule: CreatePairRule = ({ channels }) => ({
  before: {
    [OpKind.Invoke]: (columns, index) => {
      channels.acquire(channelKey('LISTENER', columns.a[index]!));
    },
  },
  after: {
    [OpKind.Register]: (columns, index) => {
      channels.replace(channelKey('LISTENER', columns.a[index]!));
    },
    [OpKind.Unregister]: (columns, index) => {
      channels.clear(channelKey('LISTENER', columns.a[index]!));
    },
  },
});

/** The last `schedule h` before `fire h`; one with a period fires again. */
export const timerRule: CreatePairRule = ({ channels }) => {
  const periodic = new Set<number>();
  const forget = (handle: number) => {
    periodic.delete(handle);
    channels.clear(channelKey('TIMER', handle));
  };
  return {
    before: {
      [OpKind.Fire]: (columns, index) => {
        const handle = columns.a[index]!;
        channels.acquire(channelKey('TIMER', handle));
        if (!periodic.has(handle)) forget(handle);
      },
    },
    after: {
      [OpKind.Schedule]: (columns, index) => {
        const handle = columns.a[index]!;
        channels.replace(channelKey('TIMER', handle));
        if (columns.c[index]! > 0) periodic.add(handle);
        else periodic.delete(handle);
      },
      [OpKind.Cancel]: (columns, index) => {
        forget(columns.a[index]!);
      },
    },
  };
};
