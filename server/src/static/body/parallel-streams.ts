/**
 * Is a call made on a stream that runs what it is given on several threads? The chain of calls that has made the
 * stream says so (`list.parallelStream().map(…)`, `IntStream.range(0, 9).parallel()`), as far as it stands in one
 * body and each variable of it is assigned once. The call is over when all of them are.
 */
import { pathsOf } from '../../java/ir/facts/paths.js';
import type { Body, Call, Variable } from '../../java/ir/statements.js';
import { originalOf } from './stored-path.js';

/** Longer chains nobody writes. */
const LONGEST = 64;
const STREAMS = 'java.util.stream';

export function runsInParallel(body: Body, { receiver, method }: Call): boolean {
  if (method?.owner.package !== STREAMS) return false;
  let at = receiver;
  for (let steps = 0; at !== undefined && steps < LONGEST; steps++) {
    const made = maker(body, at);
    if (made === undefined || made.name === 'sequential') return false;
    if (made.name === 'parallel' || made.name === 'parallelStream') return true;
    at = made.method?.owner.package === STREAMS ? made.receiver : undefined;
  }
  return false;
}

function maker(body: Body, variable: Variable): Call | undefined {
  const made = pathsOf(body).definitions[originalOf(body, variable)];
  return made?.kind === 'call' ? made : undefined;
}
