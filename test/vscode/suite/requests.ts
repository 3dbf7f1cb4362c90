/** The questions that VS Code asks its language extensions, by the commands that it offers for that. */
import * as vscode from 'vscode';

/** Answers undefined while no extension offers an outline, and an empty list while a server starts. */
export function outlineOf(uri: vscode.Uri) {
  return vscode.commands.executeCommand<vscode.DocumentSymbol[] | undefined>(
    'vscode.executeDocumentSymbolProvider',
    uri,
  );
}

export function foldingOf(uri: vscode.Uri) {
  return vscode.commands.executeCommand<vscode.FoldingRange[] | undefined>(
    'vscode.executeFoldingRangeProvider',
    uri,
  );
}

/** The hover's text at a place, without Markdown's escapes. */
export async function hoverText(uri: vscode.Uri, position: vscode.Position): Promise<string> {
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    uri,
    position,
  );
  const contents = hovers.flatMap((hover) => hover.contents);
  return contents
    .map(textOf)
    .join('\n')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

function textOf(part: vscode.Hover['contents'][number]): string {
  return part instanceof vscode.MarkdownString ? part.value : JSON.stringify(part);
}

/** The lenses of a file, resolved. */
export function lensesOf(uri: vscode.Uri) {
  return vscode.commands.executeCommand<vscode.CodeLens[]>(
    'vscode.executeCodeLensProvider',
    uri,
    100,
  );
}

/** Where "go to definition" leads, whichever of its two forms the server answers in. */
export async function definitionsOf(
  uri: vscode.Uri,
  position: vscode.Position,
): Promise<vscode.Location[]> {
  const found = await vscode.commands.executeCommand<(vscode.Location | vscode.LocationLink)[]>(
    'vscode.executeDefinitionProvider',
    uri,
    position,
  );
  return found.map((one) =>
    'targetUri' in one
      ? new vscode.Location(one.targetUri, one.targetSelectionRange ?? one.targetRange)
      : one,
  );
}

export function referencesOf(uri: vscode.Uri, position: vscode.Position) {
  return vscode.commands.executeCommand<vscode.Location[]>(
    'vscode.executeReferenceProvider',
    uri,
    position,
  );
}
