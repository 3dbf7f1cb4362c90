/**
 * Explanations of random traces against the plain ways to find them: the relation against the closure,
 * chains against a search over all edges, causes against the closure; and every answer is in words.
 */
import { describe, expect, it } from 'vitest';
import type { Model } from '../../../../server/src/causality/android/segments.js';
import { AsyncClock } from '../../../../server/src/causality/asyncclock/async-clock.js';
import { formatExplanation } from '../../../../server/src/causality/explanation/format.js';
import type { OrderEdge } from '../../../../server/src/causality/explanation/types.js';
import { explainTrace } from '../../../support/explain-trace.js';
import { plainClosure, type PlainClosure } from '../../../support/plain-closure.js';
import { randomCausalityTrace, type RandomTrace } from '../../../support/random-causality-trace.js';
import { Random } from '../../../support/simulator/random.js';

interface KnownEdge {
  readonly from: number;
  readonly to: number;
  readonly rule: string;
}

/** All edges but program order, by where they lead: the closure's pairs, the clock's queues. */
function edgesOf({ store, tables }: RandomTrace, model: Model, { base }: PlainClosure) {
  const into: KnownEdge[][] = Array.from({ length: store.length }, () => []);
  for (const edge of base) if (edge.rule !== 'PO') into[edge.to]!.push(edge);
  const onQueueEdge = (rule: string, from: number, to: number) => {
    into[to]!.push({ from, to, rule });
  };
  const clock = new AsyncClock(tables, { model, speculativeBinder: true, onQueueEdge });
  for (let index = 0; index < store.length; index++) clock.step(store.columns, index);
  return into;
}

/** The length of a shortest chain, by a plain search; a step of program order is one edge. */
function plainDistance(
  into: readonly (readonly KnownEdge[])[],
  { segments }: PlainClosure,
  first: number,
  second: number,
): number {
  const distance = new Map([[second, 0]]);
  for (const [at, steps] of distance) {
    const earlier = into[at]!.map(({ from }) => from);
    for (let op = 0; op < at; op++) if (segments[op]!.id === segments[at]!.id) earlier.push(op);
    for (const op of earlier) if (!distance.has(op)) distance.set(op, steps + 1);
  }
  return distance.get(first) ?? Infinity;
}

const MODELS: readonly Model[] = ['android', 'threads'];
const SEEDS = Array.from({ length: 25 }, (_, index) => index + 1);
const PAIRS = 40;

describe.each(MODELS)('random traces in %s', (model) => {
  it.each([0, 0.1])('are explained as they are ordered, with %d lost', (lost) => {
    for (const seed of SEEDS) checkTrace(randomCausalityTrace(seed, { lost, turns: 300 }), seed);
  });

  function checkTrace(trace: RandomTrace, seed: number): void {
    const { store, tables } = trace;
    const options = { model, speculativeBinder: true };
    const closure = plainClosure(store.columns, store.length, tables, options);
    const into = edgesOf(trace, model, closure);
    const { explainer } = explainTrace(trace, options);
    const random = new Random(seed);
    const isEdge = ({ from, to, rule }: OrderEdge) =>
      rule === 'PO'
        ? from < to && closure.segments[from]!.id === closure.segments[to]!.id
        : into[to]!.some((edge) => edge.from === from && edge.rule === rule);

    const checkWay = (way: readonly OrderEdge[], from: number, to: number): void => {
      expect([way[0]?.from, way.at(-1)?.to]).toEqual([from, to]);
      way.forEach((edge, at) => {
        expect(isEdge(edge), `${edge.rule} ${edge.from} ${edge.to}`).toBe(true);
        if (at > 0) expect(edge.from).toBe(way[at - 1]!.to);
        const { because, reason } = edge;
        if (because !== undefined && reason !== undefined) checkWay(reason, ...because);
        // Speculative: the posts need only stand in this order in the trace.
        if (because !== undefined && edge.rule !== 'IPCHANDLE') {
          expect(closure.precedes(...because)).toBe(true);
        }
      });
    };

    for (let count = 0; count < PAIRS; count++) {
      const first = random.below(store.length);
      const second = random.below(store.length);
      const explanation = explainer.explain(first, second)!;
      const { relation, chain, cause, ways } = explanation;
      const [early, late] = [Math.min(first, second), Math.max(first, second)];
      const expected = closure.precedes(early, late)
        ? first < second
          ? 'before'
          : 'after'
        : 'unordered';
      expect(relation).toBe(first === second ? 'same' : expected);
      if (relation === 'before' || relation === 'after') {
        checkWay(chain, early, late);
        const unexplained = chain.filter(({ because, reason }) => because && !reason);
        expect(unexplained.filter(({ rule }) => rule !== 'IPCHANDLE')).toEqual([]);
        expect(chain.length).toBe(plainDistance(into, closure, early, late));
      }
      if (cause !== undefined) {
        expect(closure.precedes(cause, first) && closure.precedes(cause, second)).toBe(true);
        checkWay(ways[0], cause, first);
        checkWay(ways[1], cause, second);
      } else if (relation === 'unordered') {
        for (let op = 0; op < early; op++) {
          expect(closure.precedes(op, first) && closure.precedes(op, second)).toBe(false);
        }
      }
      const shown = formatExplanation(explanation, explainer.describe);
      expect(`${explanation.text}${shown}`).not.toMatch(/undefined|NaN|not recorded\)|\{\}/);
    }
  }
});
