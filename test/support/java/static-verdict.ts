/**
 * Holds a report of the static analysis against the marks of a fixture. A report whose two ends are not
 * marked with one label is a problem, a mark that nothing matches is one, and so is a quiet access
 * whose field is said to be safe for another reason.
 *
 * A label may stand on more than two lines: then each of them must be an end of some finding among
 * them, so that it does not matter which of many similar pairs an engine folds into one.
 */
import {
  isWithoutCode,
  type RuleId,
  type StackFrame,
} from '../../../server/src/findings/finding.js';
import type { Severity, Tier } from '../../../server/src/findings/tiers.js';
import {
  readStaticMarks,
  wordsOf,
  type Claim,
  type End,
  type Quiet,
  type Reason,
} from './static-marks.js';

/** What we look at of a finding's access. */
export interface ReportedAccess {
  readonly kind: 'read' | 'write';
  readonly field: string;
  readonly action?: string;
  readonly stack: readonly StackFrame[];
  readonly place?: { readonly path: string; readonly line: number };
}

/** What we look at of a finding. */
export interface Reported {
  readonly rule: RuleId;
  readonly tier: Tier;
  readonly severity: Severity;
  readonly subject: string;
  readonly accesses: readonly [ReportedAccess, ReportedAccess];
}

/** A shared field that is not reported, and why; a field may have several reasons. */
export interface ReportedSafe {
  readonly field: string;
  readonly reason: string;
}

export interface StaticReport {
  readonly findings: readonly Reported[];
  readonly safe: readonly ReportedSafe[];
}

/** How many marks are met, by what they say; and how many are not. */
export interface Score {
  found: number;
  quiet: number;
  hidden: number;
  missed: number;
  spurious: number;
  wrong: number;
}

export interface Verdict {
  readonly problems: readonly string[];
  readonly score: Readonly<Score>;
}

export const NO_SCORE: Readonly<Score> = {
  found: 0,
  quiet: 0,
  hidden: 0,
  missed: 0,
  spurious: 0,
  wrong: 0,
};

/** Fields that are not shared have nothing to be said about. */
const UNSHARED: ReadonlySet<Reason> = new Set([
  'confined',
  'owned',
  'one-thread',
  'final',
  'immutable',
  'read-only',
]);

/** Marks say more exactly what a report says in fewer words. */
const SAID_AS: Readonly<Partial<Record<Reason, Reason>>> = {
  owned: 'confined',
  container: 'atomic',
};

export function judge(texts: Readonly<Record<string, string>>, report: StaticReport): Verdict {
  const { claims, quiets } = readStaticMarks(texts);
  const problems = report.findings.filter((finding) => !isMarked(finding, claims)).map(unmarked);
  const score = { ...NO_SCORE };
  for (const claim of claims) {
    const wrong = problemsOfClaim(claim, report.findings);
    problems.push(...wrong);
    if (wrong.length > 0) score.wrong++;
    else if (claim.standing !== 'maybe')
      score[claim.standing === 'real' ? 'found' : claim.standing]++;
  }
  for (const quiet of quiets) {
    const wrong = problemsOfQuiet(quiet, report);
    problems.push(...wrong);
    score[wrong.length > 0 ? 'wrong' : 'quiet']++;
  }
  return { problems, score };
}

export function addScores(one: Readonly<Score>, other: Readonly<Score>): Score {
  const keys = Object.keys(NO_SCORE) as (keyof Score)[];
  return Object.fromEntries(keys.map((key) => [key, one[key] + other[key]])) as unknown as Score;
}

function isVisible({ tier }: Reported): boolean {
  return tier !== 'possible';
}

/** Hidden findings need no mark. */
function isMarked(finding: Reported, claims: readonly Claim[]): boolean {
  if (!isVisible(finding)) return true;
  return claims.some((claim) => claim.standing !== 'hidden' && covers(claim, finding));
}

/** An access without a place, or the platform's, which no code does, is left to the other end. */
function covers({ rules, ends }: Claim, { rule, accesses, subject }: Reported): boolean {
  if (!rules.includes(rule)) return false;
  const placed = accesses.filter((each) => each.place !== undefined && !isWithoutCode(each));
  const matches = placed.map((access) => ends.filter((end) => isEnd(end, access, subject)));
  const [one = [], other = one] = matches;
  if (placed.length < 2) return one.length > 0;
  return one.some((end) => other.some((each) => each !== end || end.withItself !== 'no'));
}

function isEnd({ path, line, verb, field }: End, access: ReportedAccess, subject: string): boolean {
  if (access.place?.path !== path || access.place.line !== line) return false;
  if ((verb === 'read' || verb === 'write') && access.kind !== verb) return false;
  if (verb === 'set' && access.kind !== 'write') return false;
  return field === '' || wordsOf(`${access.field} ${subject}`).includes(field);
}

function problemsOfClaim(claim: Claim, findings: readonly Reported[]): string[] {
  const hidden = claim.standing === 'hidden';
  const own = findings.filter((finding) => isVisible(finding) !== hidden && covers(claim, finding));
  if (claim.standing === 'maybe') return [];
  if (claim.standing === 'missed') {
    return own.length === 0 ? [] : [`${claim.label} is found now: flip the mark`];
  }
  const open = claim.ends.filter((end) => !end.optional && !isMet(end, own));
  const verb = claim.standing === 'spurious' ? 'no longer reported' : 'not found';
  const problems = open.map((end) => `${verb}: ${claim.label} at ${end.path}:${end.line}`);
  return problems.length === 0 && claim.warning ? problemsOfTier(claim, own) : problems;
}

function isMet(end: End, own: readonly Reported[]): boolean {
  return own.some(({ accesses, subject }) => {
    const here = accesses.filter((access) => isEnd(end, access, subject)).length;
    return end.withItself === 'must' ? here === 2 : here > 0;
  });
}

function problemsOfTier({ label }: Claim, own: readonly Reported[]): string[] {
  const low = own.every(({ severity }) => severity !== 'warning' && severity !== 'error');
  return low ? [`${label} is no Warning`] : [];
}

function problemsOfQuiet(quiet: Quiet, { findings, safe }: StaticReport): string[] {
  const at = `${quiet.path}:${quiet.line}`;
  const told = findings.filter((finding) => quiet.notEvenHidden || isVisible(finding));
  if (told.some((finding) => touches(quiet, finding))) return [`reported, but quiet: ${at}`];
  const given = safe.filter(({ field }) => quiet.words.includes(wordsOf(field).at(-1)!));
  if (given.some(({ reason }) => quiet.reasons.some((wanted) => isSaid(wanted, reason)))) return [];
  if (given.length > 0) {
    const reasons = given.map(({ field, reason }) => `${field} ${reason}`).join(', ');
    return [`safe for another reason: ${at} is ${quiet.reasons.join('|')}, said ${reasons}`];
  }
  const reported = findings.some((finding) => isAbout(quiet, finding));
  const unshared = quiet.reasons.some((reason) => UNSHARED.has(reason));
  return reported || unshared || !quiet.told
    ? []
    : [`no reason given: ${at} is ${quiet.reasons.join('|')}`];
}

function isSaid(wanted: Reason, reason: string): boolean {
  return wanted === reason || SAID_AS[wanted] === reason;
}

function touches({ path, line, words }: Quiet, { accesses, subject }: Reported): boolean {
  return accesses.some(
    ({ place, field }) =>
      place?.path === path &&
      place.line === line &&
      wordsOf(`${field} ${subject}`).some((word) => words.includes(word)),
  );
}

/** Of a field that is reported elsewhere, or hidden, nothing is said to be safe. */
function isAbout({ words }: Quiet, { accesses }: Reported): boolean {
  return accesses.some(({ field }) => words.includes(wordsOf(field).at(-1) ?? ''));
}

function unmarked({ rule, subject, accesses }: Reported): string {
  const ends = accesses.map(({ kind, place }) => `${kind} ${place?.path}:${place?.line}`);
  return `not marked: ${rule} of ${subject}, ${ends.join(' and ')}`;
}
