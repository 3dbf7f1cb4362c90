/** A reading thread that fails in the way that the name of its file says. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ReadingMessage, ReadingTask } from '../../server/src/workspace/reading/messages.js';

const NO_PROBLEMS = { listed: [], unlisted: 0, unlistedErrors: 0 };

function post(message: ReadingMessage): void {
  parentPort?.postMessage(message);
}

const { file, ring } = workerData as ReadingTask;
if (file.includes('before-start')) throw new Error('no start');
post({ kind: 'started' });
post({ kind: 'opened', format: 'std', objects: 'named', problems: NO_PROBLEMS });
if (file.includes('throws')) throw new Error('a bug');
if (file.includes('exits')) process.exit(7);
if (file.includes('eats-memory')) for (const eaten: object[] = []; ;) eaten.push({ eaten });
// It says nothing more and does not end: no batch is ever emptied.
if (file.includes('hangs')) Atomics.wait(ring.emptied, 0, 0);
