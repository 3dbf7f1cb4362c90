/**
 * Find all references: every place of the file that names the object, field, lock, task, … under the
 * cursor. On a verb: what the operation is about, its first argument. Operations come from the
 * index, declarations and results from the text.
 */
import { argumentsOf, findMentions, type Mention } from '../../trace/index/mentions.js';
import type { TraceIndex } from '../../trace/index/types.js';
import { cursorAt, tokenRange, tokensOfOperation, type Cursor } from './cursor.js';
import { introductionOf } from './introduction.js';
import { findByLabel, isLabelOf } from './labels.js';
import { findInPlainLines } from './plain-lines.js';
import type { Position, Range, TraceText } from './types.js';

/** Sorted by position. */
export function traceReferences(
  index: TraceIndex,
  text: TraceText,
  position: Position,
  includeDeclaration: boolean,
): Range[] {
  const cursor = cursorAt(index, text, position);
  const mention = cursor === undefined ? undefined : subjectOf(index, cursor);
  if (mention === undefined) return [];
  const found = [
    ...findInPlainLines(index, text, mention),
    ...findInOperations(index, text, mention),
  ].sort(byPosition);
  if (includeDeclaration) return found;
  const declaration = introductionOf(index, text, mention);
  return found.filter((range) => declaration === undefined || byPosition(range, declaration) !== 0);
}

/** What the token is about; a keyword is about the id behind it, a verb about its first argument. */
export function subjectOf(
  index: TraceIndex,
  { token, tokens, mention, op }: Cursor,
): Mention | undefined {
  if (mention !== undefined || token === undefined) return mention;
  if (token.kind === 'keyword' && tokens[1] !== undefined) return findByLabel(index, tokens[1]);
  if (token.kind !== 'verb' || op < 0) return undefined;
  const named = argumentsOf(index.columns, op);
  return named.find((each) => each.kind !== 'site') ?? named[0];
}

function findInOperations(index: TraceIndex, text: TraceText, mention: Mention): Range[] {
  const found: Range[] = [];
  let previous = -1;
  for (const op of findMentions(index, mention)) {
    const line = index.columns.line[op]! - 1;
    // A reader may have made two operations of one line.
    if (line === previous) continue;
    previous = line;
    for (const token of tokensOfOperation(index, text, op) ?? []) {
      if (isLabelOf(index, token, mention)) found.push(tokenRange(line, token));
    }
  }
  return found;
}

function byPosition(left: Range, right: Range): number {
  return left.start.line - right.start.line || left.start.character - right.start.character;
}
