/**
 * One STD line taken apart with care: any spelling that the format allows, and for a line that is
 * wrong the reason. Knows no names and no ids; says where the parts of the line stand.
 *
 *     line = thread "|" operation [ "(" argument ")" ] [ "|" location ]
 *
 * Blanks around a part do not belong to it. The location is the rest of the line, whatever is in it.
 */
import { OpKind } from '../../operations.js';
import { BAR, CLOSE, isBlank, OPEN } from './bytes.js';

/** What the argument of an operation names. */
export type ArgumentKind = 'variable' | 'lock' | 'thread' | 'none';

export interface Verb {
  readonly word: string;
  readonly kind: OpKind;
  readonly argument: ArgumentKind;
}

export const VERBS: readonly Verb[] = [
  { word: 'r', kind: OpKind.Read, argument: 'variable' },
  { word: 'w', kind: OpKind.Write, argument: 'variable' },
  { word: 'acq', kind: OpKind.Lock, argument: 'lock' },
  { word: 'rel', kind: OpKind.Unlock, argument: 'lock' },
  { word: 'fork', kind: OpKind.Fork, argument: 'thread' },
  { word: 'join', kind: OpKind.Join, argument: 'thread' },
  { word: 'begin', kind: OpKind.Atomic, argument: 'none' },
  { word: 'end', kind: OpKind.EndAtomic, argument: 'none' },
];

const VERB_BY_WORD = new Map(VERBS.map((verb) => [verb.word, verb]));

/** Bytes from `start` to `end` of the line's buffer. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface LineParts {
  readonly verb: Verb;
  readonly thread: Span;
  /** Empty where the operation has none. */
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

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** A message quotes so much of a line and no more. */
const QUOTED = 40;

/** The parts of the line, which is not blank and has neither line feed nor carriage return at its end. */
export function parseLine(bytes: Uint8Array, start: number, end: number): LineParts | LineFault {
  const bar = indexOf(bytes, BAR, start, end);
  const thread = trim(bytes, start, bar);
  if (bar === end)
    return fault('missing-operation', 'A line reads THREAD|OPERATION|LOCATION.', thread);
  const notName = faultOfName(bytes, thread, 'thread');
  if (notName !== undefined) return notName;

  const secondBar = indexOf(bytes, BAR, bar + 1, end);
  const operation = trim(bytes, bar + 1, secondBar);
  const location = trim(bytes, Math.min(secondBar + 1, end), end);
  const open = indexOf(bytes, OPEN, operation.start, operation.end);
  const word = trim(bytes, operation.start, open);
  const verb = VERB_BY_WORD.get(textOf(bytes, word));
  if (verb === undefined) return unknownOperation(bytes, word, operation);

  const argument = open < operation.end ? insideParentheses(bytes, open, operation) : undefined;
  if (argument !== undefined && 'code' in argument) return argument;
  if (verb.argument === 'none') return { verb, thread, argument: { start: end, end }, location };
  const name = argument ?? { start: operation.end, end: operation.end };
  return faultOfName(bytes, name, verb.argument) ?? { verb, thread, argument: name, location };
}

export function textOf(bytes: Uint8Array, span: Span): string {
  return decoder.decode(bytes.subarray(span.start, span.end));
}

/** The span without the blanks at its ends. */
function trim(bytes: Uint8Array, start: number, end: number): Span {
  while (start < end && isBlank(bytes[start]!)) start++;
  while (end > start && isBlank(bytes[end - 1]!)) end--;
  return { start, end };
}

/** Where the byte first stands, or `end`. */
function indexOf(bytes: Uint8Array, byte: number, start: number, end: number): number {
  let index = start;
  while (index < end && bytes[index] !== byte) index++;
  return index;
}

function insideParentheses(bytes: Uint8Array, open: number, operation: Span): Span | LineFault {
  const close = indexOf(bytes, CLOSE, open, operation.end);
  if (close === operation.end) {
    return fault('unclosed-parenthesis', 'The ")" is missing.', { start: open, end: close });
  }
  if (close + 1 < operation.end) {
    const rest = trim(bytes, close + 1, operation.end);
    return fault('text-after-operation', 'Nothing may stand between ")" and "|".', rest);
  }
  return trim(bytes, open + 1, close);
}

function faultOfName(bytes: Uint8Array, name: Span, what: ArgumentKind): LineFault | undefined {
  if (name.start === name.end)
    return fault(`missing-${what}`, `The ${what}'s name is missing.`, name);
  for (let index = name.start; index < name.end; index++) {
    if (bytes[index] === OPEN || bytes[index] === CLOSE) {
      return fault(
        'bad-name',
        `The ${what}'s name ${quote(bytes, name)} has a parenthesis in it.`,
        name,
      );
    }
  }
  return undefined;
}

function unknownOperation(bytes: Uint8Array, word: Span, operation: Span): LineFault {
  if (operation.start === operation.end) {
    return fault('missing-operation', 'There is no operation between the bars.', operation);
  }
  const known = VERBS.map((verb) => verb.word).join(', ');
  const message = `There is no operation ${quote(bytes, word)}: STD has ${known}.`;
  return fault('unknown-operation', message, word.start < word.end ? word : operation);
}

function quote(bytes: Uint8Array, span: Span): string {
  const text = textOf(bytes, { start: span.start, end: Math.min(span.end, span.start + QUOTED) });
  return JSON.stringify(span.end - span.start > QUOTED ? `${text}…` : text);
}

function fault(code: string, message: string, at: Span): LineFault {
  return { code, message, at };
}
