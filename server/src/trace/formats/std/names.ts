/**
 * The names of an STD trace, by what they name, and the rows of the trace's tables that they become.
 */
import type { TraceTables } from '../../tables.js';
import { NameTable } from './name-table.js';

/** A location that is a line of a source file; most are plain numbers, which say nothing more. */
const SOURCE_LINE = /^(?:.*[\\/])?([^\\/:]+\.(?:java|kt)):(\d{1,9})$/;

export interface StdNames {
  readonly thread: NameTable;
  readonly variable: NameTable;
  readonly lock: NameTable;
  readonly site: NameTable;
}

/** Locks are the objects of the trace: `lockNames` is the list behind `tables.objects`. */
export function createStdNames(tables: TraceTables, lockNames: string[]): StdNames {
  return {
    thread: new NameTable((name) => {
      tables.threads.push({ label: name, kind: 'worker', name, process: 0 });
    }),
    variable: new NameTable((name) => {
      tables.fields.push({ label: name, class: '', name, volatile: false });
    }),
    lock: new NameTable((name) => {
      lockNames.push(name);
    }),
    site: new NameTable((label) => {
      const [, file = '', line = 0] = SOURCE_LINE.exec(label) ?? [];
      tables.sites.push({ label, class: '', method: '', file, line: Number(line) });
    }),
  };
}
