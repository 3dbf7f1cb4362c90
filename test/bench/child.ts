/**
 * Runs a task of the benchmark in a process of its own: its peak of memory is its own, and the
 * compiler has seen nothing but this task.
 */
import { spawnSync } from 'node:child_process';
import { YOUNG_MEBIBYTES } from '../../server/src/workspace/worker-runner.js';

export interface InChild<Result> {
  readonly result: Result;
  /** The most that the process ever held, in MiB. */
  readonly peak: number;
}

/** Tasks by name; what goes in and what comes out is plain data. */
export type ChildTasks = Readonly<Record<string, (argument: never) => unknown>>;

export const CHILD_FLAG = '--child';

/** As the thread that understands projects is started; three parts of the young space are one. */
export const LIKE_MODEL_THREAD = [`--max-semi-space-size=${YOUNG_MEBIBYTES / 3}`];

/** The result of a task of `CHILD_TASKS`; a process that fails is told with what it said. */
export function inChild<Result>(
  task: string,
  argument: unknown,
  options: readonly string[] = [],
): InChild<Result> {
  const program = [...process.execArgv, ...options, process.argv[1]!];
  const child = spawnSync(
    process.execPath,
    [...program, CHILD_FLAG, task, JSON.stringify(argument)],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 26 },
  );
  if (child.status !== 0) throw new Error(`${task} ended with ${child.signal ?? child.status}`);
  return JSON.parse(child.stdout) as InChild<Result>;
}

/** The other side of `inChild`. */
export async function runAsChild(tasks: ChildTasks, task: string, argument: string): Promise<void> {
  const result = await tasks[task]!(JSON.parse(argument) as never);
  const peak = process.resourceUsage().maxRSS / 1024;
  process.stdout.write(JSON.stringify({ result, peak } satisfies InChild<unknown>));
}
