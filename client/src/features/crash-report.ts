/** Says that the server crashed, once per crash, and offers what the user can do about it. */
import * as vscode from 'vscode';
import { CRASH_LIMIT, CRASH_WINDOW_MS } from '../crash-history.js';
import { RESTART } from './restart.js';
import { SHOW_LOG } from './show-log.js';

export function reportCrash(next: 'restart' | 'give up'): void {
  if (next === 'restart') {
    const message = 'The Racelens server crashed and is being started again.';
    void offer(vscode.window.showWarningMessage(message, SHOW_LOG_BUTTON));
  } else {
    const minutes = CRASH_WINDOW_MS / 60_000;
    const message = `The Racelens server crashed ${CRASH_LIMIT} times within ${minutes} minutes and stays off.`;
    void offer(vscode.window.showErrorMessage(message, RESTART_BUTTON, SHOW_LOG_BUTTON));
  }
}

const SHOW_LOG_BUTTON = 'Show Log';
const RESTART_BUTTON = 'Restart';

async function offer(choice: Thenable<string | undefined>): Promise<void> {
  const chosen = await choice;
  if (chosen === SHOW_LOG_BUTTON) await vscode.commands.executeCommand(SHOW_LOG);
  if (chosen === RESTART_BUTTON) await vscode.commands.executeCommand(RESTART);
}
