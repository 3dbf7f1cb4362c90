/** How many findings there are, in words, and what is not shown. */
import { countText } from '../trace/markdown.js';

export interface FoundCounts {
  readonly findings: readonly unknown[];
  readonly suppressed: readonly unknown[];
  readonly known: readonly unknown[];
  readonly hidden: number;
  readonly limits: readonly string[];
}

/** `3 findings, 12 possible ones hidden, 1 suppressed; the analysis stopped early`; '' if nothing is to say. */
export function findingsLine({ findings, suppressed, known, hidden, limits }: FoundCounts): string {
  const count = findings.length === 0 ? '' : countText(findings.length, 'finding');
  const possible =
    hidden === 0 ? '' : countText(hidden, 'possible one hidden', 'possible ones hidden');
  const silenced = suppressed.length === 0 ? '' : `${suppressed.length} suppressed`;
  const accepted = known.length === 0 ? '' : `${known.length} in the baseline`;
  const parts = [count, possible, silenced, accepted].filter((part) => part !== '').join(', ');
  const stopped = limits.length === 0 ? '' : 'the analysis stopped early';
  return [parts, stopped].filter((part) => part !== '').join('; ');
}
