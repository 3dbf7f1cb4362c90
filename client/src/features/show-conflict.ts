/**
 * "Racelens: Show Conflicting Access". A lens says what to show; from the palette it is what the
 * problems under the cursor name first, which is the other access. The editor peeks at it.
 */
import * as vscode from 'vscode';

const SHOW_CONFLICT = 'racelens.showConflict';

/** As the server writes places. */
interface PlainPosition {
  readonly line: number;
  readonly character: number;
}
interface PlainLocation {
  readonly uri: string;
  readonly range: { readonly start: PlainPosition; readonly end: PlainPosition };
}

export function registerShowConflictCommand(): vscode.Disposable {
  return vscode.commands.registerCommand(
    SHOW_CONFLICT,
    (uri?: string, position?: PlainPosition, conflicts?: readonly PlainLocation[]) => {
      if (uri === undefined || position === undefined) return peekAtCursor();
      const locations = (conflicts ?? []).map(toLocation);
      return peek(vscode.Uri.parse(uri), toPosition(position), locations);
    },
  );
}

function peekAtCursor(): Thenable<unknown> | undefined {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) return undefined;
  const { document, selection } = editor;
  const conflicts = vscode.languages
    .getDiagnostics(document.uri)
    .filter(({ source, range }) => source === 'racelens' && touches(range, selection.active))
    .flatMap(({ relatedInformation }) => relatedInformation?.slice(0, 1) ?? []);
  const locations = conflicts.map(({ location }) => location);
  if (locations.length > 0) return peek(document.uri, selection.active, locations);
  return vscode.window.showInformationMessage('No race that Racelens knows of is on this line.');
}

function touches(range: vscode.Range, position: vscode.Position): boolean {
  return range.start.line <= position.line && position.line <= range.end.line;
}

function peek(uri: vscode.Uri, position: vscode.Position, locations: vscode.Location[]) {
  const command = 'editor.action.peekLocations';
  return vscode.commands.executeCommand(command, uri, position, locations, 'peek');
}

function toPosition({ line, character }: PlainPosition): vscode.Position {
  return new vscode.Position(line, character);
}

function toLocation({ uri, range: { start, end } }: PlainLocation): vscode.Location {
  const range = new vscode.Range(toPosition(start), toPosition(end));
  return new vscode.Location(vscode.Uri.parse(uri), range);
}
