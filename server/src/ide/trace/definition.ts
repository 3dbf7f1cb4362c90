/**
 * Go to definition in a trace. On an id: its declaration or introduction. On a verb: the other half
 * of the operation (partners.ts), and for `deref` and `branch` the read whose value they use. On a
 * site: the Java line, where the project has it. On the number of an operation: that operation.
 */
import type { Mention } from '../../trace/index/mentions.js';
import { otherHalf } from '../../trace/index/reads.js';
import type { TraceIndex } from '../../trace/index/types.js';
import { cursorAt, operationOfToken, operationRange, tokenRange, type Cursor } from './cursor.js';
import { introductionOf } from './introduction.js';
import { findByLabel } from './labels.js';
import type {
  Position,
  Range,
  TraceContext,
  TraceDefinition,
  TraceTarget,
  TraceText,
} from './types.js';

export async function traceDefinition(
  index: TraceIndex,
  text: TraceText,
  position: Position,
  context: TraceContext,
): Promise<TraceDefinition | undefined> {
  const cursor = cursorAt(index, text, position);
  if (cursor?.token === undefined) return undefined;
  const target = await targetOf(index, text, cursor, context);
  if (target === undefined) return undefined;
  return { origin: tokenRange(cursor.line, cursor.token), targets: [target] };
}

async function targetOf(
  index: TraceIndex,
  text: TraceText,
  cursor: Cursor,
  context: TraceContext,
): Promise<TraceTarget | undefined> {
  const { mention, token, op } = cursor;
  if (mention !== undefined) return mentionTarget(index, text, mention, op, context);
  switch (token?.kind) {
    case 'verb':
      return inTrace(operationRange(index, text, otherHalf(index, op)));
    case 'keyword':
      return keywordTarget(index, text, cursor, context);
    case 'operation':
    case 'access':
      return inTrace(operationRange(index, text, operationOfToken(index, token)));
    default:
      return undefined;
  }
}

async function mentionTarget(
  index: TraceIndex,
  text: TraceText,
  mention: Mention,
  op: number,
  context: TraceContext,
): Promise<TraceTarget | undefined> {
  const site = mention.kind === 'site' ? index.tables.sites[mention.id] : undefined;
  const place = site === undefined ? undefined : await context.locateSite(site);
  if (place !== undefined) return { in: 'source', place };
  return inTrace(introductionOf(index, text, mention, op));
}

/** On the word that opens a declaration: what its id means, which for a site is the Java line. */
async function keywordTarget(
  index: TraceIndex,
  text: TraceText,
  { tokens }: Cursor,
  context: TraceContext,
): Promise<TraceTarget | undefined> {
  const id = tokens[1] === undefined ? undefined : findByLabel(index, tokens[1]);
  return id === undefined ? undefined : mentionTarget(index, text, id, -1, context);
}

function inTrace(range: Range | undefined): TraceTarget | undefined {
  return range === undefined ? undefined : { in: 'trace', range };
}
