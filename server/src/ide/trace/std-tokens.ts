/** The tokens of a line of an STD trace: `T0|w(V1)|123`. */
import { VERBS } from '../../trace/formats/std/line.js';
import type { Token, TokenKind } from './token.js';

const LINE =
  /^(\s*)([^|]*?)(\s*\|\s*)([a-z]+)(?:(\s*\(\s*)([^|]*?)(\s*\)))?(?:(\s*\|\s*)(.*?))?\s*$/;

/** What the argument of each operation names, in our words. */
const KINDS = { variable: 'field', lock: 'object', thread: 'thread', none: undefined } as const;
const ARGUMENT = new Map<string, TokenKind | undefined>(
  VERBS.map((verb) => [verb.word, KINDS[verb.argument]]),
);

export function stdTokens(line: string): Token[] {
  const match = LINE.exec(line);
  if (match === null) return [];
  const tokens: Token[] = [];
  let at = 0;
  const kinds = new Map<number, TokenKind | undefined>([
    [2, 'thread'],
    [4, 'verb'],
    [6, ARGUMENT.get(match[4]!)],
    [9, 'site'],
  ]);
  for (let group = 1; group < match.length; group++) {
    const text = match[group] ?? '';
    const kind = kinds.get(group);
    if (kind !== undefined && text !== '') {
      tokens.push({ kind, start: at, end: at + text.length, text });
    }
    at += text.length;
  }
  return tokens;
}
