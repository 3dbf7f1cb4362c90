/** Use-free races and the plain ones, on random traces that can happen: the same pairs and excuses. */
import { expect, it } from 'vitest';
import {
  BRANCH_TESTS,
  Flag,
  isAccess,
  OpKind,
  Place,
  ValueKind,
} from '../../../server/src/trace/operations.js';
import { createOperation, type Operation } from '../../../server/src/trace/batch.js';
import { createTables, type TraceTables } from '../../../server/src/trace/tables.js';
import { createTraceAnalysis } from '../../../server/src/detect/analyse-trace.js';
import { storeOf } from '../../support/arbitrary-trace.js';
import { plainOrder, PlainClock } from '../../support/plain-clock.js';
import { plainUseFree } from '../../support/plain-use-free.js';
import { Random } from '../../support/simulator/random.js';
import { simulateTrace } from '../../support/trace-simulator.js';

const SITES = 12;

/** Accesses become reads and writes of two pointers, with tests and dereferences in between. */
function pointers(operations: Operation[], random: Random): Operation[] {
  const value = () =>
    random.chance(0.4)
      ? { valueKind: ValueKind.Null, value: 0 }
      : { valueKind: ValueKind.Object, value: 50 + random.below(3) };
  const location = () => ({ place: Place.Field, a: 1, b: 1 + random.below(2) });
  const site = () => 2 + random.below(SITES);
  const use = ({ thread }: Operation): Operation => {
    const deref = createOperation(OpKind.Deref, thread, 0);
    const what = random.chance(0.5)
      ? location()
      : { valueKind: ValueKind.Object, value: 50 + random.below(3) };
    return { ...deref, ...what, site: site() };
  };
  const branch = ({ thread }: Operation): Operation => {
    const first = 1 + random.below(SITES);
    const flags = Flag.Region | (random.chance(0.5) ? Flag.Holds : 0);
    const test = {
      c: random.below(BRANCH_TESTS.length),
      d: first,
      amount: first + random.below(6),
    };
    return {
      ...createOperation(OpKind.Branch, thread, 0),
      ...location(),
      ...value(),
      ...test,
      flags,
      site: site(),
    };
  };
  return operations
    .filter(({ kind }) => kind !== OpKind.Enter && kind !== OpKind.Leave)
    .flatMap((operation) => {
      if (!isAccess(operation.kind)) return [operation];
      const access = { ...operation, ...location(), ...value(), site: site() };
      return [
        access,
        ...(random.chance(0.3) ? [branch(operation)] : []),
        ...(random.chance(0.7) ? [use(operation)] : []),
      ];
    })
    .map((operation, index) => ({ ...operation, line: index + 1, number: index + 1 }));
}

/** A looper whose events come from three workers, which touch the pointers now and then themselves. */
function loopEvents(seed: number): { tables: TraceTables; operations: Operation[] } {
  const random = new Random(seed);
  const tables = createTables();
  tables.queues.push({ label: '1', kind: 'looper', name: 'main' });
  const operations: Operation[] = [];
  const add = (thread: number, kind: OpKind, more: Partial<Operation> = {}) => {
    operations.push({ ...createOperation(kind, thread, 0), ...more });
  };
  for (const kind of ['looper', 'worker', 'worker', 'worker'] as const) {
    const label = String(tables.threads.length);
    tables.threads.push({ label, kind, name: '', process: 0 });
    add(tables.threads.length - 1, OpKind.Init);
  }
  add(1, OpKind.Attach, { b: 1 });
  add(1, OpKind.Loop, { b: 1 });
  for (let task = 1; task <= 12; task++) {
    const worker = 2 + random.below(seed % 2 === 0 ? 3 : 2);
    if (random.chance(0.2)) add(worker, OpKind.Read);
    add(worker, OpKind.Post, { a: task, b: 1 });
    add(1, OpKind.Begin, { a: task });
    const count = random.below(6);
    for (let access = 0; access < count; access++) {
      add(1, random.chance(0.5) ? OpKind.Read : OpKind.Write);
    }
    add(1, OpKind.End, { a: task });
  }
  return { tables, operations };
}

function simulate(seed: number) {
  const { tables, operations } =
    seed % 3 === 0 ? simulateTrace({ seed, turns: 300, times: 'none' }) : loopEvents(seed);
  tables.fields.length = 1;
  tables.sites.length = 1;
  for (const label of ['1', '2']) {
    tables.fields.push({ label, class: 'org.app.Act', name: `p${label}`, volatile: false });
  }
  for (let line = 0; line <= SITES; line++) {
    tables.sites.push({ label: '', class: 'org.app.Act', method: 'run', file: 'Act.java', line });
  }
  const store = storeOf(pointers(operations, new Random(seed)));
  return { store, tables, order: plainOrder(store, tables, 'android') };
}

const SEEDS = Array.from({ length: 150 }, (_, index) => index + 1);

it('use-free races agree with the plain ones', () => {
  const counts = { harmful: 0, excused: 0 };
  for (const seed of SEEDS) {
    const { store, tables, order } = simulate(seed);
    const plain = plainUseFree(store, tables, order);
    const find = (all: boolean) => {
      const analysis = createTraceAnalysis({ format: 'racetrace', tables }, new PlainClock(order), {
        model: 'android',
        detect: ['use-free'],
        filter: false,
        all,
      });
      analysis.sink({ ...store.columns, length: store.length });
      return analysis.finish().races.map(({ accesses, filtered, location }) => {
        const [use, free] = accesses[0].kind === 'read' ? accesses : [accesses[1], accesses[0]];
        return { pair: `${use.op} ${free.op} ${filtered}`, filtered, field: location.field! };
      });
    };
    const expected = plain.map(({ use, free, excused }) => `${use + 1} ${free + 1} ${excused}`);
    expect(
      find(true)
        .map(({ pair }) => pair)
        .sort(),
      `seed ${seed}`,
    ).toEqual(expected.sort());

    const first = find(false);
    for (const { pair } of first) expect(expected, `seed ${seed}`).toContain(pair);
    const harmful = plain.filter(({ excused }) => !excused);
    const fields = harmful.map(({ use }) => tables.fields[store.columns.b[use]!]!.name);
    const found = first.filter(({ filtered }) => !filtered).map(({ field }) => field);
    expect(new Set(found), `seed ${seed}`).toEqual(new Set(fields));
    counts.harmful += harmful.length;
    counts.excused += plain.length - harmful.length;
  }
  expect(counts.harmful).toBeGreaterThan(300);
  expect(counts.excused).toBeGreaterThan(60);
});
