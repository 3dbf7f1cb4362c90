import assert from 'node:assert/strict';
import path from 'node:path';
import * as vscode from 'vscode';
import { definitionsOf, referencesOf } from './requests.js';
import { backTrace, eventually, lineOf, open, openScratch, placeOf } from './support.js';

/** The places that "go to definition" leads to, as `file:line`, lines from 1. */
async function definitions(document: vscode.TextDocument, line: string, word: string) {
  const found = await eventually(
    `a definition of ${word}`,
    () => definitionsOf(document.uri, placeOf(document, line, word)),
    (answer) => answer.length > 0,
  );
  return found.map((one) => `${path.basename(one.uri.path)}:${one.range.start.line + 1}`);
}

const place = (document: vscode.TextDocument, line: string) =>
  `${path.basename(document.uri.path)}:${lineOf(document, line) + 1}`;

describe('go to definition', () => {
  it('leads from the begin of a task to its post', async () => {
    const document = await open(backTrace());
    const found = await definitions(document, 't1 begin e2', 'e2');
    assert.ok(found.includes(place(document, 't2 post e2')), found.join());
  });

  it('leads from unlock to lock, and from join to exit', async () => {
    const document = await openScratch('threads.racetrace', [
      'racetrace 1',
      'thread t1 worker one',
      'thread t2 worker two',
      't1 init',
      't1 fork t2',
      't2 init',
      't2 lock o1',
      't2 unlock o1',
      't2 exit',
      't1 join t2',
      't1 exit',
    ]);
    const lock = await definitions(document, 't2 unlock o1', 'unlock');
    assert.ok(lock.includes(place(document, 't2 lock o1')), lock.join());
    const exit = await definitions(document, 't1 join t2', 'join');
    assert.ok(exit.includes(place(document, 't2 exit')), exit.join());
  });

  it('leads from a site to the line of Java', async () => {
    const document = await open(backTrace());
    const found = await definitions(document, 't1 write o1.f1 =true', 's6');
    assert.ok(found.includes('DwFileAct.java:41'), found.join());
  });
});

describe('find references', () => {
  it('finds a task where it is posted, begins and ends', async () => {
    const document = await open(backTrace());
    const found = await eventually(
      'references',
      () => referencesOf(document.uri, placeOf(document, 't1 begin e2', 'e2')),
      (answer) => answer.length > 0,
    );
    const lines = found.map((one) => one.range.start.line);
    for (const line of ['t2 post e2', 't1 begin e2', 't1 end e2'])
      assert.ok(lines.includes(lineOf(document, line)), line);
  });
});
