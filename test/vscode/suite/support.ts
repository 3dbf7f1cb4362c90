/**
 * What the tests share: the folders of the test's own workspace, places in a document found by their
 * text, and waiting for what a server takes time to say.
 */
import * as vscode from 'vscode';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { RacelensApi } from '../../../client/src/extension.js';

export function extension(): vscode.Extension<RacelensApi> {
  const found = vscode.extensions.getExtension<RacelensApi>('racelens.racelens');
  if (found === undefined) throw new Error('the extension racelens.racelens is not installed');
  return found;
}

/** The process of the language server, once it runs. */
export function serverPid(): number | undefined {
  return extension().isActive ? extension().exports.server.pid : undefined;
}

/** A file of the bundled example, as the workspace has it. */
export function exampleUri(file: string): vscode.Uri {
  return vscode.Uri.joinPath(workspaceFolder('music-player').uri, file);
}

export const backTrace = (): vscode.Uri => exampleUri('traces/back.racetrace');

export function workspaceFolder(name: string): vscode.WorkspaceFolder {
  const found = vscode.workspace.workspaceFolders?.find((folder) => folder.name === name);
  if (found === undefined) throw new Error(`no workspace folder ${name}`);
  return found;
}

/** Writes a file into the scratch folder and opens it. */
export async function openScratch(name: string, lines: readonly string[]) {
  const uri = vscode.Uri.joinPath(workspaceFolder('scratch').uri, name);
  await vscode.workspace.fs.writeFile(uri, Buffer.from(`${lines.join('\n')}\n`));
  return open(uri);
}

export async function open(uri: vscode.Uri): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.window.showTextDocument(document, { preview: false });
  return document;
}

/** Replaces a line of an open document, without saving. */
export async function replaceLine(document: vscode.TextDocument, line: number, text: string) {
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, document.lineAt(line).range, text);
  if (!(await vscode.workspace.applyEdit(edit))) throw new Error('the edit was refused');
}

/** Where a word stands: in the first line that starts with `line`. */
export function placeOf(document: vscode.TextDocument, line: string, word: string) {
  const number = lineOf(document, line);
  const column = document.lineAt(number).text.indexOf(word);
  if (column < 0) throw new Error(`no "${word}" in line ${number + 1}`);
  return new vscode.Position(number, column);
}

/** The number, from 0, of the first line that starts so. */
export function lineOf(document: vscode.TextDocument, start: string): number {
  for (let line = 0; line < document.lineCount; line++)
    if (document.lineAt(line).text.startsWith(start)) return line;
  throw new Error(`no line starts with "${start}" in ${path.basename(document.uri.path)}`);
}

/** Our problems of a file, in the order of their lines. */
export function problemsOf(uri: vscode.Uri): vscode.Diagnostic[] {
  return vscode.languages
    .getDiagnostics(uri)
    .filter((problem) => problem.source === 'racelens')
    .sort((a, b) => a.range.start.compareTo(b.range.start));
}

/** Asks until the answer satisfies, and fails with the last answer if it never does. */
export async function eventually<T>(
  what: string,
  ask: () => T | Thenable<T>,
  satisfies: (answer: T) => boolean = Boolean,
): Promise<T> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const answer = await ask();
    if (satisfies(answer)) return answer;
    if (Date.now() > deadline)
      throw new Error(`never: ${what}; last: ${inspect(answer).slice(0, 2_000)}`);
    await sleep(50);
  }
}
