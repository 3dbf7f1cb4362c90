/**
 * What is found in a project, of both roads, as its user sees it: as loudly as the team and the user want it,
 * without what is suppressed, against the baselines. The editor and the command line have it alike; the editor
 * has it in steps, since requests come in between.
 */
import type { Steps } from '../base/turns.js';
import { againstBaseline, type BaselineEntry } from '../findings/baseline.js';
import type { Finding } from '../findings/finding.js';
import { foldCuts } from '../findings/fold-cuts.js';
import { plainIdOf } from '../findings/identity.js';
import { joinRoads } from '../findings/join-roads.js';
import { compareFindings } from '../findings/order.js';
import { withSeverity, type SeverityChoice } from '../findings/severity-choice.js';
import { applySuppressions, type Suppression } from '../findings/suppressions.js';
import { isShownUnasked } from '../findings/tiers.js';
import type { SafeField } from '../static/report.js';
import { filesOf } from './finding-paths.js';
import type { StandingReport } from './static-findings.js';
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
export function* joining(
  { findings, filtered }: Pick<PlacedFindings, 'findings' | 'filtered'>,
  { findings: found, safe, limits }: StandingReport,
  wishes: Wishes,
): Steps<PlacedFindings> {
  for (const finding of found) {
    // What is asked of each finding later on, and remembered: once it is long.
    plainIdOf(finding);
    filesOf(finding);
    yield;
  }
  const roads = joinRoads(findings, found);
  yield;
  const told = roads.map((finding) => toldAs(finding, wishes)).sort(compareFindings);
  yield;
  const folded = foldCuts(told);
  yield;
  const all = applySuppressions(folded, wishes.suppressions);
  yield;
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

/** Before all is known nobody can say of what nothing is left. */
export function withoutStale(placed: PlacedFindings): PlacedFindings {
  return { ...placed, stale: [], staleEntries: 0 };
}

/** Without what nobody asked for, which is counted. */
export function withoutPossible(placed: PlacedFindings): PlacedFindings {
  const findings = placed.findings.filter(isShownUnasked);
  return { ...placed, findings, hidden: placed.findings.length - findings.length };
}
