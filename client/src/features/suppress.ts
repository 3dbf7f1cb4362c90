/** Suppressing a finding: asks for the reason, then writes it before the line, indented as the line is. */
import * as vscode from 'vscode';

const SUPPRESS = 'racelens.suppress';

export function registerSuppressCommand(): vscode.Disposable {
  return vscode.commands.registerCommand(SUPPRESS, suppress);
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
