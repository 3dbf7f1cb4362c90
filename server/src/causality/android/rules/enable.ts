/**
 * ENABLE: the platform calls a callback of a component only after it was enabled. For the user's own
 * events the last enable counts, as in DroidRacer; for the rest every one so far, since each call may
 * have used one up.
 */
import { TripleIndex } from '../../../base/triple-index.js';
import { OpKind } from '../../../trace/operations.js';
import type { TraceTables } from '../../../trace/tables.js';
import type { CreatePairRule } from '../pair-rule.js';
import { channelKey, type ChannelKey } from '../rule.js';

export const enableRule: CreatePairRule = ({ channels, tables }) => {
  const keyOf = createKeys(tables);
  /** What a task was posted to call, while it waits and, by its segment, while it runs. */
  const posted = new Map<number, ChannelKey>();
  const running = new Map<number, ChannelKey>();

  /** An enable that came after the post did not let this call happen. */
  const call = (callback: number, component: number, alreadyPosted: ChannelKey | undefined) => {
    if (callback === 0) return;
    const key = keyOf(callback, component);
    if (key !== alreadyPosted) channels.acquire(key);
  };

  return {
    before: {
      [OpKind.Post]: (columns, index) => {
        const [task, callback, component] = [
          columns.a[index]!,
          columns.c[index]!,
          columns.d[index]!,
        ];
        call(callback, component, undefined);
        if (callback === 0) posted.delete(task);
        else posted.set(task, keyOf(callback, component));
      },
      [OpKind.Remove]: (columns, index) => {
        posted.delete(columns.a[index]!);
      },
      [OpKind.Begin]: (columns, index, { id }) => {
        const task = columns.a[index]!;
        const key = posted.get(task);
        posted.delete(task);
        if (key !== undefined) running.set(id, key);
        call(columns.c[index]!, columns.d[index]!, key);
      },
      [OpKind.End]: (_columns, _index, { id }) => {
        running.delete(id);
      },
      [OpKind.Trigger]: (columns, index, { id }) => {
        call(columns.a[index]!, columns.b[index]!, running.get(id));
      },
    },
    after: {
      [OpKind.Enable]: (columns, index) => {
        const callback = columns.a[index]!;
        const key = keyOf(callback, columns.b[index]!);
        const kind = tables.callbacks[callback]?.kind;
        if (kind === 'ui' || kind === 'focus') channels.replace(key);
        else channels.gather(key);
      },
    },
  };
};

const OF_NO_COMPONENT = 0;
const OF_COMPONENT = 1;

/**
 * With its component a callback is known by kind and name: logs write the owner in several ways, or
 * not at all. Without a component it is only itself.
 */
function createKeys(tables: TraceTables): (callback: number, component: number) => ChannelKey {
  const ids = new TripleIndex();
  const names = new Map<string, number>();
  const nameOfCallback: number[] = [];

  const nameOf = (callback: number): number => {
    const { kind, name } = tables.callbacks[callback] ?? { kind: 'other', name: `#${callback}` };
    const text = `${kind} ${name}`;
    const known = names.get(text) ?? names.size + 1;
    names.set(text, known);
    return (nameOfCallback[callback] = known);
  };

  return (callback, component) => {
    if (component === 0) return channelKey('ENABLE', ids.add(OF_NO_COMPONENT, callback, 0));
    const name = nameOfCallback[callback] ?? nameOf(callback);
    return channelKey('ENABLE', ids.add(OF_COMPONENT, name, component));
  };
}
