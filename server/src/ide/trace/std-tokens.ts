/** The tokens of a line of an STD trace: `T0|w(V1)|123`. The last part is the rest of the line. */
import { VERBS } from '../../trace/formats/std/line.js';
import type { Token, TokenKind } from './token.js';

/** What the argument of each operation names, in our words. */
const KINDS = { variable: 'field', lock: 'object', thread: 'thread', none: undefined } as const;
const ARGUMENT = new Map<string, TokenKind | undefined>(
  VERBS.map((verb) => [verb.word, KINDS[verb.argument]]),
);

export function stdTokens(line: string): Token[] {
  const bar = line.indexOf('|');
  if (bar < 0) return [];
  const secondBar = orEnd(line.indexOf('|', bar + 1), line.length);
  const open = orEnd(line.indexOf('(', bar + 1), secondBar);
  const verb = part(line, 'verb', bar + 1, open);
  return [
    ...part(line, 'thread', 0, bar),
    ...verb,
    ...argument(line, verb[0]?.text ?? '', open + 1, secondBar),
    ...part(line, 'site', secondBar + 1, line.length),
  ];
}

function orEnd(at: number, end: number): number {
  return at < 0 || at > end ? end : at;
}

function argument(line: string, verb: string, start: number, end: number): Token[] {
  const close = line.lastIndexOf(')', end - 1);
  const kind = ARGUMENT.get(verb);
  return kind === undefined || close < start ? [] : part(line, kind, start, close);
}

/** What stands between, without the blanks around it; nothing where there is nothing. */
function part(line: string, kind: TokenKind, start: number, end: number): Token[] {
  const content = line.slice(start, end);
  const text = content.trim();
  if (text === '') return [];
  const from = start + content.length - content.trimStart().length;
  return [{ kind, start: from, end: from + text.length, text }];
}
