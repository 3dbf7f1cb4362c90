/**
 * Races of the sources alone, live, in the bundled examples: what a reader of their READMEs expects,
 * before and after an edit that mends it. Traces are switched off, so that only the sources speak.
 */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { hoverText, lensesOf } from './requests.js';
import { eventually, exampleUri, lineOf, open, placeOf, problemsOf } from './support.js';

const PLAYER = 'app/src/main/java/org/racelens/musicplayer';
const act = () => exampleUri(`${PLAYER}/DwFileAct.java`);
const task = () => exampleUri(`${PLAYER}/FileDwTask.java`);

const WRITE = '        isActivityDestroyed = true';
const READ = '                requireAlive(!act.isActivityDestroyed)';

const lines = (uri: vscode.Uri) => problemsOf(uri).map(({ range }) => range.start.line);

function setTraces(value: boolean | undefined): Thenable<void> {
  return vscode.workspace
    .getConfiguration('racelens')
    .update('traces.enabled', value, vscode.ConfigurationTarget.Workspace);
}

/** Replaces a text by another, without saving, and gives back what undoes it. */
async function replace(document: vscode.TextDocument, old: string, text: string) {
  const at = document.getText().indexOf(old);
  assert.ok(at >= 0, `"${old}" stands in ${document.uri.path}`);
  const edit = new vscode.WorkspaceEdit();
  const range = new vscode.Range(document.positionAt(at), document.positionAt(at + old.length));
  edit.replace(document.uri, range, text);
  assert.ok(await vscode.workspace.applyEdit(edit), 'the edit was taken');
}

describe('races of the sources alone', () => {
  before(() => setTraces(false));
  after(() => setTraces(undefined));

  it('underline the flag that the download reads while the screen goes', async () => {
    const written = await open(act());
    const read = await open(task());
    const writeLine = lineOf(written, WRITE);
    const readLine = lineOf(read, READ);
    await eventually(
      'the write',
      () => lines(act()),
      (found) => found.includes(writeLine),
    );
    await eventually(
      'the read',
      () => lines(task()),
      (found) => found.includes(readLine),
    );
    const race = problemsOf(task()).find(({ range }) => range.start.line === readLine);
    assert.match(race!.message, /isActivityDestroyed/);
    const other = race!.relatedInformation?.[0]?.location;
    assert.equal(other?.uri.path, act().path);
  });

  it('tell on hover who runs either side, who starts it, and which rules were tried', async () => {
    const document = await open(task());
    const place = placeOf(document, READ, 'isActivityDestroyed');
    const told = (text: string) => text.includes('Found in the sources');
    const text = await eventually('a hover', () => hoverText(task(), place), told);
    assert.match(text, /DwFileAct\.onDestroy/);
    assert.match(text, /main looper/);
    assert.match(text, /started by DwFileAct\.onResume/);
    assert.match(text, /Rules that were tried/);
  });

  it('lead to the other side by one command, and back', async () => {
    const document = await open(task());
    const editor = vscode.window.activeTextEditor!;
    const place = placeOf(document, READ, 'isActivityDestroyed');
    editor.selection = new vscode.Selection(place, place);
    const isAt = (uri: vscode.Uri) => () =>
      vscode.window.activeTextEditor?.document.uri.path === uri.path;
    await vscode.commands.executeCommand('racelens.goToConflict');
    await eventually('the other side', isAt(act()));
    await vscode.commands.executeCommand('closeReferenceSearch');
  });

  it('have a lens on the field', async () => {
    await open(act());
    const races = async () =>
      (await lensesOf(act())).filter(({ command }) => command?.title.includes('race') === true);
    await eventually('a lens', races, ({ length }) => length > 0);
  });

  it('go with an edit that mends them, before it is saved, and come back with it', async () => {
    const document = await open(task());
    await open(act());
    const writeLine = lineOf(await open(act()), WRITE);
    const isGone = (found: number[]) => !found.includes(writeLine);
    await eventually(
      'the write',
      () => lines(act()),
      (found) => found.includes(writeLine),
    );
    // Without the read in the background only tasks of the main looper are left.
    await replace(
      document,
      'requireAlive(!act.isActivityDestroyed);\n                publish',
      'publish',
    );
    await eventually('no race', () => lines(act()), isGone);
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('undo');
    await eventually(
      'the write again',
      () => lines(act()),
      (found) => found.includes(writeLine),
    );
  });

  it('go when both sides hold one lock', async () => {
    const written = await open(act());
    const read = await open(task());
    const readLine = lineOf(read, READ);
    const access = 'isActivityDestroyed = true;';
    const check = 'requireAlive(!act.isActivityDestroyed);\n                publish';
    await replace(written, access, `synchronized (DwFileAct.class) { ${access} }`);
    await replace(read, check, `synchronized (DwFileAct.class) { ${check.replace('\n', '}\n')}`);
    await eventually(
      'no race',
      () => lines(task()),
      (found) => !found.includes(readLine),
    );
    for (const document of [written, read]) {
      await vscode.window.showTextDocument(document);
      await vscode.commands.executeCommand('undo');
    }
    await eventually(
      'the race again',
      () => lines(task()),
      (found) => found.includes(readLine),
    );
  });
});

describe('the tracker’s uses after free', () => {
  const FOLDER = 'tracker';
  const ACTIVITY = 'app/src/main/java/org/racelens/tracker/TrackActivity.java';
  const FREE = '        providerUtils = null';
  const USE = '        long track = providerUtils.insertTrack';
  const tracker = () => vscode.Uri.joinPath(exampleUri('..'), FOLDER);
  const activity = () => vscode.Uri.joinPath(tracker(), ACTIVITY);

  before(async () => {
    await setTraces(false);
    const { workspaceFolders = [] } = vscode.workspace;
    vscode.workspace.updateWorkspaceFolders(workspaceFolders.length, 0, {
      uri: tracker(),
      name: FOLDER,
    });
    await eventually('the folder', () => vscode.workspace.getWorkspaceFolder(activity()));
  });
  // Folders and settings stand in one file: VS Code loses one of two changes that come together.
  after(async () => {
    await setTraces(undefined);
    const isOn = () => vscode.workspace.getConfiguration('racelens').get('traces.enabled');
    await eventually('traces again', isOn);
    const { workspaceFolders = [] } = vscode.workspace;
    const at = workspaceFolders.findIndex(({ name }) => name === FOLDER);
    if (at >= 0) vscode.workspace.updateWorkspaceFolders(at, 1);
    const isGone = () => vscode.workspace.getWorkspaceFolder(activity()) === undefined;
    await eventually('the folder gone', isGone);
  });

  const freed = () => problemsOf(activity()).filter((each) => codeOf(each) === 'use-after-free');
  const freedLines = () => freed().map(({ range }) => range.start.line);

  it('are warnings on the use and on the free', async () => {
    const document = await open(activity());
    const expected = [FREE, USE].map((line) => lineOf(document, line));
    const hasAll = (found: number[]) => expected.every((line) => found.includes(line));
    await eventually('both sides', freedLines, hasAll);
  });

  it('are none where both sides hold one lock, and the field says so', async () => {
    const hub = vscode.Uri.joinPath(activity(), '../DataHub.java');
    const document = await open(hub);
    const place = placeOf(document, '    private int points', 'points');
    const isSafe = (text: string) => text.includes('Shared, and safe');
    await eventually('why it is safe', () => hoverText(hub, place), isSafe);
  });

  it('go with the guard that mends them', async () => {
    const document = await open(activity());
    const use = lineOf(document, USE);
    await eventually('the use', freedLines, (found) => found.includes(use));
    await replace(document, USE, `        if (providerUtils == null) return;\n${USE}`);
    await eventually('no use after free', freedLines, (found) => !found.includes(use + 1));
    await vscode.commands.executeCommand('undo');
    await eventually('the use again', freedLines, (found) => found.includes(use));
  });
});

function codeOf({ code }: vscode.Diagnostic): unknown {
  return typeof code === 'object' ? code.value : code;
}
