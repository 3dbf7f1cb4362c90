/**
 * The language server: puts a workspace behind a connection. Handlers are set up when the editor
 * has said what it can do; each group of them has a file of its own.
 */
import { TextDocuments, type Connection, type InitializeParams } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { FinishedTrace } from '../workspace/snapshot.js';
import { Workspace } from '../workspace/workspace.js';
import type { TraceRunner } from '../workspace/worker-runner.js';
import { capabilitiesFor } from './capabilities.js';
import { clientFeaturesOf } from './client-features.js';
import { followConfiguration } from './configuration.js';
import {
  answerDiagnosticPulls,
  clearPushedDiagnosticsOnClose,
  pushDiagnostics,
} from './diagnostics.js';
import { followDocuments } from './documents.js';
import { followFolders, initialFolders, watchJavaFiles } from './folders.js';
import type { Session } from './session.js';
import { logFailure, sendStatus } from './status.js';
import { answerTraceRequests } from './trace-features.js';

export function serve(connection: Connection, runner: TraceRunner): void {
  const documents = new TextDocuments(TextDocument);
  documents.listen(connection);
  connection.onInitialize((params) => {
    const session = createSession(connection, documents, runner, params);
    return { capabilities: capabilitiesFor(session.client), serverInfo: { name: 'Racelens' } };
  });
  connection.listen();
}

function createSession(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  runner: TraceRunner,
  params: InitializeParams,
): Session {
  const client = clientFeaturesOf(params);
  const workspace = new Workspace(runner, {
    reading: (uri, last) => {
      if (client.traceStatus) sendStatus(connection, uri, 'reading', last);
    },
    finished: (uri, trace) => {
      reportFinished(session, uri, trace);
    },
  });
  const session: Session = { connection, documents, workspace, client };
  workspace.setFolders(initialFolders(params));
  listen(session);
  return session;
}

function reportFinished(session: Session, uri: string, trace: FinishedTrace): void {
  const { connection, client } = session;
  const failed = trace.failure !== undefined;
  if (failed) logFailure(connection, uri, trace.failure);
  if (client.traceStatus) sendStatus(connection, uri, failed ? 'failed' : 'done', trace);
  if (!client.pullsDiagnostics) pushDiagnostics(session, uri, trace);
}

function listen(session: Session): void {
  const { connection, client, workspace } = session;
  followDocuments(session);
  answerTraceRequests(session);
  if (client.pullsDiagnostics) answerDiagnosticPulls(session);
  else clearPushedDiagnosticsOnClose(session);
  connection.onInitialized(() => {
    followConfiguration(session);
    if (client.workspaceFolders) followFolders(session);
    if (client.registersWatchers) watchJavaFiles(session);
    connection.console.info(`Racelens runs: process ${process.pid}, Node ${process.version}`);
  });
  connection.onShutdown(() => workspace.dispose());
}
