/** Learning from traces, as far as the editor's user asks for it; cancelled with the request. */
import { basename } from 'node:path';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';
import { URI } from 'vscode-uri';
import { CancelledError } from '../base/cancellation.js';
import { specSummary } from '../detect/commutativity/spec/summary.js';
import { countText } from '../ide/trace/markdown.js';
import { LearnProgressNotification, LearnRequest } from '../protocol/learn.js';
import type { LearnedProject } from '../workspace/learn-project.js';
import { inBackground } from './background.js';
import { tokenOf, type Session } from './session.js';

export function answerLearning({ connection, workspace }: Session): void {
  connection.onRequest(LearnRequest, async ({ traces }, token) => {
    const paths = traces?.map((uri) => URI.parse(uri).fsPath);
    const tell = (done: number, total: number, trace: string) => {
      const progress = { done, total, trace: basename(trace) };
      const sent = connection.sendNotification(LearnProgressNotification, progress);
      inBackground(connection, 'Telling how far learning is', sent);
    };
    try {
      return answerOf(await workspace.learn(paths, tell, tokenOf(token)));
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error;
      throw new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled');
    }
  });
}

function answerOf({ learned, problems }: LearnedProject) {
  if (learned === undefined) return { problems };
  const { path, text, spec } = learned;
  return {
    file: { uri: URI.file(path).toString(), text, summary: specSummary(spec, countText) },
    problems,
  };
}
