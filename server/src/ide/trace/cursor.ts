/**
 * What stands under the cursor: the line, its operation, the token and the id that it names. The
 * index may be older than the text: an operation counts only while its line still says the same
 * thread (and verb), and an id only while the line still has its label.
 */
import { shapeOf } from '../../trace/shapes.js';
import { argumentsOf, type Mention } from '../../trace/index/mentions.js';
import { operationNumbered, operationOfLine, operationsOfLine } from '../../trace/index/lines.js';
import type { TraceIndex } from '../../trace/index/types.js';
import { findByLabel, isIdKind, isLabelOf } from './labels.js';
import type { Token } from './token.js';
import { tokenAt, tokensOf } from './tokens.js';
import type { Position, Range, TraceText } from './types.js';

export interface Cursor {
  readonly line: number;
  readonly tokens: readonly Token[];
  readonly token: Token | undefined;
  /** The operation of the line, or -1. */
  readonly op: number;
  /** What the token names. */
  readonly mention: Mention | undefined;
}

export function cursorAt(
  index: TraceIndex,
  text: TraceText,
  position: Position,
): Cursor | undefined {
  const { line, character } = position;
  if (!(line >= 0 && line < text.lineCount)) return undefined;
  const tokens = tokensOf(index.format, text.lineText(line));
  const token = tokenAt(tokens, character);
  const op = operationOn(index, line, tokens);
  const mention = token === undefined ? undefined : mentionOf(index, line, token, op);
  return { line, tokens, token, op, mention };
}

/** The operation of a line, if it is still the one that the index knows; or -1. */
export function operationOn(index: TraceIndex, line: number, tokens: readonly Token[]): number {
  const op = operationOfLine(index, line + 1);
  if (op < 0 || !tokens.some((token) => token.kind === 'verb')) return -1;
  const thread = tokens.find((token) => token.kind === 'thread');
  const performs: Mention = { kind: 'thread', id: index.columns.thread[op]! };
  if (thread !== undefined && !isLabelOf(index, thread, performs)) return -1;
  return saysVerb(index, op, tokens) ? op : -1;
}

/** Only racetrace writes our own verbs. */
function saysVerb(index: TraceIndex, op: number, tokens: readonly Token[]): boolean {
  if (index.format !== 'racetrace') return true;
  const verb = tokens.find((token) => token.kind === 'verb');
  return verb?.text === shapeOf(index.columns.kind[op]!).verb;
}

/** The id that a token of a line names. */
export function mentionOf(
  index: TraceIndex,
  line: number,
  token: Token,
  op: number,
): Mention | undefined {
  if (!isIdKind(token.kind)) return undefined;
  if (op < 0) return findByLabel(index, token);
  const mentions = mentionsOfLine(index, line);
  const named = mentions.find((each) => isLabelOf(index, token, each));
  if (named !== undefined || token.kind !== 'class') return named;
  // A log names the class beside the field, as a part of its name.
  return mentions.find((each) => each.kind === 'field');
}

function mentionsOfLine(index: TraceIndex, line: number): Mention[] {
  return operationsOfLine(index, line + 1).flatMap((op) => [
    { kind: 'thread' as const, id: index.columns.thread[op]! },
    ...argumentsOf(index.columns, op),
  ]);
}

/** The operation whose number the token is; or -1. */
export function operationOfToken(index: TraceIndex, token: Token | undefined): number {
  if (token?.kind !== 'operation' && token?.kind !== 'access') return -1;
  return operationNumbered(index, Number(token.text), token.kind === 'access');
}

export function tokenRange(line: number, token: Token): Range {
  return { start: { line, character: token.start }, end: { line, character: token.end } };
}

/** The line without the blanks around it. */
export function lineRange(text: TraceText, line: number): Range {
  const content = text.lineText(line);
  const start = content.length - content.trimStart().length;
  return {
    start: { line, character: Math.min(start, content.trimEnd().length) },
    end: { line, character: content.trimEnd().length },
  };
}

/** The tokens of the operation's line; undefined if the text no longer has it there. */
export function tokensOfOperation(
  index: TraceIndex,
  text: TraceText,
  op: number,
): Token[] | undefined {
  const line = op >= 0 && op < index.length ? index.columns.line[op]! - 1 : -1;
  if (line < 0 || line >= text.lineCount) return undefined;
  const tokens = tokensOf(index.format, text.lineText(line));
  return operationOn(index, line, tokens) < 0 ? undefined : tokens;
}

export function operationRange(index: TraceIndex, text: TraceText, op: number): Range | undefined {
  if (tokensOfOperation(index, text, op) === undefined) return undefined;
  return lineRange(text, index.columns.line[op]! - 1);
}
