/** The tokens of a racetrace line: an operation, or a declaration. Wrong lines give what is right. */
import { SIGILS, type IdKind } from '../../trace/operations.js';
import { splitWords, type Word } from '../../trace/formats/racetrace/words.js';
import type { Token } from './token.js';

const KIND_OF_SIGIL = new Map<string, IdKind>(
  (Object.keys(SIGILS) as IdKind[]).map((kind) => [SIGILS[kind], kind]),
);

const ID = /^[a-z]\d{1,10}$/;
/** An id alone, a location, or a value that is an id. */
const ARGUMENT = /^(=?)([a-z]\d{1,10})(?:(\.)(f\d{1,10})|\[\d+\]|(\{)(n\d{1,10})\}|\{\d*\})?$/;
const LATER = /^(later=)(\d{1,10})$/;

/** Declarations that name other ids, behind the words of their own. */
const REFERENCES: Readonly<Record<string, { readonly from: number; readonly kind: IdKind }>> = {
  thread: { from: 4, kind: 'process' },
  stack: { from: 2, kind: 'site' },
};

export function racetraceTokens(line: string): Token[] {
  const words = splitWords(line);
  const first = words[0];
  if (first === undefined || isQuoted(first)) return [];
  if (first.text === 'start') return [wordToken('verb', first)];
  if (/^t\d/.test(first.text)) return operationTokens(words);
  return first.text in SIGILS ? declarationTokens(first.text as IdKind, words) : [];
}

function operationTokens(words: readonly Word[]): Token[] {
  const tokens = idTokens(words[0]!);
  if (words[1] !== undefined) tokens.push(wordToken('verb', words[1]));
  for (const word of words.slice(2)) if (!isQuoted(word)) tokens.push(...argumentTokens(word));
  return tokens;
}

function declarationTokens(kind: IdKind, words: readonly Word[]): Token[] {
  const tokens = [wordToken('keyword', words[0]!)];
  if (words[1]?.text.startsWith(SIGILS[kind]) === true) tokens.push(...idTokens(words[1]));
  const references = REFERENCES[kind];
  if (references === undefined) return tokens;
  for (const word of words.slice(references.from)) {
    if (word.text.startsWith(SIGILS[references.kind])) tokens.push(...idTokens(word));
  }
  return tokens;
}

function argumentTokens(word: Word): Token[] {
  const later = LATER.exec(word.text);
  if (later !== null) {
    return [
      { ...wordToken('operation', word), start: word.start + later[1]!.length, text: later[2]! },
    ];
  }
  const match = ARGUMENT.exec(word.text);
  if (match === null) return [wordToken('option', word)];
  const start = word.start + match[1]!.length;
  const tokens = idToken(match[2]!, start);
  const part = match[4] ?? match[6];
  const mark = match[3] ?? match[5];
  if (part === undefined || mark === undefined) return tokens;
  return [...tokens, ...idToken(part, start + match[2]!.length + mark.length)];
}

function idTokens(word: Word): Token[] {
  return !isQuoted(word) && ID.test(word.text) ? idToken(word.text, word.start) : [];
}

function idToken(id: string, start: number): Token[] {
  const kind = KIND_OF_SIGIL.get(id[0]!);
  if (kind === undefined) return [];
  return [{ kind, start, end: start + id.length, text: String(Number(id.slice(1))) }];
}

/** A word in quotes is longer in the line than in itself; it is a name, never an id. */
function isQuoted(word: Word): boolean {
  return word.end - word.start !== word.text.length;
}

function wordToken(kind: 'verb' | 'keyword' | 'option' | 'operation', word: Word): Token {
  return { kind, start: word.start, end: word.end, text: word.text };
}
