/**
 * What nearly every access is: one that is no news in its epoch, or one that stands for the last write
 * and the last read of its location, where nothing else is kept. Accesses come in runs of one thread
 * and one epoch, so that in the loop over a run only the location and the guard change; all else is
 * looked up once. An access that is anything else is left to FirstRaces.
 *
 * In an epoch of a chain the first access with a guard stands for the rest of them: nobody can know
 * of one without the others. That comes first, and costs a few reads of a typed array.
 */
import type { Columns } from '../../trace/batch.js';
import { OpKind } from '../../trace/operations.js';
import { EMPTY, GUARD, ROW, TICK } from './access-rows.js';
import { isOfContainer } from './containers.js';
import { putRow, type CurrentAccess } from './current-access.js';
import type { Guards } from './guards.js';
import { DONE, IN_GROUPS, PAIR, type LastAccesses } from './last-accesses.js';
import type { StoodFor } from './stood-for.js';

/** Takes an access that is not a usual one. */
export type TakeOther = (columns: Columns, index: number, location: number, guard: number) => void;

export class UsualAccesses {
  constructor(
    private readonly guards: Guards,
    private readonly current: CurrentAccess,
    private readonly last: LastAccesses,
    private readonly stoodFor: StoodFor | undefined,
    private readonly takeOther: TakeOther,
  ) {}

  /** Takes accesses of one thread and epoch up to `to`, or to the first of a container. */
  takeRun(columns: Columns, locations: Int32Array, from: number, to: number): number {
    const { current, stoodFor } = this;
    const { rows, states } = this.last;
    const { kind, place } = columns;
    const run = current.runOf(columns.thread[from]!);
    const { chain, tick } = run;
    for (let index = from; index < to; index++) {
      if (isOfContainer(place[index]! & 15)) return index;
      const location = locations[index]!;
      const guard = current.guardOf(columns, index);
      const writes = kind[index] === OpKind.Write;
      const write = location * PAIR;
      const read = write + ROW;
      if (isOf(rows, write, chain, tick, guard)) continue;
      if (!writes && isOf(rows, read, chain, tick, guard)) continue;
      const alone = (states[location]! & (IN_GROUPS | DONE)) === 0;
      if (!alone || !this.standsForBoth(rows, write, chain, guard, writes)) {
        this.takeOther(columns, index, location, guard);
        continue;
      }
      if (stoodFor !== undefined) stoodFor.keepBoth(location, rows, write, writes, run.thread);
      putRow(columns, index, run, guard, rows, writes ? write : read);
      if (writes) rows[read] = EMPTY;
    }
    return to;
  }

  /** A read need not stand for the write that it follows. */
  private standsForBoth(
    rows: Int32Array,
    write: number,
    chain: number,
    guard: number,
    writes: boolean,
  ): boolean {
    if (!this.isBehind(rows, write, chain)) return false;
    if (!this.standsFor(rows, write + ROW, chain, guard)) return false;
    return !writes || this.hasWider(rows, write, guard);
  }

  /** Does an access of this chain and guard, now, stand for the one in the row (or is there none)? */
  standsFor(rows: Int32Array, at: number, chain: number, guard: number): boolean {
    if (rows[at] === EMPTY) return true;
    return this.hasWider(rows, at, guard) && this.isBehind(rows, at, chain);
  }

  /** Does an access of this chain, now, follow the one in the row (or is there none)? */
  isBehind(rows: Int32Array, at: number, chain: number): boolean {
    const past = rows[at]!;
    return past === EMPTY || past === chain || this.current.known.knows(past - 1, rows[at + TICK]!);
  }

  /** Has the access in the row every lock and mark that an access with this guard has? */
  private hasWider(rows: Int32Array, at: number, guard: number): boolean {
    return guard === 0 || this.guards.isWithin(guard, rows[at + GUARD]!);
  }
}

/** Is this the epoch and the guard of the access in the row? */
function isOf(rows: Int32Array, at: number, chain: number, tick: number, guard: number): boolean {
  return rows[at] === chain && rows[at + TICK] === tick && rows[at + GUARD] === guard;
}
