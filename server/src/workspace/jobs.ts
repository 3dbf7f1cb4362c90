/**
 * What the server and its worker threads say to each other, and the doing of one job. All of it is
 * plain data. The job ends in exactly one answer, whatever happens inside; parts may come before.
 */
import { fileURLToPath } from 'node:url';
import { isRaised, type SharedFlag } from '../base/cancellation.js';
import { transferables } from '../trace/index/trace-index.js';
import {
  analyseRaces,
  type AnalyseRaces,
  type RaceOptions,
  type RaceOutcome,
  type RaceSource,
} from './analyse-races.js';
import { analyseTrace, type AnalyseOptions, type TraceAnalysis } from './analyse-trace.js';
import { learnOne, type LearnedTraceText, type LearnJob } from './learn-job.js';
import { dependencesBeside } from './trace-source.js';

/** Analyse this text. */
export interface TraceJob {
  readonly uri: string;
  readonly version: number;
  readonly text: string;
  readonly options: AnalyseOptions;
}

/** Find the races of this trace. */
export interface RaceJob {
  readonly uri: string;
  /** Of the document, if it is open; 0 for a file. */
  readonly version: number;
  readonly source: RaceSource;
  readonly options: RaceOptions;
}

export type Job = TraceJob | RaceJob | LearnJob;

export interface JobMessage<Each = Job> {
  readonly id: number;
  readonly job: Each;
  /** Raised by the server when nobody wants the answer any more. */
  readonly cancelled: SharedFlag;
}

/** Not the end of a job: what is known already. */
export interface PartAnswer<Part> {
  readonly id: number;
  readonly kind: 'part';
  readonly part: Part;
}

export type JobAnswer<Output = TraceAnalysis | RaceOutcome | LearnedTraceText> =
  | { readonly id: number; readonly kind: 'done'; readonly analysis: Output }
  | { readonly id: number; readonly kind: 'cancelled' }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };

/** Does a job of any kind. */
export async function answerAnyJob(
  message: JobMessage,
  analyse: AnalyseRaces = analyseRaces,
): Promise<JobAnswer> {
  const { id, job, cancelled } = message;
  const isCancelled = () => isRaised(cancelled);
  try {
    if ('learnFrom' in job) return answerWith(id, await learnOne(job, isCancelled));
    if (!('source' in job)) return answerJob({ id, job, cancelled });
    return answerWith(id, await analyse(sourceOf(job), job.options, isCancelled));
  } catch (error) {
    return failure(id, error);
  }
}

/** Reads a trace. An exception is a bug of ours; it is answered with its stack, for the log. */
export function answerJob({ id, job, cancelled }: JobMessage<TraceJob>): JobAnswer<TraceAnalysis> {
  try {
    const options = { ...job.options, ...besides(job.uri) };
    return answerWith(
      id,
      analyseTrace(job.text, options, () => isRaised(cancelled)),
    );
  } catch (error) {
    return failure(id, error);
  }
}

export function answerWith<Output>(id: number, analysis: Output | undefined): JobAnswer<Output> {
  return analysis === undefined ? { id, kind: 'cancelled' } : { id, kind: 'done', analysis };
}

export function failure(id: number, error: unknown): JobAnswer<never> {
  return { id, kind: 'failed', message: stackOf(error) };
}

/** For the log. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function sourceOf({ source, uri }: RaceJob): RaceSource {
  return 'file' in source ? source : { ...source, ...besides(uri) };
}

/** What belongs to the trace and stands in another file; nothing where the trace is on no disk. */
function besides(uri: string): Pick<AnalyseOptions, 'dependences'> {
  if (!URL.canParse(uri)) return {};
  const { protocol, host } = new URL(uri);
  if (protocol !== 'file:' || host !== '') return {};
  const dependences = dependencesBeside(fileURLToPath(uri));
  return dependences === undefined ? {} : { dependences };
}

/** What may be moved to the other thread instead of being copied. */
export function buffersOf(answer: JobAnswer): ArrayBuffer[] {
  if (answer.kind !== 'done' || !('index' in answer.analysis)) return [];
  return transferables(answer.analysis.index);
}
