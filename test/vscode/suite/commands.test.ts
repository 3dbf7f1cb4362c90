import * as vscode from 'vscode';
import { outlineOf } from './requests.js';
import { backTrace, eventually, open } from './support.js';

describe('commands', () => {
  it('restart the server, which then answers again', async () => {
    await open(backTrace());
    const hasOutline = (answer: vscode.DocumentSymbol[] | undefined) => !!answer?.length;
    await eventually('an outline before', () => outlineOf(backTrace()), hasOutline);
    await vscode.commands.executeCommand('racelens.restart');
    await eventually('an outline after', () => outlineOf(backTrace()), hasOutline);
  });

  it('show the log', async () => {
    await vscode.commands.executeCommand('racelens.showLog');
    await eventually('the output channel in view', () =>
      vscode.window.visibleTextEditors.some((editor) => editor.document.uri.scheme === 'output'),
    );
    await vscode.commands.executeCommand('workbench.action.closePanel');
  });
});
