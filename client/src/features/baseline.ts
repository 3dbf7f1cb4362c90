/**
 * The baseline from the editor: *Add to Baseline…* makes one finding known, with a reason; *Write Baseline* makes
 * all of them known that are found now; *Set Verdict…* writes the user's own verdict. The same file counts for `racelens check`.
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
    vscode.commands.registerCommand(
      'racelens.setVerdict',
      (given?: unknown, verdict?: unknown, reason?: unknown) =>
        setVerdict(server, given, verdict, reason),
    ),
    vscode.commands.registerCommand('racelens.writeBaseline', () => write(server, {})),
  );
}

async function addOne(server: RacelensServer, given: unknown, known: unknown): Promise<void> {
  const finding = await wanted(server, given);
  if (finding === undefined) return;
  const reason = await asked(
    known,
    'Why is it left as it is? The reason is written into the baseline; it may be empty.',
  );
  if (reason !== undefined) await write(server, { add: { finding, reason } });
}

const VERDICTS: readonly vscode.QuickPickItem[] = [
  { label: 'harmful', description: 'it hurts: shown first, and never made quiet' },
  { label: 'benign-1', description: 'harmless: control flow guards it' },
  { label: 'benign-2', description: 'harmless: nothing that the user sees is different' },
  { label: 'false-positive-1', description: 'cannot happen: the platform orders the two' },
  { label: 'false-positive-2', description: 'cannot happen: the code orders the two' },
];

/** The user's own verdict wins over what was found. */
async function setVerdict(
  server: RacelensServer,
  given: unknown,
  known: unknown,
  why: unknown,
): Promise<void> {
  const finding = await wanted(server, given);
  if (finding === undefined) return;
  const verdict = VERDICTS.some(({ label }) => label === known)
    ? (known as string)
    : (await vscode.window.showQuickPick(VERDICTS, { placeHolder: 'What is it?' }))?.label;
  if (verdict === undefined) return;
  const reason = await asked(
    why,
    'Why? The reason is written into the baseline, with the verdict.',
  );
  if (reason !== undefined) await write(server, { add: { finding, reason, verdict } });
}

/** By its id, or at the cursor; where there is none, that is said. */
async function wanted(server: RacelensServer, given: unknown): Promise<string | undefined> {
  const finding = findingId(given) ?? (await findingAtCursor(server));
  if (finding === undefined)
    await vscode.window.showInformationMessage('No finding of Racelens is on this line.');
  return finding;
}

/** The reason that came with the command, or what the user types. */
async function asked(reason: unknown, prompt: string): Promise<string | undefined> {
  if (typeof reason === 'string') return reason.trim();
  return (await vscode.window.showInputBox({ prompt }))?.trim();
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
