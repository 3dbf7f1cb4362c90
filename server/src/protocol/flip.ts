/** A finding in the other order, as text: what *Show Flipped Schedule* and *Copy Recipe* show. */
import { ProtocolRequestType } from 'vscode-languageserver-protocol';

export interface FlipParams {
  /** The finding's id; or else whatever is on a line of a file, which counts from 0. */
  readonly finding?: string;
  readonly at?: { readonly uri: string; readonly line: number };
}

export interface FlippedFinding {
  /** Verdict and both columns, as Markdown. */
  readonly schedule: string;
  /** '' where there is no other order. */
  readonly recipe: string;
}

/** null where there is no such finding, or nobody has looked at it. */
export const FlipRequest = new ProtocolRequestType<
  FlipParams,
  FlippedFinding | null,
  never,
  void,
  void
>('racelens/flip');
