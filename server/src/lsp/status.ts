/** Tells an editor that wants to know how far a trace or the project is read; failures go to the log. */
import type { Connection } from 'vscode-languageserver/node';
import { findingsLine } from '../ide/findings/features.js';
import { coverageLine } from '../ide/origins/features.js';
import { ProjectStatusNotification, type ProjectStatus } from '../protocol/origins.js';
import {
  TraceStatusNotification,
  type TraceState,
  type TraceStatus,
} from '../protocol/trace-status.js';
import type { ModelProblem } from '../workspace/model/job.js';
import type { FinishedTrace } from '../workspace/snapshot.js';
import { inBackground } from './background.js';
import type { Session } from './session.js';

export function sendStatus(
  connection: Connection,
  uri: string,
  state: TraceState,
  trace: FinishedTrace | undefined,
): void {
  const status = statusOf(uri, state, trace);
  const sent = connection.sendNotification(TraceStatusNotification, status);
  inBackground(connection, 'Sending the status of a trace', sent);
}

function statusOf(uri: string, state: TraceState, trace: FinishedTrace | undefined): TraceStatus {
  const analysis = trace?.analysis;
  if (analysis === undefined) return { uri, state, operations: 0, problems: 0 };
  const { index, problemCount } = analysis;
  return { uri, state, format: index.format, operations: index.length, problems: problemCount };
}

export function logFailure(connection: Connection, uri: string, failure: string): void {
  connection.console.error(`The analysis of ${uri} failed. ${failure}`);
}

/** A problem of the project's own files, for the log. */
export function logProblem(connection: Connection, { file, line, message }: ModelProblem): void {
  connection.console.warn(`${file}:${line}: ${message}`);
}

/** Tells an editor that has the Origins view how far the project is understood, and what was found. */
export class ProjectStatusLine {
  private state: ProjectStatus['state'] = 'reading';
  private sent = '';

  constructor(private readonly session: () => Session) {}

  show(state: ProjectStatus['state']): void {
    this.state = state;
    this.refresh();
  }

  /** The numbers may be others. */
  refresh(): void {
    const { connection, client, workspace } = this.session();
    if (!client.originsView) return;
    const { project, found } = workspace.snapshot;
    const coverage = project === undefined ? '' : coverageLine(project.model.coverage);
    const { length: count } = found.findings;
    const status = { state: this.state, coverage, findings: findingsLine(found), count };
    const text = JSON.stringify(status);
    if (text === this.sent) return;
    this.sent = text;
    const sending = connection.sendNotification(ProjectStatusNotification, status);
    inBackground(connection, 'Sending the status of the project', sending);
  }
}
