/** Whether memory grows with the file when its operations go to a consumer that keeps nothing. */
import { createStdReader } from '../../../server/src/trace/formats/std.js';
import { ProblemLog } from '../../../server/src/trace/problems.js';
import { stdTrace } from '../generators/std.js';
import type { Measure } from '../measure.js';
import { readChunks } from '../read-chunks.js';

/** Peak of what the process holds beyond what it held before, in MiB. */
function peakWhileReading(file: string): number {
  globalThis.gc?.();
  const held = (): number => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = held();
  let peak = before;
  let batches = 0;
  const sample = (): void => {
    // Garbage is collected before each look: what counts is what cannot be let go.
    if (batches++ % 32 === 0) globalThis.gc?.();
    peak = Math.max(peak, held());
  };
  const reader = createStdReader(sample, new ProblemLog());
  readChunks(file, (bytes) => {
    reader.push(bytes);
  });
  reader.end();
  return (peak - before) / 2 ** 20;
}

export const stdMemory: Measure = {
  name: 'std-memory',
  about: 'peak memory while streaming STD, for one length and four times that length',
  run({ quick }) {
    const operations = quick ? 250_000 : 2_500_000;
    const shared = { threads: 20, locks: 50, variables: 2000 };
    const short = stdTrace({ operations, ...shared });
    const long = stdTrace({ operations: operations * 4, ...shared });
    peakWhileReading(short);
    const one = peakWhileReading(short);
    const four = peakWhileReading(long);
    return [
      { name: 'peak', value: `${one.toFixed(1)} MiB` },
      { name: 'peak, four times as long', value: `${four.toFixed(1)} MiB` },
      { name: 'ratio', value: (four / one).toFixed(2), target: 'about 1' },
    ];
  },
};
