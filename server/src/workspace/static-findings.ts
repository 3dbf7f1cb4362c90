/**
 * What the analysis of the sources last said, and of which texts. Where a file has another text by now, what it
 * said moves with its lines, and is left out where a line was touched. Whoever shows findings waits a while for
 * the next report, so that little of this is seen.
 */
import type { LineShift } from '../base/line-shift.js';
import type { Finding, SourceSpan } from '../findings/finding.js';
import type { SafeField } from '../static/report.js';
import type { JavaTexts } from './java-texts.js';
import { moveFindings, moveSafe } from './moved-findings.js';
import { RememberedTexts } from './remembered-texts.js';

/** As much of a report as still stands. */
export interface StandingReport {
  readonly findings: readonly Finding[];
  readonly safe: readonly SafeField[];
  readonly limits: readonly string[];
}

export const NOTHING_STANDS: StandingReport = { findings: [], safe: [], limits: [] };

export class StaticFindings {
  private report: StandingReport = NOTHING_STANDS;
  private readonly texts: RememberedTexts;

  constructor(now: JavaTexts) {
    this.texts = new RememberedTexts(now);
  }

  /** A report of the texts as they are now. */
  take(report: StandingReport | undefined): void {
    this.report = report ?? NOTHING_STANDS;
    this.texts.take(pathsOf(this.report));
  }

  /** How far the files of the report that are others by now have moved. */
  shifts(): Promise<ReadonlyMap<string, LineShift>> {
    return this.texts.shifts();
  }

  /** What stands on lines that nobody has touched, where these are now. */
  moved(shifts: ReadonlyMap<string, LineShift>): StandingReport {
    const { findings, safe, limits } = this.report;
    if (shifts.size === 0) return this.report;
    const shiftOf = (path: string) => shifts.get(path);
    return { findings: moveFindings(findings, shiftOf), safe: moveSafe(safe, shiftOf), limits };
  }
}

/** Where a finding is shown. */
export function spansOfFinding({ accesses, declaration }: Finding): SourceSpan[] {
  const places = [...accesses.map(({ place }) => place), declaration];
  return places.filter((place) => place !== undefined);
}

function spansOfSafe({ declaration, places = [] }: SafeField): SourceSpan[] {
  return [declaration, ...places];
}

function pathsOf({ findings, safe }: StandingReport): Set<string> {
  const spans = [...findings.flatMap(spansOfFinding), ...safe.flatMap(spansOfSafe)];
  return new Set(spans.map(({ path }) => path));
}
