/**
 * Where both roads meet: a conflict that the sources allow and that a trace has shown is one finding,
 * confirmed. Both are about the same two sites if their accesses stand on the same lines; where the
 * code has changed since the trace was recorded, if field and methods are the same. Of an update
 * (`x++`) and of what a library does inside one call, a trace records reads and writes of their own:
 * there the line alone decides.
 */
import type { Finding, FindingAccess, RuleId } from './finding.js';
import { numberIds } from './identity.js';
import { joinEvidence } from './merge.js';
import { summary } from './message.js';
import { methodName, plainField } from './names.js';
import { compareFindings, compareSightings } from './order.js';
import { severityOf } from './tiers.js';
import { joinOrder, worseVerdict } from './verdicts.js';

/** Findings of traces as they stand on the sources, and those of the sources; with ids, in order. */
export function joinRoads(seen: readonly Finding[], found: readonly Finding[]): Finding[] {
  const seenAt = new Map(found.map((finding) => [finding, [] as Finding[]]));
  const candidates = indexByClues(seen.length === 0 ? [] : found);
  const alone = [...seen].sort(compareSightings).filter((sighting) => {
    const same = candidates(sighting).filter((finding) => isSame(sighting, finding));
    for (const finding of same) seenAt.get(finding)!.push(sighting);
    return same.length === 0;
  });
  const joined = [...seenAt].map(([finding, sightings]) => sightings.reduce(confirm, finding));
  // The sources come first, so that a new trace gives no other finding another id.
  const used = new Map<string, number>();
  return [...numberIds(joined, used), ...numberIds(alone, used)].sort(compareFindings);
}

/** Rules that can be two views of one conflict, the more telling first. */
const ALIKE: readonly RuleId[] = ['use-after-free', 'order-violation', 'data-race'];

function isSame(seen: Finding, found: Finding): boolean {
  const isAlike = ALIKE.includes(seen.rule) && ALIKE.includes(found.rule);
  if (seen.rule !== found.rule && !isAlike) return false;
  const [one, other] = seen.accesses;
  const [first, second] = found.accesses;
  const same = (access: FindingAccess, site: FindingAccess) => isSameSite(access, site, found);
  const isPair =
    (same(one, first) && same(other, second)) || (same(one, second) && same(other, first));
  return isPair && isSameCut(seen, found);
}

/** If both say what came between, it has to be the same. */
function isSameCut(seen: Finding, found: Finding): boolean {
  if (seen.cut === undefined || found.cut === undefined) return true;
  const { between } = found.cut;
  return seen.cut.between.some((access) => between.some((site) => isSameSite(access, site, found)));
}

function isSameSite(seen: FindingAccess, found: FindingAccess, { pattern }: Finding): boolean {
  const at = seen.place;
  const isInLibrary = at !== undefined && at.frame > 0;
  const isUpdate = pattern === 'lost-update';
  if (!isInLibrary && !isSameField(seen, found)) return false;
  if (!isInLibrary && !isUpdate && seen.kind !== found.kind) return false;
  if (at === undefined || isElsewhere(at.match)) return isSameMethod(seen, found);
  return at.path === found.place?.path && at.line === found.place.line;
}

/** The recorded access is no longer there: only what held it is known. */
function isElsewhere(match: NonNullable<FindingAccess['place']>['match']): boolean {
  return match === 'method' || match === 'class';
}

function isSameField(seen: FindingAccess, found: FindingAccess): boolean {
  return plainField(seen.field) === plainField(found.field);
}

function isSameMethod(
  { stack: [seen] }: FindingAccess,
  { stack: [found] }: FindingAccess,
): boolean {
  return seen !== undefined && found !== undefined && methodName(seen) === methodName(found);
}

/** A finding of the sources that a trace has shown: it keeps its own places and reasons. */
function confirm(found: Finding, seen: Finding): Finding {
  const [first, second] = found.accesses;
  const [one, other] = isSameSite(seen.accesses[0], first, found)
    ? seen.accesses
    : ([seen.accesses[1], seen.accesses[0]] as const);
  const both = [withSighting(first, one), withSighting(second, other)] as const;
  return {
    ...withCut(withRule(found, seen.rule), seen),
    accesses: both,
    ...tierOf(found, seen),
    evidence: joinEvidence([found, seen]),
    sightings: found.sightings + seen.sightings,
    ...(found.category === '' ? { category: seen.category } : {}),
    ...worseVerdict(found, seen),
    ...joinOrder(found, seen),
    ...firstOf('explanation', found, seen),
  };
}

/** Where both say what came between, the trace knows who was cut in two, and how. */
function withCut(found: Finding, { cut: seen }: Finding): Finding {
  if (found.cut === undefined || seen === undefined) return found;
  const { blamed, priority } = seen;
  const cut = { ...found.cut, blamed, ...(priority === undefined ? {} : { priority }) };
  return { ...found, cut, message: summary({ ...found, cut }) };
}

/** A run that shows it confirms it, unless what its events take for granted says that it hardly matters. */
function tierOf(found: Finding, seen: Finding): Pick<Finding, 'tier' | 'severity'> {
  const tier = found.tier === 'confirmed' ? found.tier : seen.tier;
  return { tier, severity: severityOf(tier) };
}

function withSighting(found: FindingAccess, { seen }: FindingAccess): FindingAccess {
  return seen === undefined || found.seen !== undefined ? found : { ...found, seen };
}

/** The more telling of the two rules. */
function withRule(found: Finding, seen: RuleId): Finding {
  if (ALIKE.indexOf(found.rule) <= ALIKE.indexOf(seen)) return found;
  const renamed = { ...found, rule: seen, pattern: undefined };
  return { ...renamed, message: summary(renamed) };
}

function firstOf(name: 'explanation', one: Finding, other: Finding): Pick<Finding, typeof name> {
  const text = one[name] ?? other[name];
  return text === undefined ? {} : { [name]: text };
}

/** Those findings that share a line or a field with a sighting, each once, in their order. */
function indexByClues(found: readonly Finding[]): (seen: Finding) => Finding[] {
  const byClue = new Map<string, Set<Finding>>();
  for (const finding of found) {
    for (const clue of cluesOf(finding)) {
      const known = byClue.get(clue) ?? new Set();
      byClue.set(clue, known.add(finding));
    }
  }
  return (seen) => [...new Set(cluesOf(seen).flatMap((clue) => [...(byClue.get(clue) ?? [])]))];
}

function cluesOf({ accesses }: Finding): string[] {
  const lines = accesses.flatMap(({ place }) =>
    place === undefined ? [] : [`${place.path}:${place.line}`],
  );
  return [...new Set([...lines, plainField(accesses[0].field)])];
}
