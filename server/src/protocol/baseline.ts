/** The baseline from the editor: the server says what is to be written, the client writes it. */
import { ProtocolRequestType } from 'vscode-languageserver-protocol';

export interface BaselineParams {
  /** Only this finding is added, with a reason; else the baseline becomes what is found now. */
  readonly add?: { readonly finding: string; readonly reason: string };
}

export interface BaselineAnswer {
  readonly files: readonly { readonly uri: string; readonly text: string }[];
  /** Why nothing can be written; '' if it can. */
  readonly problem: string;
}

export const BaselineRequest = new ProtocolRequestType<
  BaselineParams,
  BaselineAnswer,
  never,
  void,
  void
>('racelens/baseline');
