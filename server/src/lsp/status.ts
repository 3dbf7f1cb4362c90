/** Tells an editor that wants to know how far a trace is read, and writes failures to the log. */
import type { Connection } from 'vscode-languageserver/node';
import {
  TraceStatusNotification,
  type TraceState,
  type TraceStatus,
} from '../protocol/trace-status.js';
import type { FinishedTrace } from '../workspace/snapshot.js';
import { inBackground } from './background.js';

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
