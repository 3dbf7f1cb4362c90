/**
 * The id of a finding: what it is about and nothing that an unrelated edit changes. No line numbers,
 * no numbers that the compiler gives to anonymous classes and lambdas, no object of one run, and
 * nothing that only a trace or only the sources know: both roads give a conflict the same id. Two
 * conflicts between the same methods on the same field have the same key; they are told apart by
 * their order in the file.
 */
import { createHash } from 'node:crypto';
import type { Finding, FindingAccess, RuleId } from './finding.js';
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

/** After an edit nearly all findings are those from before: what was hashed once is remembered. */
const hashed = new Map<string, string>();
const MOST_REMEMBERED = 20_000;

function hashedId(rule: RuleId, key: string): string {
  const known = hashed.get(key);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(key).digest('hex');
  const id = `${rule}-${digest.slice(0, HASH_LENGTH)}`;
  if (hashed.size >= MOST_REMEMBERED) hashed.clear();
  hashed.set(key, id);
  return id;
}

/**
 * Gives findings their ids, in the order of their lines; `used` counts those that others have already.
 */
export function numberIds(
  findings: readonly Finding[],
  used = new Map<string, number>(),
): Finding[] {
  return [...findings].sort(compareSightings).map((finding) => {
    const id = hashedId(finding.rule, keyOf(finding));
    const times = (used.get(id) ?? 0) + 1;
    used.set(id, times);
    return { ...finding, id: times === 1 ? id : `${id}-${times}` };
  });
}
