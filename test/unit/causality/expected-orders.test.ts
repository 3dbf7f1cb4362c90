/**
 * Every figure and example of the papers, and every case that docs/causality.md settles, with the
 * text's answer: for each engine. The files say what they expect; see test/support/expected-order.ts.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { ENGINES } from '../../support/causality-engines.js';
import { checkOperations } from '../../support/check-trace.js';
import { readExpectedOrder, type ExpectedOrder } from '../../support/expected-order.js';

const TRACES = join(import.meta.dirname, '../../traces');
const EXAMPLES = join(import.meta.dirname, '../../../examples');

function filesOf(folder: string): string[] {
  const files = readdirSync(join(TRACES, folder));
  return files.filter((file) => file.endsWith('.racetrace')).toSorted();
}

describe.each(ENGINES)('$name', ({ order }) => {
  const violations = ({ trace, speculativeBinder, violated }: ExpectedOrder) => {
    const options = { model: 'android', speculativeBinder } as const;
    return violated(order(trace.store.columns, trace.store.length, trace.tables, options));
  };

  for (const folder of ['figures', 'settled']) {
    test.each(filesOf(folder))(`${folder}/%s`, (file) => {
      expect(violations(readExpectedOrder(join(TRACES, folder, file)))).toEqual([]);
    });
  }

  it.each([
    ['play', 'none'],
    ['back', '12-21 16-21'],
  ])('the music player races as its paper says: %s', (run, races) => {
    const path = join(EXAMPLES, `music-player/traces/${run}.racetrace`);
    expect(violations(readExpectedOrder(path, [`races: ${races}`]))).toEqual([]);
  });
});

test.each(filesOf('figures'))('%s can happen', (file) => {
  const { trace } = readExpectedOrder(join(TRACES, 'figures', file));
  expect(checkOperations(trace.tables, trace.operations)).toEqual([]);
});
