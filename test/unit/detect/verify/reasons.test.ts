/**
 * Reasons of longer traces, checked from the trace alone and with an engine that knows no schedules: whatever a
 * search calls ordered for, each link of its cycle holds in every schedule, or could be otherwise and says how.
 */
import { describe, expect, it } from 'vitest';
import { findFlip, FlipGround } from '../../../../server/src/detect/verify/find-flip.js';
import { SkeletonBuilder } from '../../../../server/src/detect/verify/skeleton.js';
import { ENGINES } from '../../../support/causality-engines.js';
import { analyseStore } from '../../../support/find-races.js';
import { leaningTrace } from '../../../support/leaning-traces.js';
import { checkReason, type CheckedReason } from '../../../support/plain-reason.js';

const SEEDS = Array.from({ length: 20 }, (_, at) => at + 1);
const TURNS = 800;

function* reasonsOf(seed: number): Generator<CheckedReason & { readonly text: string }> {
  const { store, tables } = leaningTrace(seed, TURNS);
  const { races } = analyseStore(store, tables, { filter: false });
  const asked = races.flatMap(({ accesses }) => accesses.map(({ line }) => ({ line })));
  const builder = new SkeletonBuilder({ tables, model: 'android', asked });
  builder.sink({ ...store.columns, length: store.length });
  const skeleton = builder.finish();
  const { graph, segmentOf, segments, nodeOfOperation } = skeleton;
  const trace = {
    columns: store.columns,
    length: store.length,
    placeOf: (node: number) => graph.positions[node]!,
    segmentOf: (op: number) => segmentOf[nodeOfOperation[op]!]!,
    isTask: (op: number) => segments[segmentOf[nodeOfOperation[op]!]!]!.kind !== 'thread',
    precedes: ENGINES[0]!.order(store.columns, store.length, tables, { model: 'android' }),
  };
  const ground = new FlipGround(skeleton);
  for (const { accesses } of races) {
    const ops = accesses.map(({ line }) => skeleton.recorder.find({ line })!);
    const pair = [Math.min(...ops), Math.max(...ops)] as const;
    const flip = findFlip(ground, [graph.nodeAt(pair[0]), graph.nodeAt(pair[1])]);
    if (flip.kind !== 'ordered') continue;
    yield { ...checkReason(trace, flip.cycle, pair), text: `trace ${seed}, ${pair.join(' and ')}` };
  }
}

describe('the reasons of longer traces', () => {
  it('hold in every schedule, link by link', () => {
    const reasons = SEEDS.flatMap((seed) => [...reasonsOf(seed)]);
    const wrong = reasons.filter((reason) => reason.wrong.length > 0);
    expect(wrong.map(({ text, wrong: links }) => `${text}: ${links.join('; ')}`)).toEqual([]);
    const proven = reasons.filter(({ searched }) => searched === 0);
    expect(proven.length).toBeGreaterThan(10);
  });
});
