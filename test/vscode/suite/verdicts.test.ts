/** Verdicts on races that a trace has shown: the other order, its recipe, and a verdict of the user's own. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, exampleUri, extension, open, placeOf, problemsOf } from './support.js';

const TASK = 'app/src/main/java/org/racelens/musicplayer/FileDwTask.java';
const READ = '                requireAlive(!act.isActivityDestroyed)';
const task = () => exampleUri(TASK);

const run = (command: string, ...args: unknown[]) =>
  vscode.commands.executeCommand(`racelens.${command}`, ...args);

/** The finding on the read, with the cursor on it. */
async function standOnRace(): Promise<string> {
  const document = await open(task());
  const place = placeOf(document, READ, 'isActivityDestroyed');
  vscode.window.activeTextEditor!.selection = new vscode.Selection(place, place);
  const at = { uri: task().toString(), line: place.line };
  const seen = async () => {
    const [tour] = await extension().exports.server.tours({ at });
    const flipped = await extension().exports.server.flip({ at });
    return flipped === null ? undefined : tour?.finding;
  };
  return (await eventually('a race with a verdict', seen, (id) => id !== undefined))!;
}

const shownSchedule = () =>
  vscode.window.visibleTextEditors.find(({ document: { uri } }) => uri.scheme === 'racelens-flip')
    ?.document;

describe('verdicts', () => {
  it('come with the other order, which nobody is asked to save', async () => {
    await standOnRace();
    await run('showFlip');
    const document = (await eventually(
      'the schedule',
      shownSchedule,
      (each) => each !== undefined,
    ))!;
    assert.equal(document.languageId, 'markdown');
    assert.equal(document.isDirty, false);
    assert.match(document.getText(), /Race on isActivityDestroyed/);
    assert.match(document.getText(), /as recorded +.*as flipped/i);
  });

  it('come with a recipe to be copied', async () => {
    await vscode.env.clipboard.writeText('');
    await run('copyRecipe', await standOnRace());
    const recipe = await eventually('the recipe', () => vscode.env.clipboard.readText(), Boolean);
    assert.match(recipe, /- \[ \] /);
  });

  it('of the user are kept in the baseline and win', async () => {
    const id = await standOnRace();
    const file = vscode.Uri.joinPath(exampleUri(''), 'racelens-baseline.json');
    const tree = () => extension().exports.server.findings({ grouping: 'field', filter: '' });
    await run('setVerdict', id, 'harmful', 'the screen is gone');
    const harmful = async () => JSON.stringify(await tree()).includes('harmful · ');
    await eventually('the own verdict', harmful, Boolean);
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      task(),
      vscode.window.activeTextEditor!.selection.active,
    );
    const text = hovers.flatMap(({ contents }) => contents as vscode.MarkdownString[]);
    assert.match(
      text.map(({ value }) => value).join('\n'),
      /harmful, as the baseline says: the screen/,
    );
    const before = problemsOf(task()).length;
    await run('setVerdict', id, 'benign-2', 'nobody looks');
    await eventually(
      'one less',
      () => problemsOf(task()).length,
      (count) => count < before,
    );
    const baseline = Buffer.from(await vscode.workspace.fs.readFile(file)).toString();
    assert.match(baseline, /"verdict": "benign-2"/);
    assert.match(baseline, /nobody looks/);
    for (const name of ['racelens-baseline.json', 'racelens.json'])
      await vscode.workspace.fs.delete(vscode.Uri.joinPath(exampleUri(''), name));
    await eventually(
      'all again',
      () => problemsOf(task()).length,
      (count) => count === before,
    );
  });
});
