/** What a consumer sees of a trace, written down batch by batch, and the threads that read one. */
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { COLUMN_NAMES, type Operations } from '../../server/src/trace/batch.js';
import type { TraceConsumer } from '../../server/src/trace/formats/index.js';
import type { Problem, ProblemLog } from '../../server/src/trace/problems.js';
import type { TraceFormat } from '../../server/src/trace/reader.js';
import type { TraceTables } from '../../server/src/trace/tables.js';
import type { ReadingThread } from '../../server/src/workspace/reading/read-aside.js';
import type { ReadingTask } from '../../server/src/workspace/reading/messages.js';

export interface Seen {
  readonly format: TraceFormat | undefined;
  /** The operations of each batch, and all names and counts of problems as they were with it. */
  readonly batches: readonly object[];
  readonly tables: object | undefined;
  readonly problems: readonly Problem[];
  readonly errors: number;
  readonly total: number;
}

/** Reads with a consumer that writes everything down. */
export async function seen(
  problems: ProblemLog,
  read: (consumer: TraceConsumer) => unknown,
): Promise<Seen> {
  const batches: object[] = [];
  let format: TraceFormat | undefined;
  let tables: TraceTables | undefined;
  await read((trace) => {
    ({ format, tables } = trace);
    return (operations) => {
      const { length } = operations;
      const columns = digestOf(operations);
      batches.push({ length, columns, tables: copyOf(trace.tables), problems: problems.total });
    };
  });
  const { errors, total } = problems;
  const copied = tables === undefined ? undefined : copyOf(tables);
  return { format, batches, tables: copied, problems: problems.list(), errors, total };
}

function digestOf(operations: Operations): string {
  const digest = createHash('sha1');
  for (const name of COLUMN_NAMES) digest.update(operations[name].slice(0, operations.length));
  return digest.digest('hex');
}

/** Without the notes of whoever watches the tables. */
function copyOf(tables: TraceTables): object {
  const copy = structuredClone(tables);
  delete copy.revised;
  return copy;
}

export interface ReaderBundle {
  start(task: ReadingTask, resourceLimits?: ResourceLimits): ReadingThread;
  remove(): Promise<void>;
}

/** Bundles the reading thread, or another in its place, into a folder of its own. */
export async function bundleReader(
  program = 'server/src/workspace/reading/thread.ts',
): Promise<ReaderBundle> {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(join('.cache', 'test-reading-'));
  const outfile = join(folder, 'trace-reader.js');
  const shared = { bundle: true, platform: 'node', target: 'node20', format: 'cjs' } as const;
  await build({ ...shared, entryPoints: [program], outfile, logLevel: 'warning' });
  return {
    start: (task, resourceLimits = {}) =>
      new Worker(resolve(outfile), { workerData: task, resourceLimits }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
