/**
 * The names of an STD trace, by what they name, and the rows of the trace's tables that they become.
 */
import type { TraceTables } from '../../tables.js';
import { BAR, byteSet, CARRIAGE_RETURN, CLOSE, LINE_FEED, OPEN } from './bytes.js';
import { NameTable } from './name-table.js';

export interface StdNames {
  readonly thread: NameTable;
  readonly variable: NameTable;
  readonly lock: NameTable;
  readonly site: NameTable;
}

const NAME_STOPS = byteSet([BAR, OPEN, CLOSE, CARRIAGE_RETURN, LINE_FEED]);
/** A location may have anything in it. */
const LOCATION_STOPS = byteSet([CARRIAGE_RETURN, LINE_FEED]);

/** Locks are the objects of the trace: `lockNames` is the list behind `tables.objects`. */
export function createStdNames(tables: TraceTables, lockNames: string[]): StdNames {
  return {
    thread: new NameTable(NAME_STOPS, (name) => {
      tables.threads.push({ label: name, kind: 'worker', name, process: 0 });
    }),
    variable: new NameTable(NAME_STOPS, (name) => {
      tables.fields.push({ label: name, class: '', name, volatile: false });
    }),
    lock: new NameTable(NAME_STOPS, (name) => {
      lockNames.push(name);
    }),
    site: new NameTable(LOCATION_STOPS, (label) => {
      tables.sites.push({ label, class: '', method: '', file: '', line: 0 });
    }),
  };
}
