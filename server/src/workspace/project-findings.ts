/**
 * The findings of the project: the races of all its traces, put on the sources as they are now, joined
 * with those that the sources themselves show. Made anew whenever a report or a source changes; the
 * newest wins, and what is shown is always the result of one whole run. After an edit the races of the
 * sources are waited for, but not for long: then those of the last search are shown where their lines are now,
 * so that nothing flickers.
 */
import type { CancellationToken } from '../base/cancellation.js';
import { findingsOf } from '../detect/findings.js';
import type { TraceReport } from '../detect/report.js';
import { againstBaseline, type BaselineEntry } from '../findings/baseline.js';
import type { Finding } from '../findings/finding.js';
import { foldCuts } from '../findings/fold-cuts.js';
import { joinRoads } from '../findings/join-roads.js';
import { mergeFindings } from '../findings/merge.js';
import { compareFindings } from '../findings/order.js';
import { withSeverity, type SeverityChoice } from '../findings/severity-choice.js';
import { applySuppressions, type Suppression } from '../findings/suppressions.js';
import { isShownUnasked } from '../findings/tiers.js';
import type { SafeField, StaticReport } from '../static/report.js';
import { readBaselines } from './baseline-files.js';
import type { JavaSources } from './java-sources.js';
import type { JavaTexts } from './java-texts.js';
import type { ProjectModel } from './model/job.js';
import { moveSuppressions } from './moved-findings.js';
import { createSources, placeFinding } from './place-findings.js';
import { RememberedTexts } from './remembered-texts.js';
import type { Clock } from './scheduler.js';
import type { Settings } from './settings.js';
import { StaticFindings, type StandingReport } from './static-findings.js';
import { teamFor, type TeamSettings } from './team-settings.js';

export interface PlacedFindings {
  readonly findings: readonly Finding[];
  /** What the project says not to be a problem. */
  readonly suppressed: readonly Finding[];
  /** What the baselines of the project name. */
  readonly known: readonly Finding[];
  /** Entries of baselines of which no finding is left. */
  readonly staleEntries: number;
  /** Words that suppress nothing. */
  readonly stale: readonly Suppression[];
  /** Races of traces that the noise filter left out. */
  readonly filtered: number;
  /** Possible ones that nobody asked for. */
  readonly hidden: number;
  /** Shared fields that are not reported, and why. */
  readonly safe: readonly SafeField[];
  /** Where the analysis of the sources stopped. */
  readonly limits: readonly string[];
}

export const NO_FINDINGS: PlacedFindings = {
  findings: [],
  suppressed: [],
  known: [],
  staleEntries: 0,
  stale: [],
  filtered: 0,
  hidden: 0,
  safe: [],
  limits: [],
};

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
  private reports: ReadonlyMap<string, TraceReport> = new Map();
  private readonly found: StaticFindings;
  private suppressions: readonly Suppression[] = [];
  /** The texts in which the suppressions stand. */
  private readonly suppressing: RememberedTexts;
  private team: readonly TeamSettings[] = [];
  private severity: SeverityChoice = {};
  private showPossible = false;
  private generation = 0;
  private callOff: () => void = () => undefined;
  private pending = false;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly options: ProjectFindingsOptions) {
    this.found = new StaticFindings(options.texts);
    this.suppressing = new RememberedTexts(options.texts);
  }

  setReports(reports: ReadonlyMap<string, TraceReport>): void {
    this.reports = reports;
    this.renew(0);
  }

  /** What the sources show, as they are now. */
  setStatic(report: StaticReport | undefined): void {
    this.found.take(report);
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
    const placed = await placeReports(this.reports, files, texts);
    const { entries, problems } = await readBaselines(this.team);
    if (generation !== this.generation) return;
    problems.forEach(complain);
    const { team, severity } = this;
    const suppressions = moveSuppressions(this.suppressions, (path) => ofWords.get(path));
    const wishes = { suppressions, team, severity, entries };
    const all = joined(placed, this.found.moved(shifts), wishes);
    publish(this.showPossible ? all : withoutPossible(all));
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
): Promise<Pick<PlacedFindings, 'findings' | 'filtered'>> {
  const each = [...reports].map(([trace, report]) => findingsOf(report, trace));
  const merged = mergeFindings(each.flatMap(({ findings }) => findings));
  const sources = createSources(files, texts);
  const findings: Finding[] = [];
  for (const finding of merged) findings.push(await placeFinding(finding, sources));
  return { findings, filtered: each.reduce((sum, { filtered }) => sum + filtered, 0) };
}

/** What the project and its user say of findings. */
export interface Wishes {
  readonly suppressions: readonly Suppression[];
  readonly team: readonly TeamSettings[];
  /** The user's own, for what the team leaves open. */
  readonly severity: SeverityChoice;
  /** Of the baselines. */
  readonly entries: readonly BaselineEntry[];
}

/** Both roads as one, without what the project says not to be a problem. */
export function joined(
  { findings, filtered }: Pick<PlacedFindings, 'findings' | 'filtered'>,
  { findings: found, safe, limits }: StandingReport,
  wishes: Wishes,
): PlacedFindings {
  const told = joinRoads(findings, found).map((finding) => toldAs(finding, wishes));
  const all = applySuppressions(foldCuts(told.sort(compareFindings)), wishes.suppressions);
  const left = all.findings.filter(({ suppressed }) => !suppressed);
  const { fresh, known, stale: entries } = againstBaseline(left, wishes.entries);
  return {
    findings: fresh,
    suppressed: all.findings.filter(({ suppressed }) => suppressed),
    known,
    staleEntries: entries.length,
    stale: all.stale,
    filtered,
    hidden: 0,
    safe,
    limits,
  };
}

/** As loudly as the team wants it, and then its user. */
function toldAs(finding: Finding, { team, severity }: Wishes): Finding {
  const path = finding.accesses.map(({ place }) => place?.path).find((each) => each !== undefined);
  const ofTeam = teamFor(path ?? '', team).map((each) => each.severity);
  return withSeverity(finding, [...ofTeam, severity]);
}

function withoutPossible(placed: PlacedFindings): PlacedFindings {
  const findings = placed.findings.filter(isShownUnasked);
  return { ...placed, findings, hidden: placed.findings.length - findings.length };
}
