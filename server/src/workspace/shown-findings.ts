/**
 * The findings that are shown, and in which files those that were put together anew show something else. Most are
 * the same objects as before, so it is cheap to tell.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Finding, SourceSpan } from '../findings/finding.js';
import { FoundNow } from './found-now.js';
import { NO_FINDINGS, type PlacedFindings } from './joined-findings.js';
import { spansOfFinding } from './static-findings.js';
import type { TextMoment } from './text-moment.js';

type Shown = Pick<PlacedFindings, 'findings' | 'stale'>;

export class ShownFindings {
  /** As requests see them. */
  now: FoundNow;
  private found = NO_FINDINGS;
  private reportsAreNew = false;

  constructor(moment: TextMoment) {
    this.now = new FoundNow(NO_FINDINGS, moment);
  }

  /** The races of a trace are others. */
  noteReports(): void {
    this.reportsAreNew = true;
  }

  /** Answers in which files something else is to be seen; undefined if nobody is to look again. */
  take(found: PlacedFindings, moment: TextMoment): ReadonlySet<string> | undefined {
    const files = changedFiles(this.found, found);
    // The races of a trace that is open are seen there too, and go while it is analysed.
    const isTraceNew = this.reportsAreNew && found.findings.length > 0;
    this.found = found;
    this.now = new FoundNow(found, moment);
    this.reportsAreNew = false;
    return files.size > 0 || isTraceNew ? files : undefined;
  }
}

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
