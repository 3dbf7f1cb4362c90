/**
 * The words of one racetrace line, with quotes undone and columns kept. Used for declarations, which
 * are few; operations are parsed from their bytes (operation-line.ts).
 */

export interface Word {
  readonly text: string;
  /** Columns in the line, from 0, end excluded. */
  readonly start: number;
  readonly end: number;
  /** A quote was opened and the line ended before it was closed. */
  readonly unclosed: boolean;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}

/** Reads a quoted word whose opening quote is at `start`; an unclosed one ends with the line. */
function readQuoted(line: string, start: number): Word {
  let text = '';
  let at = start + 1;
  while (at < line.length && line[at] !== '"') {
    if (line[at] === '\\' && at + 1 < line.length) {
      at++;
      text += ESCAPES[line[at]!] ?? line[at]!;
    } else {
      text += line[at]!;
    }
    at++;
  }
  return { text, start, end: Math.min(at + 1, line.length), unclosed: at >= line.length };
}

function readPlain(line: string, start: number): Word {
  let at = start;
  while (at < line.length && !isBlank(line[at])) at++;
  return { text: line.slice(start, at), start, end: at, unclosed: false };
}

/** The words up to the end of the line or a `#` that stands at the beginning of a word. */
export function splitWords(line: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  for (;;) {
    while (isBlank(line[at])) at++;
    if (at >= line.length || line[at] === '#') return words;
    const word = line[at] === '"' ? readQuoted(line, at) : readPlain(line, at);
    words.push(word);
    at = word.end;
  }
}

/** The text as one word: quoted only where it must be. */
export function quoteWord(text: string): string {
  if (text !== '' && !/[\s"#\\]/.test(text)) return text;
  const escaped = text
    .replace(/["\\]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\t/g, '\\t')
    .replace(/\r/g, '\\r');
  return `"${escaped}"`;
}
