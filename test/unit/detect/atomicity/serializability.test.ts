/** On traces of threads with begin and end marks the answer is conflict-serializability (Velodrome). */
import { describe, expect, it } from 'vitest';
import { createStdReader } from '../../../../server/src/trace/formats/std.js';
import { checkStd, checkStore } from '../../../support/check-atomicity.js';
import { isSerializable } from '../../../support/plain-serializability.js';
import { readText } from '../../../support/read-trace.js';
import { Random } from '../../../support/simulator/random.js';

/** Three threads, two variables, one lock; blocks that nest, and some that never end. */
function randomStd(seed: number): string {
  const random = new Random(seed);
  const lines = ['T0|fork(T1)|0', 'T0|fork(T2)|0'];
  const depth = [0, 0, 0];
  let holder = -1;
  for (let turn = 0; turn < 24; turn++) {
    const thread = random.below(3);
    const choice = random.below(10);
    const say = (what: string) => lines.push(`T${thread}|${what}|${lines.length}`);
    if (choice < 3) say(`r(V${random.below(2)})`);
    else if (choice < 5) say(`w(V${random.below(2)})`);
    else if (choice === 5 && holder < 0) {
      holder = thread;
      say('acq(L0)');
    } else if (choice === 6 && holder === thread) {
      holder = -1;
      say('rel(L0)');
    } else if (choice < 8 && depth[thread]! < 2) {
      depth[thread]!++;
      say('begin');
    } else if (depth[thread]! > 0) {
      depth[thread]!--;
      say('end');
    }
  }
  if (random.chance(0.3)) lines.push(`T0|join(T1)|${lines.length}`);
  return lines.join('\n');
}

describe('serializability', () => {
  it('is what the definition says, on random traces', () => {
    let violations = 0;
    for (let seed = 0; seed < 1500; seed++) {
      const { store, tables } = readText(createStdReader, randomStd(seed));
      const expected = isSerializable(store);
      for (const options of [{}, { forget: false }, { sweepFrom: 1 }, { mostParallel: 1 }]) {
        const [result] = checkStore(store, tables, 'threads', options);
        expect(result!.cycles.length === 0, `seed ${seed}`).toBe(expected);
      }
      if (!expected) violations++;
    }
    expect(violations).toBeGreaterThan(100);
    expect(violations).toBeLessThan(1400);
  });

  it('blames the block that cannot run in one piece', () => {
    const { violations, modes, notes } = checkStd(
      ['T0|begin|1', 'T0|r(x)|2', 'T1|w(x)|3', 'T0|w(x)|4', 'T0|end|5'].join('\n'),
    );
    expect(modes).toEqual(['tree']);
    expect(notes).toEqual([
      'The trace names no components: blocks marked as atomic are the transactions (tree mode alone).',
    ]);
    expect(
      violations.map(({ priority, blamed, cycle }) => [
        priority,
        blamed,
        cycle.map(({ op }) => op),
      ]),
    ).toEqual([[2, 'an atomic block of thread T0', [2, 3, 4]]]);
  });

  it('blames nobody alone where two blocks are in each other’s way', () => {
    const { violations } = checkStd(
      [
        'T0|begin|1',
        'T1|begin|2',
        'T0|w(x)|3',
        'T1|w(y)|4',
        'T1|r(x)|5',
        'T0|r(y)|6',
        'T0|end|7',
        'T1|end|8',
      ].join('\n'),
    );
    expect(violations).toHaveLength(1);
    expect(violations[0]!.shared).toBe(true);
  });
});
