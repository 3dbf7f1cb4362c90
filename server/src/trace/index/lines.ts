/**
 * Between lines of a file and operations. A reader may make up operations, so a line can have none,
 * one or several, and made-up ones can stand out of order; hence an order of its own by line.
 */
import { Flag, isAccess } from '../operations.js';
import type { TraceIndex } from './types.js';

/** Positions sorted by line; equal lines keep their order. */
export function orderByLine(line: Uint32Array): Uint32Array {
  const order = new Uint32Array(line.length);
  let ascending = true;
  for (let op = 0; op < line.length; op++) {
    order[op] = op;
    if (op > 0 && line[op]! < line[op - 1]!) ascending = false;
  }
  return ascending
    ? order
    : order.sort((left, right) => line[left]! - line[right]! || left - right);
}

/** The first place in `byLine` whose operation stands on `line` (from 1) or after it. */
export function placeOfLine(index: TraceIndex, line: number): number {
  let low = 0;
  let high = index.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (index.columns.line[index.byLine[middle]!]! < line) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The operations of a line (from 1), in their order. */
export function operationsOfLine(index: TraceIndex, line: number): number[] {
  const found: number[] = [];
  for (let place = placeOfLine(index, line); place < index.length; place++) {
    const op = index.byLine[place]!;
    if (index.columns.line[op] !== line) break;
    found.push(op);
  }
  return found;
}

/** The operation that a line (from 1) says, rather than one that its reader made up; or -1. */
export function operationOfLine(index: TraceIndex, line: number): number {
  const found = operationsOfLine(index, line);
  const said = found.find((op) => (index.columns.flags[op]! & Flag.Synthetic) === 0);
  return said ?? found[0] ?? -1;
}

/** The operation with this number of its own; reads and writes of DroidRacer have theirs apart. */
export function operationNumbered(index: TraceIndex, number: number, access: boolean): number {
  const { columns, format } = index;
  for (let op = 0; op < index.length; op++) {
    if (columns.number[op] !== number || (columns.flags[op]! & Flag.Synthetic) !== 0) continue;
    if (format !== 'droidracer' || isAccess(columns.kind[op]!) === access) return op;
  }
  return -1;
}
