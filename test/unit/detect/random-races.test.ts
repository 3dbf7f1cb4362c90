/** The detector and the plain one, on random traces that can happen: the same races. */
import { describe, expect, it } from 'vitest';
import { createTraceAnalysis } from '../../../server/src/detect/analyse-trace.js';
import type { Race } from '../../../server/src/detect/report.js';
import type { FilterData } from '../../../server/src/detect/noise/filter-data.js';
import {
  createOperation,
  type Operation,
  type OperationStore,
} from '../../../server/src/trace/batch.js';
import { isAccess, OpKind, Place } from '../../../server/src/trace/operations.js';
import { createTables, type TraceTables } from '../../../server/src/trace/tables.js';
import { storeOf } from '../../support/arbitrary-trace.js';
import { plainOrder, PlainClock, type PlainOrder } from '../../support/plain-clock.js';
import { plainRaces, type PlainRace } from '../../support/plain-races.js';
import { Random } from '../../support/simulator/random.js';
import { simulateTrace } from '../../support/trace-simulator.js';

const FILTER: FilterData = {
  library: ['lib.'],
  user: [],
  entries: [
    { kind: 'method', class: 'org.app.Act', methods: ['grow'], reason: 'Both grow.' },
    { kind: 'method', class: 'org.app.Act', methods: ['add'], sameThread: true, reason: 'Add.' },
    { kind: 'field', class: 'org.app.Act', field: 'hash', reason: 'A cache.' },
  ],
};
const NO_FILTER: FilterData = { library: [], user: [], entries: [] };

type Model = 'android' | 'threads';

interface Case {
  readonly store: OperationStore;
  readonly tables: TraceTables;
  readonly order: PlainOrder;
}

const LOCATIONS: readonly (readonly [Place, number, number])[] = [
  [Place.Field, 1, 1],
  [Place.Field, 2, 2],
  [Place.Static, 0, 1],
  [Place.Element, 3, 0],
  [Place.Slot, 4, 0],
  [Place.Slot, 4, 1],
  [Place.Entry, 4, 1],
  [Place.Whole, 4, 0],
  [Place.Resource, 0, 1],
];

/**
 * Gives the accesses of a simulated trace other locations and sites. Methods are not entered: the
 * plain detector knows no call stacks.
 */
function scatter(operations: Operation[], random: Random, locked: boolean): Operation[] {
  return operations
    .filter(({ kind }) => kind !== OpKind.Enter && kind !== OpKind.Leave)
    .filter(({ kind }) => locked || (kind !== OpKind.Lock && kind !== OpKind.Unlock))
    .map((operation, index) => {
      const numbered = { ...operation, line: index + 1, number: index + 1 };
      if (!isAccess(operation.kind)) return numbered;
      const [place, a, b] = random.pick(LOCATIONS)!;
      return { ...numbered, place, a, b, site: random.below(6) };
    });
}

/** Few threads, few locks and much traffic, with a signal now and then: most accesses meet many others. */
function crowd(seed: number): { tables: TraceTables; operations: Operation[] } {
  const random = new Random(seed);
  const tables = createTables();
  tables.fields.push({ label: '1', class: 'org.app.Act', name: 'data', volatile: false });
  tables.sites.push({ label: '1', class: 'org.app.Act', method: 'run', file: '', line: 0 });
  const operations: Operation[] = [];
  const held = new Map<number, number[]>();
  const add = (thread: number, kind: OpKind, a = 0) => {
    operations.push({ ...createOperation(kind, thread, 0), a });
  };
  for (let thread = 1; thread <= 4; thread++) {
    tables.threads.push({ label: String(thread), kind: 'worker', name: '', process: 0 });
    held.set(thread, []);
    add(thread, OpKind.Init);
  }
  const isFree = (lock: number) => ![...held.values()].some((locks) => locks.includes(lock));
  for (let turn = 0; turn < 120; turn++) {
    const thread = 1 + random.below(4);
    const own = held.get(thread)!;
    const lock = 1 + random.below(3);
    const choice = random.below(10);
    if (choice < 6) add(thread, random.chance(0.5) ? OpKind.Read : OpKind.Write);
    else if (choice === 6) add(thread, OpKind.Signal, 1 + random.below(2));
    else if (choice === 7) add(thread, OpKind.Await, 1 + random.below(2));
    else if (choice === 8 && isFree(lock)) {
      own.push(lock);
      add(thread, OpKind.Lock, lock);
    } else if (own.length > 0) add(thread, OpKind.Unlock, own.pop());
  }
  return { tables, operations };
}

function simulate(seed: number, model: Model, locked: boolean): Case {
  const { tables, operations } =
    seed % 2 === 0 ? simulateTrace({ seed, turns: 260, times: 'none' }) : crowd(seed);
  tables.fields.push({ label: '2', class: 'org.app.Act', name: 'hash', volatile: false });
  tables.resources.push({ label: '1', kind: 'table', name: 'songs' });
  tables.names.push({ label: '1', text: 'key' });
  for (const [owner, method] of [
    ['lib.List', 'get'],
    ['org.app.Act', 'grow'],
    ['org.app.Act', 'add'],
    ['org.app.Other', 'grow'],
  ]) {
    tables.sites.push({ label: '', class: owner!, method: method!, file: '', line: 0 });
  }
  const store = storeOf(scatter(operations, new Random(seed), locked));
  return { store, tables, order: plainOrder(store, tables, model) };
}

function find({ store, tables, order }: Case, model: Model, filter: FilterData, all: boolean) {
  const clock = new PlainClock(order);
  const analysis = createTraceAnalysis({ format: 'racetrace', tables }, clock, {
    model,
    filter,
    all,
  });
  analysis.sink({ ...store.columns, length: store.length });
  return analysis.finish().races;
}

function textOf({ location }: Race): string {
  return location.resource ?? `${location.object ?? ''} ${location.field ?? ''}`;
}

/** The location that the report names, for one of the plain detector. */
function reportedText({ location }: PlainRace, tables: TraceTables): string {
  const [place, object, part] = location.split(' ').map(Number) as [number, number, number];
  switch (place as Place) {
    case Place.Resource:
      return tables.resources[part]!.name;
    case Place.Static:
      return ` ${tables.fields[part]!.name}`;
    case Place.Field:
      return `o${object} ${tables.fields[part]!.name}`;
    case Place.Element:
      return `o${object} [${part}]`;
    case Place.Slot:
      return `o${object} {${part}}`;
    case Place.Entry:
      return `o${object} {key}`;
    default:
      return `o${object} {}`;
  }
}

const pairText = (first: number, second: number, filtered: boolean) =>
  `${first} ${second}${filtered ? ' filtered' : ''}`;

/** Locations with a race, not noise, between accesses of two threads. */
function betweenThreads(races: readonly PlainRace[], { store, tables }: Case): string[] {
  const { thread } = store.columns;
  return races
    .filter(({ first, second, filtered }) => !filtered && thread[first] !== thread[second])
    .map((race) => reportedText(race, tables));
}

const SEEDS = Array.from({ length: 120 }, (_, index) => index + 1);

describe.each<[Model, string, boolean, FilterData]>([
  ['android', 'locks', true, NO_FILTER],
  ['android', 'no locks', false, NO_FILTER],
  ['android', 'locks and noise', true, FILTER],
  ['threads', 'locks', true, NO_FILTER],
  ['threads', 'locks and noise', true, FILTER],
])('random traces, %s, %s', (model, _what, locked, filter) => {
  const options = { locks: model === 'android', filter };

  it('finds every pair with `all`', () => {
    let count = 0;
    for (const seed of SEEDS) {
      const trace = simulate(seed, model, locked);
      const plain = plainRaces(trace.store, trace.tables, trace.order, options);
      const expected = plain.map((race) =>
        pairText(race.first + 1, race.second + 1, race.filtered),
      );
      const found = find(trace, model, filter, true).map(({ accesses: [one, other], filtered }) =>
        pairText(one.op, other.op, filtered),
      );
      expect(found.sort(), `seed ${seed}`).toEqual(expected.sort());
      count += expected.length;
    }
    expect(count).toBeGreaterThan(500);
  });

  it('finds a race of every location that has one, and none that is not', () => {
    for (const seed of SEEDS) {
      const trace = simulate(seed, model, locked);
      const plain = plainRaces(trace.store, trace.tables, trace.order, options);
      const known = new Set(
        plain.map((race) => pairText(race.first + 1, race.second + 1, race.filtered)),
      );
      const found = find(trace, model, filter, false);
      for (const {
        accesses: [one, other],
        filtered,
      } of found) {
        expect(known, `seed ${seed}`).toContain(pairText(one.op, other.op, filtered));
      }
      for (const filtered of [false, true]) {
        const where = (races: string[]) => [...new Set(races)].sort();
        const wanted = where(
          plain
            .filter((race) => race.filtered === filtered)
            .map((race) => reportedText(race, trace.tables)),
        );
        const got = where(found.filter((race) => race.filtered === filtered).map(textOf));
        if (filtered) expect(wanted, `seed ${seed}`).toEqual(expect.arrayContaining(got));
        else expect(got, `seed ${seed}`).toEqual(wanted);
      }
    }
  });

  it.runIf(model === 'android')('finds a race between threads wherever there is one', () => {
    let count = 0;
    // Hardly ever it takes more than the last accesses: many traces for a few that do.
    for (let seed = 1; seed <= 400; seed++) {
      const trace = simulate(seed, model, locked);
      const plain = plainRaces(trace.store, trace.tables, trace.order, options);
      const wanted = [...new Set(betweenThreads(plain, trace))].sort();
      const found = find(trace, model, filter, false).filter(
        ({ category, filtered }) => category === 'multi-threaded' && !filtered,
      );
      expect(found.map(textOf).sort(), `seed ${seed}`).toEqual(wanted);
      count += wanted.length;
    }
    expect(count).toBeGreaterThan(50);
  });
});
