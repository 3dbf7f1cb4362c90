/**
 * Use-free races (thesis 3.2): a use and a free of the same pointer that nothing orders. A use is a
 * read whose value is dereferenced later, a free is a write of null, an allocation a write of
 * anything else. One pass: a read is compared with the frees before it when it happens, and with
 * those after it when they happen; the pair is told once the read is known to be a use and the event
 * of the free is over, because only then it is known whether the heuristics excuse it.
 *
 * Each use is compared with its previous and next frees; a use or a free that a later one of its chain
 * stands for is forgotten, except with `all`.
 */
import type { Columns } from '../../trace/batch.js';
import type { LocationIndex } from '../../trace/locations.js';
import { OpKind, Place, ValueKind } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import { categoryOf } from '../races/categories.js';
import { CurrentAccess, type AccessSources } from '../races/current-access.js';
import { CODE } from '../races/access-rows.js';
import { touchedBy } from '../races/locations.js';
import type { Violation } from '../report.js';
import { ConventionalClock } from './conventional-clock.js';
import { NearestReads } from './nearest-reads.js';
import { ALLOCATED, GUARDED } from './read-rows.js';
import { NullGuards } from './null-guards.js';
import { PointerHistory } from './pointer-history.js';
import {
  Use,
  type Free,
  type PointerAccess,
  type PointerRead,
  type UseFreePair,
} from './pointers.js';

/** What a thread has done to pointers in its present event. */
interface PointerState {
  readonly reads: NearestReads;
  readonly guards: NullGuards;
  /** Only in events of loopers: for the heuristics. */
  readonly writes: Map<number, EventWrites>;
}

/** The writes of a pointer in one event. */
interface EventWrites {
  /** Was the last one an allocation? */
  allocated: boolean;
  readonly frees: Free[];
}

export class UseFreeRaces {
  private readonly current: CurrentAccess;
  private readonly conventional: ConventionalClock;
  private readonly threads: (PointerState | undefined)[] = [];
  private readonly history: PointerHistory;

  constructor(
    private readonly sources: AccessSources,
    private readonly tables: TraceTables,
    private readonly locations: LocationIndex,
    options: { readonly all: boolean; readonly tell: (pair: UseFreePair) => void },
  ) {
    this.current = new CurrentAccess(sources);
    this.conventional = new ConventionalClock(tables);
    this.history = new PointerHistory(sources.guards, options);
  }

  /** Takes an operation that is neither read nor write, after the execution has. */
  step(columns: Columns, index: number): void {
    this.conventional.step(columns, index);
    const thread = columns.thread[index]!;
    switch (columns.kind[index]! as OpKind) {
      case OpKind.Deref:
        this.dereference(columns, index);
        break;
      case OpKind.Branch:
        this.branch(columns, index);
        break;
      case OpKind.Leave:
        this.threads[thread]?.guards.leave(this.sources.execution.thread(thread).stack);
        break;
      case OpKind.Begin:
      case OpKind.End:
        this.leaveEvent(thread);
        break;
      default:
    }
  }

  access(columns: Columns, index: number, location: number): void {
    const thread = columns.thread[index]!;
    if (this.threads[thread] === undefined) {
      this.conventional.step(columns, index);
      this.stateOf(thread);
    }
    if (!isPointer(columns, index)) return;
    if (columns.kind[index] === OpKind.Read) this.read(columns, index, location);
    else if (columns.valueKind[index] === ValueKind.Null) this.free(columns, index, location);
    else if (columns.valueKind[index] !== ValueKind.None) this.allocate(thread, location);
  }

  /** The trace is over, and with it every event. */
  finish(): void {
    this.threads.forEach((_state, thread) => {
      this.leaveEvent(thread);
    });
  }

  private read(columns: Columns, index: number, location: number): void {
    const { reads, guards, writes } = this.stateOf(columns.thread[index]!);
    const { current } = this;
    current.begin(columns, index);
    const code = current.row[CODE]!;
    const { places } = this.sources;
    const guarded = guards.covers(location, places.siteOf(code), places.stackOf(code));
    const allocated = writes.size > 0 && writes.get(location)?.allocated === true;
    const facts = {
      location,
      object: columns.valueKind[index] === ValueKind.Object ? columns.value[index]! : 0,
      conventional: this.conventional.tickOf(columns.thread[index]!),
      flags: (guarded ? GUARDED : 0) | (allocated ? ALLOCATED : 0),
    };
    reads.put(facts, current);
    const frees = this.history.freesOf(location);
    if (frees.length === 0) return;
    const read = reads.ofLocation(location)!;
    for (const free of frees) this.pair(read, free, free);
  }

  private free(columns: Columns, index: number, location: number): void {
    const state = this.stateOf(columns.thread[index]!);
    const access = this.accessAt(columns, index, location);
    const settled = !access.record.performer.looper;
    const free: Free = { ...access, reallocated: false, settled, pairs: [] };
    for (const read of this.history.usesOf(location)) this.pair(read, free, read);
    for (const other of this.threads) {
      for (const read of other?.reads.allOf(location) ?? []) {
        if (read.use === Use.None) this.pair(read, free, read);
      }
    }
    this.history.addFree(free);
    state.guards.forget(location);
    if (settled) return;
    const writes = writesOf(state, location);
    writes.allocated = false;
    writes.frees.push(free);
  }

  private allocate(thread: number, location: number): void {
    if (!this.sources.execution.thread(thread).performer.looper) return;
    const writes = writesOf(this.stateOf(thread), location);
    writes.allocated = true;
    for (const free of writes.frees) free.reallocated = true;
  }

  /** Of the two, `earlier` is the one in the past. */
  private pair(read: PointerRead, free: Free, earlier: PointerAccess): void {
    const { clock, guards } = this.sources;
    if (earlier.chain === clock.chain || clock.knows(earlier.chain, earlier.tick)) return;
    if (guards.exclude(read.record.guard, free.record.guard)) return;
    const later = earlier === read ? free : read;
    const pair: UseFreePair = {
      read,
      free,
      dropped: false,
      useFirst: earlier === read,
      category: categoryOf(earlier.record.performer, later.record.performer, clock),
      violation: this.violationOf(earlier, later),
    };
    (read.pairs ??= []).push(pair);
    if (!free.settled) free.pairs.push(pair);
    this.history.tellIfKnown(pair);
  }

  private violationOf(earlier: PointerAccess, later: PointerAccess): Violation {
    const before = earlier.record.performer.thread;
    const now = later.record.performer.thread;
    if (before === now) return 'in-thread';
    const ordered = this.conventional.knows(now, before, earlier.conventional);
    return ordered ? 'inter-thread' : 'conventional';
  }

  private dereference(columns: Columns, index: number): void {
    const state = this.threads[columns.thread[index]!];
    const read = state === undefined ? undefined : this.readOf(columns, index, state);
    if (state === undefined || read === undefined) return;
    const { stack } = this.sources.execution.thread(columns.thread[index]!);
    const own = columns.d[index]!;
    const site = columns.site[index]!;
    const guarded =
      read.guarded || state.guards.covers(read.location, site, own === 0 ? stack : -own);
    this.history.use(read, guarded ? Use.Guarded : Use.Unguarded);
  }

  /** The read whose value is dereferenced. */
  private readOf(
    columns: Columns,
    index: number,
    { reads }: PointerState,
  ): PointerRead | undefined {
    if ((columns.place[index]! & 15) !== Place.None) {
      return reads.ofLocation(this.locations.of(columns, index));
    }
    const seesObject = columns.valueKind[index] === ValueKind.Object;
    return seesObject ? reads.ofObject(columns.value[index]!) : undefined;
  }

  private branch(columns: Columns, index: number): void {
    const thread = columns.thread[index]!;
    const location = this.locations.of(columns, index);
    const { stack } = this.sources.execution.thread(thread);
    this.stateOf(thread).guards.branch(columns, index, location, stack);
  }

  private leaveEvent(thread: number): void {
    const state = this.threads[thread];
    if (state === undefined) return;
    state.reads.clear();
    state.guards.clear();
    for (const { frees } of state.writes.values()) {
      for (const free of frees) this.history.settle(free);
    }
    state.writes.clear();
  }

  private accessAt(columns: Columns, index: number, location: number): PointerAccess {
    const { current, sources, conventional } = this;
    current.begin(columns, index);
    return {
      location,
      touched: touchedBy(columns, index),
      chain: sources.clock.chain,
      tick: sources.clock.tick,
      conventional: conventional.tickOf(columns.thread[index]!),
      record: current.record(),
    };
  }

  private stateOf(thread: number): PointerState {
    return (this.threads[thread] ??= {
      reads: new NearestReads(this.sources.places),
      guards: new NullGuards(this.tables, this.sources.execution.stacks),
      writes: new Map(),
    });
  }
}

function writesOf({ writes }: PointerState, location: number): EventWrites {
  let known = writes.get(location);
  if (known === undefined) writes.set(location, (known = { allocated: false, frees: [] }));
  return known;
}

/** Can the location hold a pointer, as far as the value tells? */
function isPointer(columns: Columns, index: number): boolean {
  const place: Place = columns.place[index]! & 15;
  if (place === Place.Resource || place === Place.Whole || place === Place.None) return false;
  const value: ValueKind = columns.valueKind[index]!;
  return value !== ValueKind.Boolean && value !== ValueKind.Number;
}
