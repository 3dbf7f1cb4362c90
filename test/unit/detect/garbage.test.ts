/** Operations that make no sense: tasks that end without a begin, unlocks of nothing, derefs of nothing. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CausalClock } from '../../../server/src/causality/clock.js';
import { createTraceAnalysis } from '../../../server/src/detect/analyse-trace.js';
import type { Columns } from '../../../server/src/trace/batch.js';
import type { TraceFormat } from '../../../server/src/trace/reader.js';
import { arbitraryTrace, storeOf } from '../../support/arbitrary-trace.js';
import { analyseText } from '../../support/find-races.js';
import { plainOrder, PlainClock } from '../../support/plain-clock.js';

/** Knows nothing: every operation is a chain of its own. */
class NoOrder implements CausalClock {
  chain = 0;
  readonly tick = 1;
  readonly segment = 1;
  readonly firstTicks = [];

  step(): void {
    this.chain++;
  }

  stepRun(_columns: Columns, index: number): number {
    this.step();
    return index + 1;
  }

  knows(): boolean {
    return false;
  }
}

const trace = arbitraryTrace.chain(({ tables, operations }) =>
  fc
    .array(fc.integer({ min: 0, max: 2 }), {
      minLength: operations.length,
      maxLength: operations.length,
    })
    .map((threads) => ({
      tables,
      operations: operations.map((operation, index) => ({
        ...operation,
        thread: threads[index]!,
        line: index + 1,
        number: index + 1,
      })),
    })),
);

describe('garbage', () => {
  it.each<[string, boolean]>([
    ['one race each', false],
    ['all races', true],
  ])('never throws, %s', (_what, all) => {
    const formats = fc.constantFrom<TraceFormat>('racetrace', 'droidracer', 'std');
    const models = fc.constantFrom<'android' | 'threads'>('android', 'threads');
    fc.assert(
      fc.property(
        trace,
        formats,
        models,
        fc.boolean(),
        ({ tables, operations }, format, model, ordered) => {
          const store = storeOf(operations);
          const clock = ordered ? new PlainClock(plainOrder(store, tables, model)) : new NoOrder();
          const analysis = createTraceAnalysis({ format, tables }, clock, { model, all });
          analysis.sink({ ...store.columns, length: store.length });
          const { races } = analysis.finish();
          expect(new Set(races.map(({ id }) => id)).size).toBe(races.length);
          for (const race of races) {
            expect(race.why).toMatch(/^\S.*\.$/);
            expect(race.accesses[0].line).toBeLessThan(race.accesses[1].line);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is taken for what it may mean', () => {
    const text = `racetrace 1
thread t1 looper main
thread t2 worker A
queue q1 looper main
field f1 org.app.Act.count
t1 end e9
t1 unlock o9
t1 leave
t1 deref o1.f1 =o5
t1 deref =o5
t1 remove e4
t1 trigger c1
t1 begin e1
t1 begin e1
t1 branch o1.f1 nonnull holds region=9-30
t1 write o1.f1
t2 unlock o9 shared
t2 fork t2
t2 write o1.f1
t2 end e1`.replace('field', 'callback c1 ui org.app.Act onClick\nfield');
    expect(analyseText(text).races).toHaveLength(1);
  });

  it('does not end a chain of causes that turns in circles', () => {
    const forks = Array.from({ length: 40 }, () => 't2 fork t2').join('\n');
    const text = `racetrace 1
thread t1 worker A
thread t2 worker B
field f1 org.app.Act.count
${forks}
t2 write o1.f1
t1 write o1.f1`;
    const [race] = analyseText(text).races;
    expect(race!.accesses[0].causes).toHaveLength(8);
  });
});
