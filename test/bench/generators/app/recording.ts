/** The trace that a made-up app leaves: operations with their time, handed on in batches, never kept. */
import {
  BatchWriter,
  createOperation,
  type Operation,
  type OperationSink,
} from '../../../../server/src/trace/batch.js';
import { OpKind, Place, ValueKind } from '../../../../server/src/trace/operations.js';
import {
  createTables,
  type QueueKind,
  type ThreadKind,
} from '../../../../server/src/trace/tables.js';

export const SITES = 2000;
const FIELDS = 16;
/** The first fields refer to objects, the others hold numbers. */
const REFERENCES = 4;

export class Recording {
  readonly tables = createTables();
  /** Milliseconds since the recording started. */
  now = 1;
  private readonly writer: BatchWriter;
  private readonly operation: Operation = createOperation(OpKind.Nop, 0, 0);
  private line = 0;

  constructor(sink: OperationSink) {
    this.writer = new BatchWriter(sink);
    const { sites, fields, sources } = this.tables;
    for (let site = 1; site <= SITES; site++) {
      const place = { class: 'org.app.C', method: 'run', file: 'C.java', line: site };
      sites.push({ label: String(site), ...place });
    }
    for (let field = 1; field <= FIELDS; field++) {
      fields.push({ label: String(field), class: 'org.app.C', name: `f${field}`, volatile: false });
    }
    sources.push({ label: '1', name: 'touch' });
  }

  /** Operations so far. */
  get total(): number {
    return this.line;
  }

  addThread(kind: ThreadKind): number {
    const label = String(this.tables.threads.length);
    return this.tables.threads.push({ label, kind, name: `${kind} ${label}`, process: 0 }) - 1;
  }

  addQueue(kind: QueueKind): number {
    const label = String(this.tables.queues.length);
    return this.tables.queues.push({ label, kind, name: `${kind} ${label}` }) - 1;
  }

  emit(thread: number, kind: OpKind, a = 0, b = 0, flags = 0, amount = 0): void {
    const { operation } = this;
    operation.place = Place.None;
    operation.site = 0;
    operation.valueKind = ValueKind.None;
    operation.value = 0;
    this.write(operation, thread, kind, a, b, flags, amount);
  }

  /** An access of one of the object's fields; the same number always means the same field and site. */
  access(thread: number, kind: OpKind, object: number, number: number): void {
    const { operation } = this;
    const field = 1 + (number % FIELDS);
    operation.place = Place.Field;
    operation.site = 1 + (number % SITES);
    operation.valueKind = field <= REFERENCES ? ValueKind.Object : ValueKind.Number;
    operation.value = number + 1;
    this.write(operation, thread, kind, object, field, 0, 0);
  }

  end(): void {
    this.writer.flush();
  }

  private write(
    operation: Operation,
    thread: number,
    kind: OpKind,
    a: number,
    b: number,
    flags: number,
    amount: number,
  ): void {
    operation.kind = kind;
    operation.thread = thread;
    operation.a = a;
    operation.b = b;
    operation.flags = flags;
    operation.amount = amount;
    operation.time = this.now;
    operation.line = operation.number = ++this.line;
    this.writer.copy(operation);
  }
}
