/**
 * Lenses over racy code: on the declaration of the field where the project has it, else on the
 * methods that hold the accesses. Where they stand is told at once, what they say when asked.
 */
import type { Finding, FindingAccess, RuleId, SourceSpan } from '../../findings/finding.js';
import { accessorName } from '../../findings/names.js';
import { countText } from '../trace/markdown.js';
import type { FindingContext, FindingLens, LensContent, Place } from './types.js';

/** The lenses of a source file, from top to bottom. */
export function findingLenses(findings: readonly Finding[], path: string): FindingLens[] {
  const byPlace = new Map<string, { span: SourceSpan; ids: string[] }>();
  for (const finding of findings) {
    for (const span of lensSpans(finding)) {
      if (span.path !== path) continue;
      const key = `${span.line}:${span.column}`;
      const lens = byPlace.get(key) ?? { span, ids: [] };
      byPlace.set(key, lens);
      if (!lens.ids.includes(finding.id)) lens.ids.push(finding.id);
    }
  }
  return [...byPlace.values()]
    .map(({ span: { line, column, endColumn }, ids }) => ({ line, column, endColumn, ids }))
    .sort((one, other) => one.line - other.line || one.column - other.column);
}

function lensSpans({ declaration, accesses }: Finding): SourceSpan[] {
  if (declaration !== undefined) return [declaration];
  return accesses.flatMap(({ place }) => (place?.method === undefined ? [] : [place.method]));
}

/** What the lens at a line says; undefined if its findings are gone. */
export function lensContent(
  findings: readonly Finding[],
  ids: readonly string[],
  context: FindingContext,
): LensContent | undefined {
  const shown = findings.filter(({ id }) => ids.includes(id));
  if (shown.length === 0) return undefined;
  return { title: lensTitle(shown), conflicts: conflictsOf(shown, context) };
}

const NOUNS: Readonly<Record<RuleId, readonly [one: string, many: string]>> = {
  'data-race': ['race', 'races'],
  'use-after-free': ['use after free', 'uses after free'],
  'order-violation': ['order violation', 'order violations'],
  'non-commutative': ['pair of events that do not commute', 'pairs of events that do not commute'],
  atomicity: ['atomicity violation', 'atomicity violations'],
};

/** `1 race · main ↔ AsyncTask #1`; on one thread it is the methods that tell. */
function lensTitle(findings: readonly Finding[]): string {
  const isRace = findings.some(({ rule }) => rule === 'data-race');
  const count = countText(findings.length, ...NOUNS[isRace ? 'data-race' : findings[0]!.rule]);
  const pairs = new Set(findings.map(({ accesses }) => pairText(accesses)));
  return `${count} · ${[...pairs].join(', ')}`;
}

function pairText(accesses: Finding['accesses']): string {
  const [one, other] = accesses;
  const sides =
    one.thread === other.thread ? accesses.map(accessorName) : [one.thread, other.thread];
  return sides.sort(mainFirst).join(' ↔ ');
}

function mainFirst(one: string, other: string): number {
  if (one === other) return 0;
  if (one === 'main' || other === 'main') return one === 'main' ? -1 : 1;
  return one < other ? -1 : 1;
}

/** All accesses of the findings, each place once: the lines to look at beside each other. */
function conflictsOf(findings: readonly Finding[], context: FindingContext): Place[] {
  const places = new Map<string, Place>();
  for (const access of findings.flatMap(({ accesses }) => accesses)) {
    const place = conflictPlace(access, context);
    if (place !== undefined) places.set(`${place.uri}:${place.line}:${place.column}`, place);
  }
  return [...places.values()];
}

function conflictPlace({ place, seen }: FindingAccess, context: FindingContext): Place | undefined {
  if (place !== undefined) {
    const { path, line, column, endColumn } = place;
    return { uri: context.uriOf(path), line, column, endColumn };
  }
  return seen && { uri: seen.trace, line: seen.line, column: 1, endColumn: 1 };
}
