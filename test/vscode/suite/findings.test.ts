import assert from 'node:assert/strict';
import path from 'node:path';
import * as vscode from 'vscode';
import { hoverText, lensesOf } from './requests.js';
import { backTrace, eventually, exampleUri, open, problemsOf, replaceLine } from './support.js';

const JAVA = 'app/src/main/java/org/racelens/musicplayer';
const act = () => exampleUri(`${JAVA}/DwFileAct.java`);
const task = () => exampleUri(`${JAVA}/FileDwTask.java`);

/** The lines, from 1, that race. */
const racyLines = (uri: vscode.Uri) =>
  problemsOf(uri)
    .filter(({ severity }) => severity === vscode.DiagnosticSeverity.Warning)
    .map(({ range }) => range.start.line + 1);
const has = (line: number) => (lines: readonly number[]) => lines.includes(line);

describe('races of the project’s traces', () => {
  it('are listed for files that nobody has opened', async () => {
    await eventually('the write', () => racyLines(act()), has(41));
    await eventually('the read on the main thread', () => racyLines(task()), has(62));
    await eventually('the read in the background', () => racyLines(task()), has(46));
  });

  it('are underlined on both lines, each once, and lead to the other side', async () => {
    await open(task());
    await eventually('the read', () => racyLines(task()), has(62));
    const found = problemsOf(task()).filter(({ range }) => range.start.line === 61);
    assert.equal(found.length, 1);
    const [race] = found;
    assert.match(race!.message, /^Race on isActivityDestroyed: read here by FileDwTask\.onPost/);
    const { code } = race!;
    assert.ok(typeof code === 'object', 'the code leads to the page about the rule');
    assert.equal(code.value, 'data-race');
    await vscode.workspace.fs.stat(code.target);
    const other = race!.relatedInformation?.[0]?.location;
    assert.equal(path.basename(other?.uri.path ?? ''), 'DwFileAct.java');
    assert.equal(other?.range.start.line, 40);
  });

  it('follow an edit before it is saved, and come back with it', async () => {
    const document = await open(act());
    await eventually('the write', () => racyLines(act()), has(41));
    const { text } = document.lineAt(40);
    await replaceLine(document, 40, '');
    await eventually('on the method', () => racyLines(act()), has(37));
    await replaceLine(document, 40, text);
    await eventually('on the line again', () => racyLines(act()), has(41));
  });

  it('are information in the trace itself', async () => {
    await open(backTrace());
    const lines = () =>
      problemsOf(backTrace())
        .filter(({ severity }) => severity === vscode.DiagnosticSeverity.Information)
        .map(({ range }) => range.start.line + 1);
    await eventually('all three operations', lines, (found) =>
      [42, 47, 53].every((line) => found.includes(line)),
    );
  });
});

describe('the hover on a racy line', () => {
  it('tells both sides and why nothing orders them', async () => {
    const document = await open(task());
    const place = new vscode.Position(61, document.lineAt(61).text.indexOf('isActivityDestroyed'));
    const text = await eventually('a hover', () => hoverText(task(), place));
    assert.match(text, /read here \| written there/);
    assert.match(text, /DwFileAct\.onDestroy/);
    assert.match(text, /started by DwFileAct\.onResume with AsyncTask\.execute/);
    assert.match(text, /Both go back to line 37/);
    assert.match(text, /back\.racetrace/);
  });
});

describe('the lens on a racy field', () => {
  it('says between whom, and a click peeks at the accesses', async () => {
    await open(act());
    const ours = (lenses: vscode.CodeLens[]) =>
      lenses.filter(({ command }) => command?.command === 'racelens.showConflict');
    const [lens] = await eventually(
      'a lens',
      async () => ours(await lensesOf(act())),
      ({ length }) => length > 0,
    );
    assert.equal(lens!.range.start.line, 12);
    assert.match(
      lens!.command!.title,
      /race.* · .*DwFileAct\.onDestroy ↔ FileDwTask\.onPostExecute/,
    );
    const { command, arguments: given } = lens!.command!;
    await vscode.commands.executeCommand(command, ...(given as unknown[]));
    await vscode.commands.executeCommand('closeReferenceSearch');
  });

  it('can be switched off and on', async () => {
    const set = (value: boolean | undefined) =>
      vscode.workspace
        .getConfiguration('racelens')
        .update('codeLens.enabled', value, vscode.ConfigurationTarget.Workspace);
    await open(act());
    await set(false);
    await eventually(
      'no lens',
      () => lensesOf(act()),
      ({ length }) => length === 0,
    );
    await set(undefined);
    await eventually(
      'a lens',
      () => lensesOf(act()),
      ({ length }) => length > 0,
    );
  });
});
