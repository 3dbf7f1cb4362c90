import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { ProblemLog } from '../../../server/src/trace/problems.js';
import { readTraceFile } from '../../../server/src/workspace/trace-source.js';

const folder = mkdtempSync(path.join(tmpdir(), 'racelens-source-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
afterEach(() => vi.restoreAllMocks());

const TRACE = `racetrace 1\nthread t1 worker w\nt1 init\n${'t1 nop\n'.repeat(300_000)}`;
const OPERATIONS = 300_001;

interface Reading {
  readonly operations: number;
  readonly codes: readonly string[];
}

/** Counts the operations of the file; `meanwhile` runs when the first of them arrive. */
async function read(file: string, meanwhile: () => void = () => undefined): Promise<Reading> {
  const problems = new ProblemLog();
  let operations = 0;
  const consumer = () => (batch: { readonly length: number }) => {
    if (operations === 0) meanwhile();
    operations += batch.length;
  };
  await readTraceFile(file, consumer, problems);
  return { operations, codes: problems.list().map(({ code }) => code) };
}

/** Reads from a standard input that gives these pieces, each on its own. */
async function readPieces(pieces: readonly Uint8Array[]): Promise<Reading> {
  const input = new PassThrough();
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as never);
  const reading = read('-');
  for (const piece of pieces) {
    input.write(piece);
    await new Promise(setImmediate);
  }
  input.end();
  return reading;
}

describe('a trace on disk', () => {
  it('is read whole', async () => {
    const file = path.join(folder, 'whole.racetrace');
    writeFileSync(file, TRACE);
    expect(await read(file)).toEqual({ operations: OPERATIONS, codes: [] });
  });

  it('that changes while it is read is told as an error', async () => {
    const file = path.join(folder, 'changing.racetrace');
    writeFileSync(file, TRACE);
    const { codes } = await read(file, () => {
      appendFileSync(file, 't1 nop\n');
    });
    expect(codes).toEqual(['file-changed']);
  });
});

describe('standard input that comes in small pieces', () => {
  const short = 'racetrace 1\nthread t1 worker w\nt1 init\n';
  const utf16 = Buffer.from(`\ufeff${short}`, 'utf16le');
  it.each([
    ['plain', Buffer.from(short)],
    ['gzip', gzipSync(short)],
    ['UTF-16', utf16],
    ['UTF-16 in gzip', gzipSync(utf16)],
  ])('is recognised all the same: %s', async (_name, bytes) => {
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect(await readPieces(pieces)).toEqual({ operations: 1, codes: [] });
  });

  it.each([
    ['nothing', [], 'empty-file'],
    ['one byte', [Uint8Array.of(120)], 'unknown-format'],
  ])('that is %s', async (_name, pieces, code) => {
    expect(await readPieces(pieces)).toEqual({ operations: 0, codes: [code] });
  });
});
