/**
 * One connection to one editor: what every handler needs, and the one way in which requests about a
 * trace are answered. An answer comes from the last finished result. The kinds of requests differ in
 * what they can bear: a hover prefers an answer now; an outline, once drawn, is not asked for again,
 * so it waits for the text as it is. A trace that was never finished has to be waited for by all.
 */
import {
  LSPErrorCodes,
  ResponseError,
  type CancellationToken as RequestToken,
  type Connection,
  type TextDocuments,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { CancellationToken } from '../base/cancellation.js';
import type { FinishedTrace } from '../workspace/snapshot.js';
import type { Workspace } from '../workspace/workspace.js';
import type { FindingContext } from '../ide/findings/features.js';
import type { ClientFeatures } from './client-features.js';
import type { JavaDocuments } from './java-documents.js';

export interface Session {
  readonly connection: Connection;
  readonly documents: TextDocuments<TextDocument>;
  readonly workspace: Workspace;
  readonly client: ClientFeatures;
  readonly java: JavaDocuments;
  /** The uri of the folder with a page for each rule. */
  readonly rulePages: string;
}

export type Freshness = 'last finished' | 'of this text';

/** The open document and its finished trace; undefined for documents that are not traces of ours. */
export async function finishedTrace(
  session: Session,
  uri: string,
  freshness: Freshness,
  token: RequestToken,
): Promise<{ document: TextDocument; trace: FinishedTrace } | undefined> {
  const { workspace, documents } = session;
  workspace.prefer(uri);
  if (freshness === 'of this text' || !workspace.snapshot.traces.has(uri)) {
    await workspace.settled(uri, tokenOf(token));
  }
  stopIfCancelled(token);
  const document = documents.get(uri);
  const trace = workspace.snapshot.traces.get(uri);
  return document === undefined || trace === undefined ? undefined : { document, trace };
}

export function findingContext({ java, rulePages, client }: Session): FindingContext {
  return {
    uriOf: (path) => java.uriOf(path),
    rulePage: (rule) => `${rulePages}/${rule}.md`,
    linksCommands: client.linksCommands,
  };
}

export function stopIfCancelled(token: RequestToken): void {
  if (token.isCancellationRequested) {
    throw new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled');
  }
}

export function tokenOf(token: RequestToken): CancellationToken {
  return {
    get isCancelled() {
      return token.isCancellationRequested;
    },
    onCancelled(listener) {
      const subscription = token.onCancellationRequested(listener);
      return () => {
        subscription.dispose();
      };
    },
  };
}
