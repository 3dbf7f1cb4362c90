/** The language status of Java files: how much of the project is understood, what was found, what is under way. */
import * as vscode from 'vscode';
import type { ProjectStatus } from '../../../server/src/protocol/origins.js';
import type { RacelensServer } from '../client.js';
import { isBusy, STATES } from './status-bar.js';

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
  item.busy = isBusy(status);
  const hasFailed = status?.state === 'failed' || status?.state === 'search-failed';
  item.severity = hasFailed ? Error : Information;
  item.text = textOf(status);
  item.detail = [status?.findings, status?.coverage].filter(Boolean).join(' · ');
}

function textOf(status: ProjectStatus | undefined): string {
  return status === undefined ? 'Project not read' : STATES[status.state];
}
