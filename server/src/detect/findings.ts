/**
 * The races of a report as findings, one for each; merging (findings/merge.ts) makes one of those
 * between the same sites; and so its atomicity violations and non-commutative events. Noise is left out
 * and counted. A race that was seen in a trace is a warning: it needs no proof that it can happen.
 */
import type { Finding, RuleId } from '../findings/finding.js';
import { summary } from '../findings/message.js';
import { orderSides } from '../findings/order.js';
import { severityOf } from '../findings/tiers.js';
import { violationFindings } from './atomicity/findings.js';
import { commutativityFindings } from './commutativity/findings.js';
import { judged } from './commutativity/judge-races.js';
import { accessOf, subjectOf } from './finding-access.js';
import type { Race, TraceReport } from './report.js';

export interface ReportedFindings {
  readonly findings: readonly Finding[];
  /** Races that the noise filter left out. */
  readonly filtered: number;
}

/** `trace` names the trace: a uri in the editor, a path on the command line. */
export function findingsOf(report: TraceReport, trace: string): ReportedFindings {
  const shown = report.races.filter(({ filtered }) => !filtered);
  return {
    findings: [
      ...shown.map((race) => judged(findingOf(race, trace), race, report.commutativity)),
      ...violationFindings(report.atomicity?.violations ?? [], trace),
      ...commutativityFindings(report, trace),
    ],
    filtered: report.races.length - shown.length,
  };
}

const RULES: Readonly<Record<Race['kind'], RuleId>> = {
  'data-race': 'data-race',
  'use-free': 'use-after-free',
};

function findingOf(race: Race, trace: string): Finding {
  const rule = RULES[race.kind];
  const [one, other] = race.accesses;
  const accesses = orderSides([
    accessOf(one, race.location, trace),
    accessOf(other, race.location, trace),
  ]);
  const subject = subjectOf(race.location);
  return {
    id: race.id,
    rule,
    tier: 'confirmed',
    severity: severityOf('confirmed'),
    message: summary({ rule, subject, accesses }),
    subject,
    accesses,
    evidence: [`trace:${trace}`],
    sightings: 1,
    category: race.violation ?? race.category,
    verdict: race.verdict,
    ...(race.verification === undefined ? {} : { verification: race.verification }),
    why: race.why,
    ...(race.explanation === undefined ? {} : { explanation: race.explanation }),
    suppressed: false,
  };
}
