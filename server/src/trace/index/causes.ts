/**
 * How an operation came about: who posted its task, what that ran in, who posted or started that,
 * and so on, back to something that a person knows: an input, a click, a lifecycle callback, a
 * timer; or to where the recording knows nothing more. Each step goes back in the trace, so the
 * chain ends.
 */
import { OpKind } from '../operations.js';
import type { CallbackKind } from '../tables.js';
import { callbackOfTask } from './task-callback.js';
import type { TraceIndex } from './types.js';

export interface Cause {
  /** The `post`, `fork` or `add-idle` that made the thing before it run. */
  readonly op: number;
  /** What it made run: a task (row), or, where that is 0, a thread. */
  readonly task: number;
  readonly thread: number;
}

const KNOWN_TO_PEOPLE: ReadonlySet<CallbackKind> = new Set<CallbackKind>([
  'lifecycle',
  'ui',
  'focus',
  'service',
  'broadcast',
  'timer',
]);

/** The causes of what the operation runs in, nearest first. */
export function causesOf(index: TraceIndex, task: number, thread: number): Cause[] {
  const causes: Cause[] = [];
  const forks = new Forks(index);
  let before = index.length;
  while (!isKnown(index, task)) {
    const op = task > 0 ? startOfTask(index, task) : forks.of(thread);
    if (op < 0 || op >= before) break;
    causes.push({ op, task, thread });
    before = op;
    task = index.taskOf[op]!;
    thread = index.columns.thread[op]!;
  }
  return causes;
}

/** The callback that a person knows the task by, or that it is input: nothing need explain it. */
function isKnown(index: TraceIndex, task: number): boolean {
  if (task === 0) return false;
  if (index.tasks.input[task]! >= 0) return true;
  const { callback } = callbackOfTask(index, task);
  const kind = index.tables.callbacks[callback]?.kind;
  return callback > 0 && kind !== undefined && KNOWN_TO_PEOPLE.has(kind);
}

function startOfTask({ tasks, partner }: TraceIndex, task: number): number {
  const begin = tasks.begin[task]!;
  const post = tasks.post[task]!;
  return post >= 0 || begin < 0 ? post : partner[begin]!;
}

/** The fork of each thread, found once, when the first is asked for. */
class Forks {
  private found: Map<number, number> | undefined;

  constructor(private readonly index: TraceIndex) {}

  of(thread: number): number {
    this.found ??= this.collect();
    return this.found.get(thread) ?? -1;
  }

  private collect(): Map<number, number> {
    const { kind, a } = this.index.columns;
    const found = new Map<number, number>();
    for (let op = 0; op < this.index.length; op++) {
      if (kind[op] === OpKind.Fork && !found.has(a[op]!)) found.set(a[op]!, op);
    }
    return found;
  }
}
