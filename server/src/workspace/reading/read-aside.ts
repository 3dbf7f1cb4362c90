/**
 * Reads a trace file in a thread of its own while this one analyses what has been read, so that both
 * take as long as the slower of them and not as long as both. What comes out is the same. Small files
 * are read here: a thread takes longer to start than they to be read. So is standard input, which
 * belongs to the main thread, and so is everything where no thread can be started.
 */
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TraceConsumer } from '../../trace/formats/index.js';
import type { ProblemLog } from '../../trace/problems.js';
import type { OpenTrace } from '../../trace/reader.js';
import { readTraceFile, type ReadOptions } from '../trace-source.js';
import type { ReadingMessage, ReadingTask } from './messages.js';
import { TraceReceiver } from './receiver.js';
import { createRing } from './ring.js';

/** As much of a worker thread as is used here. */
export interface ReadingThread {
  on(event: 'message', listener: (message: ReadingMessage) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  terminate(): Promise<unknown>;
}

export interface AsideOptions extends ReadOptions {
  /** Files of fewer bytes are read in this thread. */
  readonly least?: number;
  readonly start?: (task: ReadingTask) => ReadingThread;
}

/** Below that, STD and racetrace gain nothing; with one processor, nothing does. */
const LEAST_BYTES = availableParallelism() > 1 ? 1 << 24 : Infinity;

const LOOK_MS = 50;

/** Reads the trace at `file`, in whichever thread; as `readTraceFile`. */
export async function readTraceAside(
  file: string,
  consumer: TraceConsumer,
  problems: ProblemLog,
  { least = LEAST_BYTES, start = startBundledThread, ...options }: AsideOptions = {},
): Promise<OpenTrace | undefined> {
  if (await isWorthAThread(file, least)) {
    const read = await readInThread({ file, consumer, problems, options, start });
    if (read.isStarted) return read.trace;
  }
  return readTraceFile(file, consumer, problems, options);
}

async function isWorthAThread(file: string, least: number): Promise<boolean> {
  if (file === '-') return false;
  const size = await stat(file).then(
    (each) => (each.isFile() ? each.size : 0),
    () => 0,
  );
  return size >= least;
}

interface Reading {
  readonly file: string;
  readonly consumer: TraceConsumer;
  readonly problems: ProblemLog;
  readonly options: ReadOptions;
  readonly start: (task: ReadingTask) => ReadingThread;
}

/** What the thread told until its end, until nobody wanted to hear more, or until it failed to start. */
async function readInThread(reading: Reading): Promise<TraceReceiver> {
  const { file, consumer, problems, options, start } = reading;
  const { isCancelled = () => false, ...input } = options;
  const ring = createRing();
  const receiver = new TraceReceiver(ring, consumer, problems);
  const thread = tryTo(() => start({ file, input, problems: problems.limit, ring }));
  if (thread === undefined) return receiver;
  let isOver = false;
  const isUnwanted = () => isOver || isCancelled();
  const wish = watchWish(isUnwanted);
  try {
    await Promise.race([heard(thread, receiver, isUnwanted), dead(thread, receiver), wish.over]);
  } finally {
    // What is still on its way must not look as if it had been told in time.
    isOver = true;
    wish.forget();
    await thread.terminate();
  }
  return receiver;
}

/** Settles when all has been told, or when the analysis of it fails. */
function heard(
  thread: ReadingThread,
  receiver: TraceReceiver,
  isUnwanted: () => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.on('message', (message) => {
      try {
        if (!isUnwanted()) receiver.take(message);
        if (receiver.isEnded || isUnwanted()) resolve();
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}

/**
 * Settles when the thread ends: with a failure, unless it never got as far as to say anything. The
 * platform tells its end after all that it said; an error may overtake that.
 */
function dead(thread: ReadingThread, receiver: TraceReceiver): Promise<void> {
  return new Promise((resolve, reject) => {
    let reason: string | undefined;
    thread.on('error', (error) => (reason = error.stack ?? error.message));
    thread.on('exit', (code) => {
      const message = reason ?? `it ended with code ${code}`;
      if (receiver.isStarted) reject(new Error(`The reading thread stopped: ${message}`));
      else resolve();
    });
  });
}

/** Looks every now and then whether anybody still wants the result, also while nothing comes. */
function watchWish(isUnwanted: () => boolean) {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setInterval(() => {
      if (isUnwanted()) resolve();
    }, LOOK_MS);
  });
  const forget = () => {
    clearInterval(timer);
  };
  return { over, forget };
}

function tryTo<Result>(attempt: () => Result): Result | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

/** The program beside the running bundle. */
function startBundledThread(task: ReadingTask): ReadingThread {
  return new Worker(join(__dirname, 'trace-reader.js'), { workerData: task });
}
