/** A flip as text in two columns, and as JSON. */
import { columnsOf, type Stretch } from '../detect/verify/columns.js';
import { becauseText } from '../detect/verify/dependency-graph.js';
import { recipeOf } from '../detect/verify/recipe.js';
import { reasonSteps } from '../detect/verify/cycle-words.js';
import { evidenceText, reasonText, verdictText } from '../detect/verify/verdict-words.js';
import type { VerifiedPair, Verifier } from '../detect/verify/verifier.js';
import type { FlippedFile } from '../workspace/flip-trace.js';

type Found = Exclude<FlippedFile, { missing: string }>;

export function flipText({ verifier, pair }: Found, peakMemoryMiB: number): string {
  const parts = [
    ...pairLines(verifier, pair),
    '',
    verdictText(pair, verifier),
    ...section('Why there is no other order', reasonText(pair, verifier)),
    ...columnLines(verifier, pair),
    ...section('In the end', pair.differences.slice(0, MOST_ROWS).map(differenceLine)),
    ...section('To bring it about', recipeLines(verifier, pair)),
    '',
    `peak memory ${peakMemoryMiB} MiB`,
  ];
  return `${parts.join('\n')}\n`;
}

const MOST_ROWS = 40;

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}

function pairLines(verifier: Verifier, { first, second }: VerifiedPair): string[] {
  return [first, second].map((op, at) => {
    const { place, what } = verifier.describe(op);
    return `${at === 0 ? 'first ' : 'second'}  ${what} (${place}); ${becauseOf(verifier, op)}`;
  });
}

function becauseOf({ skeleton, events }: Verifier, op: number): string {
  const segment = skeleton.segmentOf[skeleton.nodeOfOperation[op]!]!;
  return becauseText(events.rootsOf(segment));
}

function recipeLines(verifier: Verifier, pair: VerifiedPair): string[] {
  return recipeOf(verifier, pair)?.steps.map(({ text }, at) => `${at + 1}. ${text}`) ?? [];
}

function differenceLine(difference: VerifiedPair['differences'][number]): string {
  const { what, recorded, flipped, isVisible } = difference;
  return `${what}: ${recorded} as recorded, ${flipped} as flipped${isVisible ? ' (visible)' : ''}`;
}

function columnLines(verifier: Verifier, pair: VerifiedPair): string[] {
  const columns = columnsOf(verifier, pair);
  if (columns === undefined) return [];
  const left = cellsOf(columns.recorded);
  const right = cellsOf(columns.flipped);
  const width = Math.min(60, Math.max(14, ...left.map(({ length }) => length)));
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    `${(left[at] ?? '').slice(0, width).padEnd(width)} | ${right[at] ?? ''}`.trimEnd(),
  );
  return ['', `${'as recorded'.padEnd(width)} | as flipped`, ...rows];
}

function cellsOf(stretches: readonly Stretch[]): string[] {
  const cells = stretches.slice(0, MOST_ROWS).map(cellText);
  const more = stretches.length - cells.length;
  return more > 0 ? [...cells, `… ${more} more`] : cells;
}

function cellText({ thread, event, from, to, holds, isDoubtful, isLeftOut }: Stretch): string {
  const lines = from === to ? `${from}` : `${from}-${to}`;
  const marks = [
    ...holds,
    ...(isLeftOut ? ['does not happen'] : isDoubtful ? ['uncertain'] : []),
  ].join(', ');
  const name = event === `thread ${thread}` ? event : `${thread}: ${event}`;
  return `${name} ${lines}${marks === '' ? '' : ` [${marks}]`}`;
}

export function flipJson(file: string, found: Found, peakMemoryMiB: number): string {
  const { verifier, pair, model, race } = found;
  const { skeleton, describe } = verifier;
  const cycle = 'cycle' in pair.flip ? pair.flip.cycle : [];
  const document = {
    version: 1,
    file,
    model,
    ...(race === undefined ? {} : { race: race.id }),
    pair: [pair.first, pair.second].map((op) => ({
      op: verifier.trace.store.columns.number[op],
      ...describe(op),
      because: becauseOf(verifier, op),
    })),
    found: pair.schedule === undefined ? 'none' : pair.flip.kind === 'stuck' ? 'stuck' : 'schedule',
    verdict: pair.verdict,
    basis: pair.basis,
    why: verdictText(pair, verifier),
    evidence: pair.evidence.map((each) => evidenceText(each, verifier)),
    reason: reasonSteps(cycle, skeleton, describe),
    ...columnsOf(verifier, pair),
    ...(pair.schedule === undefined ? {} : { changes: changesOf(verifier, pair) }),
    differences: pair.differences,
    recipe: recipeOf(verifier, pair)?.steps ?? [],
    peakMemoryMiB,
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/** What would be seen otherwise, by the numbers of the operations. */
function changesOf({ trace }: Verifier, { replay }: VerifiedPair): object {
  const numberOf = (op: number) => trace.store.columns.number[op];
  return {
    reads: replay?.reads.map(({ op }) => numberOf(op)) ?? [],
    branches: replay?.branches.map(({ op }) => numberOf(op)) ?? [],
    nullDereferences: replay?.nullUses.map(({ op }) => numberOf(op)) ?? [],
    leftOut: replay?.leftOut.size ?? 0,
  };
}
