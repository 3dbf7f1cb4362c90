/**
 * Data races in one pass, with epochs as in FastTrack: of each location at least the first race
 * that is not noise. After that race, and of noise, what a few accesses that are kept show. Conflicting
 * accesses race if neither happens before the other and they have no lock in common.
 *
 * A location keeps its last write and its last read. An access stands for an earlier one, which is
 * then forgotten, if it follows it, conflicts with whatever that one conflicts with, and has no lock
 * and no mark of noise that the earlier one has not: whatever later races with the earlier access
 * races with this one too. An access that the last ones do not stand for goes into a group. So a
 * protected access never hides an unprotected one, nor noise a race.
 *
 * Most accesses are settled by a look at those last ones (usual-accesses.ts).
 *
 * Where there are categories, what another thread's access stands for is set aside (stood-for.ts).
 */
import type { CausalClock } from '../../causality/clock.js';
import type { Columns } from '../../trace/batch.js';
import { OpKind } from '../../trace/operations.js';
import { CHAIN, copyRow, EMPTY, GUARD, isEmpty, ROW, TICK } from './access-rows.js';
import type { CurrentAccess } from './current-access.js';
import type { Guards } from './guards.js';
import {
  DONE,
  HAS_GROUPS,
  HAS_WRITES_IN_GROUPS,
  IN_GROUPS,
  LastAccesses,
  PAIR,
  RACED,
} from './last-accesses.js';
import { Outcome, type RaceFinder, type RaceSink } from './race-finder.js';
import { NONE, RowGroups } from './row-groups.js';
import type { StoodFor } from './stood-for.js';
import { UsualAccesses, type OtherAccesses } from './usual-accesses.js';

/** So many groups and accesses of each are kept where no more is promised: the location races. */
const ENOUGH_GROUPS = 4;
const ENOUGH_ROWS = 4;

export class FirstRaces implements RaceFinder, OtherAccesses {
  private readonly last = new LastAccesses();
  private readonly usual: UsualAccesses;
  private readonly groups = new RowGroups();
  /** Pairs found that are not noise. */
  private races = 0;

  constructor(
    private readonly clock: CausalClock,
    private readonly guards: Guards,
    private readonly current: CurrentAccess,
    private readonly sink: RaceSink,
    /** Undefined where all races are of one category. */
    private readonly stoodFor?: StoodFor,
  ) {
    this.usual = new UsualAccesses(guards, current, this.last, stoodFor, this);
  }

  get kept(): number {
    return this.last.capacity;
  }

  reserve(location: number): void {
    this.last.reserve(location);
  }

  fetch(locations: Int32Array, from: number, to: number): number {
    return this.last.fetch(locations, from, to);
  }

  takeRun(columns: Columns, locations: Int32Array, from: number, to: number): number {
    return this.usual.takeRun(columns, locations, from, to);
  }

  takeOther(columns: Columns, index: number, location: number, guard: number): void {
    const state = this.last.states[location]!;
    if ((state & DONE) !== 0) return;
    const isShared = (state & IN_GROUPS) === HAS_GROUPS && columns.kind[index] !== OpKind.Write;
    const settled = isShared && this.usual.isBehind(this.last.rows, location * PAIR);
    if (settled && this.readAgain(columns, index, location, guard)) return;
    this.current.fill(columns, index, guard);
    // A read of what many chains read races with no write, if it follows the last one.
    if (!settled) this.compare(location, location);
    this.keep(location);
  }

  /** A read of what many chains read, this one not for the first time: takes the place of its last. */
  private readAgain(columns: Columns, index: number, location: number, guard: number): boolean {
    const { groups } = this;
    const { rows } = this.last;
    const { chain } = this.clock;
    const read = location * PAIR + ROW;
    if (!isEmpty(rows, read) && rows[read] === chain) {
      if (rows[read + GUARD] !== guard) return false;
      this.putInstead(columns, index, location, rows, read);
      return true;
    }
    const group = groups.find(location, guard, false);
    const at = group === NONE ? -1 : groups.findRow(group, chain);
    if (at < 0) return false;
    const page = groups.rowsOf(group);
    if (page[at + TICK] !== this.clock.tick) this.putInstead(columns, index, location, page, at);
    return true;
  }

  /** Replaces the row of a read with the same guard. */
  private putInstead(
    columns: Columns,
    index: number,
    location: number,
    rows: Int32Array,
    at: number,
  ): void {
    this.stoodFor?.keep(location, rows, at, false, columns.thread[index]!);
    this.current.put(columns, index, rows[at + GUARD]!, rows, at);
  }

  begin(columns: Columns, index: number): void {
    this.current.begin(columns, index);
  }

  compare(location: number, reported: number): void {
    this.last.reserve(location);
    if ((this.last.states[location]! & DONE) !== 0) return;
    const at = location * PAIR;
    const { groups, stoodFor } = this;
    const before = this.races;
    this.compareRow(this.last.rows, at, true, location, reported);
    if (this.current.write) this.compareRow(this.last.rows, at + ROW, false, location, reported);
    const inConflict = this.current.write ? HAS_GROUPS : HAS_WRITES_IN_GROUPS;
    if ((this.last.states[location]! & inConflict) !== 0)
      this.compareAll(groups, location, reported);
    if (this.races > before && stoodFor !== undefined) {
      this.compareAll(stoodFor.groups, location, reported);
    }
  }

  keep(location: number): void {
    this.last.reserve(location);
    if ((this.last.states[location]! & DONE) !== 0) return;
    const at = location * PAIR;
    const { write } = this.current;
    const own = write ? at : at + ROW;
    let grown = false;
    if (this.isCovered(own)) this.forget(location, own, write);
    else grown = this.setAside(location, own, write);
    this.store(own);
    if (write && this.isCovered(at + ROW)) this.forget(location, at + ROW, false);
    if ((this.last.states[location]! & HAS_GROUPS) === 0) return;
    if (write || grown) this.pruneGroups(location);
  }

  mark(marks: Uint8Array): void {
    this.last.mark(marks);
    this.groups.mark(marks);
    this.stoodFor?.groups.mark(marks);
  }

  private isCovered(at: number): boolean {
    const { row } = this.current;
    return this.usual.standsFor(this.last.rows, at, row[GUARD]!);
  }

  private store(at: number): void {
    copyRow(this.current.row, 0, this.last.rows, at);
  }

  private compareRow(
    rows: Int32Array,
    at: number,
    write: boolean,
    location: number,
    reported: number,
  ): void {
    if (this.current.follows(rows, at)) return;
    if (this.guards.exclude(rows[at + GUARD]!, this.current.row[GUARD]!)) return;
    const outcome = this.sink.offer(reported, rows, at, write, this.current);
    if (outcome === Outcome.Filtered) return;
    this.races++;
    this.last.states[location]! |= RACED;
    if (outcome === Outcome.Done) this.finish(location);
  }

  private compareAll(groups: RowGroups, location: number, reported: number): void {
    const guard = this.current.row[GUARD]!;
    for (let group = groups.first(location); group !== NONE; group = groups.next(group)) {
      const write = groups.writes(group);
      if (!write && !this.current.write) continue;
      const rows = groups.rowsOf(group);
      const start = groups.startOf(group);
      const end = start + groups.count(group) * ROW;
      // Memory of one thread that is accessed now under this lock, now under that.
      if (end === start + ROW && rows[start] === this.current.row[CHAIN]) continue;
      if (this.guards.exclude(groups.guardOf(group), guard)) continue;
      for (let at = start; at < end; at += ROW) {
        this.compareRow(rows, at, write, location, reported);
      }
    }
  }

  /** The access at hand stands for the one in the row, which is emptied. */
  private forget(location: number, at: number, write: boolean): void {
    this.stoodFor?.keep(location, this.last.rows, at, write, this.current.performer.thread);
    this.last.rows[at + TICK] = EMPTY;
  }

  /**
   * The row is about to be overwritten, by an access that does not stand for it. Has it made a group
   * so large that it is time to look for what can be forgotten?
   */
  private setAside(location: number, at: number, write: boolean): boolean {
    const guard = this.last.rows[at + GUARD]!;
    const promised =
      (this.last.states[location]! & RACED) === 0 && !this.guards.isAlwaysFiltered(guard);
    if (!promised && !this.groups.hasRoom(location, guard, write, ENOUGH_GROUPS)) return false;
    const limit = promised ? Infinity : ENOUGH_ROWS;
    const group = this.groups.put(location, guard, write, this.last.rows, at, limit);
    this.last.states[location]! |= write ? IN_GROUPS : HAS_GROUPS;
    return this.groups.isDueToPrune(group);
  }

  /** Forgets what the access at hand stands for; for reads often enough for that to cost little. */
  private pruneGroups(location: number): void {
    const { current, groups } = this;
    const guard = current.row[GUARD]!;
    for (let group = groups.first(location); group !== NONE; group = groups.next(group)) {
      const write = groups.writes(group);
      if (write && !current.write) continue;
      if (this.guards.isWithin(guard, groups.guardOf(group))) {
        groups.prune(group, (rows, at) => this.isPast(location, rows, at, write));
      }
    }
    groups.dropEmpty(location);
    this.last.states[location]! &= ~IN_GROUPS;
    for (let group = groups.first(location); group !== NONE; group = groups.next(group)) {
      this.last.states[location]! |= groups.writes(group) ? IN_GROUPS : HAS_GROUPS;
    }
  }

  /** Does the access at hand stand for this one of a group? */
  private isPast(location: number, rows: Int32Array, at: number, write: boolean): boolean {
    if (!this.current.follows(rows, at)) return false;
    this.stoodFor?.keep(location, rows, at, write, this.current.performer.thread);
    return true;
  }

  private finish(location: number): void {
    this.last.finish(location);
    this.groups.drop(location);
  }
}
