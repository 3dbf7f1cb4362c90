/**
 * Traces on disk: opens a file (or standard input), undoes gzip and UTF-16, and pushes the bytes into
 * a reader as they come. Whatever goes wrong on the way becomes a problem of the trace, in words.
 */
import { readFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { pipeline } from 'node:stream';
import { AnyTraceReader, type TraceConsumer, type TraceInput } from '../trace/formats/index.js';
import type { ProblemLog } from '../trace/problems.js';
import type { OpenTrace } from '../trace/reader.js';
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
): Promise<OpenTrace | undefined> {
  const dependences = options.dependences ?? dependencesBeside(file);
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
): OpenTrace | undefined {
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
    await pushAll(chunksOf(handle), reader, problems, options);
    if (before.isFile() && (await hasChanged(handle, before))) {
      problems.error(0, 'file-changed', 'The file changed while it was read; read it again.');
    }
  } finally {
    await handle.close();
  }
}

/** Every chunk has memory of its own: gunzip may still hold the one before. */
async function* chunksOf(handle: FileHandle): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafeSlow(CHUNK), 0, CHUNK);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
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
  stream: AsyncIterable<Uint8Array>,
  reader: AnyTraceReader,
  problems: ProblemLog,
  options: ReadOptions,
): Promise<void> {
  let decode: (bytes: Uint8Array) => Uint8Array = (bytes) => bytes;
  let first = true;
  try {
    for await (const bytes of startingWhole(decompressed(stream))) {
      if (options.isCancelled?.() === true) return;
      if (first) decode = decoderFor(bytes);
      first = false;
      reader.push(decode(bytes));
      // What is no trace may have no end either.
      if (reader.isRefused) return;
    }
  } catch (error) {
    const damage = GZIP_DAMAGE[errorCode(error)];
    if (first || damage === undefined) throw error;
    problems.error(0, damage.code, `${damage.message}; what came before was read.`);
  }
}

/** The same chunks, the first of two bytes at least: magic numbers and byte order marks are whole. */
async function* startingWhole(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array = new Uint8Array(0);
  for await (const bytes of chunks) {
    if (head.length >= 2) {
      yield bytes;
      continue;
    }
    head = head.length === 0 ? bytes : Buffer.concat([head, bytes]);
    if (head.length >= 2) yield head;
  }
  if (head.length === 1) yield head;
}

/** The stream's chunks; gunzipped when it begins with gzip's magic number. */
async function* decompressed(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = startingWhole(stream);
  const first = await chunks.next();
  if (first.done === true) return;
  const whole = (async function* () {
    yield first.value;
    yield* chunks;
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

const GZIP_DAMAGE: Readonly<Record<string, { readonly code: string; readonly message: string }>> = {
  Z_BUF_ERROR: { code: 'gzip-ends-early', message: 'The gzip data ends early' },
  Z_DATA_ERROR: { code: 'gzip-damaged', message: 'The gzip data is damaged' },
};

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
export function dependencesBeside(file: string): string | undefined {
  if (path.basename(file) !== 'trace.txt') return undefined;
  try {
    return readFileSync(path.join(path.dirname(file), 'dependence.txt'), 'utf8');
  } catch {
    return undefined;
  }
}

const FAILURES: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EACCES: 'The file may not be read (permission denied).',
  EISDIR: 'This is a folder, not a trace.',
};

function describeFailure(error: unknown): string {
  const code = errorCode(error);
  const damage = GZIP_DAMAGE[code];
  if (damage !== undefined) return `${damage.message}.`;
  return FAILURES[code] ?? (error instanceof Error ? error.message : 'The file cannot be read.');
}

function errorCode(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}
