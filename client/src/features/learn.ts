/**
 * *Learn from These Traces*: what handlers take for granted, from the traces that are selected in the explorer, from
 * the one that is looked at, or else from all of the project. Shows how far it is, can be called off, and writes the file that counts for the editor and
 * for `racelens check`.
 */
import * as vscode from 'vscode';
import type { LearnAnswer } from '../../../server/src/protocol/learn.js';
import type { RacelensServer } from '../client.js';
import { TRACE_LANGUAGES } from '../languages.js';

export function registerLearnCommand(server: RacelensServer): vscode.Disposable {
  return vscode.commands.registerCommand(
    'racelens.learnFromTraces',
    async (clicked?: vscode.Uri, selected?: readonly vscode.Uri[]) => {
      const one = clicked ?? shownTrace();
      const traces = selected ?? (one === undefined ? undefined : [one]);
      const answer = await learn(server, traces?.map(String));
      if (answer !== undefined) await finish(answer);
    },
  );
}

/** From the command palette: the trace that is looked at. */
function shownTrace(): vscode.Uri | undefined {
  const document = vscode.window.activeTextEditor?.document;
  const isTrace =
    document !== undefined && TRACE_LANGUAGES.some((each) => each === document.languageId);
  return isTrace && document.uri.scheme === 'file' ? document.uri : undefined;
}

async function learn(
  server: RacelensServer,
  traces: readonly string[] | undefined,
): Promise<LearnAnswer | undefined> {
  const location = vscode.ProgressLocation.Notification;
  const title = 'Racelens: learning what handlers take for granted';
  return vscode.window.withProgress({ location, title, cancellable: true }, async (bar, token) => {
    let shown = 0;
    const subscription = server.onLearnProgress(({ done, total, trace }) => {
      const increment = (100 * (done - shown)) / total;
      shown = done;
      bar.report({ message: `${trace} (${done + 1} of ${total})`, increment });
    });
    try {
      return await server.learn(traces === undefined ? {} : { traces }, token);
    } finally {
      subscription.dispose();
    }
  });
}

const OPEN = 'Open';

async function finish({ file, problems }: LearnAnswer): Promise<void> {
  if (problems.length > 0) void vscode.window.showWarningMessage(problems.join('\n'));
  if (file === undefined) return;
  const uri = vscode.Uri.parse(file.uri);
  await vscode.workspace.fs.writeFile(uri, Buffer.from(file.text));
  const text = `${vscode.workspace.asRelativePath(uri)}: ${file.summary}.`;
  void vscode.window.showInformationMessage(text, OPEN).then(async (chosen) => {
    if (chosen === OPEN) await vscode.window.showTextDocument(uri);
  });
}
