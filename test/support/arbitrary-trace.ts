/**
 * Random traces for round trips: any operation with any arguments that its shape allows. They need
 * not make sense; the simulator makes traces that do.
 */
import * as fc from 'fast-check';
import { BatchWriter, OperationStore, type Operation } from '../../server/src/trace/batch.js';
import {
  BRANCH_TESTS,
  Flag,
  OpKind,
  Place,
  ValueKind,
  type IdKind,
} from '../../server/src/trace/operations.js';
import { SHAPES, type OperationShape } from '../../server/src/trace/shapes.js';
import { createTables, type TraceTables } from '../../server/src/trace/tables.js';

export interface ArbitraryTrace {
  readonly tables: TraceTables;
  readonly operations: Operation[];
}

const text = fc.oneof(
  fc.constantFrom('main', 'a b', 'say "hi"', '#1', 'back\\slash', 'tab\there', 'line\nend', 'é😀'),
  fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }),
);
const identifier = fc.constantFrom('org.app.Act', 'Main', 'a.b.C$D', 'x.<init>');

/** Two rows in every table: enough for ids to differ. */
function tablesFrom(names: readonly string[]): TraceTables {
  const tables = createTables();
  let next = 0;
  const name = (): string => names[next++ % names.length]!;
  tables.about.push({ key: 'app', value: name() });
  for (const label of ['1', '7']) {
    tables.processes.push({ label, name: name() });
    tables.threads.push({
      label,
      kind: 'looper',
      name: name(),
      process: tables.processes.length - 1,
    });
    tables.queues.push({ label, kind: 'binder', name: name() });
    tables.classes.push({ label, name: name() });
    tables.fields.push({ label, class: 'org.app.Act', name: `f${label}`, volatile: false });
    tables.sites.push({ label, class: 'org.app.Act', method: 'run', file: 'Act.java', line: 4 });
    tables.stacks.push({ label, sites: [1, tables.sites.length - 1] });
    tables.callbacks.push({ label, kind: 'ui', owner: name(), name: name() });
    tables.resources.push({ label, kind: 'table', name: name() });
    tables.names.push({ label, text: name() });
    tables.sources.push({ label, name: name() });
  }
  tables.components.set(5, { label: '5', kind: 'activity', class: name() });
  tables.objectNames.set(9, name());
  return tables;
}

const DECLARED_ID = fc.integer({ min: 1, max: 2 });
const FREE_ID = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(0xffff_ffff));
const FREE: ReadonlySet<IdKind> = new Set(['task', 'object', 'component', 'handle', 'transaction']);

const LOCATION = fc.oneof(
  fc.record({ place: fc.constant(Place.Field), object: FREE_ID, part: DECLARED_ID }),
  fc.record({ place: fc.constant(Place.Static), object: fc.constant(0), part: DECLARED_ID }),
  fc.record({ place: fc.constant(Place.Element), object: FREE_ID, part: fc.nat() }),
  fc.record({ place: fc.constant(Place.Slot), object: FREE_ID, part: fc.nat() }),
  fc.record({ place: fc.constant(Place.Entry), object: FREE_ID, part: DECLARED_ID }),
  fc.record({ place: fc.constant(Place.Whole), object: FREE_ID, part: fc.constant(0) }),
  fc.record({ place: fc.constant(Place.Resource), object: fc.constant(0), part: DECLARED_ID }),
);

const VALUE = fc.oneof(
  fc.constant({ valueKind: ValueKind.None, value: 0 }),
  fc.constant({ valueKind: ValueKind.Null, value: 0 }),
  fc.boolean().map((value) => ({ valueKind: ValueKind.Boolean, value: value ? 1 : 0 })),
  fc.double().map((value) => ({ valueKind: ValueKind.Number, value })),
  DECLARED_ID.map((value) => ({ valueKind: ValueKind.Text, value })),
  FREE_ID.map((value) => ({ valueKind: ValueKind.Object, value })),
);

function arbitraryArguments(shape: OperationShape): fc.Arbitrary<Partial<Operation>> {
  const columns: Record<string, fc.Arbitrary<number>> = {};
  for (const { id, column, optional } of shape.arguments) {
    const value = FREE.has(id) ? FREE_ID : DECLARED_ID;
    columns[column] = optional ? fc.oneof(fc.constant(0), value) : value;
  }
  if (shape.numbered) columns['a'] = fc.nat();
  // A call site without the method that was entered would be read as that method.
  if (shape.kind === OpKind.Leave) columns['site'] = fc.constant(0);
  return fc.record(columns);
}

function arbitraryOptions(shape: OperationShape): fc.Arbitrary<Partial<Operation>> {
  const { options } = shape;
  if (options.length === 0) return fc.constant({});
  const chosen = options.find((each) => each.column === 'amount') ?? options[0]!;
  return fc
    .record({ there: fc.boolean(), number: fc.nat({ max: 1e9 }) })
    .map(({ there, number }) => {
      if (!there) return {};
      const flags = chosen.flag ?? 0;
      return chosen.column === undefined ? { flags } : { flags, [chosen.column]: number + 1 };
    });
}

function arbitraryLocations(shape: OperationShape): fc.Arbitrary<Partial<Operation>> {
  if (shape.locations === 0) return fc.constant({});
  return fc.tuple(LOCATION, LOCATION).map(([first, second]) => {
    const one = { place: first.place, a: first.object, b: first.part };
    if (shape.locations === 1) return one;
    return { ...one, place: first.place | (second.place << 4), c: second.object, d: second.part };
  });
}

const BRANCH = fc
  .record({ test: fc.nat({ max: BRANCH_TESTS.length - 1 }), first: fc.nat({ max: 99 }) })
  .map(({ test, first }) => ({ c: test, d: first, amount: first + 5, flags: Flag.Region }));

function arbitraryOperation(shape: OperationShape): fc.Arbitrary<Operation> {
  const parts = fc.tuple(
    arbitraryArguments(shape),
    arbitraryOptions(shape),
    arbitraryLocations(shape),
    shape.takesValue ? VALUE : fc.constant({}),
    shape.kind === OpKind.Branch ? BRANCH : fc.constant({}),
  );
  return parts.map((each) => ({
    ...{ flags: 0, a: 0, b: 0, c: 0, d: 0, place: 0, site: 0, amount: 0 },
    ...{ valueKind: ValueKind.None, value: 0, time: 0, line: 0, number: 0 },
    ...each.reduce<Partial<Operation>>((whole, part) => ({ ...whole, ...part }), {}),
    kind: shape.kind,
    thread: shape.kind === OpKind.Start ? 0 : 1,
  }));
}

export const arbitraryTrace: fc.Arbitrary<ArbitraryTrace> = fc.record({
  tables: fc.array(fc.oneof(text, identifier), { minLength: 1, maxLength: 10 }).map(tablesFrom),
  operations: fc
    .array(fc.oneof(...SHAPES.map(arbitraryOperation)), { maxLength: 60 })
    .map((operations) =>
      operations.map((operation, index) =>
        operation.kind === OpKind.Start
          ? { ...operation, site: 0, time: index }
          : { ...operation, time: index },
      ),
    ),
});

export function storeOf(operations: readonly Operation[]): OperationStore {
  const store = new OperationStore();
  const writer = new BatchWriter(store.append);
  for (const operation of operations) writer.copy(operation);
  writer.flush();
  return store;
}
