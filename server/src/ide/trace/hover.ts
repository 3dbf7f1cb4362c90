/**
 * Hover in a trace: on an id what it names, on a declaration likewise, anywhere else on the line of
 * an operation what the operation is.
 */
import type { TraceIndex } from '../../trace/index/types.js';
import { cursorAt, lineRange, operationOfToken, tokenRange } from './cursor.js';
import { mentionHover } from './hover-id.js';
import { operationHover, sentence } from './hover-operation.js';
import { lineLink, type Scope } from './hover-parts.js';
import { findByLabel } from './labels.js';
import type { Position, TraceContext, TraceHover, TraceText } from './types.js';

export async function traceHover(
  index: TraceIndex,
  text: TraceText,
  position: Position,
  context: TraceContext,
): Promise<TraceHover | undefined> {
  const cursor = cursorAt(index, text, position);
  if (cursor === undefined) return undefined;
  const scope: Scope = { index, context };
  const { line, token, tokens, op } = cursor;
  const declared = tokens[0]?.kind === 'keyword' ? tokens[1] : undefined;
  const mention = cursor.mention ?? (declared && findByLabel(index, declared));
  if (mention !== undefined) {
    const markdown = await mentionHover(scope, mention, op);
    const range = cursor.mention && token ? tokenRange(line, token) : lineRange(text, line);
    // On an id the operation is still worth a line, as the frame of what is said.
    return { markdown: op < 0 ? markdown : `${sentence(scope, op)}\n\n---\n\n${markdown}`, range };
  }
  const referred = operationOfToken(index, token);
  if (token !== undefined && referred >= 0) {
    const markdown = `${lineLink(scope, referred)}: ${await operationHover(scope, referred)}`;
    return { markdown, range: tokenRange(line, token) };
  }
  if (op < 0) return undefined;
  return { markdown: await operationHover(scope, op), range: lineRange(text, line) };
}
