/** The atomicity check in tests: text in, cycles out. */
import { AtomicityCheck } from '../../server/src/detect/atomicity/atomicity.js';
import { createAtomicityCheck } from '../../server/src/detect/atomicity/create-check.js';
import type { AtomicityOptions } from '../../server/src/detect/atomicity/options.js';
import type {
  AtomicityReport,
  AtomicityViolation,
} from '../../server/src/detect/atomicity/report.js';
import {
  COLUMN_NAMES,
  type Columns,
  type Operations,
  type OperationStore,
} from '../../server/src/trace/batch.js';
import { createDroidRacerReader } from '../../server/src/trace/formats/droidracer.js';
import { createRacetraceReader } from '../../server/src/trace/formats/racetrace/reader.js';
import { createStdReader } from '../../server/src/trace/formats/std.js';
import type { TraceTables } from '../../server/src/trace/tables.js';
import { readText } from './read-trace.js';

export type CheckOptions = AtomicityOptions & { readonly all?: boolean };

export function readRacetrace(text: string): { store: OperationStore; tables: TraceTables } {
  const { store, tables, problems } = readText(createRacetraceReader, text);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return { store, tables };
}

export function checkText(text: string, options: CheckOptions = {}): AtomicityReport {
  const { store, tables } = readRacetrace(text);
  const check = createAtomicityCheck({ format: 'racetrace', tables }, 'android', options);
  check.sink({ ...store.columns, length: store.length });
  return check.finish();
}

export function checkLog(text: string, options: CheckOptions = {}): AtomicityReport {
  const { store, tables } = readText(createDroidRacerReader, text);
  const check = createAtomicityCheck({ format: 'droidracer', tables }, 'android', options);
  check.sink({ ...store.columns, length: store.length });
  return check.finish();
}

export function checkStd(text: string, options: CheckOptions = {}): AtomicityReport {
  const { store, tables } = readText(createStdReader, text);
  const check = createAtomicityCheck({ format: 'std', tables }, 'threads', options);
  check.sink({ ...store.columns, length: store.length });
  return check.finish();
}

/** What was found, before it is described. */
export function checkStore(
  store: OperationStore,
  tables: TraceTables,
  model: 'android' | 'threads',
  options: AtomicityOptions,
) {
  const format = model === 'android' ? ('racetrace' as const) : ('std' as const);
  const check = new AtomicityCheck({ format, tables }, model, options);
  for (const batch of batchesOf(store, options.sweepFrom === undefined ? store.length : 5)) {
    check.take(batch);
  }
  return check.finish();
}

function batchesOf({ columns, length }: OperationStore, size: number): Operations[] {
  return Array.from({ length: Math.ceil(length / size) }, (_each, at) => {
    const cut = Object.fromEntries(
      COLUMN_NAMES.map((name) => [name, columns[name].subarray(at * size, (at + 1) * size)]),
    ) as unknown as Columns;
    return { ...cut, length: Math.min(size, length - at * size) };
  });
}

/** `lifecycle 1 service A (i2): 12 write, 30 write, 41 read`; with `×2` where it was seen twice. */
export function violationLine({
  mode,
  priority,
  blamed,
  cycle,
  count,
}: AtomicityViolation): string {
  const ops = cycle.map(({ op, kind }) => `${op} ${kind}`).join(', ');
  return `${mode} ${priority} ${blamed}: ${ops}${count > 1 ? ` ×${count}` : ''}`;
}

export function violationLines(text: string, options: CheckOptions = {}): string[] {
  return checkText(text, options).violations.map(violationLine);
}
