/**
 * Few findings that say all: of the conflicts on one field, as many as it takes to show every part that code
 * has in one (a method, mostly), each with its worst partner. All others are counted with the finding that shows
 * one of their sides. The first of a field, and the first that two origins have over one class, keeps its
 * tier; what comes after it is the same bug again, and is said more quietly. Who has read of a few races
 * that two threads have over a field or a class knows what is wrong with it: the rest of them is
 * hidden, and counted; but whoever says that a class is meant for several threads wants to know all. On the same two
 * lines the more telling rule wins.
 */
import { getOrMake, groupBy } from '../../base/multi-map.js';
import type { RuleId } from '../../findings/finding.js';
import type { Tier } from '../../findings/tiers.js';

/** A conflict before it is described. */
export interface Candidate {
  readonly rule: RuleId;
  readonly tier: Tier;
  /** The field or what else it is about. */
  readonly field: string;
  /** The class of the field; empty for what is no field. */
  readonly owner: string;
  /** What conflicts with this in common are one bug: the class and the two origins. */
  readonly cause: string;
  /** The two threads, as far as they matter to who reads of many conflicts. */
  readonly threads: string;
  /** Does a class that is touched say that it is meant for several threads? */
  readonly isAsked: boolean;
  /** What is to be shown once, by any names that tell it apart: the two methods, mostly. Never empty. */
  readonly parts: readonly string[];
  /** The two lines, by any name that tells them apart. */
  readonly sites: readonly [string, string];
  /** In which they stand. */
  readonly files: readonly string[];
}

export interface Folded<One extends Candidate> {
  readonly shown: One;
  readonly tier: Tier;
  readonly similar: number;
}

const TIERS: readonly Tier[] = ['confirmed', 'likely', 'possible'];
const RULES: readonly RuleId[] = ['use-after-free', 'order-violation', 'data-race'];

/** So many races of two threads are shown. */
const MOST_OF_FIELD = 3;
const MOST_OF_CLASS = 6;
const MOST_FIELDS_OF_CLASS = 12;

export function foldSimilar<One extends Candidate>(candidates: readonly One[]): Folded<One>[] {
  const bySites = keepFirst(sorted(candidates), ({ field, sites }) => key(field, sites));
  const byField = groupBy(bySites, ({ rule, field, tier }) => {
    return `${rule} ${field} ${tier === 'possible' ? 'hidden' : ''}`;
  });
  return withoutMore(quietened([...byField.values()].flatMap(cover)));
}

/** Of those with one cause the first alone is loud. */
function quietened<One extends Candidate>(folded: readonly Folded<One>[]): Folded<One>[] {
  const loud = new Set<string>();
  return folded.map((each) => {
    const key = `${each.shown.rule} ${each.shown.cause}`;
    if (each.tier !== 'confirmed') return each;
    if (loud.has(key)) return { ...each, tier: 'likely' };
    loud.add(key);
    return each;
  });
}

/**
 * Races of a field, and of a class, beyond the first few are hidden; the first of them counts them. A
 * class may show more of them for fields that none has told of yet, which may be bugs of their own.
 */
function withoutMore<One extends Candidate>(folded: readonly Folded<One>[]): Folded<One>[] {
  const result = [...folded];
  const shownBy = new Map<string, number[]>();
  folded.forEach((each, index) => {
    const { rule, field, owner, threads, isAsked } = each.shown;
    if (rule !== 'data-race' || each.tier !== 'likely' || isAsked) return;
    const ofField = shownOf(shownBy, `${field} ${threads}`);
    const ofClass = shownOf(shownBy, `class ${owner === '' ? field : owner} ${threads}`);
    const ofAnyThreads = shownOf(shownBy, `field ${field}`);
    const most = ofAnyThreads.length === 0 ? MOST_FIELDS_OF_CLASS : MOST_OF_CLASS;
    if (ofField.length < MOST_OF_FIELD && ofClass.length < most) {
      for (const shown of [ofField, ofClass, ofAnyThreads]) shown.push(index);
      return;
    }
    const first = (ofField[0] ?? ofClass[0])!;
    result[index] = { ...each, tier: 'possible' };
    result[first] = { ...result[first]!, similar: result[first]!.similar + each.similar + 1 };
  });
  return result;
}

function shownOf(shownBy: Map<string, number[]>, key: string): number[] {
  return getOrMake(shownBy, key, () => []);
}

/** The worst first; then those that show a part that is not shown yet. */
function cover<One extends Candidate>(conflicts: readonly One[]): Folded<One>[] {
  const shownBy = new Map<string, number>();
  const shown: One[] = [];
  const similar: number[] = [];
  for (const conflict of conflicts) {
    const missing = conflict.parts.filter((part) => !shownBy.has(part));
    if (missing.length === 0) similar[shownBy.get(conflict.parts[0]!)!]!++;
    else {
      for (const part of missing) shownBy.set(part, shown.length);
      shown.push(conflict);
      similar.push(0);
    }
  }
  return shown.map((conflict, index) => ({
    shown: conflict,
    tier: index > 0 && conflict.tier === 'confirmed' ? 'likely' : conflict.tier,
    similar: similar[index]!,
  }));
}

function sorted<One extends Candidate>(candidates: readonly One[]): One[] {
  return candidates
    .map((candidate, index) => ({ candidate, index }))
    .sort(
      (a, b) =>
        TIERS.indexOf(a.candidate.tier) - TIERS.indexOf(b.candidate.tier) ||
        RULES.indexOf(a.candidate.rule) - RULES.indexOf(b.candidate.rule) ||
        a.index - b.index,
    )
    .map(({ candidate }) => candidate);
}

function keepFirst<One>(all: readonly One[], keyOf: (one: One) => string): One[] {
  const kept = new Map<string, One>();
  for (const one of all) if (!kept.has(keyOf(one))) kept.set(keyOf(one), one);
  return [...kept.values()];
}

function key(field: string, sites: readonly string[]): string {
  return [field, ...[...sites].sort()].join(' ');
}
