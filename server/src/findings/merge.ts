/**
 * Many sightings, one finding: those between the same two source sites are one, in however many
 * traces they were seen. What is left gets its id and an order that depends on nothing but itself.
 * Conflicts without sites have nothing to be compared by and stay as they were seen.
 */
import { SEVERITIES, type Finding, type FindingAccess } from './finding.js';
import { findingKey, hashedId } from './identity.js';

/** Findings whose ids are still those of single sightings. */
export function mergeFindings(sightings: readonly Finding[]): Finding[] {
  const bySites = new Map<string, Finding>();
  for (const sighting of [...sightings].sort(compareSightings)) {
    const key = siteKey(sighting);
    const known = bySites.get(key);
    bySites.set(key, known === undefined ? sighting : join(known, sighting));
  }
  return withIds([...bySites.values()]).sort(compareFindings);
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
  const place = `${owner} ${String(line).padStart(9, '0')} ${method}`;
  return `${access.kind} ${place} ${access.callbackKind ?? ''}`;
}

function siteKey(finding: Finding): string {
  const sides = finding.accesses.map((access) => {
    const frame = access.stack[0];
    if (frame === undefined) return `${access.seen.trace} ${access.seen.op}`;
    return `${frame.class} ${frame.method} ${frame.file}:${frame.line}`;
  });
  return `${keyOf(finding)}\n${sides.sort().join('\n')}`;
}

function keyOf({ rule, accesses }: Finding): string {
  return findingKey(rule, accesses[0].field, accesses);
}

function join(one: Finding, other: Finding): Finding {
  const evidence = [...new Set([...one.evidence, ...other.evidence])].sort(compareText);
  return { ...one, evidence, sightings: one.sightings + other.sightings };
}

/** Findings with the same key are numbered in the order of their lines. */
function withIds(findings: readonly Finding[]): Finding[] {
  const used = new Map<string, number>();
  return [...findings].sort(compareSightings).map((finding) => {
    const id = hashedId(finding.rule, keyOf(finding));
    const times = (used.get(id) ?? 0) + 1;
    used.set(id, times);
    return { ...finding, id: times === 1 ? id : `${id}-${times}` };
  });
}

/** The sighting that a finding shows is the first by trace and line, whichever came first. */
function compareSightings(one: Finding, other: Finding): number {
  return (
    compareSites(one, other) ||
    compareText(one.accesses[0].seen.trace, other.accesses[0].seen.trace) ||
    one.accesses[0].seen.line - other.accesses[0].seen.line ||
    one.accesses[1].seen.line - other.accesses[1].seen.line
  );
}

function compareSites(one: Finding, other: Finding): number {
  for (const side of [0, 1] as const) {
    const here = one.accesses[side].stack[0];
    const there = other.accesses[side].stack[0];
    const order =
      compareText(here?.class ?? '~', there?.class ?? '~') ||
      (here?.line ?? 0) - (there?.line ?? 0) ||
      compareText(here?.method ?? '', there?.method ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

/** The worst first, then by site, then by id. */
export function compareFindings(one: Finding, other: Finding): number {
  return (
    SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
    compareSites(one, other) ||
    compareText(one.id, other.id)
  );
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
