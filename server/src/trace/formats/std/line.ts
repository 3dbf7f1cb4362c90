/**
 * One STD line taken apart with care: any spelling that the format allows, and for a line that is
 * wrong the reason. Knows no names and no ids; says where the parts of the line stand.
 *
 *     line = thread "|" operation [ "(" argument ")" ] [ "|" location ]
 *
 * Blanks around a part do not belong to it. The location is the rest of the line, whatever is in it.
 */
import { OpKind } from '../../operations.js';
import {
  BAR,
  CLOSE,
  decodeText,
  encodeText,
  indexOfByte,
  isBlank,
  OPEN,
  startsWith,
} from './bytes.js';

/** What the argument of an operation names. */
export type ArgumentKind = 'variable' | 'lock' | 'thread' | 'none';

export interface Verb {
  readonly word: string;
  readonly bytes: Uint8Array;
  readonly kind: OpKind;
  readonly argument: ArgumentKind;
}

function verb(word: string, kind: OpKind, argument: ArgumentKind): Verb {
  return { word, bytes: encodeText(word), kind, argument };
}

export const VERBS: readonly Verb[] = [
  verb('r', OpKind.Read, 'variable'),
  verb('w', OpKind.Write, 'variable'),
  verb('acq', OpKind.Lock, 'lock'),
  verb('rel', OpKind.Unlock, 'lock'),
  verb('fork', OpKind.Fork, 'thread'),
  verb('join', OpKind.Join, 'thread'),
  verb('begin', OpKind.Atomic, 'none'),
  verb('end', OpKind.EndAtomic, 'none'),
];

/** Bytes from `start` to `end` of the buffer that the line stands in. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface LineParts {
  readonly verb: Verb;
  readonly thread: Span;
  /** Means nothing where the verb takes no argument. */
  readonly argument: Span;
  /** Empty where it was not recorded. */
  readonly location: Span;
}

export interface LineFault {
  readonly code: string;
  readonly message: string;
  /** What is wrong of the line. */
  readonly at: Span;
}

/** A message quotes so much of a line and no more. */
const QUOTED = 40;

/** Takes a line apart that is not blank; `end` is before its line feed or CRLF. */
export function parseLine(bytes: Uint8Array, start: number, end: number): LineParts | LineFault {
  const bar = indexOfByte(bytes, BAR, start, end);
  const thread = trim(bytes, start, bar);
  if (bar === end)
    return fault('missing-operation', 'A line reads THREAD|OPERATION|LOCATION.', thread);
  const secondBar = indexOfByte(bytes, BAR, bar + 1, end);
  const operation = trim(bytes, bar + 1, secondBar);
  const location = trim(bytes, Math.min(secondBar + 1, end), end);

  const open = indexOfByte(bytes, OPEN, operation.start, operation.end);
  const word = trim(bytes, operation.start, open);
  const found = VERBS.find((each) => isWord(bytes, word, each.bytes));
  if (found === undefined) return unknownOperation(bytes, word);
  const argument = insideParentheses(bytes, open, operation.end);
  return (
    faultOfName(bytes, thread, 'thread') ??
    faultOfParentheses(bytes, open, operation.end) ??
    faultOfName(bytes, argument, found.argument) ?? { verb: found, thread, argument, location }
  );
}

/** The span without the blanks at its ends. */
function trim(bytes: Uint8Array, start: number, end: number): Span {
  while (start < end && isBlank(bytes[start]!)) start++;
  while (end > start && isBlank(bytes[end - 1]!)) end--;
  return { start, end };
}

function isWord(bytes: Uint8Array, { start, end }: Span, word: Uint8Array): boolean {
  return end - start === word.length && startsWith(bytes, start, word);
}

/** What stands between `open` and the ")" behind it; empty when there are no parentheses. */
function insideParentheses(bytes: Uint8Array, open: number, end: number): Span {
  return trim(bytes, Math.min(open + 1, end), indexOfByte(bytes, CLOSE, open, end));
}

function faultOfParentheses(bytes: Uint8Array, open: number, end: number): LineFault | undefined {
  if (open === end) return undefined;
  const close = indexOfByte(bytes, CLOSE, open, end);
  if (close === end)
    return fault('unclosed-parenthesis', 'A ")" is missing.', { start: open, end });
  if (close + 1 === end) return undefined;
  const rest = trim(bytes, close + 1, end);
  return fault('text-after-operation', 'Nothing may stand between the ")" and the "|".', rest);
}

function faultOfName(bytes: Uint8Array, name: Span, what: ArgumentKind): LineFault | undefined {
  if (what === 'none') return undefined;
  if (name.start === name.end)
    return fault(`missing-${what}`, `The name of the ${what} is missing.`, name);
  for (let index = name.start; index < name.end; index++) {
    if (bytes[index] !== OPEN && bytes[index] !== CLOSE) continue;
    const message = `The name ${quote(bytes, name)} of the ${what} has a parenthesis in it.`;
    return fault('bad-name', message, name);
  }
  return undefined;
}

function unknownOperation(bytes: Uint8Array, word: Span): LineFault {
  if (word.start === word.end) return fault('missing-operation', 'The operation is missing.', word);
  const known = VERBS.map((each) => each.word).join(', ');
  const message = `There is no operation ${quote(bytes, word)}: STD has ${known}.`;
  return fault('unknown-operation', message, word);
}

function quote(bytes: Uint8Array, { start, end }: Span): string {
  if (end - start <= QUOTED) return JSON.stringify(decodeText(bytes, start, end));
  return JSON.stringify(`${decodeText(bytes, start, start + QUOTED)}…`);
}

function fault(code: string, message: string, at: Span): LineFault {
  return { code, message, at };
}
