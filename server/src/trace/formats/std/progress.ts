/** Where reading stands, and how an operation is added to the batch that is being filled. */
import { BATCH_CAPACITY, type Columns } from '../../batch.js';
import { type OpKind, Place } from '../../operations.js';

export interface Progress {
  /** Operations in the batch that are not handed over yet. */
  waiting: number;
  /** The number of the line that is to be read next. */
  line: number;
  /** Where in the block the name of the variable stands, for operations whose variable has no id yet. */
  readonly nameStarts: Int32Array;
}

export function createProgress(): Progress {
  return { waiting: 0, line: 1, nameStarts: new Int32Array(BATCH_CAPACITY) };
}

/** Adds the operation of the present line; `name` is the id of what it is about. */
export function appendOperation(
  columns: Columns,
  progress: Progress,
  kind: OpKind,
  thread: number,
  place: Place,
  name: number,
  site: number,
): void {
  const slot = progress.waiting++;
  columns.kind[slot] = kind;
  columns.thread[slot] = thread;
  columns.place[slot] = place;
  columns.a[slot] = place === Place.Static ? 0 : name;
  columns.b[slot] = place === Place.Static ? name : 0;
  columns.site[slot] = site;
  columns.line[slot] = progress.line;
  columns.number[slot] = progress.line;
}
