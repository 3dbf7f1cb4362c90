/**
 * Non-commutative events as findings: on the access with which a handler requires the condition, with
 * who destroys it, or establishes it. What a handler dereferences without asking, and what was false
 * in this very run, is a warning; what is only likely to matter is information.
 */
import type { Finding, FindingAccess } from '../../findings/finding.js';
import { summary } from '../../findings/message.js';
import { severityOf } from '../../findings/tiers.js';
import { accessOf } from '../finding-access.js';
import type { RaceLocation } from '../report.js';
import type { CommutativityReport, CommutingEvent, NonCommutative } from './report.js';

export function commutativityFindings(
  report: CommutativityReport | undefined,
  trace: string,
): readonly Finding[] {
  return (report?.conflicts ?? []).map((conflict) => findingOf(conflict, trace));
}

function findingOf(conflict: NonCommutative, trace: string): Finding {
  const { id, condition, events, requiredBy, isSure, why, recorded, reversed } = conflict;
  const rule = 'non-commutative';
  const location = locationOf(conflict.field);
  // A GEN and a KILL are told on who requires the condition, with who destroys it.
  const other =
    events.find(({ role }) => role === 'KILL') ?? events.find(({ role }) => role === 'GEN')!;
  const accesses = [
    accessAs(requiredBy, location, trace),
    accessAs(other, location, trace),
  ] as const;
  const isViolated = events[0].role === 'KILL' && events[1].role === 'REQ';
  const tier = isSure || isViolated ? 'confirmed' : 'likely';
  return {
    id,
    rule,
    tier,
    severity: severityOf(tier),
    message: summary({ rule, subject: condition, accesses }),
    subject: condition,
    accesses,
    evidence: [`trace:${trace}`],
    sightings: conflict.sightings,
    category: conflict.conflict,
    verdict: 'unverified',
    why,
    consequence: `As recorded ${recorded}; the other way round ${reversed}.`,
    suppressed: false,
  };
}

const ACTIONS = { REQ: 'required', GEN: 'made true', KILL: 'made false' };

function accessAs(event: CommutingEvent, location: RaceLocation, trace: string): FindingAccess {
  return { ...accessOf(event, location, trace), action: ACTIONS[event.role] };
}

function locationOf(field: string): RaceLocation {
  const end = field.lastIndexOf('.');
  return end < 0 ? { field } : { class: field.slice(0, end), field: field.slice(end + 1) };
}
