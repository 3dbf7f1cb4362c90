import * as vscode from 'vscode';
import { outlineOf } from './requests.js';
import { backTrace, eventually, open, serverPid } from './support.js';

const hasOutline = (answer: vscode.DocumentSymbol[] | undefined) => !!answer?.length;

describe('commands', () => {
  it('restart the server, which then answers again', async () => {
    await open(backTrace());
    const before = await eventually('a server', serverPid);
    await vscode.commands.executeCommand('racelens.restart');
    await eventually('another process', serverPid, (pid) => pid !== undefined && pid !== before);
    await eventually('an outline', () => outlineOf(backTrace()), hasOutline);
  });

  it('show the log', async () => {
    // A window that is still being set up does not open its panel: then one asks again.
    await eventually('the output channel in view', async () => {
      await vscode.commands.executeCommand('racelens.showLog');
      return vscode.window.visibleTextEditors.some(
        ({ document }) => document.uri.scheme === 'output',
      );
    });
    await vscode.commands.executeCommand('workbench.action.closePanel');
  });
});

describe('a crash of the server', () => {
  it('is mended without the user', async () => {
    await open(backTrace());
    const before = await eventually('a server', serverPid);
    process.kill(before!, 'SIGKILL');
    await eventually('another process', serverPid, (pid) => pid !== undefined && pid !== before);
    await eventually('an outline', () => outlineOf(backTrace()), hasOutline);
  });
});
