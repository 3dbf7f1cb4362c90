/**
 * The thread that reads a trace file and does nothing else. What it cannot cope with ends it, and is
 * told by the platform to the thread that started it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { ProblemLog } from '../../trace/problems.js';
import { readTraceFile } from '../trace-source.js';
import type { ReadingMessage, ReadingTask } from './messages.js';
import { createSender } from './sender.js';

async function run({ file, input, problems: kept, ring }: ReadingTask): Promise<void> {
  const post = (message: ReadingMessage) => parentPort?.postMessage(message);
  post({ kind: 'started' });
  const problems = new ProblemLog(kept);
  const sender = createSender(ring, problems, post);
  await readTraceFile(file, sender.consumer, problems, input);
  sender.end();
}

void run(workerData as ReadingTask);
