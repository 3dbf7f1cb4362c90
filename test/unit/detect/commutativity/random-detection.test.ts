/** The detector, in one pass and beside the race analysis, agrees with the definitions on random runs. */
import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../../server/src/detect/commutativity/conditions/condition.js';
import { conditionText } from '../../../../server/src/detect/commutativity/conditions/condition-text.js';
import {
  namesOf,
  type HandlerSpec,
  type Spec,
} from '../../../../server/src/detect/commutativity/spec/spec.js';
import { createRacetraceReader } from '../../../../server/src/trace/formats/racetrace/reader.js';
import { analyseStore } from '../../../support/find-races.js';
import { plainOrder } from '../../../support/plain-clock.js';
import { readText } from '../../../support/read-trace.js';
import { learnFrom } from '../../../support/commutativity/learn-and-detect.js';
import { detectPlainly } from '../../../support/commutativity/plain-detector.js';
import { randomAppTrace } from '../../../support/commutativity/random-app-trace.js';

const key = (field: string) => `org.app.Act#1|org.app.Act.${field}`;

const REQUIRED: readonly Condition<string>[] = [
  { form: 'nonnull', x: key('hub') },
  { form: 'less', x: key('low'), y: key('high') },
  { form: 'nonzero', x: key('low') },
];

/** What a person could have written: nothing that random runs teach would stay. */
function requiring(spec: Spec): Spec {
  const handlers = [...spec.handlers].map(([name, each]): [string, HandlerSpec] => {
    const names = namesOf(name, each.stats);
    const known = REQUIRED.filter(({ x, y = x }) =>
      [x, y].every((variable) => each.stats.variables.get(variable) !== undefined),
    );
    const required = new Map(
      known.map((condition) => [conditionText(condition, names), condition]),
    );
    return [name, { ...each, required }];
  });
  return { ...spec, handlers: new Map(handlers) };
}

/** Of all who required the condition before a KILL, one of each chain of events is told: the last. */
function byKill(lines: readonly string[]): string[] {
  const shortened = lines.map((line) => line.replace(/^(REQ-KILL .*) \d+ (\d+)$/, '$1 $2'));
  return [...new Set(shortened)].sort();
}

describe('detection', () => {
  it('finds what the definitions say', () => {
    const spec = requiring(learnFrom([1, 2, 3].map((seed) => randomAppTrace(seed, 200))));
    const kinds = new Set<string>();
    for (let seed = 0; seed < Number(process.env['SEEDS'] ?? 150); seed++) {
      const { store, tables, operations } = readText(createRacetraceReader, randomAppTrace(seed));
      const report = analyseStore(store, tables, {
        preconditions: { spec, fromSource: [] },
        detect: [],
        filter: false,
      }).commutativity!;
      const found = report.conflicts.map(({ conflict, handler, condition, events }) => {
        kinds.add(conflict);
        return `${conflict} ${handler}: ${condition}: ${events.map(({ op }) => op).join(' ')}`;
      });
      const order = plainOrder(store, tables, 'android');
      const defined = detectPlainly(spec, operations, tables, order);
      expect(defined, `seed ${seed}`).toEqual(expect.arrayContaining(found));
      expect(byKill(found), `seed ${seed}`).toEqual(byKill(defined));
    }
    expect([...kinds].sort()).toEqual(['GEN-KILL', 'GEN-REQ', 'REQ-KILL']);
  });
});
