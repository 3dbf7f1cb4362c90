/**
 * Atomicity violations as findings: on the first and the last access of the transaction that is blamed,
 * with what came between. Cycles that begin or end with something else than an access have no field to
 * show and stay in the trace's own report, as does what is so in every run.
 */
import type { Cut, Finding, FindingAccess } from '../../findings/finding.js';
import { summary } from '../../findings/message.js';
import { severityOf } from '../../findings/tiers.js';
import { accessOf, subjectOf } from '../finding-access.js';
import type { RaceAccess } from '../report.js';
import type { AtomicityOp, AtomicityViolation } from './report.js';

export function violationFindings(
  violations: readonly AtomicityViolation[],
  trace: string,
): Finding[] {
  return violations.filter(isShown).map((violation) => findingOf(violation, trace));
}

function isShown({ cycle, priority }: AtomicityViolation): boolean {
  return priority < 4 && isAccess(cycle[0]!) && isAccess(cycle.at(-1)!);
}

const CATEGORIES = { 1: 'single-threaded', 2: 'multi-threaded', 3: 'partly causal', 4: 'causal' };

function findingOf(violation: AtomicityViolation, trace: string): Finding {
  const { cycle, id, priority, why, count } = violation;
  const first = cycle[0]!;
  const last = cycle.at(-1)!;
  const subject = subjectOf(first.location ?? {});
  const accesses = [accessAt(first, trace), accessAt(last, trace)] as const;
  const cut = cutOf(violation, trace);
  const tier = priority === 3 ? 'possible' : 'confirmed';
  return {
    id,
    rule: 'atomicity',
    tier,
    severity: severityOf(tier),
    message: summary({ rule: 'atomicity', subject, accesses, cut }),
    subject,
    accesses,
    cut,
    evidence: [`trace:${trace}`],
    sightings: count,
    category: CATEGORIES[priority],
    verdict: 'unverified',
    why,
    suppressed: false,
  };
}

function cutOf({ blamed, priority, cycle }: AtomicityViolation, trace: string): Cut {
  const component = cycle[0]!.component?.class;
  return {
    blamed,
    priority,
    ...(component === undefined || component === '' ? {} : { component }),
    between: cycle.slice(1, -1).map((op) => accessAt(op, trace)),
  };
}

function accessAt(op: AtomicityOp, trace: string): FindingAccess {
  const { kind, ...rest } = op;
  const access: RaceAccess = { ...rest, kind: kind === 'read' ? 'read' : 'write' };
  const plain = accessOf(access, op.location ?? {}, trace);
  return isAccess(op) ? plain : { ...plain, action: ACTIONS[kind] ?? kind };
}

function isAccess({ kind }: AtomicityOp): boolean {
  return kind === 'read' || kind === 'write';
}

const ACTIONS: Readonly<Record<string, string>> = {
  lock: 'locked',
  unlock: 'unlocked',
  post: 'posted',
  begin: 'begun',
  fork: 'started',
  enable: 'enabled',
};
