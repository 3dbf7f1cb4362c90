/** How fast STD is read into typed arrays, against a loop that only looks at every byte. */
import { statSync } from 'node:fs';
import { createStdReader } from '../../../server/src/trace/formats/std.js';
import { ProblemLog } from '../../../server/src/trace/problems.js';
import { countLines } from '../bare-scan.js';
import { stdTrace } from '../generators/std.js';
import { bestOfRounds, perSecond, type Figure, type Measure } from '../measure.js';
import { readChunks } from '../read-chunks.js';

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
  async run({ quick }) {
    const operations = quick ? 500_000 : 5_000_000;
    const file = stdTrace({ operations, threads: 20, locks: 50, variables: 2000 });
    const megabytes = statSync(file).size / 1e6;
    let read = 0;
    const [scan, parse] = (await bestOfRounds(quick ? 3 : 7, [
      () => countLines(file),
      () => (read = readTrace(file)),
    ])) as [number, number];
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
