import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nested, traceFolding } from '../../../server/src/ide/trace/folding.js';
import { GROUP_SIZE, traceSymbols } from '../../../server/src/ide/trace/symbols.js';
import type { Range, TraceFold, TraceSymbol } from '../../../server/src/ide/trace/types.js';
import { openTrace, toText } from './open-trace.js';
import { PLAYER } from './player.js';
import { traceLines } from './random-trace.js';

function tree(symbols: readonly TraceSymbol[], indent = ''): string {
  return symbols
    .map((symbol) => {
      const lines = `${symbol.range.start.line + 1}-${symbol.range.end.line + 1}`;
      const own = `${indent}${symbol.name} | ${symbol.detail} | ${lines}\n`;
      return own + tree(symbol.children, `${indent}  `);
    })
    .join('');
}

function contains(outer: Range, inner: Range): boolean {
  return outer.start.line <= inner.start.line && inner.end.line <= outer.end.line;
}

function checkRanges(symbol: TraceSymbol): void {
  expect(symbol.name.trim()).not.toBe('');
  expect(contains(symbol.range, symbol.selectionRange)).toBe(true);
  for (const child of symbol.children) {
    expect(contains(symbol.range, child.range)).toBe(true);
    checkRanges(child);
  }
}

describe('outline', () => {
  it('lists threads and, below them, their tasks', () => {
    const { index, text } = openTrace(PLAYER);
    expect(tree(traceSymbols(index, text))).toBe(
      `main | looper, 3 tasks | 22-56
  onClick (DwFileAct) | e1, posted by Binder Thread #1 | 29-36
  onDestroy (DwFileAct) | e2, posted by Binder Thread #1 | 44-48
  onPostExecute (DwFileAct) | e3, posted by AsyncTask #1, delay 200 ms | 50-56
Binder Thread #1 | binder | 21-21
AsyncTask #1 | worker | 37-37
Never began | 1 posted, not run in this trace | 57-57
  task e4 | e4, posted by Binder Thread #1, never began | 57-57
`,
    );
  });

  it('ends a task that is still open with the file', () => {
    const { index, text } = openTrace(
      'racetrace 1\nthread t1 looper main\nthread t2 worker w\nt1 begin e1\nt1 nop\nt2 nop\nt2 nop',
    );
    expect(tree(traceSymbols(index, text))).toBe(
      `main | looper, 1 task | 4-7
  task e1 | e1, no end recorded | 4-7
w | worker | 6-6
`,
    );
  });

  it('groups very many tasks and leaves none out', () => {
    const lines = ['racetrace 1', 'thread t1 looper main'];
    for (let task = 1; task <= 4500; task++) lines.push(`t1 begin e${task}`, `t1 end e${task}`);
    const { index, text } = openTrace(lines.join('\n'));
    const [main] = traceSymbols(index, text);
    expect(main?.children.map((group) => [group.kind, group.name, group.children.length])).toEqual([
      ['group', 'Tasks 1 to 1,000', GROUP_SIZE],
      ['group', 'Tasks 1,001 to 2,000', GROUP_SIZE],
      ['group', 'Tasks 2,001 to 3,000', GROUP_SIZE],
      ['group', 'Tasks 3,001 to 4,000', GROUP_SIZE],
      ['group', 'Tasks 4,001 to 4,500', 500],
    ]);
    checkRanges(main!);
  });

  it('keeps names on one line, however they are written', () => {
    const { index, text } = openTrace(
      'racetrace 1\nthread t1 looper "a\\nb\\tc"\nthread t2 worker "\\n"\nt1 init\nt2 init',
    );
    expect(traceSymbols(index, text).map((symbol) => symbol.name)).toEqual(['a b c', 'thread 2']);
  });

  it('has selections and children inside their ranges, of any trace and any text', () => {
    fc.assert(
      fc.property(traceLines, fc.integer({ min: 0, max: 30 }), (lines, shown) => {
        const { index } = openTrace(lines.join('\n'));
        const cut = toText(lines.slice(0, shown).join('\n'));
        traceSymbols(index, cut).forEach(checkRanges);
        for (const symbol of traceSymbols(index, cut)) {
          expect(symbol.range.end.line).toBeLessThan(cut.lineCount);
        }
      }),
    );
  });
});

function areNested(folds: readonly TraceFold[]): boolean {
  return folds.every((left) =>
    folds.every((right) => {
      if (left === right) return true;
      if (left.startLine === right.startLine) return false;
      const [first, second] = left.startLine < right.startLine ? [left, right] : [right, left];
      return second.startLine > first.endLine || second.endLine <= first.endLine;
    }),
  );
}

describe('folding', () => {
  it('folds declarations, comments, tasks and methods', () => {
    const { index, text } = openTrace(PLAYER);
    const folds = traceFolding(index, text);
    expect(folds.map((fold) => `${fold.kind} ${fold.startLine + 1}-${fold.endLine + 1}`)).toEqual([
      'declarations 1-18',
      'comment 19-20',
      'task 29-36',
      'method 30-35',
      'method 38-42',
      'task 44-48',
      'task 50-56',
    ]);
  });

  it('folds native brackets and the results of a log', () => {
    const { index, text } = openTrace(
      '1 START\n2 THREADINIT tid:1\n5 NATIVE-ENTRY tid:2thread-name:Binder\n6 POST src:2 msg:1 dest:-1 delay:0\n7 NATIVE-EXIT tid:2thread-name:Binder\n HB Graph \nRaces detected',
      'droidracer',
    );
    const folds = traceFolding(index, text);
    expect(folds.map((fold) => `${fold.kind} ${fold.startLine + 1}-${fold.endLine + 1}`)).toEqual([
      'native 3-5',
      'results 6-7',
    ]);
  });

  it('of two tasks that cross folds the first, and a task rather than a method', () => {
    const task = (startLine: number, endLine: number): TraceFold => ({
      kind: 'task',
      startLine,
      endLine,
    });
    const method = (startLine: number, endLine: number): TraceFold => ({
      kind: 'method',
      startLine,
      endLine,
    });
    expect(nested([task(5, 12), task(1, 9), task(2, 3)])).toEqual([task(1, 9), task(2, 3)]);
    expect(nested([method(1, 9), task(5, 12), method(6, 7)])).toEqual([task(5, 12), method(6, 7)]);
    expect(nested([task(1, 9), method(5, 12)])).toEqual([task(1, 9)]);
    expect(nested([task(1, 4), task(4, 8)])).toEqual([task(1, 4)]);
    expect(nested([method(2, 4), task(2, 4)])).toEqual([task(2, 4)]);
  });

  it('never lets two ranges cross, and drops none without need', () => {
    const fold = fc
      .record({
        kind: fc.constantFrom('task' as const, 'method' as const),
        startLine: fc.integer({ min: 0, max: 12 }),
        length: fc.integer({ min: 1, max: 8 }),
      })
      .map(({ kind, startLine, length }) => ({ kind, startLine, endLine: startLine + length }));
    fc.assert(
      fc.property(fc.array(fold, { maxLength: 12 }), (folds) => {
        const kept = nested(folds);
        expect(areNested(kept)).toBe(true);
        // What was dropped is in the way of a task, or, if it is a method, of something.
        const tasks = kept.filter((each) => each.kind === 'task');
        for (const dropped of folds.filter((each) => !kept.includes(each))) {
          if (dropped.kind === 'task') expect(areNested([...tasks, dropped])).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is nested and inside the text for any trace', () => {
    fc.assert(
      fc.property(traceLines, fc.integer({ min: 0, max: 30 }), (lines, shown) => {
        const { index, text } = openTrace(lines.join('\n'));
        expect(areNested(traceFolding(index, text))).toBe(true);
        const cut = toText(lines.slice(0, shown).join('\n'));
        for (const fold of traceFolding(index, cut)) {
          expect(fold.startLine).toBeLessThan(fold.endLine);
          expect(fold.endLine).toBeLessThan(cut.lineCount);
        }
      }),
    );
  });
});
