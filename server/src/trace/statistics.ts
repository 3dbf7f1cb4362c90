/**
 * What a trace holds, counted in one pass. The counts follow Table 2 of the DroidRacer paper: threads
 * without a queue are `threads`, threads with one `queues`, tasks are posts that ran; for its own logs
 * `operations` and `fields` are counted as the tool itself does.
 */
import type { Columns, Operations, OperationSink } from './batch.js';
import { LocationIndex } from './locations.js';
import { Flag, isAccess, OpKind, Place } from './operations.js';
import { shapeOf } from './shapes.js';
import type { OpenTrace } from './reader.js';

export interface TraceStatistics {
  readonly format: OpenTrace['format'];
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

/** What an analysis says of its trace. */
export type TraceTotals = Pick<
  TraceStatistics,
  'operations' | 'threads' | 'queues' | 'tasks' | 'locations' | 'fields'
>;

export interface TotalsCounter {
  /** Takes operations of which the location of each access is looked up already. */
  count(operations: Operations, locations: Int32Array): void;
  result(): TraceTotals;
}

export function createStatistics(reader: OpenTrace): StatisticsCounter {
  const counter = new Counter(reader);
  const index = new LocationIndex(reader.tables);
  return {
    sink: (operations) => {
      counter.count(operations, index.locate(operations));
    },
    result: () => counter.result(),
  };
}

/** Counts no more than it has to: it is done beside an analysis. */
export function createTotals(trace: OpenTrace): TotalsCounter {
  const counter = new Counter(trace);
  return {
    count: (operations, locations) => {
      if (trace.format === 'std') counter.countThreads(operations);
      else counter.count(operations, locations);
    },
    result: () => counter.result(),
  };
}

class Counter {
  private readonly kinds = new Float64Array(256);
  /** Operations whose kind was not looked at. */
  private unsorted = 0;
  /** By thread. */
  private readonly acting: boolean[] = [];
  private readonly queues = new Set<number>();
  private readonly looping = new Set<number>();
  private readonly locks = new Set<number>();
  private readonly fields: FieldCount;
  private readonly highest = { sync: 0, access: 0, block: 0 };
  private firstTime = Infinity;
  private lastTime = 0;

  constructor(private readonly reader: OpenTrace) {
    this.fields = new FieldCount(reader);
  }

  count(operations: Operations, locations: Int32Array): void {
    if (this.reader.format === 'std') {
      this.countStd(operations);
      return;
    }
    this.countKinds(operations, locations);
    if (this.reader.format === 'droidracer') this.countNumbers(operations);
    this.countTimes(operations);
  }

  /**
   * STD has neither times nor inits: whoever acts is a thread. Its variables are learnt from accesses,
   * so that they need not be looked at here.
   */
  private countStd({ kind: kindOf, thread, a, length }: Operations): void {
    const { kinds, acting } = this;
    for (let index = 0; index < length; index++) {
      const kind = kindOf[index]!;
      kinds[kind]!++;
      acting[thread[index]!] = true;
      if (kind === OpKind.Lock) this.locks.add(a[index]!);
    }
  }

  /** Of STD, what the totals need. */
  countThreads({ thread, length }: Operations): void {
    const { acting } = this;
    this.unsorted += length;
    for (let index = 0; index < length; index++) acting[thread[index]!] = true;
  }

  result(): TraceStatistics {
    const counted = (kind: OpKind): number => this.kinds[kind]!;
    const tasks = counted(OpKind.Begin);
    return {
      format: this.reader.format,
      operations: this.operationCount(),
      threads: this.acting.filter(Boolean).length - this.looping.size,
      queues: this.queues.size,
      tasks,
      tasksNotRun: Math.max(0, counted(OpKind.Post) - tasks),
      ...this.places(),
      locks: this.locks.size,
      sites: this.reader.tables.sites.length - 1,
      span: this.lastTime > 0 ? this.lastTime - this.firstTime : 0,
      byVerb: this.verbs(),
    };
  }

  private places(): { locations: number; fields: number } {
    const variables = this.reader.tables.fields.length - 1;
    if (this.reader.format === 'std') return { locations: variables, fields: variables };
    return { locations: this.fields.locations, fields: this.fields.count() };
  }

  /**
   * The hot loop, and nothing behind it: V8 compiles a loop while it runs for the first time, and
   * leaves that code whenever it meets something that it has not seen run, at every batch anew.
   */
  private countKinds(operations: Operations, locations: Int32Array): void {
    const { kind: kindOf, flags, place, length } = operations;
    const { kinds, fields } = this;
    for (let index = 0; index < length; index++) {
      if (flags[index]! & Flag.Synthetic) continue;
      const kind = kindOf[index]!;
      kinds[kind]!++;
      if (!isAccess(kind)) this.countSync(operations, index, kind);
      else if (!fields.knows(locations[index]!, place[index]!)) {
        fields.add(operations, index, kind, locations[index]!);
      }
    }
  }

  private countSync(columns: Columns, index: number, kind: OpKind): void {
    const thread = columns.thread[index]!;
    if (kind === OpKind.Lock) this.locks.add(columns.a[index]!);
    else if (kind === OpKind.Attach) {
      this.queues.add(columns.b[index]!);
      this.looping.add(thread);
      this.acting[thread] = true;
    } else if (kind === OpKind.Init) this.acting[thread] = true;
  }

  /** DroidRacer numbers accesses, blocks of accesses and the rest apart. */
  private countNumbers({ kind: kindOf, flags, number: numbers, a, length }: Operations): void {
    const { highest } = this;
    for (let index = 0; index < length; index++) {
      if (flags[index]! & Flag.Synthetic) continue;
      const kind = kindOf[index]!;
      const number = numbers[index]!;
      if (isAccess(kind)) highest.access = Math.max(highest.access, number);
      else highest.sync = Math.max(highest.sync, number);
      if (kind === OpKind.Block) highest.block = Math.max(highest.block, a[index]!);
    }
  }

  private countTimes({ flags, time: times, length }: Operations): void {
    for (let index = 0; index < length; index++) {
      if (flags[index]! & Flag.Synthetic) continue;
      const time = times[index]!;
      if (time < this.firstTime) this.firstTime = time;
      if (time > this.lastTime) this.lastTime = time;
    }
  }

  private operationCount(): number {
    if (this.reader.format === 'droidracer' && this.highest.sync > 0) {
      return this.highest.sync + this.highest.access - this.highest.block + 1;
    }
    return this.kinds.reduce((sum, count) => sum + count, this.unsorted);
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
  /** Locations that were accessed. */
  locations = 0;
  private highest = 0;
  private firstRead = new Int32Array(64);
  private firstWrite = new Int32Array(64);
  private readonly elements: string[] = [];
  private readonly elementKeys = new Map<string, number>();

  private readonly named: boolean;

  constructor(private readonly reader: OpenTrace) {
    this.named = reader.tables.objects !== 'hex';
  }

  /**
   * Does the location itself tell its field, and is it not new (ids rise)? In DroidRacer's logs, and
   * of elements, the class stands with the access.
   */
  knows(location: number, place: number): boolean {
    return location <= this.highest && place <= Place.Static && this.named;
  }

  add(columns: Columns, index: number, kind: OpKind, location: number): void {
    if (location > this.highest) this.reserve(location);
    const first = kind === OpKind.Write ? this.firstWrite : this.firstRead;
    if (first[location] !== 0) return;
    if (location !== 0 && this.firstWrite[location] === 0 && this.firstRead[location] === 0) {
      this.locations++;
    }
    first[location] = this.fieldOf(columns, index);
  }

  count(): number {
    const fields = new Set<number>();
    for (let location = 1; location <= this.highest; location++) {
      fields.add(this.firstWrite[location]! || this.firstRead[location]!);
    }
    fields.delete(0);
    fields.delete(NO_FIELD);
    // The variables of STD are many, and no two have the same name.
    if (this.reader.format === 'std') return fields.size;
    return new Set(Array.from(fields, (key) => this.textOf(key))).size;
  }

  private reserve(location: number): void {
    this.highest = location;
    while (location >= this.firstRead.length) {
      this.firstRead = doubled(this.firstRead);
      this.firstWrite = doubled(this.firstWrite);
    }
  }

  /** A number for the field or the kind of element; NO_FIELD for files and databases. */
  private fieldOf(columns: Columns, index: number): number {
    const place = columns.place[index]! & 15;
    const part = columns.b[index]!;
    if (place === Place.Field || place === Place.Static) return part + FIRST_FIELD;
    if (place === Place.Resource) return NO_FIELD;
    const owner = this.reader.tables.classes[columns.c[index]!]?.name ?? '';
    // DroidRacer takes each index of an array class for a field of its own.
    const byIndex = place === Place.Element && this.reader.format === 'droidracer';
    return -this.elementOf(byIndex ? `${owner} ${part}` : `${owner} []`);
  }

  private textOf(key: number): string {
    if (key < 0) return this.elements[-key - 1]!;
    const { class: owner, name } = this.reader.tables.fields[key - FIRST_FIELD]!;
    return `${owner} ${name}`;
  }

  private elementOf(text: string): number {
    let known = this.elementKeys.get(text);
    if (known === undefined) {
      known = this.elements.push(text);
      this.elementKeys.set(text, known);
    }
    return known;
  }
}

const NO_FIELD = 1;
const FIRST_FIELD = 2;

function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(array.length * 2);
  grown.set(array);
  return grown;
}
