/** How many findings there are, in words, and what is not shown. */
import { countText } from '../trace/markdown.js';

export interface FoundCounts {
  readonly findings: readonly unknown[];
  readonly hidden: number;
  readonly limits: readonly string[];
}

/** `3 findings, 12 possible ones hidden; the analysis stopped early`; '' if there is nothing to say. */
export function findingsLine({ findings, hidden, limits }: FoundCounts): string {
  const count = findings.length === 0 ? '' : countText(findings.length, 'finding');
  const possible =
    hidden === 0 ? '' : countText(hidden, 'possible one hidden', 'possible ones hidden');
  const parts = [count, possible].filter((part) => part !== '').join(', ');
  const stopped = limits.length === 0 ? '' : 'the analysis stopped early';
  return [parts, stopped].filter((part) => part !== '').join('; ');
}
