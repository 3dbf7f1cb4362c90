/** What the server asks of the thread that learns: one trace at a time, as the text of a spec. */
import { specOfSamples } from '../detect/commutativity/learn/learn-trace.js';
import { specText } from '../detect/commutativity/spec/write-spec.js';
import { learnFromTrace } from './learn-from-trace.js';

/** Learn from this trace. */
export interface LearnJob {
  readonly learnFrom: string;
}

/** The text of a spec; or why there is nothing to learn. */
export type LearnedTraceText =
  | { readonly spec: string; readonly problem?: undefined }
  | { readonly spec?: undefined; readonly problem: string };

/** The doing of a job; undefined where it was cancelled. */
export async function learnOne(
  { learnFrom: file }: LearnJob,
  isCancelled: () => boolean,
): Promise<LearnedTraceText | undefined> {
  const { learned, problems } = await learnFromTrace(file, isCancelled);
  if (isCancelled()) return undefined;
  if (learned === undefined) return { problem: problems[0]?.message ?? 'It is no trace.' };
  return learned.values === 0
    ? { problem: NO_VALUES }
    : { spec: specText(specOfSamples(learned.samples)) };
}

const NO_VALUES = 'It records no values of what handlers read: nothing can be learned from it.';
