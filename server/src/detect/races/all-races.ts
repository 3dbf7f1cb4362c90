/**
 * Every pair of accesses that race. Nothing stands for anything here, so all accesses are kept, 24
 * bytes each: in a list for each location and chain. The ticks of a chain rise, so that those of its
 * accesses which the access at hand does not follow are the last ones of the list.
 */
import type { CausalClock } from '../../causality/clock.js';
import type { Columns } from '../../trace/batch.js';
import { CHAIN, copyRow, GUARD, PERFORMER, ROW, TICK } from './access-rows.js';
import { isOfContainer } from './containers.js';
import type { CurrentAccess } from './current-access.js';
import type { Guards } from './guards.js';
import type { RaceFinder, RaceSink } from './race-finder.js';

/** Accesses of a location by one chain. In their rows the part of the chain says whether they write. */
interface History {
  readonly chain: number;
  size: number;
  rows: Int32Array;
}

export class AllRaces implements RaceFinder {
  kept = 0;
  private readonly histories = new Map<number, Map<number, History>>();

  constructor(
    private readonly clock: CausalClock,
    private readonly guards: Guards,
    private readonly current: CurrentAccess,
    private readonly sink: RaceSink,
  ) {}

  reserve(): void {
    // Locations have no rows here.
  }

  fetch(): number {
    return 0;
  }

  takeRun(columns: Columns, locations: Int32Array, from: number, to: number): number {
    for (let index = from; index < to; index++) {
      if (isOfContainer(columns.place[index]! & 15)) return index;
      const location = locations[index]!;
      if (location === 0) continue;
      this.begin(columns, index);
      this.compare(location, location);
      this.keep(location);
    }
    return to;
  }

  begin(columns: Columns, index: number): void {
    this.current.begin(columns, index);
  }

  compare(location: number, reported: number): void {
    const histories = this.histories.get(location);
    if (histories === undefined) return;
    const own = this.current.row[CHAIN]!;
    for (const history of histories.values()) {
      if (history.chain !== own) this.compareChain(history, reported);
    }
  }

  keep(location: number): void {
    const { row, write } = this.current;
    const history = this.historyOf(location, row[CHAIN]!);
    if (history.size * ROW === history.rows.length) {
      const grown = new Int32Array(history.rows.length * 2);
      grown.set(history.rows);
      history.rows = grown;
    }
    const at = history.size++ * ROW;
    copyRow(row, 0, history.rows, at);
    history.rows[at + CHAIN] = Number(write);
    this.kept++;
  }

  mark(marks: Uint8Array): void {
    for (const histories of this.histories.values()) {
      for (const { rows, size } of histories.values()) {
        for (let slot = 0; slot < size; slot++) marks[rows[slot * ROW + PERFORMER]!] = 1;
      }
    }
  }

  private compareChain({ chain, rows, size }: History, reported: number): void {
    const { current, guards } = this;
    const guard = current.row[GUARD]!;
    for (let slot = size - 1; slot >= 0; slot--) {
      const at = slot * ROW;
      if (this.clock.knows(chain, rows[at + TICK]!)) return;
      const write = rows[at + CHAIN] === 1;
      if ((write || current.write) && !guards.exclude(rows[at + GUARD]!, guard)) {
        this.sink.offer(reported, rows, at, write, current);
      }
    }
  }

  private historyOf(location: number, chain: number): History {
    let histories = this.histories.get(location);
    if (histories === undefined)
      this.histories.set(location, (histories = new Map<number, History>()));
    let history = histories.get(chain);
    if (history === undefined) {
      histories.set(chain, (history = { chain, size: 0, rows: new Int32Array(ROW) }));
    }
    return history;
  }
}
