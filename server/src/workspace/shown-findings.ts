/**
 * In which files findings that were put together anew show something else than before. Most findings are the same
 * objects as before, so it is cheap to tell.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Finding, SourceSpan } from '../findings/finding.js';
import type { PlacedFindings } from './joined-findings.js';
import { spansOfFinding } from './static-findings.js';

type Shown = Pick<PlacedFindings, 'findings' | 'stale'>;

/** Empty where nothing else is to be seen. */
export function changedFiles(before: Shown, now: Shown): Set<string> {
  const spans = [
    ...changed(before.findings, now.findings).flatMap(spansOfFinding),
    ...changedWords(before, now),
  ];
  return new Set(spans.map(({ path }) => path));
}

/** Those of either that the other does not have as they are. */
function changed(before: readonly Finding[], now: readonly Finding[]): Finding[] {
  const left = new Map(before.map((finding) => [finding.id, finding]));
  const others = now.flatMap((finding) => {
    const same = left.get(finding.id);
    if (!isDeepStrictEqual(finding, same)) return same === undefined ? [finding] : [finding, same];
    left.delete(finding.id);
    return [];
  });
  return [...others, ...left.values()];
}

/** Words that suppress nothing are few: they are compared as a whole. */
function changedWords({ stale: before }: Shown, { stale: now }: Shown): SourceSpan[] {
  return isDeepStrictEqual(before, now) ? [] : [...before, ...now].map(({ place }) => place);
}
