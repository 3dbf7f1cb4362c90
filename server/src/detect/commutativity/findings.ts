/**
 * Non-commutative events as findings: on the access with which a handler requires the condition, with
 * who destroys it, or establishes it. What a handler dereferences without asking, what its text insists on, and
 * what was false in this very run, is a warning; what is only likely to matter is information. Conditions that
 * the same two places decide are one finding.
 */
import { groupBy } from '../../base/multi-map.js';
import type { EndStates, Finding, FindingAccess } from '../../findings/finding.js';
import { summary } from '../../findings/message.js';
import { accessorName } from '../../findings/names.js';
import { severityOf } from '../../findings/tiers.js';
import { siteText } from '../../trace/tables.js';
import { accessOf } from '../finding-access.js';
import type { RaceLocation, TraceReport } from '../report.js';
import { isToldByRace } from './judge-races.js';
import type { CommutingEvent, NonCommutative } from './report.js';

export function commutativityFindings(
  { commutativity, races }: Pick<TraceReport, 'commutativity' | 'races'>,
  trace: string,
): readonly Finding[] {
  const told = (commutativity?.conflicts ?? []).filter((each) => !isToldByRace(each, races));
  return [...groupBy(told, placesOf).values()].map((alike) => {
    const [first, ...others] = alike.sort(surestFirst);
    return withOthers(findingOf(first!, trace), others);
  });
}

/** Of one field; the two sides as findings are compared by them. */
function placesOf(conflict: NonCommutative): string {
  const sides = [conflict.requiredBy, otherOf(conflict)];
  return [conflict.field, ...sides.map(placeOf)].join('\n');
}

function placeOf({ site, op }: CommutingEvent): string {
  return site === undefined ? String(op) : siteText({ label: '', ...site });
}

function surestFirst(one: NonCommutative, other: NonCommutative): number {
  return Number(isConfirmed(other)) - Number(isConfirmed(one));
}

function withOthers(finding: Finding, others: readonly NonCommutative[]): Finding {
  const conditions = new Set(others.map(({ condition }) => condition));
  conditions.delete(finding.subject);
  if (conditions.size === 0) return finding;
  const why = `${finding.why} It decides as well: ${[...conditions].join('; ')}.`;
  return { ...finding, why };
}

/** A GEN and a KILL are told on who requires the condition, with who destroys it. */
function otherOf({ events }: NonCommutative): CommutingEvent {
  return events.find(({ role }) => role === 'KILL') ?? events.find(({ role }) => role === 'GEN')!;
}

function findingOf(conflict: NonCommutative, trace: string): Finding {
  const { id, condition, requiredBy, why, recorded, reversed } = conflict;
  const rule = 'non-commutative';
  const location = locationOf(conflict.field);
  const access = (event: CommutingEvent) => accessAs(event, location, trace);
  const other = otherOf(conflict);
  const accesses = [access(requiredBy), access(other)] as const;
  const tier = isConfirmed(conflict) ? 'confirmed' : 'likely';
  const also = othersOf(conflict, [requiredBy, other]).map(access);
  return {
    id,
    rule,
    tier,
    severity: severityOf(tier),
    message: summary({ rule, subject: condition, accesses }),
    subject: condition,
    accesses,
    ...(also.length === 0 ? {} : { also }),
    states: statesOf(conflict, access),
    evidence: [`trace:${trace}`],
    sightings: conflict.sightings,
    category: conflict.conflict,
    verdict: 'unverified',
    why,
    consequence: `As recorded ${recorded}; the other way round ${reversed}.`,
    suppressed: false,
  };
}

/** In this very run it was false. */
function isConfirmed({ isSure, events: [first, second] }: NonCommutative): boolean {
  return isSure || (first.role === 'KILL' && second.role === 'REQ');
}

/** Who else makes the condition true or false. */
function othersOf(
  { established, destroyed }: NonCommutative,
  told: readonly CommutingEvent[],
): readonly CommutingEvent[] {
  return [established, destroyed].flatMap((each) =>
    each === undefined || told.some(({ op }) => op === each.op) ? [] : [each],
  );
}

function statesOf(
  { conflict, events, requiredBy, recorded, reversed }: NonCommutative,
  access: (event: CommutingEvent) => FindingAccess,
): EndStates {
  const [first, second] = events;
  const order = [accessorName(access(first)), accessorName(access(second))] as const;
  const isLeft = conflict === 'GEN-KILL';
  const whose = isLeft ? 'left behind' : `${accessorName(access(requiredBy))} finds`;
  return { order, whose, recorded, reversed };
}

const ACTIONS = { REQ: 'required', GEN: 'made true', KILL: 'made false' };

function accessAs(event: CommutingEvent, location: RaceLocation, trace: string): FindingAccess {
  return { ...accessOf(event, location, trace), action: ACTIONS[event.role] };
}

function locationOf(field: string): RaceLocation {
  const end = field.lastIndexOf('.');
  return end < 0 ? { field } : { class: field.slice(0, end), field: field.slice(end + 1) };
}
