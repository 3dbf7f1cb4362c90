/** The detector and the plain one, on random traces that can happen: the same races. */
import { describe, expect, it } from 'vitest';
import { createTraceAnalysis } from '../../../server/src/detect/analyse-trace.js';
import type { Race } from '../../../server/src/detect/report.js';
import type { FilterData } from '../../../server/src/detect/noise/filter-data.js';
import {
  BatchWriter,
  operationAt,
  type Operation,
  type OperationSink,
  type OperationStore,
} from '../../../server/src/trace/batch.js';
import { isAccess, OpKind, Place } from '../../../server/src/trace/operations.js';
import type { TraceTables } from '../../../server/src/trace/tables.js';
import { storeOf } from '../../support/arbitrary-trace.js';
import { createCrowd } from '../../support/crowd.js';
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
  readonly name: string;
  readonly store: OperationStore;
  readonly tables: TraceTables;
  readonly order: PlainOrder;
}

type Location = readonly [Place, number, number];

const LOCATIONS: readonly Location[] = [
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

const anywhere = (_thread: number, random: Random) => random.pick(LOCATIONS)!;

/**
 * Gives the accesses of a simulated trace other locations and sites. Methods are not entered: the
 * plain detector knows no call stacks.
 */
function scatter(
  operations: Operation[],
  locate: (thread: number, random: Random) => Location,
  seed: number,
  locked: boolean,
): Operation[] {
  const random = new Random(seed);
  return operations
    .filter(({ kind }) => kind !== OpKind.Enter && kind !== OpKind.Leave)
    .filter(({ kind }) => locked || (kind !== OpKind.Lock && kind !== OpKind.Unlock))
    .map((operation, index) => {
      const numbered = { ...operation, line: index + 1, number: index + 1 };
      if (!isAccess(operation.kind)) return numbered;
      const [place, a, b] = locate(operation.thread, random);
      return { ...numbered, place, a, b, site: random.below(6) };
    });
}

function simulate(seed: number, model: Model, locked: boolean): Case {
  const trace =
    seed % 2 === 0
      ? simulateTrace({ seed, turns: 260, times: 'none' })
      : createCrowd({ seed, threads: 4, turns: 120, handles: 2, locks: 3, writes: 0.5 });
  addNames(trace.tables);
  return caseOf(seed, trace.tables, scatter(trace.operations, anywhere, seed, locked), model);
}

/**
 * Many locations, most of them a thread's own, under one lock or another: what is kept of them has to
 * grow and is used again, and hardly any race hides an error in that.
 */
function spread(seed: number, model: Model): Case {
  const size = { threads: 12, turns: 2000 };
  const { tables, operations } = createCrowd({
    seed,
    ...size,
    handles: 99,
    locks: 24,
    writes: 0.3,
  });
  addNames(tables);
  const locate = (thread: number, random: Random): Location => {
    const owner = random.chance(0.05) ? 1 + random.below(size.threads) : thread;
    return [Place.Field, owner * 100 + random.below(20), 1];
  };
  return caseOf(seed, tables, scatter(operations, locate, seed, true), model);
}

/** What the locations and sites of `scatter` refer to. */
function addNames(tables: TraceTables): void {
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
}

function caseOf(seed: number, tables: TraceTables, operations: Operation[], model: Model): Case {
  const store = storeOf(operations);
  return { name: `seed ${seed}`, store, tables, order: plainOrder(store, tables, model) };
}

function find({ store, tables, order }: Case, model: Model, filter: FilterData, all: boolean) {
  const clock = new PlainClock(order);
  const analysis = createTraceAnalysis({ format: 'racetrace', tables }, clock, {
    model,
    filter,
    all,
  });
  handOver(store, analysis.sink);
  return analysis.finish().races;
}

/** A few operations at a time: locations become known, and what is kept of them grows, on the way. */
function handOver({ columns, length }: OperationStore, sink: OperationSink): void {
  const writer = new BatchWriter(sink);
  for (let op = 0; op < length; op++) {
    writer.copy(operationAt(columns, op));
    if (op % 16 === 0) writer.flush();
  }
  writer.flush();
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

function plainly({ store, tables, order }: Case, model: Model, filter: FilterData): PlainRace[] {
  return plainRaces(store, tables, order, { locks: model === 'android', filter });
}

function plainPairs(races: readonly PlainRace[]): string[] {
  return races.map(({ first, second, filtered }) => pairText(first + 1, second + 1, filtered));
}

function foundPairs(races: readonly Race[]): string[] {
  return races.map(({ accesses: [one, other], filtered }) => pairText(one.op, other.op, filtered));
}

/** Answers how many pairs there are. */
function expectAllPairs(trace: Case, model: Model, filter: FilterData): number {
  const expected = plainPairs(plainly(trace, model, filter));
  const found = foundPairs(find(trace, model, filter, true));
  expect(found.sort(), trace.name).toEqual(expected.sort());
  return expected.length;
}

/** Answers how many races are found. */
function expectFirstRaces(trace: Case, model: Model, filter: FilterData): number {
  const plain = plainly(trace, model, filter);
  const found = find(trace, model, filter, false);
  const known = new Set(plainPairs(plain));
  expect(
    foundPairs(found).filter((pair) => !known.has(pair)),
    trace.name,
  ).toEqual([]);
  for (const filtered of [false, true]) {
    const where = (races: string[]) => [...new Set(races)].sort();
    const wanted = where(
      plain
        .filter((race) => race.filtered === filtered)
        .map((race) => reportedText(race, trace.tables)),
    );
    const got = where(found.filter((race) => race.filtered === filtered).map(textOf));
    if (filtered) expect(wanted, trace.name).toEqual(expect.arrayContaining(got));
    else expect(got, trace.name).toEqual(wanted);
  }
  return found.length;
}

const SEEDS = Array.from({ length: 120 }, (_, index) => index + 1);

describe.each<[Model, string, boolean, FilterData]>([
  ['android', 'locks', true, NO_FILTER],
  ['android', 'no locks', false, NO_FILTER],
  ['android', 'locks and noise', true, FILTER],
  ['threads', 'locks', true, NO_FILTER],
  ['threads', 'locks and noise', true, FILTER],
])('random traces, %s, %s', (model, _what, locked, filter) => {
  it('finds every pair with `all`', () => {
    let count = 0;
    for (const seed of SEEDS) count += expectAllPairs(simulate(seed, model, locked), model, filter);
    expect(count).toBeGreaterThan(500);
  });

  it('finds a race of every location that has one, and none that is not', () => {
    for (const seed of SEEDS) expectFirstRaces(simulate(seed, model, locked), model, filter);
  });

  it.runIf(model === 'android')('finds a race between threads wherever there is one', () => {
    let count = 0;
    // Hardly ever it takes more than the last accesses: many traces for a few that do.
    for (let seed = 1; seed <= 400; seed++) {
      const trace = simulate(seed, model, locked);
      const plain = plainly(trace, model, filter);
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

describe.each<Model>(['android', 'threads'])('random traces with many locations, %s', (model) => {
  it.each([1, 2, 3])('seed %i', (seed) => {
    const trace = spread(seed, model);
    expect(expectAllPairs(trace, model, NO_FILTER)).toBeGreaterThan(40);
    expect(expectFirstRaces(trace, model, NO_FILTER)).toBeGreaterThan(20);
  });
});
