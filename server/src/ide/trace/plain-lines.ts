/**
 * The lines of the text that are no operation: declarations, comments, the results at the end of a
 * log. They are not in the index, so they are looked through as they are; of a long trace they are
 * the small part.
 */
import { SIGILS } from '../../trace/operations.js';
import type { Mention } from '../../trace/index/mentions.js';
import type { TraceIndex } from '../../trace/index/types.js';
import { tokenRange } from './cursor.js';
import { isLabelOf } from './labels.js';
import { tokensOf } from './tokens.js';
import type { Range, TraceText } from './types.js';

/** Numbers of the lines (from 0) that have no operation, in order. */
export function* plainLines(index: TraceIndex, text: TraceText): Generator<number> {
  let place = 0;
  for (let line = 0; line < text.lineCount; line++) {
    while (place < index.length && index.columns.line[index.byLine[place]!]! - 1 < line) place++;
    const op = index.byLine[place];
    if (op === undefined || index.columns.line[op]! - 1 !== line) yield line;
  }
}

/** Where a racetrace declares the id; undefined in other formats and for ids that nobody declares. */
export function findDeclaration(
  index: TraceIndex,
  text: TraceText,
  mention: Mention,
): Range | undefined {
  if (index.format !== 'racetrace') return undefined;
  for (const line of plainLines(index, text)) {
    if (!text.lineText(line).trimStart().startsWith(mention.kind)) continue;
    const [keyword, id] = tokensOf(index.format, text.lineText(line));
    if (keyword?.text !== mention.kind || id === undefined) continue;
    if (isLabelOf(index, id, mention)) return tokenRange(line, id);
  }
  return undefined;
}

/** Labels that are unique in a log: a field's offset is not, nor is the name of a callback. */
const UNIQUE_IN_LOGS: ReadonlySet<string> = new Set(['thread', 'object', 'queue', 'class']);

/** Every place in the plain lines that names the id. */
export function findInPlainLines(index: TraceIndex, text: TraceText, mention: Mention): Range[] {
  if (index.format !== 'racetrace' && !UNIQUE_IN_LOGS.has(mention.kind)) return [];
  const found: Range[] = [];
  for (const line of plainLines(index, text)) {
    const content = text.lineText(line);
    if (index.format === 'racetrace' && !content.includes(SIGILS[mention.kind])) continue;
    for (const token of tokensOf(index.format, content)) {
      if (isLabelOf(index, token, mention)) found.push(tokenRange(line, token));
    }
  }
  return found;
}
