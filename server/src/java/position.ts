/** Offsets of a text as lines and columns, both from 1. */
import type { Extent } from './outline.js';

export interface LineSpan {
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
}

/** An extent on its first line. */
export function spanOf(text: string, { start, end }: Extent): LineSpan {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', start);
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < start; at = text.indexOf('\n', at + 1)) line++;
  const last = Math.min(end, lineEnd < 0 ? text.length : lineEnd);
  return { line, column: start - lineStart + 1, endColumn: Math.max(start, last) - lineStart + 1 };
}
