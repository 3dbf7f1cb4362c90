/**
 * Looking for a change that mends a finding, where it was not known yet when the menu opened: shows that it
 * is under way, and lets the user choose.
 */
import * as vscode from 'vscode';
import type { RacelensServer } from '../client.js';
import { findingId } from './finding-argument.js';

const FIND_FIXES = 'racelens.findFixes';

export function registerFindFixesCommand(server: RacelensServer): vscode.Disposable {
  return vscode.commands.registerCommand(FIND_FIXES, async (given?: unknown) => {
    const finding = findingId(given);
    if (finding === undefined) return;
    const location = vscode.ProgressLocation.Window;
    const title = 'Racelens: trying changes';
    const fixes = await vscode.window.withProgress({ location, title }, () =>
      server.fixes(finding),
    );
    if (fixes.length === 0) {
      await vscode.window.showInformationMessage('Racelens knows no change that mends this.');
      return;
    }
    const chosen = await vscode.window.showQuickPick(
      fixes.map(({ title: label, edit }) => ({ label, edit })),
      { placeHolder: 'A change after which the finding is gone' },
    );
    if (chosen !== undefined)
      await vscode.workspace.applyEdit(chosen.edit, { isRefactoring: true });
  });
}
