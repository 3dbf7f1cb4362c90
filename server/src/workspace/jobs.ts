/**
 * What the server and its worker thread say to each other, and the doing of one job. All of it is
 * plain data. The job ends in exactly one answer, whatever happens inside.
 */
import { fileURLToPath } from 'node:url';
import { isRaised, type SharedFlag } from '../base/cancellation.js';
import { transferables } from '../trace/index/trace-index.js';
import { analyseTrace, type AnalyseOptions, type TraceAnalysis } from './analyse-trace.js';
import { dependencesBeside } from './trace-source.js';

/** Analyse this text. */
export interface TraceJob {
  readonly uri: string;
  readonly version: number;
  readonly text: string;
  readonly options: AnalyseOptions;
}

export interface JobMessage {
  readonly id: number;
  readonly job: TraceJob;
  /** Raised by the server when nobody wants the answer any more. */
  readonly cancelled: SharedFlag;
}

export type JobAnswer =
  | { readonly id: number; readonly kind: 'done'; readonly analysis: TraceAnalysis }
  | { readonly id: number; readonly kind: 'cancelled' }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };

/** Does the job. An exception is a bug of ours; it is answered with its stack, for the log. */
export function answerJob({ id, job, cancelled }: JobMessage): JobAnswer {
  try {
    const options = { ...job.options, ...(URL.canParse(job.uri) ? besides(job.uri) : {}) };
    const analysis = analyseTrace(job.text, options, () => isRaised(cancelled));
    return analysis === undefined ? { id, kind: 'cancelled' } : { id, kind: 'done', analysis };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id, kind: 'failed', message };
  }
}

/** What belongs to the trace and stands in another file; nothing where the trace is on no disk. */
function besides(uri: string): Pick<AnalyseOptions, 'dependences'> {
  const { protocol, host } = new URL(uri);
  if (protocol !== 'file:' || host !== '') return {};
  const dependences = dependencesBeside(fileURLToPath(uri));
  return dependences === undefined ? {} : { dependences };
}

/** What may be moved to the other thread instead of being copied. */
export function buffersOf(answer: JobAnswer): ArrayBuffer[] {
  return answer.kind === 'done' ? transferables(answer.analysis.index) : [];
}
