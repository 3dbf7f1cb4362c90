/**
 * Reads the abc_log.txt of DroidRacer (as of 2014): an optional banner, the trace, and from the line
 * ` HB Graph ` on the tool's own results, which are not operations and are left alone. The app went
 * on running while the tool analysed, so operations written after that line do not count either.
 * Gaps in the numbers are normal: posts to the front of a queue take a number and are not logged.
 *
 * This reader alone keeps all operations until the end. A POST does not say where it goes
 * (`dest:-1`): its destination is the queue of the thread whose CALL has the same msg, and that may
 * stand anywhere behind it. A POST without CALL was cancelled and keeps queue 0. Logs of this tool
 * are short enough for that: its own analysis took a minute for ten thousand operations.
 */
import type { ByteLines } from '../byte-lines.js';
import {
  BATCH_CAPACITY,
  BatchWriter,
  COLUMN_NAMES,
  OperationStore,
  type Columns,
  type OperationSink,
} from '../batch.js';
import { OpKind } from '../operations.js';
import type { ProblemLog } from '../problems.js';
import type { CreateReader, TraceReader } from '../reader.js';
import { DROIDRACER } from './droidracer/opcodes.js';
import { OperationLines } from './droidracer/operation-lines.js';
import { createTextLines } from './droidracer/text-lines.js';

const BANNER = 'Android bug-checker log messages';
const RESULTS = /^\s*HB Graph\b/;

export const createDroidRacerReader: CreateReader = (sink, problems) =>
  new DroidRacerReader(sink, problems);

class DroidRacerReader implements TraceReader {
  readonly format = 'droidracer';
  private readonly operations: OperationLines;
  private readonly lines: ByteLines;
  private readonly store = new OperationStore();
  private readonly writer = new BatchWriter(this.store.append);

  constructor(
    private readonly sink: OperationSink,
    problems: ProblemLog,
  ) {
    this.operations = new OperationLines(DROIDRACER, problems);
    this.lines = createTextLines(problems, (text, line) => {
      this.readLine(text, line);
    });
  }

  get tables() {
    return this.operations.names.tables;
  }

  push(bytes: Uint8Array): void {
    this.lines.push(bytes);
  }

  end(): void {
    this.lines.end();
    this.writer.flush();
    resolveDestinations(this.store.columns, this.store.length);
    handOver(this.store, this.sink);
  }

  private readLine(text: string, line: number): void {
    if (text.trim() === '' || text.startsWith(BANNER)) return;
    if (RESULTS.test(text)) {
      this.lines.stop();
      return;
    }
    const operation = this.operations.read(text, line);
    if (operation !== undefined) this.writer.add(operation);
  }
}

/** Sends each post to the queue of the thread that first runs its task. */
function resolveDestinations(columns: Columns, length: number): void {
  const queueOfThread: number[] = [];
  const queueOfTask = new Map<number, number>();
  for (let index = 0; index < length; index++) {
    const thread = columns.thread[index]!;
    const task = columns.a[index]!;
    const kind = columns.kind[index]!;
    if (kind === OpKind.Attach) queueOfThread[thread] = columns.b[index]!;
    else if (kind === OpKind.Begin && !queueOfTask.has(task)) {
      queueOfTask.set(task, queueOfThread[thread] ?? 0);
    }
  }
  for (let index = 0; index < length; index++) {
    if (columns.kind[index] !== OpKind.Post) continue;
    columns.b[index] = queueOfTask.get(columns.a[index]!) ?? 0;
  }
}

function handOver(store: OperationStore, sink: OperationSink): void {
  const writer = new BatchWriter(sink);
  for (let start = 0; start < store.length; start += BATCH_CAPACITY) {
    const end = Math.min(store.length, start + BATCH_CAPACITY);
    for (const name of COLUMN_NAMES) {
      writer.columns[name].set(store.columns[name].subarray(start, end));
    }
    writer.submit(end - start);
  }
}
