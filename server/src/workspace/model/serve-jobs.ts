/** The thread that understands the project: takes jobs, one at a time, and answers each. */
import { parentPort } from 'node:worker_threads';
import { isRaised } from '../../base/cancellation.js';
import type { Finding } from '../../findings/finding.js';
import type { AnalyseStatically } from '../../static/report.js';
import { answerWith, failure, type JobAnswer, type JobMessage, type PartAnswer } from '../jobs.js';
import { buffersOfSlices, Slicer } from '../slices.js';
import type { ModelJob, ModelPart, ProjectRaces } from './job.js';
import { ModelEngine } from './model-engine.js';
import { loadResources } from './resources.js';

type Answer = JobAnswer<ProjectRaces>;

/** `resources` is the folder with the parser and the table of libraries; another search is for tests. */
export function serveModelJobs(resources: string, analyse?: AnalyseStatically): void {
  const slicer = new Slicer();
  const say = (answer: Answer | PartAnswer<ModelPart>) => {
    const sliced = slicer.slice(answer);
    parentPort?.postMessage(sliced, buffersOfSlices(sliced));
  };
  /** Loaded with the first job, and once. */
  let engine: Promise<ModelEngine> | undefined;
  const answer = async ({ id, job, cancelled }: JobMessage<ModelJob>): Promise<Answer> => {
    const tell = (part: ModelPart) => {
      say({ id, kind: 'part', part });
    };
    const tellSoFar = (soFar: readonly Finding[]) => {
      tell({ soFar });
    };
    const isCancelled = () => isRaised(cancelled);
    try {
      engine ??= loadResources(resources).then((loaded) => new ModelEngine(loaded, analyse));
      const update = (await engine).update(job, tell, isCancelled, tellSoFar);
      return answerWith(id, await update);
    } catch (error) {
      return failure(id, error);
    }
  };
  parentPort?.on('message', (message: JobMessage<ModelJob>) => {
    void answer(message).then(say);
  });
}
