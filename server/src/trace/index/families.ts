/**
 * Which operations belong together by a common id, as a table. In each family one kind opens (a
 * `signal`), others answer (an `await`); an answer belongs to the latest opening before it under the
 * same key. `also` answers too, but is the opening's other half only if nothing better comes.
 */
import { OpKind } from '../operations.js';

export type KeyColumn = 'a' | 'b' | 'thread';

export interface Family {
  readonly opens: OpKind;
  readonly key: KeyColumn;
  readonly answers: readonly (readonly [OpKind, KeyColumn])[];
  readonly also?: readonly (readonly [OpKind, KeyColumn])[];
}

export const FAMILIES: readonly Family[] = [
  { opens: OpKind.Fork, key: 'a', answers: [[OpKind.Init, 'thread']] },
  { opens: OpKind.Exit, key: 'thread', answers: [[OpKind.Join, 'a']] },
  { opens: OpKind.Attach, key: 'b', answers: [[OpKind.Loop, 'b']] },
  { opens: OpKind.Barrier, key: 'a', answers: [[OpKind.Unbarrier, 'a']] },
  {
    opens: OpKind.AddIdle,
    key: 'a',
    answers: [
      [OpKind.Idle, 'a'],
      [OpKind.Begin, 'b'],
    ],
    also: [[OpKind.RemoveIdle, 'a']],
  },
  {
    opens: OpKind.Schedule,
    key: 'a',
    answers: [[OpKind.Fire, 'a']],
    also: [[OpKind.Cancel, 'a']],
  },
  {
    opens: OpKind.Register,
    key: 'a',
    answers: [[OpKind.Invoke, 'a']],
    also: [[OpKind.Unregister, 'a']],
  },
  { opens: OpKind.Signal, key: 'a', answers: [[OpKind.Await, 'a']] },
  // Where the other process is not recorded, all that is seen is the return.
  {
    opens: OpKind.Transact,
    key: 'a',
    answers: [[OpKind.Receive, 'a']],
    also: [[OpKind.Return, 'a']],
  },
  { opens: OpKind.Reply, key: 'a', answers: [[OpKind.Return, 'a']] },
  { opens: OpKind.Snapshot, key: 'thread', answers: [[OpKind.Shows, 'thread']] },
];
