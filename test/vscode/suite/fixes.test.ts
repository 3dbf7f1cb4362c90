/** A quick fix that mends, in a file of its own: offered, made, and the squiggle is gone. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, extension, lineOf, openScratch, problemsOf } from './support.js';

const LOOP = [
  'class Loop {',
  '  private boolean stopped;',
  '  void start() {',
  '    new Thread(() -> {',
  '      while (!stopped) Thread.yield();',
  '    }).start();',
  '    stopped = true;',
  '  }',
  '  public static void main(String[] given) {',
  '    new Loop().start();',
  '  }',
  '}',
];

const actionsAt = (uri: vscode.Uri, line: number) =>
  vscode.commands.executeCommand<vscode.CodeAction[]>(
    'vscode.executeCodeActionProvider',
    uri,
    new vscode.Range(line, 4, line, 4),
  );

describe('a quick fix that mends', () => {
  after(() => vscode.workspace.fs.delete(file()));
  const file = () =>
    vscode.workspace.textDocuments.find(({ uri }) => uri.path.endsWith('/Loop.java'))!.uri;

  it('is offered where the race is; made, it takes the squiggle away; undone, it is there again', async () => {
    const document = await openScratch('Loop.java', LOOP);
    const { uri } = document;
    const line = lineOf(document, '    stopped = true');
    const racy = () => problemsOf(uri).some(({ range }) => range.start.line === line);
    await eventually('the race', racy);
    const offered = await eventually(
      'the fix',
      () => actionsAt(uri, line),
      (actions) => actions.some(({ edit }) => edit !== undefined),
    );
    const fix = offered.find(({ title }) => title.startsWith('Make stopped volatile'));
    assert.ok(fix?.edit, 'a change that was tried');
    assert.ok(await vscode.workspace.applyEdit(fix.edit), 'the edit was taken');
    assert.equal(document.lineAt(1).text, '  private volatile boolean stopped;');
    await eventually('no race', () => !racy());
    await vscode.commands.executeCommand('undo');
    await eventually('the race again', racy);
  });

  it('is told to the command that waits for it', async () => {
    const { nodes } = (await extension().exports.server.findings({
      grouping: 'field',
      filter: 'stopped',
    }))!;
    const finding = nodes[0]?.children[0]?.finding;
    assert.ok(finding, 'the finding in the view');
    const fixes = await extension().exports.server.fixes(finding);
    assert.deepEqual(
      fixes.map(({ title }) => title),
      ['Make stopped volatile, so that every thread sees the newest value'],
    );
    const commands = await vscode.commands.getCommands(true);
    assert.ok(commands.includes('racelens.findFixes'));
  });
});
