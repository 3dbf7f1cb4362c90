/** "Racelens: Show Log". */
import * as vscode from 'vscode';

export const SHOW_LOG = 'racelens.showLog';

export function registerShowLogCommand(log: vscode.LogOutputChannel): vscode.Disposable {
  return vscode.commands.registerCommand(SHOW_LOG, () => {
    log.show();
  });
}
