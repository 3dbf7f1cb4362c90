/**
 * Accesses of which no more is known than that a later one, of another thread, stands for them. Nothing
 * races with one of them and not with that later one, but the category may be another: a read of a
 * background thread, then an ordered one on the main thread, then a write there that races with both.
 * So they are looked at only where a race has been found.
 *
 * Of each location a few are kept. While there are no more than those few, a race between threads is
 * found wherever there is one. Categories that differ for two accesses of the same thread are not
 * looked for in this way.
 */
import type { Performers } from '../context/performers.js';
import { GUARD, isEmpty, PERFORMER, ROW } from './access-rows.js';
import { RowGroups } from './row-groups.js';

/** Rows of a group, and groups of a location. */
const KEPT_ROWS = 4;
const KEPT_GROUPS = 4;

export class StoodFor {
  readonly groups = new RowGroups();

  constructor(private readonly performers: Performers) {}

  /** The row, if there is one, is about to go because an access of `thread` stands for it. */
  keep(location: number, rows: Int32Array, at: number, write: boolean, thread: number): void {
    if (isEmpty(rows, at) || this.performers.get(rows[at + PERFORMER]!).thread === thread) return;
    const guard = rows[at + GUARD]!;
    if (this.groups.hasRoom(location, guard, write, KEPT_GROUPS)) {
      this.groups.put(location, guard, write, rows, at, KEPT_ROWS);
    }
  }

  /** The same for a location's last read, and, unless it is a read that stands for it, its last write. */
  keepBoth(location: number, rows: Int32Array, at: number, reads: number, thread: number): void {
    if (reads === 0) this.keep(location, rows, at, true, thread);
    this.keep(location, rows, at + ROW, false, thread);
  }
}
