/**
 * Reads a trace in whatever format it is: waits for enough bytes to tell, then hands them to that
 * format's reader. The consumer learns the format and the tables before the first operation.
 */
import type { OperationSink } from '../batch.js';
import type { ProblemLog } from '../problems.js';
import type { CreateReader, OpenTrace, TraceFormat, TraceReader } from '../reader.js';
import type { CreateWriter } from '../writer.js';
import { detectFormat, HEAD_LENGTH, isBinary } from './detect.js';
import { createDroidRacerReader } from './droidracer.js';
import { createEmExplorerReader, parseDependences } from './em-explorer.js';
import { createRacetraceReader } from './racetrace/reader.js';
import { createRacetraceWriter } from './racetrace/writer.js';
import { createStdReader } from './std.js';
import { createStdWriter } from './std-writer.js';

export { detectFormat } from './detect.js';

export interface TraceInput {
  /** What to read it as when its content does not tell: an editor knows the file's language. */
  readonly expected?: TraceFormat;
  /** Text of EM-Explorer's dependence.txt, where it lies beside the trace. */
  readonly dependences?: string;
}

/** Told the format and the tables, gives the sink for the operations. */
export type TraceConsumer = (trace: OpenTrace) => OperationSink;

/** The formats that can be written. */
export const WRITERS: Readonly<Partial<Record<TraceFormat, CreateWriter>>> = {
  racetrace: createRacetraceWriter,
  std: createStdWriter,
};

function readerFor(format: TraceFormat, input: TraceInput): CreateReader {
  switch (format) {
    case 'racetrace':
      return createRacetraceReader;
    case 'droidracer':
      return createDroidRacerReader;
    case 'std':
      return createStdReader;
    case 'em-explorer':
      return (sink, problems) => {
        const dependences = parseDependences(input.dependences ?? '', problems);
        return createEmExplorerReader(sink, problems, dependences);
      };
  }
}

const NOT_A_TRACE =
  'This is no trace that Racelens reads: racetrace, DroidRacer log, EM-Explorer trace or STD.';

/** A reader that finds the format by itself. */
export class AnyTraceReader {
  /** The chosen reader; undefined until enough has been seen, or for good if it is no trace. */
  reader: TraceReader | undefined;
  private head = new Uint8Array(0);
  /** It is no trace: whatever follows is passed over. */
  isRefused = false;

  constructor(
    private readonly consumer: TraceConsumer,
    private readonly problems: ProblemLog,
    private readonly input: TraceInput = {},
  ) {}

  push(bytes: Uint8Array): void {
    if (this.reader !== undefined) {
      this.reader.push(bytes);
    } else if (!this.isRefused) {
      this.head = concatenate(this.head, bytes);
      if (this.head.length >= HEAD_LENGTH) this.choose();
    }
  }

  end(): void {
    if (this.reader === undefined && !this.isRefused) this.choose();
    this.reader?.end();
  }

  private choose(): void {
    const format = this.formatOfHead();
    if (format === undefined) {
      this.isRefused = true;
      return;
    }
    let sink: OperationSink = () => undefined;
    this.reader = readerFor(format, this.input)((operations) => {
      sink(operations);
    }, this.problems);
    sink = this.consumer(this.reader);
    this.reader.push(this.head);
    this.head = new Uint8Array(0);
  }

  private formatOfHead(): TraceFormat | undefined {
    if (isBinary(this.head)) {
      this.problems.error(0, 'binary-file', 'This is a binary file, not a trace.');
      return undefined;
    }
    const format = detectFormat(this.head) ?? this.input.expected;
    if (this.head.every((byte) => byte <= 32)) {
      this.problems.error(0, 'empty-file', 'The file is empty.');
      return undefined;
    }
    if (format === undefined) this.problems.error(0, 'unknown-format', NOT_A_TRACE);
    return format;
  }
}

function concatenate(left: Uint8Array, right: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(left.length + right.length);
  joined.set(left);
  joined.set(right, left.length);
  return joined;
}
