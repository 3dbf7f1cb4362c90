/**
 * A finding in the other order: *Show Flipped Schedule* opens verdict and both columns, *Copy Recipe* takes the
 * steps that bring the order about.
 */
import * as vscode from 'vscode';
import type { FlippedFinding } from '../../../server/src/protocol/flip.js';
import type { RacelensServer } from '../client.js';
import { findingId } from './finding-argument.js';

export function registerFlipCommands(server: RacelensServer): vscode.Disposable {
  const schedules = new ShownSchedule();
  return vscode.Disposable.from(
    vscode.workspace.registerTextDocumentContentProvider(SHOWN.scheme, schedules),
    vscode.commands.registerCommand('racelens.showFlip', async (given?: unknown) => {
      const flipped = await ask(server, given);
      if (flipped !== undefined) await schedules.show(flipped.schedule);
    }),
    vscode.commands.registerCommand('racelens.copyRecipe', async (given?: unknown) => {
      const flipped = await ask(server, given);
      if (flipped !== undefined) await copy(flipped.recipe);
    }),
  );
}

async function ask(server: RacelensServer, given: unknown): Promise<FlippedFinding | undefined> {
  const finding = findingId(given);
  const flipped = await server.flip(finding === undefined ? atCursor() : { finding });
  if (flipped !== undefined && flipped !== null) return flipped;
  const text = 'No finding with a verdict is on this line: only races seen in a trace have one.';
  await vscode.window.showInformationMessage(text);
  return undefined;
}

function atCursor() {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) return {};
  const { document, selection } = editor;
  return { at: { uri: document.uri.toString(), line: selection.active.line } };
}

async function copy(recipe: string): Promise<void> {
  if (recipe === '') {
    await vscode.window.showInformationMessage('There is no other order, and so no recipe for it.');
    return;
  }
  await vscode.env.clipboard.writeText(recipe);
  vscode.window.setStatusBarMessage('Racelens: recipe copied', 3000);
}

/** Not a file: it is only looked at, and nobody is asked to save it. */
const SHOWN = vscode.Uri.from({ scheme: 'racelens-flip', path: 'Flipped schedule.md' });

/** The schedule that was asked for last, in a tab of its own. */
class ShownSchedule implements vscode.TextDocumentContentProvider {
  private content = '';
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changed.event;

  provideTextDocumentContent(): string {
    return this.content;
  }

  async show(content: string): Promise<void> {
    this.content = content;
    this.changed.fire(SHOWN);
    const document = await vscode.workspace.openTextDocument(SHOWN);
    // Not beside the code: half a window is too narrow for its two columns.
    await vscode.window.showTextDocument(document, { preview: true });
  }
}
