/** From offsets of a text to places by line and column. */
import { lineAt } from '../java/syntax/line-starts.js';
import type { Place } from './origins.js';

export function toPlace(
  file: string,
  lineStarts: Int32Array,
  { start, end }: { readonly start: number; readonly end: number },
): Place {
  const first = lineAt(lineStarts, start);
  const last = lineAt(lineStarts, end);
  return {
    file,
    line: first + 1,
    column: start - (lineStarts[first] ?? 0) + 1,
    endLine: last + 1,
    endColumn: end - (lineStarts[last] ?? 0) + 1,
  };
}
