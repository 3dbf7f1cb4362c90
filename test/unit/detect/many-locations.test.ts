/** Many locations of which several accesses are kept: each race is one of accesses of its location. */
import { describe, expect, it } from 'vitest';
import { createTraceAnalysis } from '../../../server/src/detect/analyse-trace.js';
import type { Race } from '../../../server/src/detect/report.js';
import {
  createOperation,
  OperationStore,
  type Columns,
  type Operation,
} from '../../../server/src/trace/batch.js';
import { OpKind, Place } from '../../../server/src/trace/operations.js';
import { createTables } from '../../../server/src/trace/tables.js';
import { createClock, type EngineName } from '../../bench/engines.js';
import { createAppTrace } from '../../bench/generators/app/app.js';
import { tableShape } from '../../bench/generators/app/shapes.js';
import { storeOf } from '../../support/arbitrary-trace.js';
import { analyseStore } from '../../support/find-races.js';

const linesOf = ({ accesses: [one, other] }: Race) => [one.line, other.line];

/** Two threads read every object; a third, which follows the second, writes them all. */
function readTwiceThenWrite(objects: number): readonly Race[] {
  const tables = createTables();
  tables.fields.push({ label: '1', class: 'org.app.Act', name: 'data', volatile: false });
  const operations: Operation[] = [];
  const add = (thread: number, kind: OpKind, more: Partial<Operation>) => {
    operations.push({ ...createOperation(kind, thread, operations.length + 1), ...more });
  };
  const accessAll = (thread: number, kind: OpKind) => {
    for (let a = 1; a <= objects; a++) add(thread, kind, { place: Place.Field, a, b: 1 });
  };
  for (const thread of [1, 2, 3]) {
    tables.threads.push({ label: String(thread), kind: 'worker', name: '', process: 0 });
    add(thread, OpKind.Init, {});
  }
  accessAll(1, OpKind.Read);
  accessAll(2, OpKind.Read);
  add(2, OpKind.Signal, { a: 1 });
  add(3, OpKind.Await, { a: 1 });
  accessAll(3, OpKind.Write);
  return analyseStore(storeOf(operations), tables).races;
}

/** What stands in a line, if every operation has one. */
function accessAt({ kind, a, b }: Columns, line: number) {
  return { write: kind[line - 1] === OpKind.Write, location: `o${a[line - 1]!}.f${b[line - 1]!}` };
}

describe('races of many locations', () => {
  it('are of accesses of the same object', () => {
    const races = readTwiceThenWrite(300);
    const expected = Array.from({ length: 300 }, (_, at) => [4 + at, 606 + at]);
    expect(races.map(linesOf).sort(([one], [other]) => one! - other!)).toEqual(expected);
  });

  it.each<EngineName>(['AsyncClock', 'AsyncClock, 2-minute window'])(
    'are of accesses of the same object in the trace of an app: %s',
    (engine) => {
      const store = new OperationStore();
      const trace = createAppTrace(tableShape(500, 20_000), store.append);
      trace.write();
      const { tables } = trace;
      const clock = createClock(engine, tables, 'android');
      const analysis = createTraceAnalysis({ format: 'racetrace', tables }, clock, {
        model: 'android',
      });
      analysis.sink({ ...store.columns, length: store.length });
      const { races } = analysis.finish();
      for (const race of races) {
        const [one, other] = linesOf(race).map((line) => accessAt(store.columns, line));
        expect(one!.location).toBe(`${race.location.object!}.${race.location.field!}`);
        expect(other!.location).toBe(one!.location);
        expect(one!.write || other!.write).toBe(true);
      }
      expect(races).not.toEqual([]);
    },
  );
});
