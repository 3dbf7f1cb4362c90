/**
 * Learns from traces for the editor: each in a thread, one after the other, and all of it as one file,
 * in which what people have edited stays. Who asked writes it.
 */
import { join } from 'node:path';
import { CancelledError, type CancellationToken } from '../base/cancellation.js';
import { learnAnew } from '../detect/commutativity/spec/learn-anew.js';
import { readSpec } from '../detect/commutativity/spec/read-spec.js';
import type { Spec } from '../detect/commutativity/spec/spec.js';
import { specText } from '../detect/commutativity/spec/write-spec.js';
import type { LearnedTraceText, LearnJob } from './learn-job.js';
import { readTextNow } from './model/read-text.js';
import type { Runner } from './worker-runner.js';

export type LearnRunner = Runner<LearnJob, LearnedTraceText>;

export interface LearnRequest {
  readonly traces: readonly string[];
  /** The file that is to be written; undefined if nobody says which. */
  readonly output: string | undefined;
  /** Before each trace: how many are done, of how many. */
  readonly progress: (done: number, total: number, trace: string) => void;
}

export interface LearnedProject {
  /** What is to be written; undefined if nothing is. */
  readonly learned:
    { readonly path: string; readonly text: string; readonly spec: Spec } | undefined;
  /** Of traces and of the file before, each with its path. */
  readonly problems: readonly string[];
}

const NOWHERE = 'The settings name no file for what is learned, or no folder is open.';
const NO_TRACES = 'There is no trace in the project to learn from.';

/** Throws CancelledError when the token says so. */
export async function learnProject(
  { traces, output, progress }: LearnRequest,
  runner: LearnRunner,
  token: CancellationToken,
): Promise<LearnedProject> {
  if (output === undefined) return { learned: undefined, problems: [NOWHERE] };
  if (traces.length === 0) return { learned: undefined, problems: [NO_TRACES] };
  const problems: string[] = [];
  const specs: Spec[] = [];
  for (const [done, trace] of traces.entries()) {
    progress(done, traces.length, trace);
    const { spec, problem } = await runner.run({ learnFrom: trace }, token);
    if (token.isCancelled) throw new CancelledError();
    if (spec === undefined) problems.push(`${trace}: ${problem}`);
    else specs.push(readSpec(spec).spec!);
  }
  if (specs.length === 0) return { learned: undefined, problems };
  const anew = learnAnew(specs, readTextNow(output));
  for (const problem of anew.problems ?? []) problems.push(`${output}: ${problem}`);
  if (anew.spec === undefined) return { learned: undefined, problems };
  return { learned: { path: output, text: specText(anew.spec), spec: anew.spec }, problems };
}

/** Where what is learned goes: the first file that holds for the project. */
export function specToWrite(
  files: readonly string[],
  folders: readonly string[],
  usual: string,
): string | undefined {
  const [folder] = folders;
  return files[0] ?? (folder === undefined || usual === '' ? undefined : join(folder, usual));
}
