/**
 * What a trace holds, counted in one pass. The counts follow Table 2 of the DroidRacer paper: threads
 * without a queue are `threads`, threads with one `queues`, tasks are posts that ran; for its own logs
 * `operations` and `fields` are counted as the tool itself does.
 */
import type { Columns, Operations, OperationSink } from './batch.js';
import { LocationIndex } from './locations.js';
import { Flag, isAccess, OpKind, Place } from './operations.js';
import { shapeOf } from './shapes.js';
import type { TraceReader } from './reader.js';

export interface TraceStatistics {
  readonly format: TraceReader['format'];
  readonly operations: number;
  readonly threads: number;
  readonly queues: number;
  /** Tasks that ran. */
  readonly tasks: number;
  /** Tasks that were posted and did not run: removed, or still waiting at the end. */
  readonly tasksNotRun: number;
  readonly locations: number;
  /** Distinct fields among the locations, by class and name. */
  readonly fields: number;
  readonly locks: number;
  readonly sites: number;
  /** Milliseconds from the first operation to the last; 0 where no times are recorded. */
  readonly span: number;
  readonly byVerb: Readonly<Record<string, number>>;
}

export interface StatisticsCounter {
  readonly sink: OperationSink;
  result(): TraceStatistics;
}

export function createStatistics(reader: TraceReader): StatisticsCounter {
  const counter = new Counter(reader);
  return {
    sink: (operations) => {
      counter.count(operations);
    },
    result: () => counter.result(),
  };
}

class Counter {
  private readonly kinds = new Float64Array(256);
  private readonly acting = new Set<number>();
  private readonly queues = new Set<number>();
  private readonly looping = new Set<number>();
  private readonly locks = new Set<number>();
  private readonly fields: FieldCount;
  private readonly highest = { sync: 0, access: 0, block: 0 };
  private firstTime = Infinity;
  private lastTime = 0;

  constructor(private readonly reader: TraceReader) {
    this.fields = new FieldCount(reader);
  }

  count(operations: Operations): void {
    for (let index = 0; index < operations.length; index++) {
      if (operations.flags[index]! & Flag.Synthetic) continue;
      const kind = operations.kind[index]!;
      this.kinds[kind]!++;
      // Threads of STD have no init: whoever acts is one.
      if (this.reader.format === 'std') this.acting.add(operations.thread[index]!);
      if (isAccess(kind)) this.fields.add(operations, index, kind);
      else this.countSync(operations, index, kind);
      this.countNumber(operations, index, kind);
      this.countTime(operations.time[index]!);
    }
  }

  result(): TraceStatistics {
    const counted = (kind: OpKind): number => this.kinds[kind]!;
    const tasks = counted(OpKind.Begin);
    return {
      format: this.reader.format,
      operations: this.operationCount(),
      threads: this.acting.size - this.looping.size,
      queues: this.queues.size,
      tasks,
      tasksNotRun: Math.max(0, counted(OpKind.Post) - tasks),
      locations: this.fields.locations,
      fields: this.fields.count(),
      locks: this.locks.size,
      sites: this.reader.tables.sites.length - 1,
      span: this.lastTime > 0 ? this.lastTime - this.firstTime : 0,
      byVerb: this.verbs(),
    };
  }

  private countSync(columns: Columns, index: number, kind: OpKind): void {
    const thread = columns.thread[index]!;
    if (kind === OpKind.Lock) this.locks.add(columns.a[index]!);
    else if (kind === OpKind.Attach) {
      this.queues.add(columns.b[index]!);
      this.looping.add(thread);
      this.acting.add(thread);
    } else if (kind === OpKind.Init) this.acting.add(thread);
  }

  /** DroidRacer numbers accesses, blocks of accesses and the rest apart. */
  private countNumber(columns: Columns, index: number, kind: OpKind): void {
    const { highest } = this;
    const number = columns.number[index]!;
    if (isAccess(kind)) highest.access = Math.max(highest.access, number);
    else highest.sync = Math.max(highest.sync, number);
    if (kind === OpKind.Block) highest.block = Math.max(highest.block, columns.a[index]!);
  }

  private countTime(time: number): void {
    if (time < this.firstTime) this.firstTime = time;
    if (time > this.lastTime) this.lastTime = time;
  }

  private operationCount(): number {
    if (this.reader.format === 'droidracer' && this.highest.sync > 0) {
      return this.highest.sync + this.highest.access - this.highest.block + 1;
    }
    return this.kinds.reduce((sum, count) => sum + count, 0);
  }

  private verbs(): Record<string, number> {
    const verbs: Record<string, number> = {};
    this.kinds.forEach((count, kind) => {
      if (count > 0) verbs[shapeOf(kind).verb] = count;
    });
    return verbs;
  }
}

/** Counts locations and their fields; a location's field is that of its first write, or first read. */
class FieldCount {
  private readonly index: LocationIndex;
  private firstRead = new Int32Array(64);
  private firstWrite = new Int32Array(64);
  private readonly keys = new Map<string, number>();

  constructor(private readonly reader: TraceReader) {
    this.index = new LocationIndex(reader.tables);
  }

  get locations(): number {
    return this.index.size;
  }

  add(columns: Columns, index: number, kind: OpKind): void {
    const location = this.index.of(columns, index);
    if (location >= this.firstRead.length) {
      this.firstRead = doubled(this.firstRead);
      this.firstWrite = doubled(this.firstWrite);
    }
    const first = kind === OpKind.Write ? this.firstWrite : this.firstRead;
    if (first[location] === 0) first[location] = this.fieldOf(columns, index);
  }

  count(): number {
    const fields = new Set<number>();
    for (let location = 1; location <= this.index.size; location++) {
      fields.add(this.firstWrite[location]! || this.firstRead[location]!);
    }
    fields.delete(NO_FIELD);
    return fields.size;
  }

  /** A number for the class and name of the field or element; NO_FIELD for files and databases. */
  private fieldOf(columns: Columns, index: number): number {
    const place = columns.place[index]! & 15;
    const part = columns.b[index]!;
    if (place === Place.Field || place === Place.Static) {
      const { class: owner, name } = this.reader.tables.fields[part]!;
      return this.keyOf(`${owner} ${name}`);
    }
    if (place === Place.Resource) return NO_FIELD;
    const owner = this.reader.tables.classes[columns.c[index]!]?.name ?? '';
    // DroidRacer takes each index of an array class for a field of its own.
    const byIndex = place === Place.Element && this.reader.format === 'droidracer';
    return this.keyOf(byIndex ? `${owner} ${part}` : `${owner} []`);
  }

  private keyOf(text: string): number {
    const known = this.keys.get(text);
    if (known !== undefined) return known;
    this.keys.set(text, this.keys.size + NO_FIELD + 1);
    return this.keys.size + NO_FIELD;
  }
}

const NO_FIELD = 1;

function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(array.length * 2);
  grown.set(array);
  return grown;
}
