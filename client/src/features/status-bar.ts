/**
 * The item in the status bar: what is under way and how much was found. A click offers what can be done, among it
 * to stop an analysis that takes too long. Nothing else of ours tells anything by itself.
 */
import * as vscode from 'vscode';
import type { ProjectStatus } from '../../../server/src/protocol/origins.js';
import type { RacelensServer } from '../client.js';

const MENU = 'racelens.showMenu';

export function showStatusBar(server: RacelensServer): vscode.Disposable {
  const item = vscode.window.createStatusBarItem('racelens.status', vscode.StatusBarAlignment.Left);
  item.name = 'Racelens';
  item.command = MENU;
  let status: ProjectStatus | undefined;
  const show = (shown: ProjectStatus | undefined) => {
    status = shown;
    present(item, shown);
    void vscode.commands.executeCommand('setContext', 'racelens.state', shown?.state ?? 'off');
  };
  show(undefined);
  return vscode.Disposable.from(
    item,
    server.onProjectStatus(show),
    server.onStopped(() => {
      show(undefined);
    }),
    vscode.commands.registerCommand(MENU, () => showMenu(isBusy(status))),
    vscode.commands.registerCommand('racelens.stopAnalysis', () => server.stopAnalysis()),
  );
}

export function isBusy(status: ProjectStatus | undefined): boolean {
  return status?.state === 'reading' || status?.state === 'searching';
}

function present(item: vscode.StatusBarItem, status: ProjectStatus | undefined): void {
  if (status === undefined) {
    item.hide();
    return;
  }
  const count = status.count === 0 ? '' : ` ${status.count}`;
  item.text = `${ICONS[status.state]} Racelens${count}`;
  const tooltip = [STATES[status.state], status.findings, status.coverage].filter(Boolean);
  item.tooltip = tooltip.join('\n');
  item.accessibilityInformation = { label: `Racelens: ${tooltip.join(', ')}` };
  item.show();
}

const ICONS: Readonly<Record<ProjectStatus['state'], string>> = {
  reading: '$(sync~spin)',
  searching: '$(sync~spin)',
  done: '$(eye)',
  stopped: '$(debug-stop)',
  failed: '$(error)',
  'search-failed': '$(error)',
};

export const STATES: Readonly<Record<ProjectStatus['state'], string>> = {
  reading: 'Reading the project',
  searching: 'Looking for races',
  done: 'Project understood',
  stopped: 'Stopped: what was found before is shown',
  failed: 'Understanding the project failed',
  'search-failed': 'Looking for races failed',
};

async function showMenu(canStop: boolean): Promise<void> {
  const items = [
    ...(canStop
      ? [{ label: '$(debug-stop) Stop the analysis', command: 'racelens.stopAnalysis' }]
      : []),
    { label: '$(list-tree) Show findings', command: 'racelens.findings.focus' },
    { label: '$(eye) Show or hide possible findings', command: 'racelens.findings.togglePossible' },
    { label: '$(output) Show log', command: 'racelens.showLog' },
    { label: '$(copy) Copy report', command: 'racelens.copyReport' },
    { label: '$(debug-restart) Restart server', command: 'racelens.restart' },
    { label: '$(book) How Racelens works, in four steps', command: 'racelens.openWalkthrough' },
  ];
  const chosen = await vscode.window.showQuickPick(items, { placeHolder: 'Racelens' });
  if (chosen !== undefined) await vscode.commands.executeCommand(chosen.command);
}
