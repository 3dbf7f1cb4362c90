/**
 * A worker with bugs, for tests: a trace that says so makes it throw, die or hang. All other jobs
 * are done as the real worker does them.
 */
import { parentPort } from 'node:worker_threads';
import {
  answerJob,
  buffersOf,
  type JobMessage,
  type TraceJob,
} from '../../server/src/workspace/jobs.js';

parentPort?.on('message', (message: JobMessage<TraceJob>) => {
  if ('source' in message.job) {
    const analysis = { report: undefined, problems: [], errors: 0 };
    parentPort?.postMessage({ id: message.id, kind: 'done', analysis });
    return;
  }
  const { text } = message.job;
  if (text.includes('# throw')) throw new Error('this worker has a bug');
  if (text.includes('# die')) process.exit(3);
  if (text.includes('# hang')) for (;;);
  const answer = text.includes('# fail')
    ? answerJob({ ...message, job: { ...message.job, text: undefined as unknown as string } })
    : answerJob(message);
  parentPort?.postMessage(answer, buffersOf(answer));
});
