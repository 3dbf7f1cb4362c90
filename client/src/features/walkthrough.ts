/** "Racelens: How It Works, in Four Steps": the walkthrough, opened by whoever wants it. */
import * as vscode from 'vscode';

const WALKTHROUGH = 'racelens.racelens#racelens.steps';

export function registerWalkthroughCommand(): vscode.Disposable {
  return vscode.commands.registerCommand('racelens.openWalkthrough', () =>
    vscode.commands.executeCommand('workbench.action.openWalkthrough', WALKTHROUGH, false),
  );
}
