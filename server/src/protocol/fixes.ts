/** The changes that mend a finding, for an editor that asks for them by itself and waits. */
import { ProtocolRequestType, type WorkspaceEdit } from 'vscode-languageserver-protocol';

export interface FixesParams {
  /** The finding's id. */
  readonly finding: string;
}

export interface FindingFix {
  readonly title: string;
  readonly edit: WorkspaceEdit;
}

export const FixesRequest = new ProtocolRequestType<
  FixesParams,
  readonly FindingFix[],
  never,
  void,
  void
>('racelens/fixes');
