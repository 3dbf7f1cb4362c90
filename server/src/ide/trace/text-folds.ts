/**
 * What folds by its text alone: in a racetrace runs of declarations (blank lines between them belong
 * to the run) and runs of comments; in a DroidRacer log the results behind the trace.
 */
import { SIGILS } from '../../trace/operations.js';
import type { TraceIndex } from '../../trace/index/types.js';
import { plainLines } from './plain-lines.js';
import type { TraceFold, TraceText } from './types.js';

export function textFolds(index: TraceIndex, text: TraceText): TraceFold[] {
  if (index.format === 'racetrace') return runFolds(index, text);
  return index.format === 'droidracer' ? resultFolds(index, text) : [];
}

const KEYWORDS: ReadonlySet<string> = new Set([...Object.keys(SIGILS), 'racetrace', 'about']);

type LineKind = 'declarations' | 'comment' | 'blank' | 'other';

function kindOf(line: string): LineKind {
  const word = /^\s*(#|[^\s#]*)/.exec(line)?.[1] ?? '';
  if (word === '#') return 'comment';
  if (word === '') return 'blank';
  return KEYWORDS.has(word) ? 'declarations' : 'other';
}

function runFolds(index: TraceIndex, text: TraceText): TraceFold[] {
  const folds: TraceFold[] = [];
  let run: { kind: 'declarations' | 'comment'; startLine: number; endLine: number } | undefined;
  let previous = -1;
  for (const line of plainLines(index, text)) {
    const kind = kindOf(text.lineText(line));
    const adjacent = line === previous + 1;
    previous = line;
    if (run !== undefined && adjacent && kind === run.kind) run.endLine = line;
    else if (!adjacent || kind !== 'blank' || run?.kind !== 'declarations') {
      if (run !== undefined) folds.push(run);
      const foldable = kind === 'declarations' || kind === 'comment';
      run = foldable ? { kind, startLine: line, endLine: line } : undefined;
    }
  }
  return run === undefined ? folds : [...folds, run];
}

function resultFolds(index: TraceIndex, text: TraceText): TraceFold[] {
  for (const line of plainLines(index, text)) {
    if (!/^\s*HB Graph\b/.test(text.lineText(line))) continue;
    return [{ kind: 'results', startLine: line, endLine: text.lineCount - 1 }];
  }
  return [];
}
