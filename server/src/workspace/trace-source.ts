/**
 * Traces on disk: opens a file (or standard input), undoes gzip and UTF-16, and pushes the bytes into
 * a reader as they come. Whatever goes wrong on the way becomes a problem of the trace, in words.
 */
import { createReadStream } from 'node:fs';
import { open, readFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { pipeline } from 'node:stream';
import { AnyTraceReader, type TraceConsumer, type TraceInput } from '../trace/formats/index.js';
import type { ProblemLog } from '../trace/problems.js';
import type { TraceReader } from '../trace/reader.js';
import { pushPieces } from './text-pieces.js';

const CHUNK = 1 << 20;

export interface ReadOptions extends TraceInput {
  /** Asked between chunks; when it answers true, reading stops where it is. */
  readonly isCancelled?: () => boolean;
}

/** Reads the trace at `file` (`-` is standard input); undefined when it is no trace at all. */
export async function readTraceFile(
  file: string,
  consumer: TraceConsumer,
  problems: ProblemLog,
  options: ReadOptions = {},
): Promise<TraceReader | undefined> {
  const dependences = options.dependences ?? (await readDependences(file));
  const input = dependences === undefined ? options : { ...options, dependences };
  const reader = new AnyTraceReader(consumer, problems, input);
  try {
    if (file === '-') await pushAll(process.stdin, reader, problems, options);
    else await pushFile(file, reader, problems, options);
  } catch (error) {
    problems.error(0, 'unreadable', describeFailure(error));
    if (reader.reader === undefined) return undefined;
  }
  reader.end();
  return reader.reader;
}

/** Reads a trace from its text, as an editor has it. */
export function readTraceText(
  text: string,
  consumer: TraceConsumer,
  problems: ProblemLog,
  options: ReadOptions = {},
): TraceReader | undefined {
  const reader = new AnyTraceReader(consumer, problems, options);
  if (pushPieces(reader, text, options.isCancelled ?? (() => false))) reader.end();
  return reader.reader;
}

async function pushFile(
  file: string,
  reader: AnyTraceReader,
  problems: ProblemLog,
  options: ReadOptions,
): Promise<void> {
  const handle = await open(file);
  try {
    const before = await handle.stat();
    if (before.isDirectory()) throw new Error('This is a folder, not a trace.');
    const stream = createReadStream(file, { highWaterMark: CHUNK });
    await pushAll(stream, reader, problems, options);
    if (before.isFile() && (await hasChanged(handle, before))) {
      problems.warning(0, 'file-changed', 'The file changed while it was read; read it again.');
    }
  } finally {
    await handle.close();
  }
}

async function hasChanged(
  handle: FileHandle,
  before: { readonly size: number; readonly mtimeMs: number },
): Promise<boolean> {
  const after = await handle.stat();
  return after.size !== before.size || after.mtimeMs !== before.mtimeMs;
}

/** Pushes a stream's bytes, decompressed and as UTF-8. */
async function pushAll(
  stream: NodeJS.ReadableStream,
  reader: AnyTraceReader,
  problems: ProblemLog,
  options: ReadOptions,
): Promise<void> {
  let decode: (bytes: Uint8Array) => Uint8Array = (bytes) => bytes;
  let first = true;
  try {
    for await (const bytes of decompressed(stream)) {
      if (options.isCancelled?.() === true) return;
      if (first) decode = decoderFor(bytes);
      first = false;
      reader.push(decode(bytes));
    }
  } catch (error) {
    if (first || !isCutShort(error)) throw error;
    const message = 'The gzip data ends early; what came before was read.';
    problems.error(0, 'gzip-ends-early', message);
  }
}

/** The stream's chunks; gunzipped when it begins with gzip's magic number. */
async function* decompressed(stream: NodeJS.ReadableStream): AsyncIterable<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await chunks.next();
  if (first.done === true) return;
  const whole = (async function* () {
    yield first.value;
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
      yield next.value;
    }
  })();
  if (first.value[0] === 0x1f && first.value[1] === 0x8b) {
    // The error is met again where the gunzipped chunks are awaited.
    yield* pipeline(
      whole,
      createGunzip({ chunkSize: CHUNK }),
      () => undefined,
    ) as AsyncIterable<Buffer>;
  } else {
    yield* whole;
  }
}

function isCutShort(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return code === 'Z_BUF_ERROR' || code === 'Z_DATA_ERROR';
}

/** UTF-16, which Windows tools write, becomes UTF-8; all else is taken as UTF-8. */
function decoderFor(head: Uint8Array): (bytes: Uint8Array) => Uint8Array {
  const little = head[0] === 0xff && head[1] === 0xfe;
  const big = head[0] === 0xfe && head[1] === 0xff;
  if (!little && !big) return (bytes) => bytes;
  const decoder = new TextDecoder(little ? 'utf-16le' : 'utf-16be');
  const encoder = new TextEncoder();
  return (bytes) => encoder.encode(decoder.decode(bytes, { stream: true }));
}

/** EM-Explorer keeps the order that the environment imposes in a file beside the trace. */
async function readDependences(file: string): Promise<string | undefined> {
  if (path.basename(file) !== 'trace.txt') return undefined;
  return readFile(path.join(path.dirname(file), 'dependence.txt'), 'utf8').catch(() => undefined);
}

const FAILURES: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EACCES: 'The file may not be read (permission denied).',
  EISDIR: 'This is a folder, not a trace.',
  Z_DATA_ERROR: 'The gzip data is damaged.',
  Z_BUF_ERROR: 'The gzip data ends early.',
};

function describeFailure(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return FAILURES[code ?? ''] ?? message ?? 'The file cannot be read.';
}
