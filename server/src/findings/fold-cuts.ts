/**
 * A transaction that is cut in two between two accesses that race: that is one thing to mend, so it is told
 * once, by the race, with the cut as a part of it. The race has to be told at least as loudly; where it is
 * not told at all, or less, the cut stays a finding of its own.
 */
import { joinEvidence } from './merge.js';
import { storyOf, type Finding, type FindingAccess, type RuleId } from './finding.js';
import { plainField } from './names.js';
import { isAtLeast } from './tiers.js';

const RACES: readonly RuleId[] = ['use-after-free', 'order-violation', 'data-race'];

/** The same findings in the same order, without the cuts that have become parts of others. */
export function foldCuts(findings: readonly Finding[]): readonly Finding[] {
  if (findings.every(({ cut }) => cut === undefined)) return findings;
  const cutsOf = new Map<Finding, Finding[]>();
  const raceAt = indexRaces(findings);
  const left = findings.filter((finding) => {
    const race = finding.cut === undefined || finding.suppressed ? undefined : raceAt(finding);
    if (race !== undefined) cutsOf.set(race, [...(cutsOf.get(race) ?? []), finding]);
    return race === undefined;
  });
  return left.map((finding) => withCuts(finding, cutsOf.get(finding) ?? []));
}

function withCuts(race: Finding, cuts: readonly Finding[]): Finding {
  return cuts.length === 0 ? race : { ...race, cuts, evidence: joinEvidence([race, ...cuts]) };
}

/** The first race of which both accesses follow each other in a cut. */
function indexRaces(findings: readonly Finding[]): (cut: Finding) => Finding | undefined {
  const byPair = new Map<string, Finding>();
  for (const finding of findings) {
    if (finding.suppressed || !RACES.includes(finding.rule)) continue;
    const key = pairKey(...finding.accesses);
    if (!byPair.has(key)) byPair.set(key, finding);
  }
  return (cut) => {
    const story = storyOf(cut);
    return story
      .slice(1)
      .map((access, at) => byPair.get(pairKey(story[at]!, access)))
      .find((race) => race !== undefined && isAtLeast(race.severity, cut.severity));
  };
}

function pairKey(one: FindingAccess, other: FindingAccess): string {
  return [siteKey(one), siteKey(other)].sort().join('\n');
}

function siteKey({ kind, field, place, stack: [frame], seen }: FindingAccess): string {
  const what = `${kind} ${plainField(field)}`;
  if (place !== undefined) return `${what} ${place.path}:${place.line}`;
  if (frame !== undefined) return `${what} ${frame.class}.${frame.method}:${frame.line}`;
  return `${what} ${seen?.trace ?? ''} ${seen?.op ?? ''}`;
}
