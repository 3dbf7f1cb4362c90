/** From offsets of a text to places by line and column. */
import type { Place } from './origins.js';

/** Offset of the first character of each line. */
export function findLineStarts(text: string): Int32Array {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) starts.push(at + 1);
  }
  return Int32Array.from(starts);
}

export function toPlace(
  file: string,
  lineStarts: Int32Array,
  { start, end }: { readonly start: number; readonly end: number },
): Place {
  const first = lineOf(lineStarts, start);
  const last = lineOf(lineStarts, end);
  return {
    file,
    line: first + 1,
    column: start - (lineStarts[first] ?? 0) + 1,
    endLine: last + 1,
    endColumn: end - (lineStarts[last] ?? 0) + 1,
  };
}

/** The last line that starts at or before the offset, from 0. */
function lineOf(lineStarts: Int32Array, offset: number): number {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lineStarts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
