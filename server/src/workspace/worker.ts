/** The worker thread: takes jobs, one at a time, and answers each. */
import { parentPort } from 'node:worker_threads';
import { answerJob, buffersOf, type JobMessage } from './jobs.js';

parentPort?.on('message', (message: JobMessage) => {
  const answer = answerJob(message);
  parentPort?.postMessage(answer, buffersOf(answer));
});
