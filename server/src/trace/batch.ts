/**
 * Operations in bulk: one typed array per column, so that a hundred million of them cost neither
 * objects nor garbage. A reader fills one batch, hands it over and fills it again: whoever wants to
 * keep operations copies them (`OperationStore`). What the argument columns a to d mean depends on
 * the kind and stands in shapes.ts.
 */
import { ValueKind, type OpKind } from './operations.js';

export interface Columns {
  readonly kind: Uint8Array;
  readonly flags: Uint16Array;
  /** ThreadId that performs the operation; 0 for none. */
  readonly thread: Int32Array;
  readonly a: Uint32Array;
  readonly b: Uint32Array;
  readonly c: Uint32Array;
  readonly d: Uint32Array;
  /** How the location in a and b (low four bits) and in c and d (high four bits) is given. */
  readonly place: Uint8Array;
  readonly site: Int32Array;
  /** A delay, a time, a sequence number, a last line: see the flags and options of the kind. */
  readonly amount: Float64Array;
  readonly valueKind: Uint8Array;
  readonly value: Float64Array;
  /** Milliseconds since the recording started, or 0 where nothing was recorded. */
  readonly time: Float64Array;
  /** The line of the file, counted from 1. */
  readonly line: Uint32Array;
  /** The operation's own number in its file: what users and CONTRACT.md call `op`. */
  readonly number: Uint32Array;
}

export const BATCH_CAPACITY = 8192;

/** Memory of so many bytes, all 0. */
type Allocate = (bytes: number) => ArrayBufferLike;

const allocatePlain: Allocate = (bytes) => new ArrayBuffer(bytes);

export function allocateColumns(capacity: number, allocate = allocatePlain): Columns {
  return {
    kind: new Uint8Array(allocate(capacity)),
    flags: new Uint16Array(allocate(2 * capacity)),
    thread: new Int32Array(allocate(4 * capacity)),
    a: new Uint32Array(allocate(4 * capacity)),
    b: new Uint32Array(allocate(4 * capacity)),
    c: new Uint32Array(allocate(4 * capacity)),
    d: new Uint32Array(allocate(4 * capacity)),
    place: new Uint8Array(allocate(capacity)),
    site: new Int32Array(allocate(4 * capacity)),
    amount: new Float64Array(allocate(8 * capacity)),
    valueKind: new Uint8Array(allocate(capacity)),
    value: new Float64Array(allocate(8 * capacity)),
    time: new Float64Array(allocate(8 * capacity)),
    line: new Uint32Array(allocate(4 * capacity)),
    number: new Uint32Array(allocate(4 * capacity)),
  };
}

/** A run of operations, valid only during the call that hands it over. */
export interface Operations extends Columns {
  readonly length: number;
}

/** A batch that is filled again and again. */
export type FilledBatch = Columns & { length: number };

/**
 * Always the same object with another length: an object made by spreading the columns would have a
 * hidden class of its own each time, and every loop over a batch would look its columns up by name.
 */
export function allocateBatch(allocate = allocatePlain): FilledBatch {
  const columns: Columns & { length?: number } = allocateColumns(BATCH_CAPACITY, allocate);
  columns.length = 0;
  return columns as FilledBatch;
}

/** Takes the operations of a trace, in order, a batch at a time. */
export type OperationSink = (operations: Operations) => void;

/** One operation as a plain object, for tests, messages and rare operations. */
export interface Operation {
  kind: OpKind;
  flags: number;
  thread: number;
  a: number;
  b: number;
  c: number;
  d: number;
  place: number;
  site: number;
  amount: number;
  valueKind: ValueKind;
  value: number;
  time: number;
  line: number;
  number: number;
}

/** An operation of which nothing is said but its kind, thread and place in the file. */
export function createOperation(kind: OpKind, thread: number, line: number): Operation {
  return {
    kind,
    flags: 0,
    thread,
    a: 0,
    b: 0,
    c: 0,
    d: 0,
    place: 0,
    site: 0,
    amount: 0,
    valueKind: ValueKind.None,
    value: 0,
    time: 0,
    line,
    number: line,
  };
}

export const COLUMN_NAMES = [
  'kind',
  'flags',
  'thread',
  'a',
  'b',
  'c',
  'd',
  'place',
  'site',
  'amount',
  'valueKind',
  'value',
  'time',
  'line',
  'number',
] as const satisfies readonly (keyof Columns & keyof Operation)[];

export function operationAt(columns: Columns, index: number): Operation {
  const operation = {} as Record<keyof Operation, number>;
  for (const name of COLUMN_NAMES) operation[name] = columns[name][index]!;
  return operation;
}

/** Fills batches for a sink: `next()` gives a cleared slot, `flush()` hands over what is there. */
export class BatchWriter {
  readonly columns: Columns;
  /** Operations handed over or waiting: the index of the next one. */
  total = 0;
  private length = 0;

  private readonly batch = allocateBatch();

  constructor(private readonly sink: OperationSink) {
    this.columns = this.batch;
  }

  /** Claims the next slot and clears it. The caller then writes into `columns`. */
  next(kind: OpKind, thread: number, line: number): number {
    if (this.length === BATCH_CAPACITY) this.flush();
    const slot = this.length++;
    this.total++;
    const columns = this.columns;
    for (const name of COLUMN_NAMES) columns[name][slot] = 0;
    columns.kind[slot] = kind;
    columns.thread[slot] = thread;
    columns.line[slot] = line;
    columns.number[slot] = line;
    return slot;
  }

  /** Appends one operation given as an object; columns it leaves out are 0, `number` is `line`. */
  add(operation: Partial<Operation> & { kind: OpKind; thread: number; line: number }): void {
    const slot = this.next(operation.kind, operation.thread, operation.line);
    for (const name of COLUMN_NAMES) {
      const value = operation[name];
      if (value !== undefined) this.columns[name][slot] = value;
    }
  }

  /** Appends a whole operation. Written out column by column: this is the hot path of reading. */
  copy(operation: Operation): void {
    if (this.length === BATCH_CAPACITY) this.flush();
    const slot = this.length++;
    this.total++;
    const columns = this.columns;
    columns.kind[slot] = operation.kind;
    columns.flags[slot] = operation.flags;
    columns.thread[slot] = operation.thread;
    columns.a[slot] = operation.a;
    columns.b[slot] = operation.b;
    columns.c[slot] = operation.c;
    columns.d[slot] = operation.d;
    columns.place[slot] = operation.place;
    columns.site[slot] = operation.site;
    columns.amount[slot] = operation.amount;
    columns.valueKind[slot] = operation.valueKind;
    columns.value[slot] = operation.value;
    columns.time[slot] = operation.time;
    columns.line[slot] = operation.line;
    columns.number[slot] = operation.number;
  }

  /**
   * Hands over the first `length` slots that the caller filled by itself, without `next()`.
   * For readers whose inner loop writes straight into the columns.
   */
  submit(length: number): void {
    this.total += length;
    if (length > 0) this.handOver(length);
  }

  flush(): void {
    if (this.length === 0) return;
    const length = this.length;
    this.length = 0;
    this.handOver(length);
  }

  private handOver(length: number): void {
    this.batch.length = length;
    this.sink(this.batch);
  }
}

/** Keeps every operation it is given: for the editor and for formats that must see the end first. */
export class OperationStore {
  length = 0;
  columns = allocateColumns(1024);

  readonly append: OperationSink = (operations) => {
    this.reserve(this.length + operations.length);
    for (const name of COLUMN_NAMES) {
      this.columns[name].set(operations[name].subarray(0, operations.length), this.length);
    }
    this.length += operations.length;
  };

  /** Keeps one operation, and says at which place. */
  add(columns: Columns, index: number): number {
    this.reserve(this.length + 1);
    for (const name of COLUMN_NAMES) this.columns[name][this.length] = columns[name][index]!;
    return this.length++;
  }

  /** The columns cut to length, copied, so that they can be transferred to another thread. */
  toColumns(): Columns {
    const cut = allocateColumns(this.length);
    for (const name of COLUMN_NAMES) cut[name].set(this.columns[name].subarray(0, this.length));
    return cut;
  }

  private reserve(length: number): void {
    const capacity = this.columns.kind.length;
    if (length <= capacity) return;
    const grown = allocateColumns(Math.max(length, capacity * 2));
    for (const name of COLUMN_NAMES) grown[name].set(this.columns[name].subarray(0, this.length));
    this.columns = grown;
  }
}
