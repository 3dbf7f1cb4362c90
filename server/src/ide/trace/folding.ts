/**
 * What of a trace folds: each task from begin to end, methods, native brackets, atomic blocks, the
 * declarations, runs of comments, the results at the end of a log.
 *
 * Editors fold only ranges that are nested or apart, but tasks of different threads interleave in
 * the file. Of two ranges that cross, a task wins over anything else; among equals the one that
 * begins first. So the tasks of the thread that speaks first in a stretch fold there, and a task of
 * another thread folds if it lies within one of them or between them.
 */
import { OpKind } from '../../trace/operations.js';
import type { TraceIndex } from '../../trace/index/types.js';
import { textFolds } from './text-folds.js';
import type { TraceFold, TraceText } from './types.js';

export function traceFolding(index: TraceIndex, text: TraceText): TraceFold[] {
  const candidates = [...taskFolds(index), ...bracketFolds(index), ...textFolds(index, text)];
  const last = text.lineCount - 1;
  return nested(
    candidates
      .map((fold) => ({ ...fold, endLine: Math.min(fold.endLine, last) }))
      .filter((fold) => fold.startLine >= 0 && fold.startLine < fold.endLine),
  );
}

function taskFolds({ tasks, columns }: TraceIndex): TraceFold[] {
  const folds: TraceFold[] = [];
  for (let row = 1; row < tasks.length; row++) {
    const begin = tasks.begin[row]!;
    const last = tasks.last[row]!;
    if (begin < 0 || last < 0) continue;
    folds.push({
      kind: 'task',
      startLine: columns.line[begin]! - 1,
      endLine: columns.line[last]! - 1,
    });
  }
  return folds;
}

const BRACKETS: Partial<Record<OpKind, TraceFold['kind']>> = {
  [OpKind.Enter]: 'method',
  [OpKind.NativeEnter]: 'native',
  [OpKind.Atomic]: 'atomic',
};

function bracketFolds({ columns, partner, length }: TraceIndex): TraceFold[] {
  const folds: TraceFold[] = [];
  for (let op = 0; op < length; op++) {
    const kind = BRACKETS[columns.kind[op]! as OpKind];
    const other = partner[op]!;
    if (kind === undefined || other < 0) continue;
    folds.push({ kind, startLine: columns.line[op]! - 1, endLine: columns.line[other]! - 1 });
  }
  return folds;
}

/** The folds that stay when those that cross are dropped, by the rule above; in order. */
export function nested(candidates: readonly TraceFold[]): TraceFold[] {
  const sorted = [...candidates].sort(
    (left, right) =>
      left.startLine - right.startLine ||
      Number(isTask(right)) - Number(isTask(left)) ||
      right.endLine - left.endLine,
  );
  const dropped = new Set<TraceFold>();
  // Both innermost last; ends fall from the outside in, so only the last need be looked at.
  const open: TraceFold[] = [];
  const openTasks: TraceFold[] = [];
  for (const fold of sorted) {
    while (endsBefore(open.at(-1), fold.startLine)) close(open, openTasks);
    const rival = isTask(fold) ? openTasks.at(-1) : open.at(-1);
    const twin = open.at(-1)?.startLine === fold.startLine;
    if (twin || endsBefore(rival, fold.endLine)) {
      dropped.add(fold);
      continue;
    }
    while (endsBefore(open.at(-1), fold.endLine)) dropped.add(close(open, openTasks));
    open.push(fold);
    if (isTask(fold)) openTasks.push(fold);
  }
  return sorted.filter((fold) => !dropped.has(fold));
}

function close(open: TraceFold[], openTasks: TraceFold[]): TraceFold {
  const fold = open.pop()!;
  if (isTask(fold)) openTasks.pop();
  return fold;
}

function endsBefore(fold: TraceFold | undefined, line: number): boolean {
  return fold !== undefined && fold.endLine < line;
}

function isTask(fold: TraceFold): boolean {
  return fold.kind === 'task';
}
