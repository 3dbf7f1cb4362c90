/** A suppression that covers nothing, taken out of the text: the names of other tools beside it stay. */
import type { Suppression } from '../../findings/suppressions.js';

/** Of one line: from one column to the other, from 1; or the line as a whole. */
export interface SuppressionRemoval {
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
  readonly wholeLine: boolean;
  readonly text: string;
}

const OURS = /^"?racelens(\/|"|$)/;

/** `lineText` is that of the suppression's line; undefined where it is written in an unusual way. */
export function removalOf(
  { place }: Suppression,
  lineText: string,
): SuppressionRemoval | undefined {
  const before = lineText.slice(0, place.column - 1);
  const words = lineText.slice(place.column - 1);
  const isComment = words.startsWith('//');
  const left = isComment ? commentWithout(words) : annotationWithout(words);
  if (left === undefined) return undefined;
  const { kept, length } = left;
  const isAlone = before.trim() === '' && lineText.slice(place.column - 1 + length).trim() === '';
  const column = kept === '' && isComment ? before.trimEnd().length + 1 : place.column;
  return {
    line: place.line,
    column,
    endColumn: place.column + length,
    wholeLine: kept === '' && isAlone,
    text: kept,
  };
}

interface Left {
  readonly kept: string;
  /** So much of the line was looked at. */
  readonly length: number;
}

/** `//noinspection a, racelens/x: why` leaves `//noinspection a`. */
function commentWithout(words: string): Left | undefined {
  const match = /^(\/\/[ \t]*noinspection[ \t]+)([^:]*?)(\s*(:|--).*)?$/.exec(words.trimEnd());
  if (match === null) return undefined;
  const names = match[2]!.split(/[\s,]+/).filter((name) => name !== '');
  const others = names.filter((name) => !OURS.test(name));
  const kept = others.length === 0 ? '' : `${match[1]!}${others.join(', ')}${match[3] ?? ''}`;
  return { kept, length: words.trimEnd().length };
}

/** `@SuppressWarnings({"a", "racelens"})` leaves `@SuppressWarnings("a")`; its reason goes with it. */
function annotationWithout(words: string): Left | undefined {
  const match = /^(@[\w.]+)[ \t]*\(\s*(\{[^}]*\}|"[^"]*")\s*\)([ \t]*\/\/.*)?([ \t]*)/.exec(words);
  if (match === null) return undefined;
  const names = match[2]!.match(/"[^"]*"/g) ?? [];
  const others = names.filter((name) => !OURS.test(name));
  if (others.length === 0) return { kept: '', length: match[0].length };
  const list = others.length === 1 ? others[0]! : `{${others.join(', ')}}`;
  const length = match[0].length - (match[3] ?? '').length - match[4]!.length;
  return { kept: `${match[1]!}(${list})`, length };
}
