/** Suppressing a finding: asks for the reason, then writes it before the line, indented as the line is. */
import * as vscode from 'vscode';
import type { RacelensServer } from '../client.js';
import { toVscodeLocation } from '../locations.js';
import { findingId } from './finding-argument.js';

const SUPPRESS = 'racelens.suppress';

export function registerSuppressCommand(server: RacelensServer): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.commands.registerCommand(SUPPRESS, suppress),
    vscode.commands.registerCommand('racelens.suppressFinding', (given?: unknown) =>
      suppressFinding(server, given),
    ),
  );
}

/** From the Findings view: what the quick fixes of its first access offer. */
async function suppressFinding(server: RacelensServer, given: unknown): Promise<void> {
  const finding = findingId(given);
  const [tour] = finding === undefined ? [] : await server.tours({ finding });
  const access = tour?.steps.find(({ isAccess }) => isAccess);
  if (access === undefined) return;
  const { uri, range } = toVscodeLocation(access.location);
  await vscode.window.showTextDocument(uri, { selection: range });
  const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
    'vscode.executeCodeActionProvider',
    uri,
    range,
  );
  const offered = actions.filter(({ command }) => command?.command === SUPPRESS);
  const items = offered.map((action) => ({ label: action.title, action }));
  const chosen = await vscode.window.showQuickPick(items, { placeHolder: tour?.title ?? '' });
  const command = chosen?.action.command;
  if (command === undefined) return;
  await vscode.commands.executeCommand(
    command.command,
    ...((command.arguments ?? []) as unknown[]),
  );
}

/** `text` is what suppresses, up to where the reason begins; without a reason nothing is written. */
async function suppress(uri: string, line: number, text: string, given?: string): Promise<void> {
  const prompt = 'Why is this fine? The reason is written into the source.';
  const reason = given ?? (await vscode.window.showInputBox({ prompt, validateInput }));
  if (reason === undefined || reason.trim() === '') return;
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri));
  const { text: below } = document.lineAt(line);
  const indentation = below.slice(0, below.length - below.trimStart().length);
  const edit = new vscode.WorkspaceEdit();
  const words = `${indentation}${text}${reason.trim()}\n`;
  edit.insert(document.uri, new vscode.Position(line, 0), words);
  await vscode.workspace.applyEdit(edit);
}

function validateInput(text: string): string | undefined {
  return text.trim() === '' ? 'A reason helps whoever reads this next.' : undefined;
}
