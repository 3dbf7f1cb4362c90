/**
 * Data races in one pass, with epochs as in FastTrack: at least the first race of each location.
 * Conflicting accesses race if neither happens before the other and they have no lock in common.
 *
 * A location keeps its last write and its last read. An access stands for an earlier one, which is
 * then forgotten, if it follows it, conflicts with whatever that one conflicts with, and has no lock
 * and no mark of noise that the earlier one has not: whatever later races with the earlier access
 * races with this one too. An access that the last ones do not stand for goes into a group. So a
 * protected access never hides an unprotected one, nor noise a race.
 *
 * In an epoch of a chain the first access with a guard stands for the rest of them: nobody can know
 * of one without the others. That comes first, and costs a few reads of a typed array.
 *
 * Where there are categories, what another thread's access stands for is set aside (stood-for.ts).
 */
import type { CausalClock } from '../../causality/clock.js';
import type { Columns } from '../../trace/batch.js';
import { OpKind } from '../../trace/operations.js';
import { CHAIN, copyRow, EMPTY, GUARD, markRows, ROW, TICK } from './access-rows.js';
import type { CurrentAccess } from './current-access.js';
import type { Guards } from './guards.js';
import { Outcome, type RaceFinder, type RaceSink } from './race-finder.js';
import { NONE, RowGroups } from './row-groups.js';
import type { StoodFor } from './stood-for.js';

/** A location's row of the last write, then that of the last read. */
const PAIR = 2 * ROW;

/** Bits of a location's state. */
const HAS_GROUPS = 1;
const HAS_WRITES_IN_GROUPS = 2;
const RACED = 4;
const DONE = 8;
const IN_GROUPS = HAS_GROUPS | HAS_WRITES_IN_GROUPS;

/** So many groups and accesses of each are kept where no more is promised: the location races. */
const ENOUGH_GROUPS = 4;
const ENOUGH_ROWS = 4;

/** So many locations do not fit into a processor's cache. */
const MANY = 1 << 14;

export class FirstRaces implements RaceFinder {
  private rows = new Int32Array(64 * PAIR);
  private states = new Uint8Array(64);
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
  ) {}

  get kept(): number {
    return this.states.length;
  }

  /**
   * Touches the rows of locations that are accessed next. Where there are many locations nearly every
   * row has to come from memory; asked for one after another they come at the same time.
   */
  fetch(locations: Int32Array, from: number, to: number): number {
    const { rows } = this;
    let touched = 0;
    if (this.states.length < MANY) return touched;
    for (let index = from; index < to; index++) {
      const at = locations[index]! * PAIR;
      touched |= rows[at]! | rows[at + PAIR - 1]!;
    }
    return touched;
  }

  access(columns: Columns, index: number, location: number): void {
    if (location >= this.states.length) this.grow(location);
    if (location === 0) return;
    const state = this.states[location]!;
    if ((state & DONE) !== 0) return;
    const { rows, current } = this;
    const { chain: number, tick } = this.clock;
    const chain = number + 1;
    const guard = current.guardOf(columns, index);
    const write = location * PAIR;
    const read = write + ROW;
    if (rows[write] === chain && rows[write + TICK] === tick && rows[write + GUARD] === guard)
      return;
    const writes = columns.kind[index] === OpKind.Write;
    if (!writes) {
      if (rows[read] === chain && rows[read + TICK] === tick && rows[read + GUARD] === guard)
        return;
    }
    if ((state & IN_GROUPS) === 0 && this.isBehind(write, chain)) {
      if (this.standsFor(read, chain, guard)) {
        if (!writes) {
          this.stoodFor?.keep(location, rows, read, false, columns.thread[index]!);
          current.put(columns, index, guard, rows, read);
          return;
        }
        if (this.hasWider(write, guard)) {
          this.stoodFor?.keep(location, rows, write, true, columns.thread[index]!);
          this.stoodFor?.keep(location, rows, read, false, columns.thread[index]!);
          current.put(columns, index, guard, rows, write);
          rows[read] = EMPTY;
          return;
        }
      }
    } else if ((state & IN_GROUPS) === HAS_GROUPS && !writes && this.isBehind(write, chain)) {
      if (this.readAgain(columns, index, location, guard)) return;
    }
    current.fill(columns, index, guard);
    this.compare(location, location);
    this.keep(location);
  }

  /** A read of what many chains read, this one not for the first time: takes the place of its last. */
  private readAgain(columns: Columns, index: number, location: number, guard: number): boolean {
    const { groups } = this;
    const chain = this.clock.chain + 1;
    const read = location * PAIR + ROW;
    if (this.rows[read] === chain) {
      if (this.rows[read + GUARD] !== guard) return false;
      this.putInstead(columns, index, location, this.rows, read);
      return true;
    }
    const group = groups.find(location, guard, false);
    const at = group === NONE ? -1 : groups.findRow(group, chain);
    if (at < 0) return false;
    const rows = groups.rowsOf(group);
    if (rows[at + TICK] !== this.clock.tick) this.putInstead(columns, index, location, rows, at);
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
    this.current.fill(columns, index, this.current.guardOf(columns, index));
  }

  compare(location: number, reported: number): void {
    if (location >= this.states.length) this.grow(location);
    if ((this.states[location]! & DONE) !== 0) return;
    const at = location * PAIR;
    const { groups, stoodFor } = this;
    const before = this.races;
    this.compareRow(this.rows, at, true, location, reported);
    if (this.current.write) this.compareRow(this.rows, at + ROW, false, location, reported);
    const inConflict = this.current.write ? HAS_GROUPS : HAS_WRITES_IN_GROUPS;
    if ((this.states[location]! & inConflict) !== 0) this.compareAll(groups, location, reported);
    if (this.races > before && stoodFor !== undefined) {
      this.compareAll(stoodFor.groups, location, reported);
    }
  }

  keep(location: number): void {
    if (location >= this.states.length) this.grow(location);
    if ((this.states[location]! & DONE) !== 0) return;
    const at = location * PAIR;
    const { write } = this.current;
    const own = write ? at : at + ROW;
    let grown = false;
    if (this.isCovered(own)) this.forget(location, own, write);
    else grown = this.setAside(location, own, write);
    this.store(own);
    if (write && this.isCovered(at + ROW)) this.forget(location, at + ROW, false);
    if ((this.states[location]! & HAS_GROUPS) === 0) return;
    if (write || grown) this.pruneGroups(location);
  }

  mark(marks: Uint8Array): void {
    markRows(this.rows, 0, this.rows.length / ROW, marks);
    this.groups.mark(marks);
    this.stoodFor?.groups.mark(marks);
  }

  /** Does an access of this chain, now, follow the one in the row (or is there none)? */
  private isBehind(at: number, chain: number): boolean {
    const past = this.rows[at + CHAIN]!;
    if (past === EMPTY || past === chain) return true;
    return this.current.known.knows(past - 1, this.rows[at + TICK]!);
  }

  /** Has the access in the row every lock and mark that an access with this guard has? */
  private hasWider(at: number, guard: number): boolean {
    return guard === 0 || this.guards.isWithin(guard, this.rows[at + GUARD]!);
  }

  /** Does an access of this chain and guard, now, stand for the one in the row? */
  private standsFor(at: number, chain: number, guard: number): boolean {
    if (this.rows[at + CHAIN] === EMPTY) return true;
    return this.hasWider(at, guard) && this.isBehind(at, chain);
  }

  private isCovered(at: number): boolean {
    const { row } = this.current;
    return this.standsFor(at, row[CHAIN]!, row[GUARD]!);
  }

  private store(at: number): void {
    copyRow(this.current.row, 0, this.rows, at);
  }

  private compareRow(
    rows: Int32Array,
    at: number,
    write: boolean,
    location: number,
    reported: number,
  ): void {
    if (rows[at + CHAIN] === EMPTY || this.current.follows(rows, at)) return;
    if (this.guards.exclude(rows[at + GUARD]!, this.current.row[GUARD]!)) return;
    const outcome = this.sink.offer(reported, rows, at, write, this.current);
    if (outcome === Outcome.Filtered) return;
    this.races++;
    this.states[location]! |= RACED;
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
    this.stoodFor?.keep(location, this.rows, at, write, this.current.performer.thread);
    this.rows[at] = EMPTY;
  }

  /**
   * The row is about to be overwritten, by an access that does not stand for it. Has it made a group
   * so large that it is time to look for what can be forgotten?
   */
  private setAside(location: number, at: number, write: boolean): boolean {
    const guard = this.rows[at + GUARD]!;
    const promised = (this.states[location]! & RACED) === 0 && !this.guards.isAlwaysFiltered(guard);
    if (!promised && !this.groups.hasRoom(location, guard, write, ENOUGH_GROUPS)) return false;
    const limit = promised ? Infinity : ENOUGH_ROWS;
    const group = this.groups.put(location, guard, write, this.rows, at, limit);
    this.states[location]! |= write ? IN_GROUPS : HAS_GROUPS;
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
    this.states[location]! &= ~IN_GROUPS;
    for (let group = groups.first(location); group !== NONE; group = groups.next(group)) {
      this.states[location]! |= groups.writes(group) ? IN_GROUPS : HAS_GROUPS;
    }
  }

  /** Does the access at hand stand for this one of a group? */
  private isPast(location: number, rows: Int32Array, at: number, write: boolean): boolean {
    if (!this.current.follows(rows, at)) return false;
    this.stoodFor?.keep(location, rows, at, write, this.current.performer.thread);
    return true;
  }

  private finish(location: number): void {
    this.states[location] = DONE;
    this.groups.drop(location);
    this.rows[location * PAIR] = EMPTY;
    this.rows[location * PAIR + ROW] = EMPTY;
  }

  private grow(location: number): void {
    const capacity = Math.max(location + 1, this.states.length * 2);
    const rows = new Int32Array(capacity * PAIR);
    rows.set(this.rows);
    this.rows = rows;
    const states = new Uint8Array(capacity);
    states.set(this.states);
    this.states = states;
  }
}
