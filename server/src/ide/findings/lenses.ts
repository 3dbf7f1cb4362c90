/**
 * Lenses over racy code: on the declaration of the field, and on the callbacks and methods that take part. Where
 * they stand is told at once, what they say when asked.
 */
import { groupBy } from '../../base/multi-map.js';
import {
  storyOf,
  type Finding,
  type FindingAccess,
  type RuleId,
  type SourceSpan,
  type StackFrame,
} from '../../findings/finding.js';
import { whoText } from '../../findings/message.js';
import { accessorName } from '../../findings/names.js';
import { framesFrom } from '../../findings/story.js';
import { countText } from '../trace/markdown.js';
import { conflictPlace } from './places.js';
import type { FindingContext, FindingLens, LensContent, LensPart, Place } from './types.js';

/** The name of the method around a frame's line, if it is known. */
export type MethodOf = (frame: StackFrame) => SourceSpan | undefined;

/** The lenses of a source file, from top to bottom. */
export function findingLenses(
  findings: readonly Finding[],
  path: string,
  methodOf: MethodOf = () => undefined,
): FindingLens[] {
  const byPlace = new Map<string, { span: SourceSpan; parts: LensPart[] }>();
  for (const finding of findings) {
    for (const [span, part] of lensSpans(finding, path, methodOf)) {
      if (span.path !== path) continue;
      const key = `${span.line}:${span.column}`;
      const lens = byPlace.get(key) ?? { span, parts: [] };
      byPlace.set(key, lens);
      if (!lens.parts.some(({ id }) => id === part.id)) lens.parts.push(part);
    }
  }
  return [...byPlace.values()]
    .map(({ span: { line, column, endColumn }, parts }) => ({ line, column, endColumn, parts }))
    .sort((one, other) => one.line - other.line || one.column - other.column);
}

function lensSpans(finding: Finding, path: string, methodOf: MethodOf): [SourceSpan, LensPart][] {
  const { id, declaration } = finding;
  const ofField: [SourceSpan, LensPart][] =
    declaration === undefined ? [] : [[declaration, { id }]];
  const ofSides = storyOf(finding).flatMap((access, side) =>
    methodSpans(access, path, methodOf).map((span): [SourceSpan, LensPart] => [span, { id, side }]),
  );
  return [...ofField, ...ofSides];
}

/** The method that holds the access, and the callback or thread body that it is called from. */
function methodSpans(access: FindingAccess, path: string, methodOf: MethodOf): SourceSpan[] {
  const [own, ...callers] = framesFrom(access);
  const inFile = (frame: StackFrame | undefined) =>
    frame?.path === path ? methodOf(frame) : undefined;
  const spans = [access.place?.method ?? inFile(own), inFile(callers.at(-1))];
  return spans.filter((span) => span !== undefined);
}

/** What a lens says; undefined if its findings are gone. */
export function lensContent(
  findings: readonly Finding[],
  parts: readonly LensPart[],
  context: FindingContext,
): LensContent | undefined {
  const shown = parts.flatMap(({ id, side }) => {
    const finding = findings.find((each) => each.id === id);
    return finding === undefined ? [] : [{ finding, side }];
  });
  if (shown.length === 0) return undefined;
  const all = shown.map(({ finding }) => finding);
  const isField = shown.some(({ side }) => side === undefined);
  if (isField) return { title: lensTitle(all), conflicts: placesOf(all.flatMap(sidesOf), context) };
  const others = shown.flatMap(({ finding, side }) => otherEnds(finding, side));
  return { title: methodTitle(all, others), conflicts: placesOf(others, context) };
}

/** The other end; of what came between, both. */
function otherEnds(finding: Finding, side: number | undefined): readonly FindingAccess[] {
  const [first, last] = finding.accesses;
  if (side === 0) return [last];
  return side === storyOf(finding).length - 1 ? [first] : [first, last];
}

function sidesOf({ accesses }: Finding): readonly FindingAccess[] {
  return accesses;
}

const NOUNS: Readonly<Record<RuleId, readonly [one: string, many: string]>> = {
  'data-race': ['race', 'races'],
  'use-after-free': ['use after free', 'uses after free'],
  'order-violation': ['order violation', 'order violations'],
  'non-commutative': ['pair of events that do not commute', 'pairs of events that do not commute'],
  atomicity: ['atomicity violation', 'atomicity violations'],
};

/** What may be called a race where there is one. */
const RACES: readonly RuleId[] = ['data-race', 'use-after-free', 'order-violation'];

/** `1 race`, `2 uses after free`, `1 race, 2 atomicity violations`. */
function countOf(findings: readonly Finding[]): string {
  const isRace = findings.some(({ rule }) => rule === 'data-race');
  const kinds = groupBy(findings, ({ rule }) =>
    isRace && RACES.includes(rule) ? 'data-race' : rule,
  );
  return [...kinds].map(([rule, each]) => countText(each.length, ...NOUNS[rule])).join(', ');
}

/** `1 race · main ↔ AsyncTask #1`; on one thread it is the methods that tell. */
function lensTitle(findings: readonly Finding[]): string {
  const pairs = new Set(findings.map(({ accesses }) => pairText(accesses)));
  return `${countOf(findings)} · ${[...pairs].join(', ')}`;
}

/** More names would not fit a line; the peek has them all. */
const MOST_NAMES = 2;

/** `1 race on isActivityDestroyed · with DwFileAct.onDestroy (main)`. */
function methodTitle(findings: readonly Finding[], others: readonly FindingAccess[]): string {
  const subjects = someOf(findings.map(({ subject }) => subject));
  return `${countOf(findings)} on ${subjects} · with ${someOf(others.map(whoText))}`;
}

function someOf(names: readonly string[]): string {
  const each = [...new Set(names)];
  const more = each.length - MOST_NAMES;
  return [...each.slice(0, MOST_NAMES), ...(more > 0 ? [`${more} more`] : [])].join(', ');
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

/** Each place once: the lines to look at beside each other. */
function placesOf(accesses: readonly FindingAccess[], context: FindingContext): Place[] {
  const places = new Map<string, Place>();
  for (const access of accesses) {
    const place = conflictPlace(access, context);
    if (place !== undefined) places.set(`${place.uri}:${place.line}:${place.column}`, place);
  }
  return [...places.values()];
}
