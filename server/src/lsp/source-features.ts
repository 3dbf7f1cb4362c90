/** Hover and lenses of Java files: each asks the feature of that name. */
import {
  CodeLensRefreshRequest,
  MarkupKind,
  type CodeLens,
  type Hover,
  type HoverParams,
} from 'vscode-languageserver/node';
import { findingLenses, findingsHover, lensContent, safeHover } from '../ide/findings/features.js';
import { inBackground } from './background.js';
import { toCodeLens, toResolvedLens, type LensData } from './finding-convert.js';
import type { OriginLensData } from './origin-convert.js';
import {
  hoverOfOrigin,
  lensesOfOrigins,
  methodsOfFrames,
  resolveOriginLens,
} from './origin-features.js';
import { findingContext, type Session } from './session.js';

/**
 * The hover of findings, safe fields and origins at a place of an open Java file. It waits for nothing: what
 * was last known is told where its lines are now.
 */
export function sourceHover(
  session: Session,
  path: string,
  { position: { line, character } }: HoverParams,
): Hover | null {
  const { workspace } = session;
  if (!workspace.snapshot.settings.hover.enabled) return null;
  const at = [path, line + 1, character + 1] as const;
  const context = findingContext(session);
  const parts = [
    findingsHover(workspace.findingsNowIn(path), ...at, context),
    safeHover(workspace.foundNow.safe, ...at, context),
    hoverOfOrigin(session, ...at),
  ];
  const value = parts.filter((part) => part !== undefined).join('\n\n---\n\n');
  if (value === '') return null;
  const kind = session.client.markdownHover ? MarkupKind.Markdown : MarkupKind.PlainText;
  return { contents: { kind, value } };
}

export function answerLenses(session: Session): void {
  const { connection, workspace, java, client } = session;
  connection.onCodeLens(({ textDocument: { uri } }) => {
    const path = java.pathOf(uri);
    if (path === undefined || !workspace.snapshot.settings.codeLens.enabled) return [];
    const methodOf = methodsOfFrames(session);
    const lenses = findingLenses(workspace.findingsNowIn(path), path, methodOf);
    const ofFindings = lenses.map((lens) => toCodeLens(lens, uri));
    return [...ofFindings, ...lensesOfOrigins(session, path, uri)];
  });
  connection.onCodeLensResolve((lens: CodeLens) => {
    const data = lens.data as LensData | OriginLensData;
    if ('at' in data) return resolveOriginLens(session, lens, data);
    const { uri, parts } = data;
    const { findings } = workspace.foundNow;
    const content = lensContent(findings, parts, findingContext(session));
    return content === undefined ? lens : toResolvedLens(lens, content, uri, client.showsConflict);
  });
}

/** Asks the editor to ask for its lenses again. */
export function refreshLenses({ connection, client }: Session): void {
  if (!client.refreshesLenses) return;
  const sent = connection.sendRequest(CodeLensRefreshRequest.type);
  inBackground(connection, 'Refreshing lenses', sent);
}
