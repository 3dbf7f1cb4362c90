/**
 * Code actions on findings. An editor that has our command asks its user for the reason of a suppression;
 * another one gets the edit with a reason to be overwritten.
 */
import {
  CodeActionKind,
  type CodeAction,
  type CodeActionParams,
  type Diagnostic,
  type TextEdit,
} from 'vscode-languageserver/node';
import {
  actionsAt,
  removalOf,
  STALE_SUPPRESSION,
  type FindingAction,
  type GoToOtherSide,
  type Suppress,
  type SuppressionRemoval,
} from '../ide/findings/features.js';
import { SHOW_CONFLICT, toLocation } from './finding-convert.js';
import { fixActions, methodsOn, safeFieldsOn } from './fix-actions.js';
import { findingContext, type Session } from './session.js';

export const SUPPRESS = 'racelens.suppress';
const GO_TO_CONFLICT = 'racelens.goToConflict';
export const SHOW_PICTURE = 'racelens.showPicture';
const NO_REASON = 'reviewed';

export function answerActions(session: Session): void {
  const { connection, java, workspace } = session;
  connection.onCodeAction(async (params, token) => {
    const path = java.pathOf(params.textDocument.uri);
    if (path === undefined) return [];
    const { findings } = workspace.foundNow;
    const { start, end } = params.range;
    const context = findingContext(session);
    const actions = actionsAt(findings, path, start.line + 1, end.line + 1, context).filter(
      ({ kind }) => kind !== 'picture' || session.client.showsPicture,
    );
    const found = actions.map(({ finding }) => finding);
    const safe = safeFieldsOn(session, path, start.line + 1, end.line + 1);
    const methods = methodsOn(session, path, start.line + 1, end.line + 1);
    const fixes = await fixActions(session, [...found, ...safe, ...methods], params, token);
    const others = actions.map((action) => toCodeAction(session, action, params));
    return [...fixes, ...others, ...removals(session, path, params)];
  });
}

/** Of suppressions that have nothing to do any more. */
function removals(
  { workspace, documents }: Session,
  path: string,
  { range: { start, end }, context, textDocument: { uri } }: CodeActionParams,
): CodeAction[] {
  const document = documents.get(uri);
  const stale = workspace.snapshot.found.stale.filter(
    ({ place }) => place.path === path && place.line > start.line && place.line <= end.line + 1,
  );
  return stale.flatMap((suppression) => {
    const { line } = suppression.place;
    const from = { line: line - 1, character: 0 };
    const text = document?.getText({ start: from, end: { line, character: 0 } }) ?? '';
    const removal = removalOf(suppression, text.replace(/[\r\n]+$/, ''));
    if (removal === undefined) return [];
    const diagnostics = context.diagnostics.filter(({ code }) => code === STALE_SUPPRESSION);
    const edit = { changes: { [uri]: [toRemovalEdit(removal)] } };
    const kind = CodeActionKind.QuickFix;
    return [{ title: 'Remove this suppression', kind, isPreferred: true, diagnostics, edit }];
  });
}

function toRemovalEdit({ line, column, endColumn, wholeLine, text }: SuppressionRemoval): TextEdit {
  const start = { line: line - 1, character: wholeLine ? 0 : column - 1 };
  const end = wholeLine ? { line, character: 0 } : { line: line - 1, character: endColumn - 1 };
  return { range: { start, end }, newText: text };
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
