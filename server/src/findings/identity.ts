/**
 * The id of a finding: what it is about and nothing that an unrelated edit changes. No line numbers,
 * no numbers that the compiler gives to anonymous classes and lambdas, no object of one run. Two
 * conflicts between the same methods on the same field have the same key; they are told apart by
 * their order in the file (merge.ts).
 */
import { createHash } from 'node:crypto';
import type { FindingAccess, RuleId } from './finding.js';
import { dottedClass, writtenMethod } from './names.js';

const HASH_LENGTH = 12;

/** One side, without anything that moves. */
export function sideKey(access: FindingAccess): string {
  const frame = access.stack[0];
  const owner = dottedClass(frame?.class ?? '').replaceAll(/\$\d+/g, '$');
  return [access.kind, owner, writtenMethod(frame?.method ?? ''), access.callbackKind ?? ''].join(
    ' ',
  );
}

export function findingKey(
  rule: RuleId,
  field: string,
  [one, other]: readonly [FindingAccess, FindingAccess],
): string {
  return [rule, field, ...[sideKey(one), sideKey(other)].sort()].join('\n');
}

export function hashedId(rule: RuleId, key: string): string {
  const digest = createHash('sha256').update(key).digest('hex');
  return `${rule}-${digest.slice(0, HASH_LENGTH)}`;
}
