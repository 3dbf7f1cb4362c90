/**
 * Where an id comes into the trace: its declaration, or the operation that introduces it (the post
 * of a task, the attach of a queue, the fork of a thread, the `new` of an object), or else the first
 * that names it.
 */
import { OpKind, type IdKind } from '../../trace/operations.js';
import { findMention, names, type Mention } from '../../trace/index/mentions.js';
import type { TraceIndex } from '../../trace/index/types.js';
import { lineRange, tokenRange, tokensOfOperation } from './cursor.js';
import { isLabelOf } from './labels.js';
import { findDeclaration } from './plain-lines.js';
import type { Range, TraceText } from './types.js';

/** The kinds that introduce an id, the best first. */
const INTRODUCING: Partial<Record<IdKind, readonly OpKind[]>> = {
  task: [OpKind.Post, OpKind.Barrier, OpKind.Begin],
  queue: [OpKind.Attach],
  thread: [OpKind.Fork, OpKind.Init],
  object: [OpKind.New],
  component: [OpKind.Instance],
  callback: [OpKind.Enable, OpKind.Register],
  handle: [OpKind.Register, OpKind.Schedule, OpKind.AddIdle],
  transaction: [OpKind.Transact],
};

/** The operation that introduces the id, as seen from operation `from`; or -1. */
export function introducingOperation(index: TraceIndex, mention: Mention, from = -1): number {
  if (mention.kind === 'task' && from >= 0) {
    const row = index.taskNamed[from]!;
    if (row > 0 && index.tasks.id[row] === mention.id && index.tasks.post[row]! >= 0) {
      return index.tasks.post[row]!;
    }
  }
  for (const kind of INTRODUCING[mention.kind] ?? []) {
    const op = nearest(index, mention, kind, from);
    if (op >= 0) return op;
  }
  return findMention(index, mention);
}

/** Addresses are used again: the last introduction up to `from` counts, else the first. */
function nearest(index: TraceIndex, mention: Mention, kind: OpKind, from: number): number {
  const introduces = (op: number): boolean =>
    index.columns.kind[op] === kind && namedAsArgument(index, op, mention);
  for (let op = Math.min(from, index.length - 1); op >= 0; op--) if (introduces(op)) return op;
  for (let op = Math.max(0, from + 1); op < index.length; op++) if (introduces(op)) return op;
  return -1;
}

/** A thread's own fork introduces another thread, not itself; its `init` does. */
function namedAsArgument(index: TraceIndex, op: number, { kind, id }: Mention): boolean {
  if (kind === 'thread' && index.columns.kind[op] === OpKind.Fork)
    return index.columns.a[op] === id;
  return names(index.columns, op, kind, id);
}

/** The declaration of an id, or where it is introduced. */
export function introductionOf(
  index: TraceIndex,
  text: TraceText,
  mention: Mention,
  from = -1,
): Range | undefined {
  const declaration = findDeclaration(index, text, mention);
  if (declaration !== undefined) return declaration;
  return mentionRange(index, text, introducingOperation(index, mention, from), mention);
}

/** Where the operation names the id, or its line; undefined if the text no longer has it. */
function mentionRange(
  index: TraceIndex,
  text: TraceText,
  op: number,
  mention: Mention,
): Range | undefined {
  const tokens = tokensOfOperation(index, text, op);
  if (tokens === undefined) return undefined;
  const line = index.columns.line[op]! - 1;
  const token = tokens.find((each) => isLabelOf(index, each, mention));
  return token === undefined ? lineRange(text, line) : tokenRange(line, token);
}
