/**
 * "Racelens: Show Conflicting Access" and "Go to Conflicting Access". A lens says what to show; from the
 * palette or by key it is what the problems under the cursor name first, which is the other access. The
 * editor peeks at it, or goes there; done again on the other side, that leads back.
 */
import * as vscode from 'vscode';
import type { RacelensServer } from '../client.js';
import {
  toPosition,
  toVscodeLocation,
  type PlainLocation,
  type PlainPosition,
} from '../locations.js';
import { goToAccess } from './tour.js';

const SHOW_CONFLICT = 'racelens.showConflict';
const GO_TO_CONFLICT = 'racelens.goToConflict';

export function registerConflictCommands(server: RacelensServer): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.commands.registerCommand(
      SHOW_CONFLICT,
      (uri?: string, position?: PlainPosition, conflicts?: readonly PlainLocation[]) => {
        if (uri === undefined || position === undefined) return fromCursor(peek);
        const locations = (conflicts ?? []).map(toVscodeLocation);
        return peek(vscode.Uri.parse(uri), toPosition(position), locations);
      },
    ),
    vscode.commands.registerCommand(GO_TO_CONFLICT, async (finding?: unknown, side?: unknown) => {
      const isNamed = typeof finding === 'string' && typeof side === 'number';
      if (!isNamed || !(await goToAccess(server, finding, side))) await fromCursor(goTo);
    }),
  );
}

/** Leads from a place to others. */
type Lead = (
  uri: vscode.Uri,
  position: vscode.Position,
  locations: vscode.Location[],
) => Thenable<unknown>;

function fromCursor(lead: Lead): Thenable<unknown> | undefined {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) return undefined;
  const { document, selection } = editor;
  const conflicts = vscode.languages
    .getDiagnostics(document.uri)
    .filter(({ source, range }) => source === 'racelens' && touches(range, selection.active))
    .flatMap(({ relatedInformation }) => relatedInformation?.slice(0, 1) ?? []);
  const locations = uniqueLocations(conflicts.map(({ location }) => location));
  if (locations.length > 0) return lead(document.uri, selection.active, locations);
  return vscode.window.showInformationMessage('No race that Racelens knows of is on this line.');
}

/** Several findings may have the same other side. */
function uniqueLocations(locations: readonly vscode.Location[]): vscode.Location[] {
  const byPlace = new Map(locations.map((each) => [JSON.stringify(each), each]));
  return [...byPlace.values()];
}

function touches(range: vscode.Range, position: vscode.Position): boolean {
  return range.start.line <= position.line && position.line <= range.end.line;
}

const peek: Lead = (uri, position, locations) =>
  vscode.commands.executeCommand('editor.action.peekLocations', uri, position, locations, 'peek');

/** To the only one at once; of several a peek, to choose from. */
const goTo: Lead = (uri, position, locations) =>
  vscode.commands.executeCommand(
    'editor.action.goToLocations',
    uri,
    position,
    locations,
    'peek',
    '',
  );
