/** Learning: agrees with a learner that tests everything on everything; parts join in any order. */
import { describe, expect, it } from 'vitest';
import { conclude } from '../../../../server/src/detect/commutativity/learn/conclude.js';
import {
  HandlerStats,
  SmallestKeys,
} from '../../../../server/src/detect/commutativity/learn/handler-stats.js';
import { specOfSamples } from '../../../../server/src/detect/commutativity/learn/learn-trace.js';
import { joinSpecs } from '../../../../server/src/detect/commutativity/spec/join-specs.js';
import { readSpec } from '../../../../server/src/detect/commutativity/spec/read-spec.js';
import { specText } from '../../../../server/src/detect/commutativity/spec/write-spec.js';
import type { Sample } from '../../../../server/src/detect/commutativity/learn/sample.js';
import { chooser } from '../../../support/chooser.js';
import { learnPlainly, lineOf } from '../../../support/commutativity/plain-learner.js';
import { randomSamples } from '../../../support/commutativity/random-samples.js';

const SEEDS = Array.from({ length: Number(process.env['SEEDS'] ?? 150) }, (_, seed) => seed);

function learn(samples: readonly Sample[]): string[] {
  const stats = new HandlerStats();
  for (const sample of samples) stats.add(sample);
  return conclude(stats)
    .map(({ condition, testedBy }) => lineOf(condition, testedBy))
    .sort();
}

describe('learning', () => {
  it('concludes what a plain learner does', () => {
    const learned = new Set<string>();
    for (const seed of SEEDS) {
      const samples = randomSamples(seed, 5 + (seed % 60));
      const lines = learn(samples);
      expect(lines, `seed ${seed}`).toEqual(learnPlainly(samples));
      for (const line of lines) learned.add(line.split(' ')[0]!);
    }
    // Every form comes up.
    expect([...learned].sort()).toEqual(
      [
        'at-most',
        'bits-apart',
        'bits-within',
        'constant',
        'divisible',
        'equal',
        'less',
        'linear',
        'nonnull',
        'nonzero',
        'null',
        'one-of',
        'range',
        'square',
        'unequal',
      ].sort(),
    );
  });

  it('gives the same spec for any split and order', () => {
    for (const seed of SEEDS.slice(0, 40)) {
      const choose = chooser(seed);
      const samples = randomSamples(seed, 40);
      const parts = Array.from({ length: 1 + choose(5) }, (): Sample[] => []);
      for (const sample of samples) parts[choose(parts.length)]!.push(sample);
      // Through their files, as machines would share them.
      const specs = parts.map((part) => readSpec(specText(specOfSamples(part))).spec!);
      const whole = specText({ ...specOfSamples(samples), traces: parts.length });
      const { spec, conflicts } = joinSpecs(specs.reverse());
      expect(conflicts).toEqual([]);
      expect(specText(spec), `seed ${seed}`).toBe(whole);
    }
  });
});

describe('keys that are kept', () => {
  it('are the smallest, whatever the order', () => {
    const keys = ['d', 'a', 'c', 'b', 'e', 'a', 'd'];
    const kept = (order: readonly string[]) => {
      const map = new SmallestKeys<number>(3, (one, other) => one + other);
      for (const key of order) map.add(key, 1);
      return [map.sorted(), map.leftOut];
    };
    const expected = [
      [
        ['a', 2],
        ['b', 1],
        ['c', 1],
      ],
      true,
    ];
    expect(kept(keys)).toEqual(expected);
    expect(kept([...keys].reverse())).toEqual(expected);
    expect(kept(['a', 'b'])[1]).toBe(false);
  });
});
