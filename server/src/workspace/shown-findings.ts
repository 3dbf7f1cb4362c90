/** Whether findings that were put together anew show anything else, and in which files. */
import type { PlacedFindings } from './project-findings.js';
import { spansOfFinding } from './static-findings.js';

/** All that is shown on the sources. */
export function shownText({ findings, stale }: PlacedFindings): string {
  return JSON.stringify([findings, stale]);
}

/** The files that findings and stale suppressions stand in. */
export function pathsOf({ findings, stale }: PlacedFindings): string[] {
  const spans = [...findings.flatMap(spansOfFinding), ...stale.map(({ place }) => place)];
  return spans.map(({ path }) => path);
}
