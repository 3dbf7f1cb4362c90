/** What is handed over in messages is what a reader gives by itself, batch by batch, however it comes. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AnyTraceReader, type TraceConsumer } from '../../../../server/src/trace/formats/index.js';
import { ProblemLog } from '../../../../server/src/trace/problems.js';
import { TraceReceiver } from '../../../../server/src/workspace/reading/receiver.js';
import { createRing } from '../../../../server/src/workspace/reading/ring.js';
import { createSender } from '../../../../server/src/workspace/reading/sender.js';
import { createRandom } from '../../../bench/random.js';
import { LONG_FORMATS, longTrace, type LongFormat } from '../../../support/long-traces.js';
import { seen } from '../../../support/reading.js';

type Pieces = readonly Uint8Array[];

function push(pieces: Pieces, consumer: TraceConsumer, problems: ProblemLog): void {
  const reader = new AnyTraceReader(consumer, problems);
  for (const piece of pieces) reader.push(piece);
  reader.end();
}

function directly(pieces: Pieces) {
  const problems = new ProblemLog();
  return seen(problems, (consumer) => {
    push(pieces, consumer, problems);
  });
}

function handedOver(pieces: Pieces) {
  const problems = new ProblemLog();
  return seen(problems, (consumer) => {
    const ring = createRing();
    const receiver = new TraceReceiver(ring, consumer, problems);
    const own = new ProblemLog();
    const sender = createSender(ring, own, (message) => {
      receiver.take(structuredClone(message));
    });
    push(pieces, sender.consumer, own);
    sender.end();
    expect(receiver.isEnded).toBe(true);
  });
}

interface Damage {
  readonly seed: number;
  readonly garbled: number;
  readonly keep: number;
  readonly longest: number;
}

/** The trace with some bytes changed and its end cut off, in pieces of random lengths. */
function piecesOf(format: LongFormat, { seed, garbled, keep, longest }: Damage): Pieces {
  const random = createRandom(seed);
  const bytes = new TextEncoder().encode(longTrace(format, seed));
  // The beginning stays as it is: it tells the format.
  for (let count = 0; count < garbled; count++)
    bytes[200 + random(bytes.length - 200)] = random(256);
  const whole = bytes.subarray(0, Math.max(200, Math.floor(bytes.length * keep)));
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < whole.length;) {
    const end = Math.min(whole.length, at + 1 + random(longest));
    pieces.push(whole.subarray(at, end));
    at = end;
  }
  return pieces;
}

const damage = fc.record<Damage>({
  seed: fc.nat(),
  garbled: fc.constantFrom(0, 1, 50, 5000),
  keep: fc.constantFrom(1, 0.9, 0.3, 0),
  longest: fc.constantFrom(100, 70_000, 1 << 20),
});

describe('a trace that is handed over', () => {
  it.each(LONG_FORMATS)('is the one that was read: %s', async (format) => {
    await fc.assert(
      fc.asyncProperty(damage, async (each) => {
        const pieces = piecesOf(format, each);
        expect(await handedOver(pieces)).toEqual(await directly(pieces));
      }),
      { numRuns: 8 },
    );
  });

  it('has several batches, names and problems', async () => {
    for (const format of LONG_FORMATS) {
      const {
        batches,
        format: told,
        problems,
      } = await handedOver(piecesOf(format, { seed: 1, garbled: 100, keep: 1, longest: 1 << 16 }));
      expect(told).toBe(format);
      expect(batches.length, format).toBeGreaterThan(1);
      expect(problems.length, format).toBeGreaterThan(0);
    }
  });

  it.each([
    ['nothing', ''],
    ['no trace', 'Dear diary,\n'],
    ['only mistakes', `racetrace 1\n${'oops\n'.repeat(5000)}`],
  ])('may be %s', async (_name, text) => {
    const pieces = [new TextEncoder().encode(text)];
    expect(await handedOver(pieces)).toEqual(await directly(pieces));
  });
});
