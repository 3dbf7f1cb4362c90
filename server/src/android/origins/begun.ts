/** With which of its methods an object begins that is started: the first that the project has written. */
import type { Code } from '../flow/code.js';
import type { CallGroup } from '../knowledge/knowledge.js';
import { split } from '../knowledge/knowledge-index.js';

export function begunWith(
  { method, otherwise }: Pick<CallGroup, 'method' | 'otherwise'>,
  codesOf: (names: readonly string[]) => Iterable<Code>,
): Code[] {
  const found = [...codesOf(split(method))];
  if (found.length > 0) return found;
  for (const name of split(otherwise)) {
    const first = [...codesOf([name])];
    if (first.length > 0) return first;
  }
  return [];
}
