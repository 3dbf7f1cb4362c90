/** A flip as text in two columns, and as JSON. */
import { columnsOf } from '../detect/verify/columns.js';
import { columnLines } from '../detect/verify/columns-text.js';
import { becauseOf, eventGraphOf } from '../detect/verify/event-graph.js';
import { recipeOf } from '../detect/verify/recipe.js';
import { reasonSteps } from '../detect/verify/cycle-words.js';
import { evidenceText, reasonText, verdictText } from '../detect/verify/verdict-words.js';
import type { VerifiedPair, Verifier } from '../detect/verify/verifier.js';
import { eventLines, type PicturedEvents } from '../ide/picture/features.js';
import type { FlippedFile } from '../workspace/flip-trace.js';

export type Found = Exclude<FlippedFile, { missing: string }>;

export function flipText(found: Found, peakMemoryMiB: number): string {
  const { verifier, pair } = found;
  const parts = [
    ...pairLines(verifier, pair),
    '',
    verdictText(pair, verifier),
    ...section('Why there is no other order', reasonText(pair, verifier)),
    ...columnLines(verifier, pair, MOST_ROWS),
    ...section('In the end', stateLines(pair.differences)),
    ...section('Who caused whom', eventLines(eventsOf(found))),
    ...section('To bring it about', recipeLines(verifier, pair)),
    '',
    `peak memory ${peakMemoryMiB} MiB`,
  ];
  return `${parts.join('\n')}\n`;
}

const MOST_ROWS = 40;
const MOST_NAMED = 6;

/** What the picture of the pair shows. */
export function eventsOf({ verifier, pair }: Found): PicturedEvents {
  const graph = eventGraphOf(verifier, pair.first, pair.second);
  return {
    title: `Who caused whom: ${graph.sides.map((side) => graph.events[side]!.name).join(' and ')}`,
    graph,
    verdict: verdictText(pair, verifier),
  };
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}

function pairLines(verifier: Verifier, { first, second }: VerifiedPair): string[] {
  return [first, second].map((op, at) => {
    const { place, what } = verifier.describe(op);
    return `${at === 0 ? 'first ' : 'second'}  ${what} (${place}); ${becauseOf(verifier, op)}`;
  });
}

function recipeLines(verifier: Verifier, pair: VerifiedPair): string[] {
  return recipeOf(verifier, pair)?.steps.map(({ text }, at) => `${at + 1}. ${text}`) ?? [];
}

type Difference = VerifiedPair['differences'][number];

/** Values that were not recorded are the same nothing on both sides: their fields share a line. */
function stateLines(differences: readonly Difference[]): string[] {
  const told = differences.filter(({ recorded, flipped }) => recorded !== flipped);
  const silent = differences.filter(({ recorded, flipped }) => recorded === flipped);
  const lines = told.slice(0, MOST_ROWS).map(differenceLine);
  return silent.length === 0 ? lines : [...lines, silentLine(silent)];
}

function differenceLine({ what, recorded, flipped, isVisible }: Difference): string {
  return `${what}: ${recorded} as recorded, ${flipped} as flipped${isVisible ? ' (visible)' : ''}`;
}

function silentLine(silent: readonly Difference[]): string {
  const named = silent
    .slice(0, MOST_NAMED)
    .map(({ what, isVisible }) => `${what}${isVisible ? ' (visible)' : ''}`);
  const others = silent.length - named.length;
  const more = others === 0 ? '' : ` and ${others} more`;
  return `may differ, but values were not recorded: ${named.join(', ')}${more}`;
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
    events: eventGraphOf(verifier, pair.first, pair.second),
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
