/**
 * The findings of the project: the races of all its traces, put on the sources as they are now, joined
 * with those that the sources themselves show. Made anew whenever a report or a source changes; the
 * newest wins, and what is shown is always the result of one whole run. After an edit the races of the
 * sources are waited for, but not for long: then those of the last search are shown where their lines are now,
 * so that nothing flickers.
 */
import type { CancellationToken } from '../base/cancellation.js';
import { Turns } from '../base/turns.js';
import type { TraceReport } from '../detect/report.js';
import type { Finding } from '../findings/finding.js';
import type { SeverityChoice } from '../findings/severity-choice.js';
import type { Suppression } from '../findings/suppressions.js';
import type { StaticReport } from '../static/report.js';
import { readBaselines } from './baseline-files.js';
import type { JavaSources } from './java-sources.js';
import type { JavaTexts } from './java-texts.js';
import { joining, withoutPossible, withoutStale, type PlacedFindings } from './joined-findings.js';
import type { ProjectModel } from './model/job.js';
import { moveSuppressions } from './moved-findings.js';
import { mergeReports, placeSeen, type SeenFindings } from './place-reports.js';
import { RememberedTexts } from './remembered-texts.js';
import type { Clock } from './scheduler.js';
import type { Settings } from './settings.js';
import { NOTHING_STANDS, StaticFindings } from './static-findings.js';
import type { TeamSettings } from './team-settings.js';

/** Longer than most analyses after an edit take. */
export const SEARCH_PATIENCE_MS = 2000;

export interface ProjectFindingsOptions {
  readonly files: JavaSources;
  readonly texts: JavaTexts;
  /** Is another report on the sources to be expected? */
  readonly isSearching: () => boolean;
  readonly publish: (placed: PlacedFindings) => void;
  /** A baseline cannot be read, because of this. */
  readonly complain: (problem: string) => void;
  readonly clock: Clock;
}

export class ProjectFindings {
  private seen: SeenFindings = { findings: [], filtered: 0 };
  private readonly found: StaticFindings;
  private suppressions: readonly Suppression[] = [];
  /** The texts in which the suppressions stand. */
  private readonly suppressing: RememberedTexts;
  private team: readonly TeamSettings[] = [];
  private severity: SeverityChoice = {};
  private showPossible = false;
  /** Were the sources ever searched to the end? */
  private isWhole = false;
  private generation = 0;
  private callOff: () => void = () => undefined;
  private pending = false;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly options: ProjectFindingsOptions) {
    this.found = new StaticFindings(options.texts);
    this.suppressing = new RememberedTexts(options.texts);
  }

  setReports(reports: ReadonlyMap<string, TraceReport>): void {
    this.seen = mergeReports(reports);
    this.renew(0);
  }

  /** What the sources show, as they are now. */
  setStatic(report: StaticReport | undefined): void {
    this.isWhole = true;
    this.found.take(report);
    this.renew(0);
  }

  /**
   * The same while more is looked for. Once all was known, findings are replaced by all that is known next, so that
   * none goes and comes back.
   */
  setFoundSoFar(findings: readonly Finding[]): void {
    if (this.isWhole) return;
    this.found.take({ ...NOTHING_STANDS, findings });
    this.renew(0);
  }

  /** What the sources and the configuration say as they are now; a report about them follows. */
  setProject({ suppressions, team }: Pick<ProjectModel, 'suppressions' | 'team'>): void {
    this.suppressions = suppressions;
    this.suppressing.take(suppressions.map(({ place }) => place.path));
    this.team = team;
    if (!this.options.isSearching()) this.renew(0);
  }

  setSettings({ tiers: { showPossible }, severity }: Pick<Settings, 'tiers' | 'severity'>): void {
    const isSame = JSON.stringify(severity) === JSON.stringify(this.severity);
    if (showPossible === this.showPossible && isSame) return;
    this.showPossible = showPossible;
    this.severity = severity;
    this.renew(0);
  }

  /** Something that the findings depend on has changed: places them anew after a delay. */
  renew(delay: number): void {
    this.generation++;
    this.pending = true;
    this.start(delay, SEARCH_PATIENCE_MS);
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

  private start(delay: number, patience: number): void {
    this.callOff();
    this.callOff = this.options.clock.after(delay, () => void this.run(patience));
  }

  private async run(patience: number): Promise<void> {
    const { generation } = this;
    const { files, texts, isSearching, publish, complain } = this.options;
    const [shifts, ofWords] = await Promise.all([this.found.shifts(), this.suppressing.shifts()]);
    if (generation !== this.generation) return;
    if (shifts.size > 0 && patience > 0 && isSearching()) {
      this.start(patience, 0);
      return;
    }
    const placed = await placeSeen(this.seen, files, texts);
    const { entries, problems } = await readBaselines(this.team);
    if (generation !== this.generation) return;
    problems.forEach(complain);
    const { team, severity } = this;
    const suppressions = moveSuppressions(this.suppressions, (path) => ofWords.get(path));
    const wishes = { suppressions, team, severity, entries };
    const standing = this.found.moved(shifts);
    const all = await new Turns().take(
      joining(placed, standing, wishes),
      () => generation === this.generation,
    );
    if (all === undefined) return;
    const known = this.isWhole ? all : withoutStale(all);
    publish(this.showPossible ? known : withoutPossible(known));
    this.settle();
  }

  private settle(): void {
    this.pending = false;
    for (const settle of [...this.waiting]) settle();
  }
}
