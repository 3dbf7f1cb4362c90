/**
 * The marks of the fixtures in test/java/static, as they are written. What is said is the truth about
 * the program, never what an engine happens to answer.
 *
 * | mark | meaning |
 * | --- | --- |
 * | `race(A) write x`, `read x` | a data race or lost update; the lines with one label race with each other |
 * | `race(A) update x` | the same, of an access that reads and writes (`x++`, `map.put`) |
 * | `race(A) self x` | the same, and the line races with itself: a finding with both ends there |
 * | `race(A) write+ x` | the line races with itself too, but that need not be said apart |
 * | `race(A) read? x` | the same, and it may be folded into another finding of the label |
 * | `free(B) use x`, `free x` | use after free |
 * | `order(C) use x`, `set x` | use before the event that sets it |
 * | `conflict(D) use x`, `free x`, `set x` | a data race that is also a use after free or an order violation |
 * | `hidden(E) write x` | a pair of events on one looper, of the hidden tier |
 * | `maybe(F) race write x` | true, but nobody must find it |
 * | `missed(G) race write x` | true, and known not to be found |
 * | `spurious(H) race write x` | not true, and known to be reported |
 * | `quiet(lock) x` | shared, and not reported, for this reason; `quiet(lock\|ordered)` for either |
 *
 * `!` behind a label: it must be a Warning; behind a quiet reason: not even hidden. `?` behind a quiet
 * reason: it need not be said, as of what is in a container or in an array, which is no field. The name of
 * the field may be left out.
 */
import type { RuleId } from '../../../server/src/findings/finding.js';
import { readMarks, type Mark } from './marks.js';

export const REASONS = [
  'ordered',
  'lock',
  'guard',
  'confined',
  'volatile',
  'final',
  'atomic',
  'immutable',
  'one-thread',
  'read-only',
  'container',
  'owned',
] as const;

export type Reason = (typeof REASONS)[number];

const RULES: Readonly<Record<string, readonly RuleId[]>> = {
  race: ['data-race', 'atomicity'],
  free: ['use-after-free'],
  order: ['order-violation'],
  conflict: ['data-race', 'atomicity', 'use-after-free', 'order-violation'],
  hidden: ['data-race', 'atomicity', 'use-after-free', 'order-violation', 'non-commutative'],
};

const VERBS = ['read', 'write', 'update', 'self', 'use', 'free', 'set'] as const;
export type Verb = (typeof VERBS)[number];

/** What the truth, or the record of a wrong answer, asks of the engine. */
export type Standing = 'real' | 'hidden' | 'maybe' | 'missed' | 'spurious';

export interface End {
  readonly path: string;
  readonly line: number;
  readonly verb: Verb;
  /** Does the line race with itself? `must`: a finding has to say so. */
  readonly withItself: 'no' | 'may' | 'must';
  /** May it be left to other ends of the label? */
  readonly optional: boolean;
  /** '' for any. */
  readonly field: string;
}

/** All ends with one label. */
export interface Claim {
  readonly label: string;
  readonly standing: Standing;
  readonly rules: readonly RuleId[];
  readonly warning: boolean;
  readonly ends: readonly End[];
}

export interface Quiet {
  readonly path: string;
  readonly line: number;
  readonly reasons: readonly Reason[];
  /** The field that is named, or the words of the line. */
  readonly words: readonly string[];
  readonly notEvenHidden: boolean;
  /** Must the reason be given? */
  readonly told: boolean;
}

export interface StaticMarks {
  readonly claims: readonly Claim[];
  readonly quiets: readonly Quiet[];
}

/** Of texts by path. Throws on a mark that is not one: a fixture is wrong then. */
export function readStaticMarks(texts: Readonly<Record<string, string>>): StaticMarks {
  const claims = new Map<string, Claim>();
  const quiets: Quiet[] = [];
  for (const [path, text] of Object.entries(texts)) {
    const lines = text.split(/\r\n|\r|\n/);
    for (const mark of readMarks(text)) {
      if (mark.name === 'quiet') quiets.push(readQuiet(path, mark, lines[mark.line - 1]!));
      else addEnd(claims, readClaim(path, mark));
    }
  }
  for (const claim of claims.values()) requireTwoEnds(claim);
  return { claims: [...claims.values()], quiets };
}

export function wordsOf(text: string): string[] {
  return text.split(/\W+/).filter((word) => word !== '');
}

function readQuiet(path: string, { line, label, rest }: Mark, text: string): Quiet {
  const reasons = label.split('|');
  for (const reason of reasons) {
    if (!isReason(reason)) throw new Error(`${path}:${line}: no reason: ${reason}`);
  }
  const field = rest.replace(/^[!?]\s*/, '');
  const words = wordsOf(field === '' ? text.split('//~')[0]! : field);
  const how = { notEvenHidden: rest.startsWith('!'), told: !rest.startsWith('?') };
  return { path, line, reasons: reasons as Reason[], words, ...how };
}

function isReason(text: string): text is Reason {
  return (REASONS as readonly string[]).includes(text);
}

function readClaim(path: string, { line, name, label, rest }: Mark): Claim {
  const warning = rest.startsWith('!');
  const words = rest.replace(/^!\s*/, '').split(/\s+/);
  const standing = standingOf(name);
  const rule = isRecord(standing) ? words.shift()! : name;
  const [written = '', field = '', ...more] = words;
  const verb = written.replace(/[+?]+$/, '');
  const rules = RULES[rule];
  if (rules === undefined || !/^\w+$/.test(label) || !isVerb(verb) || more.length > 0) {
    throw new Error(`${path}:${line}: not a mark: ${name}(${label}) ${rest}`);
  }
  const withItself = verb === 'self' ? 'must' : written.includes('+') ? 'may' : 'no';
  const end = { path, line, verb, withItself, optional: written.endsWith('?'), field } as const;
  return { label, standing, rules, warning, ends: [end] };
}

function standingOf(name: string): Standing {
  return name === 'hidden' || name === 'maybe' || name === 'missed' || name === 'spurious'
    ? name
    : 'real';
}

/** Standings that name the rule behind the label. */
function isRecord(standing: Standing): boolean {
  return standing === 'maybe' || standing === 'missed' || standing === 'spurious';
}

function isVerb(text: string): text is Verb {
  return (VERBS as readonly string[]).includes(text);
}

function addEnd(claims: Map<string, Claim>, claim: Claim): void {
  const known = claims.get(claim.label);
  if (known === undefined) {
    claims.set(claim.label, claim);
    return;
  }
  const [{ path, line }] = claim.ends as readonly [End];
  if (known.standing !== claim.standing || known.rules !== claim.rules) {
    throw new Error(`${path}:${line}: ${claim.label} means two things`);
  }
  const warning = known.warning || claim.warning;
  claims.set(claim.label, { ...known, warning, ends: [...known.ends, ...claim.ends] });
}

function requireTwoEnds({ label, ends }: Claim): void {
  const [{ path, line, withItself }] = ends as readonly [End];
  if (ends.length === 1 && withItself === 'no') {
    throw new Error(`${path}:${line}: ${label} has one end only`);
  }
}
