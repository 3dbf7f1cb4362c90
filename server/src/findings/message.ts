/** The sentence that names a finding: what, and between whom; also as seen from one of its sides. */
import type { Cut, Finding, FindingAccess, Pattern, RuleId } from './finding.js';
import { accessorName } from './names.js';

export const CODE_CHANGED = 'the code has changed since the trace was recorded';

const TITLES: Readonly<Record<RuleId, string>> = {
  'data-race': 'Race on',
  'use-after-free': 'Use after free of',
  'order-violation': 'Order violation on',
  'non-commutative': 'Events do not commute on',
  atomicity: 'Atomicity violation on',
};

const PATTERNS: Readonly<Record<Pattern, string>> = {
  'lost-update': 'Lost update of',
  'double-checked-locking': 'Double-checked locking of',
  'check-then-act': 'Check then act on',
  container: 'Race on the',
  state: 'Race inside',
};

/** As much of a finding as its title needs. */
export type Titled = Pick<Finding, 'rule' | 'subject' | 'pattern'>;

export function titleOf({ rule, subject, pattern }: Titled): string {
  return `${pattern === undefined ? TITLES[rule] : PATTERNS[pattern]} ${subject}`;
}

/** The page about it; patterns that are mended in ways of their own have pages of their own. */
export function pageOf({ rule, pattern }: Pick<Finding, 'rule' | 'pattern'>): string {
  const hasPage = pattern === 'lost-update' || pattern === 'double-checked-locking';
  return hasPage ? pattern : rule;
}

/** What an access does, in the words of its rule. */
export function doneBy(rule: RuleId, { kind, action }: FindingAccess): string {
  if (action !== undefined) return action;
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
export function summary(finding: Titled & Pick<Finding, 'accesses' | 'similar' | 'cut'>): string {
  if (finding.cut !== undefined) return cutSummary(finding, finding.cut);
  const sides = finding.accesses.map(
    (access) => `${doneBy(finding.rule, access)} by ${whoText(access)}`,
  );
  return `${titleOf(finding)}: ${sides.join(', ')}${similarText(finding)}`;
}

/** `Atomicity violation on x: C came between A and B of service S (i2)`. */
function cutSummary(
  finding: Titled & Pick<Finding, 'accesses' | 'similar'>,
  { between, blamed }: Cut,
): string {
  const [first, last] = finding.accesses.map(accessorName);
  const pieces = first === last ? `two parts of ${first!}` : `${first!} and ${last!}`;
  return `${titleOf(finding)}: ${cutters(between)} came between ${pieces}, of ${blamed}${similarText(finding)}`;
}

/** Who came between, each once. */
export function cutters(between: readonly FindingAccess[]): string {
  return [...new Set(between.map(accessorName))].join(', ') || 'another event';
}

/** The same, told on the line of one side. */
export function messageAt(finding: Finding, here: FindingAccess, there: FindingAccess): string {
  const { rule } = finding;
  const own = `${doneBy(rule, here)} here by ${whoText(here)}`;
  const others = `${doneBy(rule, there)} by ${whoText(there)}`;
  const middle = finding.cut === undefined ? '' : ` with ${cutters(finding.cut.between)} between,`;
  const text = `${titleOf(finding)}: ${own},${middle} ${others}${similarText(finding)}`;
  const match = here.place?.match ?? 'exact';
  return match === 'exact' ? text : `${text} (${CODE_CHANGED})`;
}

/** ` (+3 similar)`. */
export function similarText({ similar = 0 }: Pick<Finding, 'similar'>): string {
  return similar === 0 ? '' : ` (+${similar} similar)`;
}
