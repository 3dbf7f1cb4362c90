/** "Racelens: Restart Server". */
import * as vscode from 'vscode';
import type { RacelensServer } from '../client.js';

export const RESTART = 'racelens.restart';

export function registerRestartCommand(server: RacelensServer): vscode.Disposable {
  return vscode.commands.registerCommand(RESTART, () => server.restart());
}
