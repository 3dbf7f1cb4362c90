/**
 * What nearly every access is: one that is no news in its epoch, or one that stands for the last write
 * and the last read of its location, where nothing else is kept. Accesses come in runs of one thread
 * and one epoch, so that in the loop over a run only the location and the guard change; all else is
 * looked up once. An access that is anything else is left to FirstRaces.
 *
 * In an epoch of a chain the first access with a guard stands for the rest of them: nobody can know
 * of one without the others. That comes first, and costs a few reads of a typed array.
 *
 * Whether an access reads is as good as random to the processor, and so is most of what a row says:
 * the loop calculates where it could branch, since a branch foretold wrongly costs more than all else.
 */
import type { Columns } from '../../trace/batch.js';
import { OpKind } from '../../trace/operations.js';
import { GUARD, isEmpty, ROW, TICK } from './access-rows.js';
import { isOfContainer } from './containers.js';
import { putRow, stackOf, type CurrentAccess } from './current-access.js';
import type { Guards } from './guards.js';
import { DONE, IN_GROUPS, PAIR, type LastAccesses } from './last-accesses.js';
import type { StoodFor } from './stood-for.js';

/** Takes accesses that are not usual ones. */
export interface OtherAccesses {
  takeOther(columns: Columns, index: number, location: number, guard: number): void;
}

export class UsualAccesses {
  constructor(
    private readonly guards: Guards,
    private readonly current: CurrentAccess,
    private readonly last: LastAccesses,
    private readonly stoodFor: StoodFor | undefined,
    private readonly others: OtherAccesses,
  ) {}

  /** Takes accesses of one thread and epoch up to `to`, or to the first of a container. */
  takeRun(columns: Columns, locations: Int32Array, from: number, to: number): number {
    const { current, stoodFor } = this;
    const { places } = current;
    const { rows, states } = this.last;
    const { kind, place, site, line, number, d } = columns;
    const run = current.runOf(columns.thread[from]!);
    const { chain, tick, ticks } = run;
    for (let index = from; index < to; index++) {
      if (isOfContainer(place[index]! & 15)) return index;
      const location = locations[index]!;
      const guard = current.guardOf(columns, index);
      /** 1 for a read, 0 for a write. */
      const reads = OpKind.Write - kind[index]!;
      const write = location * PAIR;
      const read = write + ROW;
      if (differs(rows, write, chain, tick, guard) === 0) continue;
      if ((differs(rows, read, chain, tick, guard) | (1 - reads)) === 0) continue;
      const alone = (states[location]! & (IN_GROUPS | DONE)) === 0;
      if (!alone || !this.standsForBoth(rows, write, guard, reads, ticks)) {
        this.others.takeOther(columns, index, location, guard);
        continue;
      }
      if (stoodFor !== undefined) stoodFor.keepBoth(location, rows, write, reads, run.thread);
      const code = places.codeOf(site[index]!, stackOf(d[index]!, run.stack));
      putRow(rows, write + reads * ROW, run, guard, code, line[index]!);
      if (number[index] !== line[index]) places.keepNumber(line[index]!, number[index]!);
      // Behind a write there is no last read: its row is empty.
      rows[read + TICK] = reads * tick;
    }
    return to;
  }

  /** A read need not stand for the write that it follows. */
  private standsForBoth(
    rows: Int32Array,
    write: number,
    guard: number,
    reads: number,
    ticks: readonly number[],
  ): boolean {
    const read = write + ROW;
    if (rows[write]! < ticks.length && rows[read]! < ticks.length) {
      if (ticks[rows[write]!]! < rows[write + TICK]!) return false;
      if (ticks[rows[read]!]! < rows[read + TICK]!) return false;
    } else if (!this.isBehind(rows, write) || !this.isBehind(rows, read)) return false;
    return guard === 0 || this.hasWiderBoth(rows, write, guard, reads);
  }

  private hasWiderBoth(rows: Int32Array, write: number, guard: number, reads: number): boolean {
    if (!this.hasWider(rows, write + ROW, guard)) return false;
    return reads === 1 || this.hasWider(rows, write, guard);
  }

  /** Does an access with this guard, now, stand for the one in the row (or is there none)? */
  standsFor(rows: Int32Array, at: number, guard: number): boolean {
    return this.hasWider(rows, at, guard) && this.isBehind(rows, at);
  }

  /** Does an access now follow the one in the row (or is there none)? */
  isBehind(rows: Int32Array, at: number): boolean {
    return this.current.known.knows(rows[at]!, rows[at + TICK]!);
  }

  /** Has the access in the row every lock and mark that an access with this guard has? */
  private hasWider(rows: Int32Array, at: number, guard: number): boolean {
    return guard === 0 || isEmpty(rows, at) || this.guards.isWithin(guard, rows[at + GUARD]!);
  }
}

/** 0 if the access in the row is of this epoch and has this guard. */
function differs(rows: Int32Array, at: number, chain: number, tick: number, guard: number): number {
  return (rows[at]! ^ chain) | (rows[at + TICK]! ^ tick) | (rows[at + GUARD]! ^ guard);
}
