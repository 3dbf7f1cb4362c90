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

/** How often it is asked whether anybody still wants the result, also when nothing comes. */
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
  const thread = tryTo(() => start({ file, input, ring }));
  if (thread === undefined) return receiver;
  try {
    await listen(thread, receiver, isCancelled);
  } finally {
    await thread.terminate();
  }
  return receiver;
}

function listen(
  thread: ReadingThread,
  receiver: TraceReceiver,
  isCancelled: () => boolean,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    let isOver = false;
    const stop = (failure?: Error) => {
      isOver = true;
      clearInterval(timer);
      if (failure === undefined) resolve();
      else reject(failure);
    };
    const fail = (reason: string) => {
      const failure = new Error(`The reading thread stopped: ${reason}`);
      stop(receiver.isStarted ? failure : undefined);
    };
    const timer = setInterval(() => {
      if (isCancelled()) stop();
    }, LOOK_MS);
    thread.on('message', (message) => {
      if (isOver) return;
      try {
        receiver.take(message);
      } catch (error) {
        stop(error as Error);
      }
      if (receiver.isEnded || isCancelled()) stop();
    });
    thread.on('error', (error) => {
      fail(error.stack ?? error.message);
    });
    thread.on('exit', (code) => {
      fail(`it ended with code ${code}`);
    });
  });
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
