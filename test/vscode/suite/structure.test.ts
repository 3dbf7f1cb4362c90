import assert from 'node:assert/strict';
import type * as vscode from 'vscode';
import { foldingOf, outlineOf } from './requests.js';
import { backTrace, eventually, lineOf, open } from './support.js';

describe('the outline', () => {
  it('has the threads, and under the looper the tasks that it ran', async () => {
    const document = await open(backTrace());
    const symbols = await eventually(
      'an outline',
      () => outlineOf(document.uri),
      (answer) => !!answer?.length,
    );
    const all = symbols!.flatMap(withDescendants);
    const names = all.map((symbol) => `${symbol.name} ${symbol.detail}`);
    for (const thread of ['Binder Thread #1', 'main', 'AsyncTask #1'])
      assert.ok(
        names.some((name) => name.includes(thread)),
        `${thread} in ${names.join('; ')}`,
      );
    const begins = ['e1', 'e2', 'e3'].map((task) => lineOf(document, `t1 begin ${task}`));
    const lines = all.map((symbol) => symbol.selectionRange.start.line);
    for (const begin of begins) assert.ok(lines.includes(begin), `line ${begin + 1} is in it`);
  });
});

describe('folding', () => {
  it('folds a task from its begin to its end', async () => {
    const document = await open(backTrace());
    const begin = lineOf(document, 't1 begin e2');
    const end = lineOf(document, 't1 end e2');
    await eventually(
      'a fold over task e2',
      () => foldingOf(document.uri),
      (folds) =>
        !!folds?.some((fold) => fold.start === begin && fold.end >= end - 1 && fold.end <= end),
    );
  });
});

function withDescendants(symbol: vscode.DocumentSymbol): vscode.DocumentSymbol[] {
  return [symbol, ...symbol.children.flatMap(withDescendants)];
}
