/** Which transactions each operation of a trace belongs to, by the definitions; for plain-atomicity.ts. */
import { Segments, type Model } from '../../server/src/causality/android/segments.js';
import type { AtomicityMode } from '../../server/src/detect/atomicity/options.js';
import type { OperationStore } from '../../server/src/trace/batch.js';
import { OpKind } from '../../server/src/trace/operations.js';
import type { TraceTables } from '../../server/src/trace/tables.js';

export interface PlainOptions {
  readonly wholeTasks?: boolean;
  readonly pauseOutside?: boolean;
}

export interface PlainOwners {
  /** Names of transactions; an operation that stands for itself is `unary` and its position. */
  readonly owners: readonly (readonly string[])[];
  readonly performers: readonly string[];
  /** For each operation, the one right before it in program order, if that is not in its transaction. */
  readonly programOrder: readonly (readonly number[])[];
}

interface Task {
  readonly thread: number;
  readonly poster: string | undefined;
  readonly callback: string;
  readonly component: number;
}

export function plainTransactions(
  { columns, length }: OperationStore,
  tables: TraceTables,
  mode: AtomicityMode,
  model: Model,
  options: PlainOptions,
): PlainOwners {
  const { kind, thread, a, c, d } = columns;
  const segments = new Segments(tables, model);
  const services = serviceBlocks({ columns, length }, tables);
  const posts = new Map<number, Task>();
  const owners: string[][] = [];
  const performers: string[] = [];
  const programOrder: number[][] = [];
  const ofSegment = new Map<number, string[] | undefined>();
  const lastOfSegment = new Map<number, number>();
  const depths = new Map<number, { depth: number; name: string }>();
  const lives = new Map<number, number>();
  const ends = new Map<number, number>();

  const ownersOfTask = (op: number): string[] | undefined => {
    const task = posts.get(a[op]!);
    const inherits = task !== undefined && task.thread === thread[op] ? task.poster : undefined;
    if (mode === 'tree') return [inherits ?? `tree ${op}`];
    const component = task?.component ?? 0;
    const callback = task?.callback ?? '';
    if (component !== 0) {
      const life = `${component} ${lives.get(component) ?? 0}`;
      const outside = options.pauseOutside === true && /onPause|onDestroy/.test(callback);
      if (callback === (component === 4 ? 'onDetach' : 'onDestroy')) ends.set(op, component);
      const row = tables.components.get(component)!;
      if (row.kind === 'receiver') return [`receiver ${op}`];
      if (row.kind === 'service') return services(life, callback);
      if (!(outside && row.kind === 'activity')) return [`component ${life}`];
    } else if (inherits !== undefined && !inherits.startsWith('task')) {
      // A service's callback hands on all the blocks that it is part of.
      return inherits.split('|');
    }
    return options.wholeTasks === false ? undefined : [`task ${op}`];
  };

  for (let op = 0; op < length; op++) {
    const segment = segments.take(columns, op);
    if (kind[op] === OpKind.Begin && segment.kind === 'task')
      ofSegment.set(segment.id, ownersOfTask(op));
    const block = depths.get(segment.id);
    const own = ofSegment.get(segment.id);
    if (kind[op] === OpKind.Atomic && own === undefined) {
      depths.set(segment.id, {
        depth: (block?.depth ?? 0) + 1,
        name: block?.name ?? `block ${op}`,
      });
    }
    const inside = depths.get(segment.id);
    // The marks themselves conflict with nothing: whether they stand in the block does not matter.
    owners.push(own ?? (inside === undefined ? [`unary ${op}`] : [inside.name]));
    performers.push(segment.kind === 'task' ? `e${segment.task}` : `t${segment.thread}`);
    const before = lastOfSegment.get(segment.id);
    programOrder.push(before === undefined ? [] : [before]);
    lastOfSegment.set(segment.id, op);
    if (kind[op] === OpKind.EndAtomic && inside !== undefined) {
      if (inside.depth > 1) depths.set(segment.id, { ...inside, depth: inside.depth - 1 });
      else depths.delete(segment.id);
    }
    if (kind[op] === OpKind.Post) {
      const poster = segment.kind === 'task' ? own?.join('|') : undefined;
      const callback = tables.callbacks[c[op]!]?.name ?? '';
      posts.set(a[op]!, { thread: thread[op]!, poster, callback, component: d[op]! });
    }
    if (kind[op] === OpKind.End) endLife(op);
  }
  return { owners, performers, programOrder };

  function endLife(op: number): void {
    for (let at = op; at >= 0; at--) {
      if (kind[at] !== OpKind.Begin || a[at] !== a[op]) continue;
      const component = ends.get(at);
      if (component !== undefined) lives.set(component, (lives.get(component) ?? 0) + 1);
      return;
    }
  }
}

/** So many connections of one service are told apart. */
const MOST_CONNECTIONS = 16;

/**
 * The blocks of service callbacks. Those that a callback is shared by are known at the end only; a block
 * that never begins does no harm, since it is then part of the others.
 */
function serviceBlocks(
  { columns, length }: Pick<OperationStore, 'columns' | 'length'>,
  tables: TraceTables,
): (life: string, callback: string) => string[] {
  const isConnected = (callback: number) =>
    tables.callbacks[callback]?.name === 'onServiceConnected';
  const posts = columns.c.subarray(0, length).filter(isConnected).length;
  const count = Math.min(posts, MOST_CONNECTIONS);
  const connections = Array.from({ length: count }, (_each, at) => `connection ${at}`);
  const begun = new Map<string, number>();
  return (life, callback) => {
    const named = (names: readonly string[]) => names.map((name) => `service ${life} ${name}`);
    if (callback === 'onServiceConnected') {
      const at = begun.get(life) ?? 0;
      begun.set(life, Math.min(at + 1, MOST_CONNECTIONS - 1));
      return named([connections[at]!]);
    }
    if (callback === 'onBind' || callback === 'onUnbind') return named(['bound', ...connections]);
    if (callback === 'onStartCommand') return named(['started']);
    return named(['shared', 'started', 'bound', ...connections]);
  };
}
