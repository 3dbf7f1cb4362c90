/**
 * Did a change mend a finding? Compared by what ids are made of (identity.ts): it is gone if fewer findings
 * have its key; nothing loud may have come instead, and nothing as loud as it was about the same field.
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
  if ((is.get(key) ?? 0) >= (was.get(key) ?? 0)) return false;
  const added = after.filter((each) => (is.get(keyOf(each)) ?? 0) > (was.get(keyOf(each)) ?? 0));
  return !added.some((each) => isAtLeast(each.severity, 'warning') || isInstead(each, finding));
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
