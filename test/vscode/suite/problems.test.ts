import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { backTrace, eventually, open, openScratch, problemsOf, replaceLine } from './support.js';

/** Line 5 is no operation; line 6 releases a lock that nobody holds. */
const BROKEN = [
  'racetrace 1',
  'thread t1 worker one',
  't1 init',
  't1 lock o1',
  't1 dances with o1',
  't1 unlock o2',
  't1 unlock o1',
  't1 exit',
];
const UNREADABLE = 4;
const IMPOSSIBLE = 5;

const linesWithProblems = (uri: vscode.Uri) => [
  ...new Set(problemsOf(uri).map((problem) => problem.range.start.line)),
];
const are = (expected: readonly number[]) => (lines: readonly number[]) =>
  lines.join() === expected.join();

describe('problems', () => {
  it('are none in the bundled example', async () => {
    // A broken neighbour shows that the server has had its say.
    const example = await open(backTrace());
    const broken = await openScratch('neighbour.racetrace', BROKEN);
    await eventually('problems beside it', () => linesWithProblems(broken.uri), are([4, 5]));
    const wrong = problemsOf(example.uri).filter(
      ({ severity }) => severity !== vscode.DiagnosticSeverity.Information,
    );
    assert.deepEqual(wrong, []);
  });

  it('say what the reader and the semantic check found, on the line', async () => {
    const { uri } = await openScratch('broken.racetrace', BROKEN);
    await eventually('both problems', () => linesWithProblems(uri), are([UNREADABLE, IMPOSSIBLE]));
    const [unreadable, impossible] = problemsOf(uri);
    assert.match(unreadable?.message ?? '', /dances/);
    assert.match(impossible?.message ?? '', /o2|lock/);
    assert.ok(impossible?.code, 'the rule of the semantic check has a code');
  });

  it('go when the line is mended, before it is saved, and come back', async () => {
    const document = await openScratch('mended.racetrace', BROKEN);
    await eventually('two', () => linesWithProblems(document.uri), are([UNREADABLE, IMPOSSIBLE]));
    await replaceLine(document, UNREADABLE, '# t1 dances with o1');
    await eventually('one', () => linesWithProblems(document.uri), are([IMPOSSIBLE]));
    await replaceLine(document, IMPOSSIBLE, '');
    await eventually('none', () => linesWithProblems(document.uri), are([]));
    await replaceLine(document, UNREADABLE, 't1 dances again');
    await eventually('one again', () => linesWithProblems(document.uri), are([UNREADABLE]));
  });
});

describe('settings', () => {
  const check = (value: boolean | undefined) =>
    vscode.workspace
      .getConfiguration('racelens')
      .update('trace.check', value, vscode.ConfigurationTarget.Workspace);

  afterEach(() => check(undefined));

  it('switch the semantic check off and on without a reload', async () => {
    const { uri } = await openScratch('settings.racetrace', BROKEN);
    await eventually('both', () => linesWithProblems(uri), are([UNREADABLE, IMPOSSIBLE]));
    await check(false);
    await eventually('reader only', () => linesWithProblems(uri), are([UNREADABLE]));
    await check(true);
    await eventually('both again', () => linesWithProblems(uri), are([UNREADABLE, IMPOSSIBLE]));
  });
});
