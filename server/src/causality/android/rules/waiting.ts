/** SIGNAL and NOTIFY: who has waited comes after those who may have woken it. */
import { TripleIndex } from '../../../base/triple-index.js';
import { OpKind } from '../../../trace/operations.js';
import type { CreatePairRule } from '../pair-rule.js';
import { channelKey } from '../rule.js';

/** Every `signal h` so far before `await h`: latches and semaphores may need them all. */
export const signalRule: CreatePairRule = ({ channels }) => ({
  before: {
    [OpKind.Await]: (columns, index) => {
      channels.acquire(channelKey('SIGNAL', columns.a[index]!));
    },
  },
  after: {
    [OpKind.Signal]: (columns, index) => {
      channels.gather(channelKey('SIGNAL', columns.a[index]!));
    },
  },
});

const WOKEN_THREAD = 0;
const MONITOR = 1;

/**
 * Every `notify` that names this thread since its last `wait` before its next one, and every `notify`
 * of the monitor that names nobody: any thread may have been meant.
 */
export const notifyRule: CreatePairRule = ({ channels }) => {
  const ids = new TripleIndex();
  const key = (what: number, id: number) => channelKey('NOTIFY', ids.add(what, id, 0));
  return {
    before: {
      [OpKind.Wait]: (columns, index) => {
        const thread = key(WOKEN_THREAD, columns.thread[index]!);
        channels.acquire(thread);
        channels.clear(thread);
        const object = columns.a[index]!;
        if (object !== 0) channels.acquire(key(MONITOR, object));
      },
    },
    after: {
      [OpKind.Notify]: (columns, index) => {
        const thread = columns.b[index]!;
        channels.gather(thread !== 0 ? key(WOKEN_THREAD, thread) : key(MONITOR, columns.a[index]!));
      },
    },
  };
};
