/** What the platform or the app calls in a task: from its begin, its post, or a `trigger` inside it. */
import type { TraceIndex } from './types.js';

export interface CallbackOfTask {
  /** CallbackId; 0 where not recorded. */
  readonly callback: number;
  /** The component's number; 0 where not recorded. */
  readonly component: number;
}

export function callbackOfTask({ tasks, columns }: TraceIndex, row: number): CallbackOfTask {
  const callback = tasks.callback[row]!;
  const component = tasks.component[row]!;
  const trigger = tasks.trigger[row]!;
  if (callback > 0 || trigger < 0) return { callback, component };
  return { callback: columns.a[trigger]!, component: component || columns.b[trigger]! };
}
