/** The worker thread: takes jobs, one at a time, and answers each. */
import { parentPort } from 'node:worker_threads';
import { answerAnyJob, buffersOf, type JobMessage } from './jobs.js';
import { stepBack } from './thread-priority.js';

stepBack();

parentPort?.on('message', (message: JobMessage) => {
  void answerAnyJob(message).then((answer) => {
    parentPort?.postMessage(answer, buffersOf(answer));
  });
});
