/** The language status of a trace: what was read of it, or that it is being read. */
import * as vscode from 'vscode';
import type { TraceStatus } from '../../../server/src/protocol/trace-status.js';
import type { RacelensServer } from '../client.js';
import { TRACE_LANGUAGES } from '../languages.js';
import { SHOW_LOG } from './show-log.js';

export function showTraceStatus(server: RacelensServer): vscode.Disposable {
  const selector = TRACE_LANGUAGES.map((language) => ({ language }));
  const item = vscode.languages.createLanguageStatusItem('racelens.trace', selector);
  item.name = 'Racelens';
  item.command = { title: 'Show Log', command: SHOW_LOG };
  const known = new Map<string, TraceStatus>();
  const show = () => {
    const uri = vscode.window.activeTextEditor?.document.uri.toString();
    present(item, uri === undefined ? undefined : known.get(uri));
  };
  show();
  return vscode.Disposable.from(
    item,
    vscode.window.onDidChangeActiveTextEditor(show),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => known.delete(uri.toString())),
    server.onTraceStatus((status) => {
      // The server writes uris in its own way; the editor's way is the key.
      known.set(vscode.Uri.parse(status.uri).toString(), status);
      show();
    }),
    server.onStopped(() => {
      known.clear();
      show();
    }),
  );
}

function present(item: vscode.LanguageStatusItem, status: TraceStatus | undefined): void {
  item.busy = status?.state === 'reading';
  item.severity =
    status?.state === 'failed'
      ? vscode.LanguageStatusSeverity.Error
      : vscode.LanguageStatusSeverity.Information;
  item.text = textOf(status);
  item.detail = status?.format ?? '';
}

function textOf(status: TraceStatus | undefined): string {
  if (status === undefined) return 'Trace not read';
  if (status.state === 'reading') return 'Reading the trace';
  if (status.state === 'failed') return 'The analysis failed';
  return `${counted(status.operations, 'operation')}, ${counted(status.problems, 'problem')}`;
}

function counted(count: number, noun: string): string {
  const word = count === 1 ? noun : `${noun}s`;
  return `${count === 0 ? 'no' : count.toLocaleString('en')} ${word}`;
}
