/** Two columns as lines of text: as recorded, as flipped. */
import { columnsOf, type Stretch } from './columns.js';
import type { VerifiedPair, Verifier } from './verifier.js';

export function columnLines(verifier: Verifier, pair: VerifiedPair, mostRows: number): string[] {
  const columns = columnsOf(verifier, pair);
  if (columns === undefined) return [];
  const left = cellsOf(columns.recorded, mostRows);
  const right = cellsOf(columns.flipped, mostRows);
  const width = Math.min(60, Math.max(14, ...left.map(({ length }) => length)));
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    `${(left[at] ?? '').slice(0, width).padEnd(width)} | ${right[at] ?? ''}`.trimEnd(),
  );
  return ['', `${'as recorded'.padEnd(width)} | as flipped`, ...rows];
}

function cellsOf(stretches: readonly Stretch[], mostRows: number): string[] {
  const cells = stretches.slice(0, mostRows).map(cellText);
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
