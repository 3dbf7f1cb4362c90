/** Walking through findings by command: to the other side, from conflict to conflict, along the chain and back. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, exampleUri, extension, lineOf, open, placeOf, problemsOf } from './support.js';

const PLAYER = 'app/src/main/java/org/racelens/musicplayer';
const act = () => exampleUri(`${PLAYER}/DwFileAct.java`);
const task = () => exampleUri(`${PLAYER}/FileDwTask.java`);
const WRITE = '        isActivityDestroyed = true';
const READ = '                requireAlive(!act.isActivityDestroyed)';

/** `FileDwTask.java:46`, where the cursor is. */
function here(): string {
  const editor = vscode.window.activeTextEditor;
  const name = editor?.document.uri.path.split('/').at(-1) ?? '';
  return `${name}:${(editor?.selection.active.line ?? -1) + 1}`;
}

async function standOn(uri: vscode.Uri, line: string): Promise<string> {
  const document = await open(uri);
  const place = placeOf(document, line, 'isActivityDestroyed');
  vscode.window.activeTextEditor!.selection = new vscode.Selection(place, place);
  const found = () => problemsOf(uri).some(({ range }) => range.start.line === place.line);
  await eventually('the race', found);
  return here();
}

const run = (command: string, ...args: unknown[]) =>
  vscode.commands.executeCommand(`racelens.${command}`, ...args);

describe('ways through findings', () => {
  it('step along the chain to what starts the download, and back', async () => {
    const start = await standOn(task(), READ);
    await run('nextStep');
    const cause = await eventually('the start of the task', here, (at) => at !== start);
    assert.match(cause, /^DwFileAct\.java:/);
    await run('previousStep');
    await eventually('back at the read', here, (at) => at === start);
  });

  it('go from one access of the field to the next, and back', async () => {
    const start = await standOn(act(), WRITE);
    await run('nextConflict');
    const next = await eventually('another access', here, (at) => at !== start);
    await run('previousConflict');
    await eventually('the first again', here, (at) => at === start);
    assert.match(next, /^FileDwTask\.java:/);
  });

  it('go to the other side of a finding by its id, as links of hovers do', async () => {
    await standOn(task(), READ);
    const at = {
      uri: task().toString(),
      line: vscode.window.activeTextEditor!.selection.active.line,
    };
    const [tour] = await extension().exports.server.tours({ at });
    const other = tour!.steps.find(
      ({ isAccess, label }) => isAccess && label.includes('onDestroy'),
    )!;
    await run('goToConflict', tour!.finding, other.side);
    const written = lineOf(await vscode.workspace.openTextDocument(act()), WRITE) + 1;
    await eventually('the write', here, (place) => place === `DwFileAct.java:${written}`);
  });
});

describe('the commands around the analysis', () => {
  it('copy a report without names of the project', async () => {
    await run('copyReport');
    const text = await vscode.env.clipboard.readText();
    assert.match(text, /^Racelens \d/);
    assert.match(text, /Findings: /);
    assert.doesNotMatch(text, /musicplayer|DwFileAct/);
  });

  it('follow the severity that the settings choose, without a reload', async () => {
    await standOn(act(), WRITE);
    const settings = vscode.workspace.getConfiguration('racelens');
    const { Workspace } = vscode.ConfigurationTarget;
    const severities = () => problemsOf(act()).map(({ severity }) => severity);
    const before = settings.inspect('severity')?.workspaceValue;
    await settings.update('severity', { 'data-race': 'error' }, Workspace);
    const { Error } = vscode.DiagnosticSeverity;
    await eventually('an error', severities, (found) => found.includes(Error));
    await settings.update('severity', before, Workspace);
    await eventually('no error', severities, (found) => !found.includes(Error));
  });

  it('put a finding into the baseline with a reason, and take it out with the file', async () => {
    await standOn(act(), WRITE);
    const folder = exampleUri('');
    const files = ['racelens-baseline.json', 'racelens.json'].map((name) =>
      vscode.Uri.joinPath(folder, name),
    );
    const before = problemsOf(act()).length;
    const at = {
      uri: act().toString(),
      line: vscode.window.activeTextEditor!.selection.active.line,
    };
    const [tour] = await extension().exports.server.tours({ at });
    await run('addToBaseline', tour!.finding, 'known for years');
    await eventually(
      'one less',
      () => problemsOf(act()).length,
      (count) => count < before,
    );
    for (const file of files) await vscode.workspace.fs.delete(file);
    await eventually(
      'all again',
      () => problemsOf(act()).length,
      (count) => count === before,
    );
  });
});
