import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { backTrace, open, openScratch } from './support.js';

describe('the language', () => {
  it('is known by the name of the file', async () => {
    const std = await openScratch('two-threads.std', ['T0|fork(T1)|1', 'T1|w(x)|2']);
    const log = await openScratch('abc_log.txt', ['1 START', '2 THREADINIT tid:1']);
    assert.equal((await open(backTrace())).languageId, 'racetrace');
    assert.equal(std.languageId, 'std-trace');
    assert.equal(log.languageId, 'droidracer-log');
  });

  it('is known by the first line of a file of any name', async () => {
    const document = await openScratch('recording', ['racetrace 1', 't1 init']);
    assert.equal(document.languageId, 'racetrace');
  });

  it('has comments, which VS Code can set and take away', async () => {
    const document = await openScratch('comment.racetrace', ['racetrace 1', 't1 init']);
    const editor = await vscode.window.showTextDocument(document);
    editor.selection = new vscode.Selection(1, 0, 1, 0);
    await vscode.commands.executeCommand('editor.action.commentLine');
    assert.equal(document.lineAt(1).text, '# t1 init');
    await vscode.commands.executeCommand('editor.action.commentLine');
    assert.equal(document.lineAt(1).text, 't1 init');
  });

  // Only the desktop can be asked for tokens; in the server's window they are looked at instead.
  if (vscode.env.uiKind === vscode.UIKind.Desktop)
    it('is highlighted', async () => {
      interface Token {
        readonly c: string;
        readonly t: string;
      }
      const tokens = await vscode.commands.executeCommand<Token[]>(
        '_workbench.captureSyntaxTokens',
        backTrace(),
      );
      const scopes = new Map(tokens.map((token) => [token.c.trim(), token.t]));
      for (const word of ['thread', 'begin', 'write'])
        assert.match(scopes.get(word) ?? '', /keyword|storage|support|entity/, word);
    });
});
