/**
 * The id of a finding: what it is about and nothing that an unrelated edit changes. No line numbers,
 * no numbers that the compiler gives to anonymous classes and lambdas, no object of one run, and
 * nothing that only a trace or only the sources know: both roads give a conflict the same id. Two
 * conflicts between the same methods on the same field have the same key; they are told apart by
 * their order in the file.
 */
import { createHash } from 'node:crypto';
import type { Finding, FindingAccess } from './finding.js';
import { dottedClass, writtenMethod } from './names.js';
import { compareSightings } from './order.js';

const HASH_LENGTH = 12;

/** One side, without anything that moves. */
function sideKey(access: FindingAccess): string {
  const frame = access.stack[0];
  if (frame === undefined) {
    return [access.kind, access.origin.name, access.callbackKind ?? ''].join(' ');
  }
  const owner = dottedClass(frame.class).replaceAll(/\$\d+/g, '$');
  return [access.kind, owner, writtenMethod(frame.method)].join(' ');
}

export function keyOf({ rule, accesses, cut }: Pick<Finding, 'rule' | 'accesses' | 'cut'>): string {
  const between = (cut?.between ?? []).map(sideKey);
  return [rule, accesses[0].field, ...accesses.map(sideKey).sort(), ...between].join('\n');
}

/** Without the number that tells those of the same key apart. After an edit nearly all findings are those from before. */
const plainIds = new WeakMap<Finding, string>();

export function plainIdOf(finding: Finding): string {
  const known = plainIds.get(finding);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(keyOf(finding)).digest('hex');
  const id = `${finding.rule}-${digest.slice(0, HASH_LENGTH)}`;
  plainIds.set(finding, id);
  return id;
}

/**
 * Gives findings their ids, in the order of their lines; `used` counts those that others have already. A finding
 * that has its id stays the object that it is.
 */
export function numberIds(
  findings: readonly Finding[],
  used = new Map<string, number>(),
): Finding[] {
  return [...findings].sort(compareSightings).map((finding) => {
    const plain = plainIdOf(finding);
    const times = (used.get(plain) ?? 0) + 1;
    used.set(plain, times);
    const id = times === 1 ? plain : `${plain}-${times}`;
    return finding.id === id ? finding : { ...finding, id };
  });
}
