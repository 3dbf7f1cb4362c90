/** Outline, folding, hover, definition and references of traces: each asks the feature of that name. */
import { URI } from 'vscode-uri';
import type { CancellationToken, Connection } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import {
  traceDefinition,
  traceFolding,
  traceHover,
  traceReferences,
  traceSymbols,
  type TraceContext,
  type TraceText,
} from '../ide/trace/features.js';
import type { TraceIndex } from '../trace/index/trace-index.js';
import {
  toDocumentSymbol,
  toFlatSymbols,
  toFoldingRange,
  toHover,
  toLocationLinks,
  toLocations,
  toTraceText,
} from './convert.js';
import { finishedTrace, type Freshness, type Session } from './session.js';
import { sourceHover } from './source-features.js';

interface OpenIndex {
  readonly index: TraceIndex;
  readonly document: TextDocument;
  readonly text: TraceText;
  readonly context: TraceContext;
}

export function answerTraceRequests(session: Session): void {
  const { connection } = session;
  answerOutline(session, connection);
  answerPositions(session, connection);
}

function answerOutline(session: Session, connection: Connection): void {
  connection.onDocumentSymbol(async ({ textDocument: { uri } }, token) => {
    const open = await openIndex(session, uri, 'of this text', token);
    if (open === undefined) return null;
    const symbols = traceSymbols(open.index, open.text);
    if (session.client.hierarchicalSymbols) return symbols.map(toDocumentSymbol);
    return symbols.flatMap((symbol) => toFlatSymbols(symbol, uri));
  });
  connection.onFoldingRanges(async ({ textDocument: { uri } }, token) => {
    const open = await openIndex(session, uri, 'of this text', token);
    return open === undefined ? null : traceFolding(open.index, open.text).map(toFoldingRange);
  });
}

function answerPositions(session: Session, connection: Connection): void {
  connection.onHover(async (params, token) => {
    const { textDocument, position } = params;
    const { uri } = textDocument;
    const path = session.java.pathOf(uri);
    if (path !== undefined) return sourceHover(session, path, params);
    const open = await openIndex(session, uri, 'last finished', token);
    if (open === undefined) return null;
    const hover = await traceHover(open.index, open.text, position, open.context);
    return hover === undefined ? null : toHover(hover, session.client.markdownHover);
  });
  connection.onDefinition(async ({ textDocument: { uri }, position }, token) => {
    const open = await openIndex(session, uri, 'last finished', token);
    if (open === undefined) return null;
    const definition = await traceDefinition(open.index, open.text, position, open.context);
    if (definition === undefined) return null;
    if (session.client.definitionLinks) return toLocationLinks(definition, uri);
    return toLocations(definition, uri);
  });
  connection.onReferences(async ({ textDocument: { uri }, position, context }, token) => {
    const open = await openIndex(session, uri, 'last finished', token);
    if (open === undefined) return null;
    const ranges = traceReferences(open.index, open.text, position, context.includeDeclaration);
    return ranges.map((range) => ({ uri, range }));
  });
}

async function openIndex(
  session: Session,
  uri: string,
  freshness: Freshness,
  token: CancellationToken,
): Promise<OpenIndex | undefined> {
  const found = await finishedTrace(session, uri, freshness, token);
  const index = found?.trace.analysis?.index;
  if (found === undefined || index === undefined) return undefined;
  const { document } = found;
  return { index, document, text: toTraceText(document), context: contextOf(session, uri) };
}

function contextOf({ workspace }: Session, uri: string): TraceContext {
  return {
    uri,
    locateSite: (site) => workspace.javaSources.locateSite(site),
    uriOf: (path) => URI.file(path).toString(),
  };
}
