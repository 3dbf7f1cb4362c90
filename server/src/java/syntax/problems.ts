/** What could not be read in a file, with its places. */
import type { SyntaxProblem } from './declarations.js';
import { Kind } from './kinds.js';
import type { SyntaxTree } from './tree.js';

/** More than these of one file say nothing more. */
const MOST = 100;

/** The outermost nodes that the parser gave up on or invented. */
export function problemsOf(tree: SyntaxTree): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  if (!tree.broken) return problems;
  for (let at = 0; at < tree.length && problems.length < MOST;) {
    const isError = tree.kind[at] === Kind.error;
    if (isError) problems.push(problemAt(tree.start[at]!, tree.end[at]!));
    at = isError ? tree.past[at]! : at + 1;
  }
  return problems;
}

function problemAt(start: number, end: number): SyntaxProblem {
  const message = start === end ? 'Something is missing here' : 'This is not Java as it stands';
  return { at: { start, end }, message };
}
