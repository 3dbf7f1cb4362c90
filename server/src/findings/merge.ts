/**
 * Many sightings, one finding: those between the same two source sites are one, in however many
 * traces they were seen. What is left gets its id and an order that depends on nothing but itself.
 * Conflicts without sites have nothing to be compared by and stay as they were seen.
 */
import type { Finding, FindingAccess } from './finding.js';
import { keyOf, numberIds } from './identity.js';
import { strongerTier } from './tiers.js';
import { joinOrder, worseVerdict } from './verdicts.js';
import { compareFindings, compareSightings, compareText } from './order.js';

/** Findings whose ids are still those of single sightings. */
export function mergeFindings(sightings: readonly Finding[]): Finding[] {
  const bySites = new Map<string, Finding>();
  for (const sighting of [...sightings].sort(compareSightings)) {
    const key = siteKey(sighting);
    const known = bySites.get(key);
    bySites.set(key, known === undefined ? sighting : join(known, sighting));
  }
  return numberIds([...bySites.values()]).sort(compareFindings);
}

function siteKey(finding: Finding): string {
  const between = (finding.cut?.between ?? []).map(siteOf);
  return [keyOf(finding), ...finding.accesses.map(siteOf).sort(), ...between].join('\n');
}

function siteOf({ stack: [frame], seen }: FindingAccess): string {
  if (frame === undefined) return `${seen?.trace ?? ''} ${seen?.op ?? ''}`;
  return `${frame.class} ${frame.method} ${frame.file}:${frame.line}`;
}

function join(one: Finding, other: Finding): Finding {
  return {
    ...one,
    ...worseVerdict(one, other),
    ...strongerTier(one, other),
    ...joinOrder(one, other),
    evidence: joinEvidence([one, other]),
    sightings: one.sightings + other.sightings,
  };
}

/** `static` first, then the traces, each once. */
export function joinEvidence(findings: readonly Finding[]): string[] {
  return [...new Set(findings.flatMap(({ evidence }) => evidence))].sort(compareText);
}
