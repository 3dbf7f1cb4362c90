/** A trace that is large enough to be read in a thread: the built program, and what it is built of. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeStdLines } from '../../bench/generators/std.js';

const CLI = path.join(import.meta.dirname, '../../../dist/cli.js');
const folder = mkdtempSync(path.join(tmpdir(), 'racelens-large-'));
const trace = path.join(folder, 'large.std');
/** Loaded by every thread of a program; those that were started say so. */
const telltale = path.join(folder, 'telltale.cjs');

beforeAll(() => {
  const lines: string[] = [];
  const size = { operations: 1_200_000, threads: 8, locks: 10, variables: 30_000 };
  writeStdLines(size, (line) => lines.push(line));
  writeFileSync(trace, `${lines.slice(0, 9).join('')}T1|oops(V1)|1\n${lines.slice(9).join('')}`);
  // The last line is not whole.
  truncateSync(trace, readFileSync(trace).length - 5);
  writeFileSync(telltale, `if (!require('worker_threads').isMainThread) console.error('a thread')`);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function races(file: string, input: string | Buffer = '') {
  const args = ['--require', telltale, CLI, 'trace', '--format', 'json', file];
  const run = spawnSync(process.execPath, args, { input, maxBuffer: 1 << 28 });
  const { traces } = JSON.parse(run.stdout.toString()) as { traces: object[] };
  const told = { ...traces[0], file: '', seconds: 0, peakMemoryMiB: 0 };
  return { told, status: run.status, err: run.stderr.toString().replaceAll(file, 'FILE') };
}

it('is read in one, with the result that it has without', () => {
  const fromFile = races(trace);
  const fromInput = races('-', readFileSync(trace));
  expect(fromFile.err.includes('a thread')).toBe(availableParallelism() > 1);
  expect(fromInput.err).not.toContain('a thread');
  expect(fromFile.err.replace('a thread\n', '')).toBe(fromInput.err.replace(/^-/gm, 'FILE'));
  expect(fromFile.told).toEqual(fromInput.told);
  expect(fromFile.status).toBe(fromInput.status);
});
