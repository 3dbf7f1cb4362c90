/**
 * Code actions on findings. An editor that has our command asks its user for the reason of a suppression;
 * another one gets the edit with a reason to be overwritten.
 */
import {
  CodeActionKind,
  type CodeAction,
  type CodeActionParams,
  type Diagnostic,
} from 'vscode-languageserver/node';
import {
  actionsAt,
  type FindingAction,
  type GoToOtherSide,
  type Suppress,
} from '../ide/findings/features.js';
import { SHOW_CONFLICT, toLocation } from './finding-convert.js';
import { findingContext, type Session } from './session.js';

export const SUPPRESS = 'racelens.suppress';
const GO_TO_CONFLICT = 'racelens.goToConflict';
export const SHOW_PICTURE = 'racelens.showPicture';
const NO_REASON = 'reviewed';

export function answerActions(session: Session): void {
  const { connection, java, workspace } = session;
  connection.onCodeAction((params) => {
    const path = java.pathOf(params.textDocument.uri);
    if (path === undefined) return [];
    const { findings } = workspace.snapshot.found;
    const { start, end } = params.range;
    const context = findingContext(session);
    return actionsAt(findings, path, start.line + 1, end.line + 1, context)
      .filter(({ kind }) => kind !== 'picture' || session.client.showsPicture)
      .map((action) => toCodeAction(session, action, params));
  });
}

function toCodeAction(
  session: Session,
  action: FindingAction,
  { context, textDocument: { uri }, range }: CodeActionParams,
): CodeAction {
  const diagnostics = context.diagnostics.filter(({ data }) => data === action.finding);
  const common = { title: action.title, kind: CodeActionKind.QuickFix, diagnostics };
  if (action.kind === 'go') return { ...common, ...goCommand(session, action, uri, range.start) };
  if (action.kind === 'picture') {
    const { title, finding } = action;
    return { ...common, command: { title, command: SHOW_PICTURE, arguments: [finding] } };
  }
  return { ...common, ...suppressEdit(session, action) };
}

function goCommand(
  { client }: Session,
  { title, to, finding, side }: GoToOtherSide,
  uri: string,
  from: Diagnostic['range']['start'],
): Pick<CodeAction, 'command'> {
  if (client.linksCommands) {
    return { command: { title, command: GO_TO_CONFLICT, arguments: [finding, side] } };
  }
  return { command: { title, command: SHOW_CONFLICT, arguments: [uri, from, [toLocation(to)]] } };
}

function suppressEdit(
  session: Session,
  { path, line, text, title }: Suppress,
): Pick<CodeAction, 'command' | 'edit'> {
  const uri = session.java.uriOf(path);
  if (session.client.suppresses) {
    return { command: { title, command: SUPPRESS, arguments: [uri, line - 1, text] } };
  }
  const at = { line: line - 1, character: 0 };
  const newText = `${text}${NO_REASON}\n`;
  return { edit: { changes: { [uri]: [{ range: { start: at, end: at }, newText }] } } };
}
