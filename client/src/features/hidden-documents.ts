/**
 * Java files that VS Code keeps open after their tab is closed: nobody asks for their problems then, and they would
 * go from the list. The server is told which they are.
 */
import * as vscode from 'vscode';
import type { RacelensServer } from '../client.js';

export function followHiddenDocuments(server: RacelensServer): vscode.Disposable {
  let told = '[]';
  const tell = () => {
    const uris = hiddenUris();
    if (JSON.stringify(uris) === told) return;
    told = JSON.stringify(uris);
    void server.tellHidden(uris);
  };
  return vscode.Disposable.from(
    vscode.window.tabGroups.onDidChangeTabs(tell),
    vscode.workspace.onDidOpenTextDocument(tell),
    vscode.workspace.onDidCloseTextDocument(tell),
    server.onProjectStatus(tell),
    server.onStopped(() => {
      told = '[]';
    }),
  );
}

function hiddenUris(): string[] {
  const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
  const shown = new Set(tabs.flatMap(({ input }) => urisOf(input)));
  return vscode.workspace.textDocuments
    .filter(({ languageId }) => languageId === 'java')
    .map(({ uri }) => uri.toString())
    .filter((uri) => !shown.has(uri));
}

function urisOf(input: unknown): string[] {
  if (input instanceof vscode.TabInputText) return [input.uri.toString()];
  if (input instanceof vscode.TabInputTextDiff) return [input.modified.toString()];
  return [];
}
