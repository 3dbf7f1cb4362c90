/**
 * "Racelens: Copy Report": what somebody needs who is to mend a fault of ours, for the clipboard. Counts and versions,
 * no code, no names and no paths of the project; nothing is sent anywhere.
 */
import * as vscode from 'vscode';
import type { ProjectStatus } from '../../../server/src/protocol/origins.js';
import type { RacelensServer } from '../client.js';
import { STATES } from './status-bar.js';

export function registerCopyReportCommand(
  server: RacelensServer,
  version: string,
): vscode.Disposable {
  let status: ProjectStatus | undefined;
  return vscode.Disposable.from(
    server.onProjectStatus((told) => {
      status = told;
    }),
    server.onStopped(() => {
      status = undefined;
    }),
    vscode.commands.registerCommand('racelens.copyReport', async () => {
      await vscode.env.clipboard.writeText(reportOf(version, status));
      vscode.window.setStatusBarMessage('The report is in the clipboard.', 5000);
    }),
  );
}

function reportOf(version: string, status: ProjectStatus | undefined): string {
  const folders = vscode.workspace.workspaceFolders?.length ?? 0;
  const lines = [
    `Racelens ${version}, VS Code ${vscode.version}, ${process.platform} ${process.arch}, Node ${process.version}`,
    `Remote: ${vscode.env.remoteName ?? 'no'}, trusted: ${vscode.workspace.isTrusted ? 'yes' : 'no'}, folders: ${folders}`,
    `State: ${status === undefined ? 'the server does not run' : STATES[status.state]}`,
    `Findings: ${status?.findings === '' ? 'none' : (status?.findings ?? 'unknown')}`,
    `Coverage: ${status?.coverage ?? 'unknown'}`,
    `Settings: ${changedSettings().join(', ') || 'all as they come'}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** By name alone: values may hold paths. */
function changedSettings(): string[] {
  const section = vscode.workspace.getConfiguration('racelens');
  const packaged = vscode.extensions.getExtension('racelens.racelens')?.packageJSON as Manifest;
  return Object.keys(packaged.contributes.configuration.properties).filter((name) => {
    const { globalValue, workspaceValue } = section.inspect(name.replace(/^racelens\./, '')) ?? {};
    return globalValue !== undefined || workspaceValue !== undefined;
  });
}

interface Manifest {
  readonly contributes: { readonly configuration: { readonly properties: object } };
}
