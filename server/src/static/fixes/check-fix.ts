/**
 * Did a change mend a finding? Compared by what ids are made of (identity.ts): it is gone if fewer findings
 * have its key, or if what was a race of two threads is by now but two events of one looper, of which
 * either may come first; nothing loud may have come instead, and nothing as loud about the same field.
 */
import type { Finding } from '../../findings/finding.js';
import { keyOf } from '../../findings/identity.js';
import { isAtLeast } from '../../findings/tiers.js';

export function isMended(
  finding: Finding,
  before: readonly Finding[],
  after: readonly Finding[],
): boolean {
  const [was, is] = [countsOf(before), countsOf(after)];
  const key = keyOf(finding);
  const isThere = (is.get(key) ?? 0) >= (was.get(key) ?? 0);
  const still = after.filter((each) => keyOf(each) === key);
  if (isThere && !still.every((each) => isCalmed(finding, each))) return false;
  const added = after.filter((each) => (is.get(keyOf(each)) ?? 0) > (was.get(keyOf(each)) ?? 0));
  return !added.some((each) => isAtLeast(each.severity, 'warning') || isInstead(each, finding));
}

/** Did nothing come that was not there before? */
export function isAsBefore(before: readonly Finding[], after: readonly Finding[]): boolean {
  const [was, is] = [countsOf(before), countsOf(after)];
  return [...is].every(([key, times]) => times <= (was.get(key) ?? 0));
}

function isCalmed(before: Finding, after: Finding): boolean {
  const [one, other] = after.accesses;
  const isOneLooper = one.thread === other.thread && one.origin.runsOn.includes('looper');
  return before.severity !== 'hint' && after.severity === 'hint' && isOneLooper;
}

function isInstead(one: Finding, mended: Finding): boolean {
  const isSame = one.accesses[0].field === mended.accesses[0].field;
  return isSame && isAtLeast(one.severity, mended.severity);
}

function countsOf(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of findings) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return counts;
}
