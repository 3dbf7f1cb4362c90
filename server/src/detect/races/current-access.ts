/**
 * The access that is being taken, as its row: what the clock, the thread that performs it and the
 * noise filter say of it. The guard comes first, because most accesses need no more.
 */
import type { CausalClock } from '../../causality/clock.js';
import type { Columns } from '../../trace/batch.js';
import { OpKind } from '../../trace/operations.js';
import type { Execution } from '../context/execution.js';
import type { Performer, Performers } from '../context/performers.js';
import type { NoiseFilter } from '../noise/noise-filter.js';
import {
  CHAIN,
  CODE,
  GUARD,
  isEmpty,
  LINE,
  PERFORMER,
  recordOf,
  ROW,
  TICK,
  type AccessRecord,
} from './access-rows.js';
import type { AccessPlaces } from './access-places.js';
import type { Guards } from './guards.js';
import { KnownEpochs } from './known-epochs.js';

export interface AccessSources {
  readonly clock: CausalClock;
  readonly execution: Execution;
  readonly performers: Performers;
  readonly guards: Guards;
  readonly places: AccessPlaces;
  readonly noise: NoiseFilter | undefined;
  /** Do locks exclude, or do they order and count for nothing here? */
  readonly locksExclude: boolean;
}

/** What the accesses of a run, by one thread and in one epoch, have in common. */
export interface AccessRun {
  thread: number;
  chain: number;
  tick: number;
  /** What the clock knows of the first chains. */
  ticks: readonly number[];
  performer: number;
  /** The call stack of the thread. */
  stack: number;
}

export class CurrentAccess {
  write = false;
  readonly row = new Int32Array(ROW);
  performer!: Performer;
  columns!: Columns;
  index = 0;
  // Taken out of the sources: every access asks for them.
  private readonly clock: CausalClock;
  private readonly execution: Execution;
  private readonly performers: Performers;
  readonly places: AccessPlaces;
  readonly known: KnownEpochs;
  /** Where accesses can have no guard, none is looked for. */
  private readonly unguarded: boolean;
  private readonly run: AccessRun = {
    thread: 0,
    chain: 0,
    tick: 0,
    ticks: [],
    performer: 0,
    stack: 0,
  };

  constructor(private readonly sources: AccessSources) {
    this.clock = sources.clock;
    this.execution = sources.execution;
    this.performers = sources.performers;
    this.places = sources.places;
    this.known = new KnownEpochs(sources.clock);
    this.unguarded = sources.noise === undefined && !sources.locksExclude;
  }

  /** Takes an access by itself. */
  begin(columns: Columns, index: number): void {
    this.runOf(columns.thread[index]!);
    this.fill(columns, index, this.guardOf(columns, index));
  }

  guardOf(columns: Columns, index: number): number {
    return this.unguarded ? 0 : this.findGuard(columns, index);
  }

  /** Takes the access at hand, whose run and guard are known. */
  fill(columns: Columns, index: number, guard: number): void {
    this.columns = columns;
    this.index = index;
    this.write = columns.kind[index] === OpKind.Write;
    this.performer = this.performers.get(this.run.performer);
    this.put(columns, index, guard, this.row, 0);
  }

  /** The run that the access at hand is part of; until the next is asked for. */
  runOf(thread: number): AccessRun {
    const { clock, performers, run } = this;
    const { performer, stack } = this.execution.thread(thread);
    run.thread = thread;
    run.chain = clock.chain;
    run.tick = clock.tick;
    run.ticks = clock.firstTicks;
    run.performer = performers.idOf(performer);
    run.stack = stack;
    return run;
  }

  /** Writes the row of an access of the run that was asked for last. */
  put(columns: Columns, index: number, guard: number, rows: Int32Array, at: number): void {
    const { places, run } = this;
    const line = columns.line[index]!;
    const number = columns.number[index]!;
    const code = places.codeOf(columns.site[index]!, stackOf(columns.d[index]!, run.stack));
    putRow(rows, at, run, guard, code, line);
    if (number !== line) places.keepNumber(line, number);
  }

  /** Does the access in the row happen before this one (or is the row empty)? */
  follows(rows: Int32Array, at: number): boolean {
    const chain = rows[at + CHAIN]!;
    if (isEmpty(rows, at) || chain === this.row[CHAIN]) return true;
    return this.known.knows(chain, rows[at + TICK]!);
  }

  record(): AccessRecord {
    return recordOf(this.row, 0, this.write, this.performer, this.places);
  }

  private findGuard(columns: Columns, index: number): number {
    const { guards, noise, locksExclude } = this.sources;
    const state = this.execution.thread(columns.thread[index]!);
    const lockset = locksExclude ? state.locks.set : 0;
    if (noise === undefined) return guards.of(lockset, 0);
    const { callback } = state.performer;
    const marks = noise.marksOf(columns, index, stackOf(columns.d[index]!, state.stack), callback);
    return guards.of(lockset, marks);
  }
}

/** Writes the row of an access of the run; `code` is where it stands there. */
export function putRow(
  rows: Int32Array,
  at: number,
  run: AccessRun,
  guard: number,
  code: number,
  line: number,
): void {
  rows[at + CHAIN] = run.chain;
  rows[at + TICK] = run.tick;
  rows[at + GUARD] = guard;
  rows[at + PERFORMER] = run.performer;
  rows[at + CODE] = code;
  rows[at + LINE] = line;
}

/** The call stack of an access: its own, if the trace gives it (not 0), or that of its thread. */
export function stackOf(own: number, stack: number): number {
  return own === 0 ? stack : -own;
}
