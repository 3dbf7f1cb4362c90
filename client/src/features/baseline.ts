/**
 * The baseline from the editor: *Add to Baseline…* makes one finding known, with a reason; *Write Baseline* makes
 * all of them known that are found now. The same file counts for `racelens check`.
 */
import * as vscode from 'vscode';
import type { BaselineParams } from '../../../server/src/protocol/baseline.js';
import type { RacelensServer } from '../client.js';
import { findingId } from './finding-argument.js';

export function registerBaselineCommands(server: RacelensServer): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.commands.registerCommand('racelens.addToBaseline', (given?: unknown, reason?: unknown) =>
      addOne(server, given, reason),
    ),
    vscode.commands.registerCommand('racelens.writeBaseline', () => write(server, {})),
  );
}

async function addOne(server: RacelensServer, given: unknown, known: unknown): Promise<void> {
  const finding = findingId(given) ?? (await findingAtCursor(server));
  if (finding === undefined) {
    await vscode.window.showInformationMessage('No finding of Racelens is on this line.');
    return;
  }
  const prompt =
    'Why is it left as it is? The reason is written into the baseline; it may be empty.';
  const reason = typeof known === 'string' ? known : await vscode.window.showInputBox({ prompt });
  if (reason !== undefined) await write(server, { add: { finding, reason: reason.trim() } });
}

async function findingAtCursor(server: RacelensServer): Promise<string | undefined> {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) return undefined;
  const at = { uri: editor.document.uri.toString(), line: editor.selection.active.line };
  const [tour] = await server.tours({ at });
  return tour?.finding;
}

async function write(server: RacelensServer, params: BaselineParams): Promise<void> {
  const answer = await server.baseline(params);
  if (answer === undefined) return;
  if (answer.problem !== '') {
    await vscode.window.showWarningMessage(answer.problem);
    return;
  }
  for (const { uri, text } of answer.files) {
    await vscode.workspace.fs.writeFile(vscode.Uri.parse(uri), Buffer.from(text));
  }
}
