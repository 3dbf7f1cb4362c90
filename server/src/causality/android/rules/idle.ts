/**
 * IDLE: an idle handler runs after it was last added, and after the task of its last run. A recorder
 * writes a run as a task of its own (`begin e h`), or as `idle h` in a task that it made up.
 */
import { TripleIndex } from '../../../base/triple-index.js';
import { OpKind } from '../../../trace/operations.js';
import type { CreatePairRule } from '../pair-rule.js';
import { channelKey } from '../rule.js';
import type { Segment } from '../segments.js';

const ADDED = 0;
const RAN = 1;

export const idleRule: CreatePairRule = ({ channels }) => {
  const ids = new TripleIndex();
  const key = (what: number, handle: number) => channelKey('IDLE', ids.add(what, handle, 0));
  /** Handlers that run, by the segment they run in. */
  const running = new Map<number, number[]>();

  const run = (handle: number, { id, kind }: Segment) => {
    if (handle === 0) return;
    channels.acquire(key(ADDED, handle));
    channels.acquire(key(RAN, handle));
    if (kind === 'task') running.set(id, [...(running.get(id) ?? []), handle]);
  };

  return {
    before: {
      [OpKind.Begin]: (columns, index, segment) => {
        run(columns.b[index]!, segment);
      },
      [OpKind.Idle]: (columns, index, segment) => {
        run(columns.a[index]!, segment);
      },
    },
    after: {
      [OpKind.AddIdle]: (columns, index) => {
        channels.replace(key(ADDED, columns.a[index]!));
      },
      [OpKind.End]: (_columns, _index, { id }) => {
        for (const handle of running.get(id) ?? []) channels.replace(key(RAN, handle));
        running.delete(id);
      },
      [OpKind.RemoveIdle]: (columns, index) => {
        channels.clear(key(ADDED, columns.a[index]!));
        channels.clear(key(RAN, columns.a[index]!));
      },
    },
  };
};
