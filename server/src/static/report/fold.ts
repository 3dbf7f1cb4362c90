/**
 * Similar conflicts folded: those on the same field between the same two methods are one, the worst, which
 * says how many others there are. On the same two lines the more telling rule wins.
 */
import type { FindingAccess, RuleId } from '../../findings/finding.js';
import type { StaticConflict } from '../../findings/static-finding.js';
import type { Tier } from '../../findings/tiers.js';

const TIERS: readonly Tier[] = ['confirmed', 'likely', 'possible'];
const RULES: readonly RuleId[] = ['use-after-free', 'order-violation', 'data-race'];

export function foldSimilar(conflicts: readonly StaticConflict[]): StaticConflict[] {
  const bySites = keepFirst(sorted(conflicts), siteKey);
  const folded = new Map<string, { first: StaticConflict; count: number }>();
  for (const conflict of bySites) {
    const known = folded.get(methodKey(conflict));
    if (known === undefined) folded.set(methodKey(conflict), { first: conflict, count: 0 });
    else known.count++;
  }
  return [...folded.values()].map(({ first, count }) =>
    count === 0 ? first : { ...first, similar: count },
  );
}

function sorted(conflicts: readonly StaticConflict[]): StaticConflict[] {
  return conflicts
    .map((conflict, index) => ({ conflict, index }))
    .sort(
      (a, b) =>
        TIERS.indexOf(a.conflict.tier) - TIERS.indexOf(b.conflict.tier) ||
        RULES.indexOf(a.conflict.rule) - RULES.indexOf(b.conflict.rule) ||
        a.index - b.index,
    )
    .map(({ conflict }) => conflict);
}

function keepFirst(
  conflicts: readonly StaticConflict[],
  keyOf: (conflict: StaticConflict) => string,
): StaticConflict[] {
  const kept = new Map<string, StaticConflict>();
  for (const conflict of conflicts) {
    const key = keyOf(conflict);
    if (!kept.has(key)) kept.set(key, conflict);
  }
  return [...kept.values()];
}

function siteKey({ accesses }: StaticConflict): string {
  return accesses
    .map(({ place, field }) => `${place?.path ?? ''}:${place?.line ?? 0} ${field}`)
    .sort()
    .join('\n');
}

function methodKey({ rule, accesses }: StaticConflict): string {
  return [rule, ...accesses.map(sideOf).sort()].join('\n');
}

function sideOf({ kind, field, stack: [frame] }: FindingAccess): string {
  return `${kind} ${field} ${frame?.class ?? ''}.${frame?.method ?? ''}`;
}
