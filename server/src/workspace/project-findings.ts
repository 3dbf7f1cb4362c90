/**
 * The findings of the project: the races of all its traces, merged, and put on the sources as they
 * are now. Made anew whenever a report or a source changes; the newest wins, and what is shown is
 * always the result of one whole run.
 */
import type { CancellationToken } from '../base/cancellation.js';
import { findingsOf } from '../detect/findings.js';
import type { TraceReport } from '../detect/report.js';
import type { Finding } from '../findings/finding.js';
import { mergeFindings } from '../findings/merge.js';
import type { JavaSources } from './java-sources.js';
import type { JavaTexts } from './java-texts.js';
import { createSources, placeFinding } from './place-findings.js';
import type { Clock } from './scheduler.js';

export interface PlacedFindings {
  readonly findings: readonly Finding[];
  /** Races that the noise filter left out. */
  readonly filtered: number;
}

export const NO_FINDINGS: PlacedFindings = { findings: [], filtered: 0 };

export class ProjectFindings {
  private reports: ReadonlyMap<string, TraceReport> = new Map();
  private generation = 0;
  private callOff: () => void = () => undefined;
  private pending = false;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly files: JavaSources,
    private readonly texts: JavaTexts,
    private readonly publish: (placed: PlacedFindings) => void,
    private readonly clock: Clock,
  ) {}

  setReports(reports: ReadonlyMap<string, TraceReport>): void {
    this.reports = reports;
    this.renew(0);
  }

  /** Something that the findings depend on has changed: places them anew after a delay. */
  renew(delay: number): void {
    this.generation++;
    this.callOff();
    this.pending = true;
    this.callOff = this.clock.after(delay, () => void this.run());
  }

  /** Resolves when the findings are those of the sources as they are, or when cancelled. */
  settled(token: CancellationToken): Promise<void> {
    if (!this.pending || token.isCancelled) return Promise.resolve();
    return new Promise((resolve) => {
      const settle = () => {
        this.waiting.delete(settle);
        forget();
        resolve();
      };
      this.waiting.add(settle);
      const forget = token.onCancelled(settle);
    });
  }

  dispose(): void {
    this.generation++;
    this.callOff();
    this.settle();
  }

  private async run(): Promise<void> {
    const { generation } = this;
    const placed = await placeReports(this.reports, this.files, this.texts);
    if (generation !== this.generation) return;
    this.publish(placed);
    this.settle();
  }

  private settle(): void {
    this.pending = false;
    for (const settle of [...this.waiting]) settle();
  }
}

/** The findings of reports, by trace, on the sources of a project. */
export async function placeReports(
  reports: ReadonlyMap<string, TraceReport>,
  files: JavaSources,
  texts: JavaTexts,
): Promise<PlacedFindings> {
  const each = [...reports].map(([trace, report]) => findingsOf(report, trace));
  const merged = mergeFindings(each.flatMap(({ findings }) => findings));
  const sources = createSources(files, texts);
  const findings: Finding[] = [];
  for (const finding of merged) findings.push(await placeFinding(finding, sources));
  return { findings, filtered: each.reduce((sum, { filtered }) => sum + filtered, 0) };
}
