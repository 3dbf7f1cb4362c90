/** Whatever a trace holds, every pair of its operations gets an answer in words, and none throws. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatExplanation } from '../../../../server/src/causality/explanation/format.js';
import { createTables } from '../../../../server/src/trace/tables.js';
import { arbitraryTrace, storeOf } from '../../../support/arbitrary-trace.js';
import { explainText, explainTrace, type ExplainedTrace } from '../../../support/explain-trace.js';
import { traceLines } from '../../ide/random-trace.js';

function explainAll({ explainer, recorder }: ExplainedTrace): void {
  const count = Math.min(recorder.graph.nodeCount, 12);
  for (let first = 0; first < count; first++) {
    for (let second = 0; second < count; second++) {
      const explanation = explainer.explain(first, second)!;
      expect(explanation.text).not.toBe('');
      expect(formatExplanation(explanation, explainer.describe)).not.toBe('');
    }
  }
}

it.each(['android', 'threads'] as const)('lines of a racetrace in any order, in %s', (model) => {
  fc.assert(
    fc.property(traceLines, (lines) => {
      explainAll(explainText(lines.join('\n'), { model, speculativeBinder: true }));
    }),
    { numRuns: 60 },
  );
});

it('operations of every kind with ids of their tables', () => {
  fc.assert(
    fc.property(arbitraryTrace, ({ tables, operations }) => {
      explainAll(explainTrace({ store: storeOf(operations), tables }));
    }),
    { numRuns: 60 },
  );
});

it('operations of every kind with ids that nothing declares', () => {
  fc.assert(
    fc.property(arbitraryTrace, ({ operations }) => {
      explainAll(explainTrace({ store: storeOf(operations), tables: createTables() }));
    }),
    { numRuns: 60 },
  );
});

it('an empty trace', () => {
  const { explainer } = explainText('racetrace 1\n');
  expect(explainer.explain(0, 1)).toBeUndefined();
  expect(explainer.describe(3)).toEqual({ place: 'operation 3', what: 'not recorded', site: '' });
});
