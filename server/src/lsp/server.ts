/**
 * The language server: puts a workspace behind a connection. Handlers are set up when the editor
 * has said what it can do; each group of them has a file of its own.
 */
import { TextDocuments, type Connection, type InitializeParams } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { StopAnalysisNotification } from '../protocol/origins.js';
import type { FinishedTrace } from '../workspace/snapshot.js';
import type { Runners } from '../workspace/runners.js';
import { Workspace } from '../workspace/workspace.js';
import type { WorkspaceListener } from '../workspace/workspace-listener.js';
import { capabilitiesFor } from './capabilities.js';
import { clientFeaturesOf } from './client-features.js';
import { answerBaseline } from './baseline.js';
import { followConfiguration } from './configuration.js';
import {
  answerDiagnosticPulls,
  clearPushedDiagnosticsOnClose,
  pushDiagnostics,
  pushOpenTraces,
  refreshDiagnostics,
} from './diagnostics.js';
import { followDocuments } from './documents.js';
import { answerActions } from './finding-actions.js';
import { answerFlips } from './finding-flip.js';
import { answerPictures } from './finding-picture.js';
import { answerTours } from './finding-tours.js';
import { answerFindingTree, tellFindingsChanged } from './finding-tree.js';
import { answerFixes } from './fix-actions.js';
import { followFiles, followFolders, initialFolders } from './folders.js';
import { answerLearning } from './learn.js';
import { JavaDocuments } from './java-documents.js';
import type { Session } from './session.js';
import { PushedSources } from './source-diagnostics.js';
import { answerHierarchy, answerOriginTree } from './origin-features.js';
import { answerLenses, refreshLenses } from './source-features.js';
import { logFailure, logProblem, ProjectStatusLine, sendStatus } from './status.js';
import { answerTraceRequests } from './trace-features.js';

export function serve(connection: Connection, runners: Runners, rulePages: string): void {
  const documents = new TextDocuments(TextDocument);
  documents.listen(connection);
  connection.onInitialize((params) => {
    const session = createSession(connection, documents, runners, rulePages, params);
    return { capabilities: capabilitiesFor(session.client), serverInfo: { name: 'Racelens' } };
  });
  connection.listen();
}

function createSession(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  runners: Runners,
  rulePages: string,
  params: InitializeParams,
): Session {
  const client = clientFeaturesOf(params);
  const java = new JavaDocuments(documents);
  const listener: WorkspaceListener = {
    reading: (uri, last) => {
      if (client.traceStatus) sendStatus(connection, uri, 'reading', last);
    },
    finished: (uri, trace) => {
      reportFinished(session, uri, trace);
    },
    found: (paths) => {
      showFindings(session, sources, paths);
    },
    failed: (uri, message) => {
      logFailure(connection, uri, message);
    },
    understanding: () => {
      status.show('reading');
    },
    understood: (project) => {
      status.show('searching');
      for (const problem of project.problems) logProblem(connection, problem);
      const faulty = project.problems.map(({ file }) => file);
      sources.updateAll(new Set([...faulty, ...faultyBefore]));
      faultyBefore = faulty;
      refreshLenses(session);
      watch();
    },
    notUnderstood: (what, message) => {
      connection.console.error(`${FAILED[what]}: ${message}`);
      if (what !== 'fixes') status.show(what === 'model' ? 'failed' : 'search-failed');
    },
    searched: (limits) => {
      for (const limit of limits) connection.console.warn(`The search for races stopped: ${limit}`);
      status.show('done');
    },
    stopped: () => {
      status.show('stopped');
    },
    complain: (problem) => {
      connection.console.warn(problem);
    },
    counted: () => {
      status.refresh();
      tellFindingsChanged(session);
    },
  };
  let watch: () => void = () => undefined;
  let faultyBefore: readonly string[] = [];
  const status = new ProjectStatusLine(() => session);
  const workspace = new Workspace(runners, listener, java);
  const session: Session = { connection, documents, workspace, client, java, rulePages };
  const sources = new PushedSources(session);
  workspace.setFolders(initialFolders(params));
  listen(session, (follow) => {
    watch = follow;
  });
  return session;
}

const FAILED = {
  model: 'Understanding the project failed',
  races: 'Looking for races in the sources failed',
  fixes: 'Looking for what mends a finding failed',
} as const;

function reportFinished(session: Session, uri: string, trace: FinishedTrace): void {
  const { connection, client } = session;
  const failed = trace.failure !== undefined;
  if (failed) logFailure(connection, uri, trace.failure);
  if (client.traceStatus) sendStatus(connection, uri, failed ? 'failed' : 'done', trace);
  if (!client.pullsDiagnostics) pushDiagnostics(session, uri, trace);
}

function showFindings(session: Session, sources: PushedSources, paths: ReadonlySet<string>): void {
  // What is open and asked for comes before all that nobody looks at.
  if (session.client.pullsDiagnostics) refreshDiagnostics(session);
  else pushOpenTraces(session);
  sources.updateAll(paths);
  refreshLenses(session);
}

/** What is to be watched is told once the editor may be asked. */
function listen(session: Session, setWatch: (watch: () => void) => void): void {
  const { connection, client, workspace } = session;
  followDocuments(session);
  answerTraceRequests(session);
  answerLenses(session);
  answerHierarchy(session);
  answerOriginTree(session);
  answerFindingTree(session);
  answerActions(session);
  answerFixes(session);
  answerPictures(session);
  answerFlips(session);
  answerTours(session);
  answerBaseline(session);
  answerLearning(session);
  connection.onNotification(StopAnalysisNotification, () => {
    workspace.stopAnalysis();
  });
  if (client.pullsDiagnostics) answerDiagnosticPulls(session);
  else clearPushedDiagnosticsOnClose(session);
  connection.onInitialized(() => {
    setWatch(followConfiguration(session));
    if (client.workspaceFolders) followFolders(session);
    followFiles(session);
    connection.console.info(`Racelens runs: process ${process.pid}, Node ${process.version}`);
  });
  connection.onShutdown(() => workspace.dispose());
}
