/**
 * What a person has said not to be a problem: by a comment or annotation in the sources, or in
 * `racelens.json`, of exactly what and why. A finding that one of them covers stays known, counted and
 * written as suppressed; one that covers nothing is stale, and that is said.
 */
import type { Finding, RuleId, SourceSpan, SuppressedBy } from './finding.js';
import { dottedClass } from './names.js';
import { RULES } from './rules.js';

export interface Suppression {
  readonly where: SuppressedBy['where'];
  /** Of the words themselves. */
  readonly place: SourceSpan;
  /** Empty: every rule. */
  readonly rules: readonly RuleId[];
  /** '' where none is given. */
  readonly reason: string;
  readonly covers: Covered;
}

export type Covered =
  /** Whatever has an access on these lines: a statement, a method, a class. */
  | { readonly kind: 'lines'; readonly path: string; readonly from: number; readonly to: number }
  /** `com.x.A.b`. */
  | { readonly kind: 'field'; readonly field: string }
  /** Whatever has an access in the package or one within it. */
  | { readonly kind: 'package'; readonly name: string };

export interface Suppressed {
  readonly findings: readonly Finding[];
  /** Those that cover nothing. */
  readonly stale: readonly Suppression[];
}

export function applySuppressions(
  findings: readonly Finding[],
  suppressions: readonly Suppression[],
): Suppressed {
  const used = new Set<Suppression>();
  const marked = findings.map((finding) => {
    if (finding.suppressed) return finding;
    const covering = suppressions.filter((each) => covers(each, finding));
    for (const each of covering) used.add(each);
    const [first] = covering;
    if (first === undefined) return finding;
    const { where, reason } = first;
    return { ...finding, suppressed: true, suppression: { where, reason } };
  });
  return { findings: marked, stale: suppressions.filter((each) => !used.has(each)) };
}

function covers({ rules, covers: what }: Suppression, finding: Finding): boolean {
  if (rules.length > 0 && !rules.includes(finding.rule)) return false;
  switch (what.kind) {
    case 'lines':
      return finding.accesses.some(({ place }) => isOnLines(place, what));
    case 'field':
      return writtenField(finding.accesses[0].field) === writtenField(what.field);
    case 'package':
      return finding.accesses.some(({ stack: [frame] }) => isIn(frame?.class ?? '', what.name));
  }
}

function isOnLines(
  place: SourceSpan | undefined,
  { path, from, to }: Extract<Covered, { kind: 'lines' }>,
): boolean {
  return place?.path === path && place.line >= from && place.line <= to;
}

/** Nested classes may be written either way. */
function writtenField(field: string): string {
  return field.replaceAll('$', '.');
}

function isIn(owner: string, name: string): boolean {
  return dottedClass(owner).startsWith(`${name}.`);
}

/** `racelens`: every rule, as an empty list; `racelens/data-race`: that one; undefined: none of ours. */
export function suppressedRules(id: string): readonly RuleId[] | undefined {
  if (id === 'racelens') return [];
  const rule = RULES.find((each) => id === `racelens/${each}`);
  return rule === undefined ? undefined : [rule];
}
