/**
 * Problems as diagnostics. An editor that asks for them (pull) is answered when the text as it is
 * has been analysed, so that nothing stale is ever shown; the others are told (push) whenever an
 * analysis has finished.
 */
import {
  DiagnosticSeverity,
  DocumentDiagnosticReportKind,
  type Connection,
  type Diagnostic,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { FinishedTrace } from '../workspace/snapshot.js';
import { inBackground } from './background.js';
import { DIAGNOSTIC_SOURCE, toDiagnostic } from './convert.js';
import { finishedTrace, type Session } from './session.js';

export function answerDiagnosticPulls(session: Session): void {
  session.connection.languages.diagnostics.on(async ({ textDocument }, token) => {
    const found = await finishedTrace(session, textDocument.uri, 'of this text', token);
    const items = found === undefined ? [] : diagnosticsOf(found.trace, found.document);
    return { kind: DocumentDiagnosticReportKind.Full, items };
  });
}

export function pushDiagnostics(session: Session, uri: string, trace: FinishedTrace): void {
  const document = session.documents.get(uri);
  if (document === undefined) return;
  const diagnostics = diagnosticsOf(trace, document);
  send(session.connection, { uri, version: trace.version, diagnostics });
}

export function clearPushedDiagnosticsOnClose({ connection, documents }: Session): void {
  documents.onDidClose(({ document }) => {
    send(connection, { uri: document.uri, diagnostics: [] });
  });
}

function send(connection: Connection, params: PublishDiagnosticsParams): void {
  inBackground(connection, 'Sending diagnostics', connection.sendDiagnostics(params));
}

/** Asks a pulling editor to ask again: something else than a text has changed. */
export function refreshDiagnostics({ connection, client }: Session): void {
  if (!client.refreshesDiagnostics) return;
  const sent = connection.languages.diagnostics.refresh();
  inBackground(connection, 'Refreshing diagnostics', sent);
}

function diagnosticsOf(trace: FinishedTrace, document: TextDocument): Diagnostic[] {
  if (trace.failure !== undefined) return [failureDiagnostic(trace.failure)];
  const problems = trace.analysis?.index.problems ?? [];
  return problems.map((problem) => toDiagnostic(problem, document));
}

/** The failure is ours, so the whole story is in the log and one line of it here. */
function failureDiagnostic(failure: string): Diagnostic {
  const start = { line: 0, character: 0 };
  const reason = failure.split('\n', 1)[0] ?? '';
  return {
    range: { start, end: start },
    severity: DiagnosticSeverity.Warning,
    code: 'analysis-failed',
    source: DIAGNOSTIC_SOURCE,
    message: `Racelens could not analyse this trace (a fault of Racelens; see its log): ${reason}`,
  };
}
