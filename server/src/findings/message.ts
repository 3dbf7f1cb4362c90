/** The sentence that names a finding: what, and between whom; also as seen from one of its sides. */
import type { Finding, FindingAccess, RuleId } from './finding.js';
import { accessorName } from './names.js';

export const CODE_CHANGED = 'the code has changed since the trace was recorded';

const TITLES: Readonly<Record<RuleId, string>> = {
  'data-race': 'Race on',
  'use-after-free': 'Use after free of',
  'order-violation': 'Order violation on',
  'non-commutative': 'Events do not commute on',
  atomicity: 'Atomicity violation on',
};

export function titleOf(rule: RuleId, subject: string): string {
  return `${TITLES[rule]} ${subject}`;
}

/** What an access does, in the words of its rule. */
export function doneBy(rule: RuleId, { kind }: FindingAccess): string {
  if (rule === 'use-after-free') return kind === 'read' ? 'used' : 'set to null';
  return kind === 'read' ? 'read' : 'written';
}

/** The access as a thing, in the words of its rule. */
export function accessNoun(rule: RuleId, { kind }: FindingAccess): string {
  if (rule === 'use-after-free') return kind === 'read' ? 'use' : 'free';
  return kind;
}

/** `DwFileAct.onDestroy (main)`. */
export function whoText(access: FindingAccess): string {
  const name = accessorName(access);
  return name === access.thread ? name : `${name} (${access.thread})`;
}

/** `Race on x: written by A (main), read by B (AsyncTask #1)`. */
export function summary(
  rule: RuleId,
  subject: string,
  [one, other]: readonly [FindingAccess, FindingAccess],
): string {
  const first = `${doneBy(rule, one)} by ${whoText(one)}`;
  const second = `${doneBy(rule, other)} by ${whoText(other)}`;
  return `${titleOf(rule, subject)}: ${first}, ${second}`;
}

/** The same, told on the line of one side. */
export function messageAt(finding: Finding, here: FindingAccess, there: FindingAccess): string {
  const { rule, subject } = finding;
  const own = `${doneBy(rule, here)} here by ${whoText(here)}`;
  const others = `${doneBy(rule, there)} by ${whoText(there)}`;
  const text = `${titleOf(rule, subject)}: ${own}, ${others}`;
  const match = here.place?.match ?? 'exact';
  return match === 'exact' ? text : `${text} (${CODE_CHANGED})`;
}
