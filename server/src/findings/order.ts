/** The order of findings and of their two sides: by what they are, never by how they were found. */
import type { Finding, FindingAccess } from './finding.js';
import { SEVERITIES } from './tiers.js';
import { verdictRank } from './verdicts.js';

export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The two sides in an order of their own: of a use and a free the use first, else by site. */
export function orderSides(
  accesses: readonly [FindingAccess, FindingAccess],
): readonly [FindingAccess, FindingAccess] {
  const [one, other] = accesses;
  return compareText(sideOrder(one), sideOrder(other)) <= 0 ? accesses : [other, one];
}

function sideOrder(access: FindingAccess): string {
  const { class: owner, method, line } = access.stack[0] ?? { class: '~', method: '', line: 0 };
  const place = `${owner} ${padded(line)} ${padded(access.place?.column ?? 0)} ${method}`;
  return `${access.kind} ${place} ${access.callbackKind ?? ''}`;
}

function padded(number: number): string {
  return String(number).padStart(9, '0');
}

/** By the sites of both sides; then by where they were seen, so that the first sighting is shown. */
export function compareSightings(one: Finding, other: Finding): number {
  const [first, second] = [one.accesses[0].seen, other.accesses[0].seen];
  return (
    compareSites(one, other) ||
    compareText(first?.trace ?? '', second?.trace ?? '') ||
    (first?.line ?? 0) - (second?.line ?? 0) ||
    (one.accesses[1].seen?.line ?? 0) - (other.accesses[1].seen?.line ?? 0) ||
    compareText(`${one.rule} ${one.message}`, `${other.rule} ${other.message}`)
  );
}

function compareSites(one: Finding, other: Finding): number {
  for (const side of [0, 1] as const) {
    const order = compareSides(one.accesses[side], other.accesses[side]);
    if (order !== 0) return order;
  }
  return 0;
}

function compareSides(one: FindingAccess, other: FindingAccess): number {
  const here = one.stack[0];
  const there = other.stack[0];
  return (
    compareText(here?.class ?? '~', there?.class ?? '~') ||
    (here?.line ?? 0) - (there?.line ?? 0) ||
    (one.place?.column ?? 0) - (other.place?.column ?? 0) ||
    compareText(here?.method ?? '', there?.method ?? '') ||
    compareText(one.place?.path ?? '', other.place?.path ?? '')
  );
}

/** The worst first, harmful before what may do no harm, then by site, then by id. */
export function compareFindings(one: Finding, other: Finding): number {
  return (
    SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
    verdictRank(one) - verdictRank(other) ||
    compareSites(one, other) ||
    compareText(one.id, other.id)
  );
}
