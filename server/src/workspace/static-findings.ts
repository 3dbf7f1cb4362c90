/**
 * What the analysis of the sources last said, and of which texts. Where a file has another text by now,
 * nothing is said about it: its lines may be others. Whoever shows findings waits for the next report,
 * or leaves these out.
 */
import type { Finding, SourceSpan } from '../findings/finding.js';
import type { SafeField, StaticReport } from '../static/report.js';
import type { JavaTexts } from './java-texts.js';

/** As much of a report as still stands. */
export interface StandingReport {
  readonly findings: readonly Finding[];
  readonly safe: readonly SafeField[];
  readonly limits: readonly string[];
}

export const NOTHING_STANDS: StandingReport = { findings: [], safe: [], limits: [] };

export class StaticFindings {
  private report: StandingReport = NOTHING_STANDS;
  /** The texts that the report is about. */
  private texts: Promise<ReadonlyMap<string, string | undefined>> = Promise.resolve(new Map());

  constructor(private readonly now: JavaTexts) {}

  /** A report of the texts as they are now. */
  take(report: StaticReport | undefined): void {
    this.report = report ?? NOTHING_STANDS;
    this.texts = this.currentTexts([...pathsOf(this.report)]);
  }

  /** The files of the report that are others by now. */
  async changed(): Promise<ReadonlySet<string>> {
    const then = await this.texts;
    const now = await this.currentTexts([...then.keys()]);
    return new Set([...now].flatMap(([path, text]) => (text === then.get(path) ? [] : [path])));
  }

  /** All at once: what is open is taken as it is at the call, whatever is read from disk besides. */
  private async currentTexts(paths: readonly string[]): Promise<Map<string, string | undefined>> {
    const texts = await Promise.all(paths.map((path) => this.now.plainText(path)));
    return new Map(paths.map((path, at) => [path, texts[at]]));
  }

  /** What does not stand in one of these files. */
  without(changed: ReadonlySet<string>): StandingReport {
    const { findings, safe, limits } = this.report;
    const stands = (spans: readonly SourceSpan[]) => spans.every(({ path }) => !changed.has(path));
    return {
      findings: findings.filter((finding) => stands(spansOfFinding(finding))),
      safe: safe.filter((field) => stands(spansOfSafe(field))),
      limits,
    };
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
