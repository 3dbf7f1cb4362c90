/**
 * What the server tells the client about a trace that is open: that it is being read, and what was
 * in it. The client shows it in the status bar; other editors may ignore it.
 */
import { ProtocolNotificationType } from 'vscode-languageserver-protocol';

export type TraceState = 'reading' | 'done' | 'failed';

export interface TraceStatus {
  readonly uri: string;
  readonly state: TraceState;
  /** The format as the reader names it; left out until something was read. */
  readonly format?: string;
  /** Operations read; of the last finished reading while a newer one is under way. */
  readonly operations: number;
  /** Problems met, also those that are not listed. */
  readonly problems: number;
}

export const TraceStatusNotification = new ProtocolNotificationType<TraceStatus, void>(
  'racelens/traceStatus',
);
