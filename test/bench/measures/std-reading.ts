/** How fast STD is read into typed arrays, against a loop that only looks at every byte. */
import { statSync } from 'node:fs';
import { createStdReader } from '../../../server/src/trace/formats/std.js';
import { ProblemLog } from '../../../server/src/trace/problems.js';
import { stdTrace } from '../generators/std.js';
import { bestOfRounds, perSecond, type Figure, type Measure } from '../measure.js';
import { readChunks } from '../read-chunks.js';

const NEWLINE = 10;

/**
 * The bare loop: every byte is loaded and compared once. It counts in a variable of its own: one that
 * belongs to the function around it would slow the loop down and flatter the reader.
 */
function countNewlines(bytes: Uint8Array): number {
  let lines = 0;
  // An iterator would make the bare loop several times slower, and the reader look that much better.
  // eslint-disable-next-line @typescript-eslint/prefer-for-of
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === NEWLINE) lines++;
  return lines;
}

function countLines(file: string): number {
  let lines = 0;
  readChunks(file, (bytes) => {
    lines += countNewlines(bytes);
  });
  return lines;
}

function readTrace(file: string): number {
  let operations = 0;
  const reader = createStdReader((batch) => (operations += batch.length), new ProblemLog());
  readChunks(file, (bytes) => {
    reader.push(bytes);
  });
  reader.end();
  return operations;
}

export const stdReading: Measure = {
  name: 'std-reading',
  about: 'an STD file into typed arrays, against a bare byte-scanning loop over the same file',
  run({ quick }) {
    const operations = quick ? 500_000 : 5_000_000;
    const file = stdTrace({ operations, threads: 20, locks: 50, variables: 2000 });
    const megabytes = statSync(file).size / 1e6;
    let read = 0;
    const [scan, parse] = bestOfRounds(quick ? 3 : 7, [
      () => countLines(file),
      () => (read = readTrace(file)),
    ]) as [number, number];
    const figures: Figure[] = [
      { name: 'operations read', value: read.toLocaleString('en') },
      { name: 'bare loop', value: `${(megabytes / scan).toFixed(2)} GB/s` },
      {
        name: 'reader',
        value: `${(megabytes / parse).toFixed(2)} GB/s, ${perSecond(read, parse)}`,
      },
      {
        name: 'reader / bare loop',
        value: (scan / parse).toFixed(2),
        target: 'at least 0.50 of its rate',
      },
    ];
    return figures;
  },
};
