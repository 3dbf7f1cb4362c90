/** Which files make findings known: a baseline, and where there was none the configuration that names it. */
import { URI } from 'vscode-uri';
import { BaselineRequest } from '../protocol/baseline.js';
import type { Session } from './session.js';

export function answerBaseline({ connection, workspace }: Session): void {
  connection.onRequest(BaselineRequest, async ({ add }) => {
    const made = await workspace.baselineEdits(add);
    if (typeof made === 'string') return { files: [], problem: made };
    const files = made.map(({ path, text }) => ({ uri: URI.file(path).toString(), text }));
    return { files, problem: '' };
  });
}
