/** *Learn from These Traces*: the server learns and says what is to be written, the client writes it. */
import { ProtocolNotificationType, ProtocolRequestType } from 'vscode-languageserver-protocol';

export interface LearnParams {
  /** Uris; without them all traces of the project. */
  readonly traces?: readonly string[];
}

export interface LearnAnswer {
  /** What is to be written, and what it holds, in one line; left out where there is nothing. */
  readonly file?: { readonly uri: string; readonly text: string; readonly summary: string };
  /** Traces that taught nothing, edits that contradict each other. */
  readonly problems: readonly string[];
}

export const LearnRequest = new ProtocolRequestType<LearnParams, LearnAnswer, never, void, void>(
  'racelens/learn',
);

export interface LearnProgress {
  readonly done: number;
  readonly total: number;
  /** The name of the trace that is read now. */
  readonly trace: string;
}

export const LearnProgressNotification = new ProtocolNotificationType<LearnProgress, void>(
  'racelens/learnProgress',
);
