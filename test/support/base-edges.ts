/** The base edges of the droidracer model in short: `7>12` by the numbers of operations. */
import { fromBinder, orderOf, readLog, runTask } from './droidracer-log.js';
import type { AnyTrace } from './read-any-trace.js';

/** All edges of some rules, each as `from>to`, sorted. */
export function edgesOf(trace: AnyTrace, ...rules: readonly string[]): string[] {
  const number = (index: number) => trace.operations[index]!.number;
  return orderOf(trace)
    .baseEdges.filter(({ rule }) => rules.includes(rule))
    .map(({ from, to }) => [number(from), number(to)] as const)
    .sort(([one, first], [other, second]) => one - other || first - second)
    .map(([from, to]) => `${from}>${to}`);
}

/** The same of the text of a log. */
export function edges(log: string, ...rules: readonly string[]): string[] {
  return edgesOf(readLog(log), ...rules);
}

/** Posted from a binder thread and run at once: 5 operations and the body, which begins at the fifth. */
export function posted(task: number, ...body: readonly string[]): string[] {
  return [...fromBinder(task), ...runTask(task, ...body)];
}

export function lifecycle(
  verb: 'ENABLE' | 'TRIGGER',
  id: number,
  state: string,
  thread = 1,
): string {
  return `${verb}-LIFECYCLE tid:${thread} component: id:${id} state:${state}`;
}
