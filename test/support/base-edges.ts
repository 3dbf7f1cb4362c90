/** The base edges of the droidracer model in short: `7>12` by the numbers of operations. */
import { orderOf } from './droidracer-log.js';
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
