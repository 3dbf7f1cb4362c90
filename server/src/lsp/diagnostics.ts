/**
 * Problems as diagnostics. An editor that asks for them (pull) is answered when the text as it is
 * has been analysed, so that nothing stale is ever shown; the others are told (push) whenever an
 * analysis has finished.
 */
import {
  DiagnosticSeverity,
  DocumentDiagnosticReportKind,
  type CancellationToken,
  type Connection,
  type Diagnostic,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { traceDiagnostics } from '../ide/findings/features.js';
import type { FinishedTrace } from '../workspace/snapshot.js';
import { inBackground } from './background.js';
import { DIAGNOSTIC_SOURCE, toDiagnostic, toTraceText } from './convert.js';
import { toFindingDiagnostic } from './finding-convert.js';
import { javaPath } from './java-documents.js';
import {
  findingContext,
  finishedTrace,
  stopIfCancelled,
  tokenOf,
  type Session,
} from './session.js';
import { diagnosticsOfSource } from './source-diagnostics.js';

export function answerDiagnosticPulls(session: Session): void {
  session.connection.languages.diagnostics.on(async ({ textDocument }, token) => {
    const items = await pulledDiagnostics(session, textDocument.uri, token);
    return { kind: DocumentDiagnosticReportKind.Full, items };
  });
}

async function pulledDiagnostics(
  session: Session,
  uri: string,
  token: CancellationToken,
): Promise<Diagnostic[]> {
  const path = session.java.pathOf(uri);
  if (path === undefined) {
    const found = await finishedTrace(session, uri, 'of this text', token);
    return found === undefined ? [] : diagnosticsOf(session, found.trace, found.document);
  }
  await session.workspace.findingsSettled(tokenOf(token));
  stopIfCancelled(token);
  return diagnosticsOfSource(session, path);
}

export function pushDiagnostics(session: Session, uri: string, trace: FinishedTrace): void {
  const document = session.documents.get(uri);
  if (document === undefined) return;
  const diagnostics = diagnosticsOf(session, trace, document);
  send(session.connection, { uri, version: trace.version, diagnostics });
}

/** The races of what is open may be others now. */
export function pushOpenTraces(session: Session): void {
  for (const [uri, trace] of session.workspace.snapshot.traces) {
    const isCurrent = session.documents.get(uri)?.version === trace.version;
    if (isCurrent) pushDiagnostics(session, uri, trace);
  }
}

export function clearPushedDiagnosticsOnClose({ connection, documents }: Session): void {
  documents.onDidClose(({ document }) => {
    // Sources keep theirs: a race does not go when nobody looks.
    if (javaPath(document) === undefined) send(connection, { uri: document.uri, diagnostics: [] });
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

function diagnosticsOf(
  session: Session,
  trace: FinishedTrace,
  document: TextDocument,
): Diagnostic[] {
  if (trace.failure !== undefined) return [failureDiagnostic(trace.failure)];
  const problems = trace.analysis?.index.problems ?? [];
  return [
    ...problems.map((problem) => toDiagnostic(problem, document)),
    ...racesOf(session, document),
  ];
}

/** The races of the text as it is: those of an older one would stand on other lines. */
function racesOf(session: Session, document: TextDocument): Diagnostic[] {
  const races = session.workspace.racesOf(document.uri);
  if (races?.version !== document.version) return [];
  const context = findingContext(session);
  const text = toTraceText(document);
  const rulePage = (rule: string) => context.rulePage(rule);
  return traceDiagnostics(races.report, document.uri)
    .filter(({ line }) => line <= text.lineCount)
    .map((race) => toFindingDiagnostic(race, rulePage, (line) => text.lineText(line).length));
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
