/**
 * Changes that mend a finding, as code actions and for whoever waits for them. Each was tried before it is
 * offered, which can take longer than a menu may take to open: what is not known after a moment is
 * offered as a question, and is known when it is asked again. Changes have a label, under which the
 * editor's preview shows them.
 */
import {
  CodeActionKind,
  type CancellationToken as RequestToken,
  type CodeAction,
  type CodeActionParams,
  type TextDocumentEdit,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { FixesRequest, type FindingFix } from '../protocol/fixes.js';
import type { ReadyEdit, ReadyFix } from '../workspace/model/job.js';
import { threadToSay } from '../static/fixes/say-thread.js';
import { methodId, safeId } from '../workspace/model/find-fixes.js';
import { tokenOf, type Session } from './session.js';

const FIND_FIXES = 'racelens.findFixes';
/** As long as a menu may take to open. */
const PATIENCE_MS = 300;
/** Of so many findings of one line. */
const MOST_FINDINGS = 4;
const ANNOTATION = 'racelens.fix';
/** What nobody has complained of is offered if it is known, and not asked for. */
const QUIET = [safeId({ field: '' }), 'method '];

export function answerFixes(session: Session): void {
  session.connection.onRequest(FixesRequest, async ({ finding }, token) => {
    const { workspace } = session;
    await workspace.modelSettled(tokenOf(token));
    await workspace.findFixes([finding], tokenOf(token));
    // Nobody has seen them yet: an editor that can shows the change before it is made.
    return (workspace.fixesOf(finding) ?? []).map((fix) => toFix(session, fix, true));
  });
}

/** Of the safe fields that are declared on the lines, from 1. */
export function safeFieldsOn(
  { workspace }: Session,
  path: string,
  first: number,
  last: number,
): string[] {
  const declared = workspace.snapshot.found.safe.filter(
    ({ reason, declaration: { path: file, line } }) =>
      reason === 'lock' && file === path && line >= first && line <= last,
  );
  return declared.map(safeId);
}

/** Of the methods that are declared on the lines, from 1, of which the thread is known and not said. */
export function methodsOn(
  { workspace }: Session,
  path: string,
  first: number,
  last: number,
): string[] {
  const model = workspace.snapshot.project?.model;
  if (model === undefined) return [];
  return model.methods
    .filter(({ at: { file, line } }) => file === path && line >= first && line <= last)
    .filter((node) => threadToSay(model, node) !== undefined)
    .map(({ class: owner, method, at: { line } }) => methodId({ class: owner, method, line }));
}

/** Of the findings that are shown on the lines in question, and of safe fields. */
export async function fixActions(
  session: Session,
  findings: readonly string[],
  { context: { diagnostics, only } }: CodeActionParams,
  token: RequestToken,
): Promise<CodeAction[]> {
  const { workspace } = session;
  const isAsked = only === undefined || only.some((kind) => isQuickFix(kind));
  const ids = [...new Set(findings)].slice(0, MOST_FINDINGS);
  if (!isAsked || !workspace.snapshot.settings.quickFixes.enabled || ids.length === 0) return [];
  await withinPatience(workspace.findFixes(ids, tokenOf(token)));
  const actions = ids.flatMap((id): CodeAction[] => {
    const own = diagnostics.filter(({ data }) => data === id);
    const fixes = workspace.fixesOf(id);
    if (fixes === undefined && QUIET.some((kind) => id.startsWith(kind))) return [];
    if (fixes === undefined)
      return question(session, id).map((each) => ({ ...each, diagnostics: own }));
    return fixes.map((fix) => ({
      ...toFix(session, fix),
      title: `${fix.title}${afterwards(session, id)}`,
      kind: CodeActionKind.QuickFix,
      diagnostics: own,
    }));
  });
  return folded(actions);
}

/** One change that mends several findings is offered once, for all of them. */
function folded(actions: readonly CodeAction[]): CodeAction[] {
  const byChange = new Map<string, CodeAction>();
  for (const action of actions) {
    const { title, edit, command } = action;
    const key = JSON.stringify([title, edit, command]);
    const known = byChange.get(key)?.diagnostics ?? [];
    byChange.set(key, { ...action, diagnostics: [...known, ...(action.diagnostics ?? [])] });
  }
  return [...byChange.values()];
}

/** What a trace has recorded stays recorded. */
function afterwards({ workspace }: Session, id: string): string {
  const finding = workspace.snapshot.found.findings.find((each) => each.id === id);
  const isRecorded = finding?.evidence.some((each) => each.startsWith('trace:')) === true;
  return isRecorded ? ' (its trace shows it until it is recorded anew)' : '';
}

function isQuickFix(kind: string): boolean {
  return kind === CodeActionKind.Empty || kind === CodeActionKind.QuickFix;
}

function question({ client }: Session, finding: string): CodeAction[] {
  if (!client.findsFixes) return [];
  const title = 'Look for a change that mends this…';
  const command = { title, command: FIND_FIXES, arguments: [finding] };
  return [{ title, kind: CodeActionKind.QuickFix, command }];
}

async function withinPatience(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([work, over]);
  clearTimeout(timer);
}

function toFix(session: Session, fix: ReadyFix, needsConfirmation = false): FindingFix {
  return { title: fix.title, edit: toWorkspaceEdit(session, fix, needsConfirmation) };
}

function toWorkspaceEdit(
  session: Session,
  { title, edits }: ReadyFix,
  needsConfirmation: boolean,
): WorkspaceEdit {
  const byUri = new Map<string, TextEdit[]>();
  for (const edit of edits) {
    const uri = session.java.uriOf(edit.path);
    byUri.set(uri, [...(byUri.get(uri) ?? []), toTextEdit(edit)]);
  }
  if (!session.client.labelsChanges) return { changes: Object.fromEntries(byUri) };
  const annotation = { label: title, needsConfirmation };
  const documentChanges = [...byUri].map(([uri, own]) => toDocumentEdit(session, uri, own));
  return { documentChanges, changeAnnotations: { [ANNOTATION]: annotation } };
}

/** Of the version that was looked at: an editor with another one refuses it. */
function toDocumentEdit(
  { documents }: Session,
  uri: string,
  edits: readonly TextEdit[],
): TextDocumentEdit {
  const version = documents.get(uri)?.version ?? null;
  const annotated = edits.map((edit) => ({ ...edit, annotationId: ANNOTATION }));
  return { textDocument: { uri, version }, edits: annotated };
}

function toTextEdit({ from, to, text }: ReadyEdit): TextEdit {
  const start = { line: from.line - 1, character: from.column - 1 };
  const end = { line: to.line - 1, character: to.column - 1 };
  return { range: { start, end }, newText: text };
}
