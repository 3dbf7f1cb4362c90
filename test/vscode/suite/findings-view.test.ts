/** The Findings view and suppressions, in the bundled example. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, exampleUri, extension, lineOf, open, problemsOf } from './support.js';

const act = () => exampleUri('app/src/main/java/org/racelens/musicplayer/DwFileAct.java');
const WRITE = '        isActivityDestroyed = true';

const tree = async () => {
  return (await extension().exports.server.findings({ grouping: 'field', filter: '' }))!;
};

describe('the Findings view', () => {
  it('has the races of the example, with both sides', async () => {
    await open(act());
    const { nodes } = await eventually('findings', tree, ({ shown }) => shown > 0);
    const field = nodes.find(({ label }) => label === 'DwFileAct.isActivityDestroyed');
    assert.ok(field, 'the racy field');
    const [read, written, cut] = field.children[0]!.children;
    assert.match(`${read!.label} ${written!.label}`, /^read by .* written by /);
    assert.match(cut!.label, /^cuts activity DwFileAct .* in two$/);
  });

  it('is there, with its commands', async () => {
    await vscode.commands.executeCommand('racelens.findings.focus');
    const commands = await vscode.commands.getCommands(true);
    for (const name of ['groupBy', 'filter', 'clearFilter', 'togglePossible']) {
      assert.ok(commands.includes(`racelens.findings.${name}`), name);
    }
  });
});

describe('a suppression by quick fix', () => {
  it('is written with its reason, takes the squiggle away, and is stale when nothing is left', async () => {
    const document = await open(act());
    const line = lineOf(document, WRITE);
    const onLine = (at: number) => problemsOf(act()).filter(({ range }) => range.start.line === at);
    await eventually(
      'the race',
      () => onLine(line),
      ({ length }) => length > 0,
    );
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      act(),
      onLine(line)[0]!.range,
    );
    const suppress = actions.find(({ title }) => title.includes('on this line'));
    assert.ok(suppress?.command, 'a quick fix that asks for the reason');
    const { command, arguments: given } = suppress.command;
    const args = [...((given ?? []) as unknown[]), 'only for the test'];
    await vscode.commands.executeCommand(command, ...args);
    assert.equal(
      document.lineAt(line).text,
      '        //noinspection racelens/data-race: only for the test',
    );
    await eventually(
      'no race',
      () => onLine(line + 1),
      ({ length }) => length === 0,
    );
    const edit = new vscode.WorkspaceEdit();
    edit.replace(act(), document.lineAt(line + 1).range, '');
    await vscode.workspace.applyEdit(edit);
    await eventually(
      'a stale suppression',
      () => onLine(line),
      (found) => found.some(({ message }) => message.includes('covers no finding')),
    );
    await vscode.commands.executeCommand('undo');
    await vscode.commands.executeCommand('undo');
    await eventually(
      'the race again',
      () => onLine(line),
      ({ length }) => length > 0,
    );
  });
});
