/** The thread that understands the project: takes jobs, one at a time, and answers each. */
import { parentPort } from 'node:worker_threads';
import type { JobAnswer, JobMessage } from '../jobs.js';
import { isRaised } from '../../base/cancellation.js';
import type { ModelJob, ProjectModel } from './job.js';
import { ModelEngine } from './model-engine.js';
import { loadResources } from './resources.js';

/** Loaded with the first job, and once. */
let engine: Promise<ModelEngine> | undefined;

async function answer(message: JobMessage<ModelJob>): Promise<JobAnswer<ProjectModel>> {
  const { id, job, cancelled } = message;
  try {
    engine ??= loadResources(__dirname).then((resources) => new ModelEngine(resources));
    const analysis = await (await engine).update(job, () => isRaised(cancelled));
    return analysis === undefined ? { id, kind: 'cancelled' } : { id, kind: 'done', analysis };
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id, kind: 'failed', message: text };
  }
}

parentPort?.on('message', (message: JobMessage<ModelJob>) => {
  void answer(message).then((each) => {
    parentPort?.postMessage(each);
  });
});
