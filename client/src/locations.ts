/** Places as the server writes them, as the editor's own. */
import * as vscode from 'vscode';

export interface PlainPosition {
  readonly line: number;
  readonly character: number;
}

export interface PlainLocation {
  readonly uri: string;
  readonly range: { readonly start: PlainPosition; readonly end: PlainPosition };
}

export function toPosition({ line, character }: PlainPosition): vscode.Position {
  return new vscode.Position(line, character);
}

export function toVscodeLocation({ uri, range: { start, end } }: PlainLocation): vscode.Location {
  const range = new vscode.Range(toPosition(start), toPosition(end));
  return new vscode.Location(vscode.Uri.parse(uri), range);
}
