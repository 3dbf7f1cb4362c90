/** The language status of Java files: how much of the project is understood, or that it is being read. */
import * as vscode from 'vscode';
import type { ProjectStatus } from '../../../server/src/protocol/origins.js';
import type { RacelensServer } from '../client.js';

export function showProjectStatus(server: RacelensServer): vscode.Disposable {
  const item = vscode.languages.createLanguageStatusItem('racelens.project', { language: 'java' });
  item.name = 'Racelens';
  item.command = { title: 'Show Origins', command: 'racelens.origins.focus' };
  present(item, undefined);
  return vscode.Disposable.from(
    item,
    server.onProjectStatus((status) => {
      present(item, status);
    }),
    server.onStopped(() => {
      present(item, undefined);
    }),
  );
}

function present(item: vscode.LanguageStatusItem, status: ProjectStatus | undefined): void {
  const { Error, Information } = vscode.LanguageStatusSeverity;
  item.busy = status?.state === 'reading';
  item.severity = status?.state === 'failed' ? Error : Information;
  item.text = textOf(status);
  item.detail = status?.coverage ?? '';
}

function textOf(status: ProjectStatus | undefined): string {
  if (status === undefined) return 'Project not read';
  if (status.state === 'failed') return 'Understanding the project failed';
  return status.state === 'reading' ? 'Reading the project' : 'Project understood';
}
