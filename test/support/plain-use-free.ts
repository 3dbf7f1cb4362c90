/**
 * Use-free races, obviously: every use and every free of a trace, with the sentences of the thesis
 * (3.2) as conditions, each looked for from one end of the trace to the other. Knows no call stacks.
 */
import type { Columns, OperationStore } from '../../server/src/trace/batch.js';
import {
  BRANCH_TESTS,
  Flag,
  isAccess,
  OpKind,
  Place,
  ValueKind,
} from '../../server/src/trace/operations.js';
import type { TraceTables } from '../../server/src/trace/tables.js';
import type { PlainOrder } from './plain-clock.js';
import { excludedByLocks, locationText } from './plain-races.js';

export interface PlainUseFree {
  readonly use: number;
  readonly free: number;
  readonly excused: boolean;
}

export function plainUseFree(
  store: OperationStore,
  tables: TraceTables,
  order: PlainOrder,
): PlainUseFree[] {
  const trace = new Trace(store.columns, store.length, tables);
  const excluded = excludedByLocks(store);
  const pairs: PlainUseFree[] = [];
  for (const [use, guarded] of trace.uses()) {
    for (const free of trace.frees()) {
      if (trace.where(use) !== trace.where(free)) continue;
      if (order.precedes(use, free) || order.precedes(free, use) || excluded(use, free)) continue;
      const excused = trace.onOneLooper(use, free) && (guarded || trace.isExcused(use, free));
      pairs.push({ use, free, excused });
    }
  }
  return pairs;
}

class Trace {
  /** The run of a task that an operation belongs to; 0 outside. */
  private readonly event: number[] = [];

  constructor(
    private readonly columns: Columns,
    private readonly length: number,
    private readonly tables: TraceTables,
  ) {
    const running = new Map<number, number>();
    for (let op = 0; op < length; op++) {
      const thread = columns.thread[op]!;
      if (columns.kind[op] === OpKind.Begin) running.set(thread, op + 1);
      this.event.push(running.get(thread) ?? 0);
      if (columns.kind[op] === OpKind.End) running.delete(thread);
    }
  }

  where(op: number): string {
    return locationText(this.columns, op);
  }

  frees(): number[] {
    return this.operations().filter(
      (op) => this.is(op, OpKind.Write) && this.isPointer(op) && this.value(op) === ValueKind.Null,
    );
  }

  /** Each use, and whether all that is done with it is guarded. */
  uses(): Map<number, boolean> {
    const uses = new Map<number, boolean>();
    for (const deref of this.operations().filter((op) => this.is(op, OpKind.Deref))) {
      const read = this.readOf(deref);
      if (read === undefined) continue;
      const guarded =
        this.isGuarded(read, this.where(read)) || this.isGuarded(deref, this.where(read));
      uses.set(read, guarded && (uses.get(read) ?? true));
    }
    return uses;
  }

  onOneLooper(one: number, other: number): boolean {
    const { thread } = this.columns;
    const inEvents = this.event[one] !== 0 && this.event[other] !== 0;
    const looper = this.tables.threads[thread[one]!]!.kind === 'looper';
    return inEvents && looper && thread[one] === thread[other];
  }

  /** An allocation before the use, or after the free, in the same event. */
  isExcused(use: number, free: number): boolean {
    const writes = (op: number) => this.beside(op).filter((each) => this.is(each, OpKind.Write));
    const before = writes(use)
      .filter((op) => op < use && this.value(op) !== ValueKind.None)
      .at(-1);
    const allocated = before !== undefined && this.value(before) !== ValueKind.Null;
    return allocated || writes(free).some((op) => op > free && this.value(op) === ValueKind.Object);
  }

  private readOf(deref: number): number | undefined {
    const { place, value } = this.columns;
    const fits = (op: number): boolean =>
      place[deref] === Place.None
        ? this.value(op) === ValueKind.Object && value[op] === value[deref]
        : this.where(op) === this.where(deref);
    return this.operations()
      .filter((op) => op < deref && this.is(op, OpKind.Read) && this.isPointer(op))
      .filter((op) => this.isWith(op, deref))
      .findLast(fits);
  }

  /** Is the line one that only a pointer that is not null leads to? */
  private isGuarded(op: number, location: string): boolean {
    const { site, d, amount } = this.columns;
    const line = this.tables.sites[site[op]!]!.line;
    const earlier = this.operations().filter((each) => each < op && this.isWith(each, op));
    const branches = earlier.filter(
      (each) => this.is(each, OpKind.Branch) && this.where(each) === location,
    );
    return branches.some((branch) => {
      const again = branches.some((each) => each > branch && site[each] === site[branch]);
      const freed = earlier.some(
        (each) =>
          each > branch &&
          this.is(each, OpKind.Write) &&
          this.where(each) === location &&
          this.value(each) === ValueKind.Null,
      );
      return (
        !again &&
        !freed &&
        this.showsNonNull(branch) &&
        line >= d[branch]! &&
        line <= amount[branch]!
      );
    });
  }

  private showsNonNull(branch: number): boolean {
    const holds = (this.columns.flags[branch]! & Flag.Holds) !== 0;
    const test = BRANCH_TESTS[this.columns.c[branch]!];
    if (this.value(branch) === ValueKind.Null) return false;
    return (test === 'null' && !holds) || ((test === 'nonnull' || test === 'same') && holds);
  }

  /** Accesses of the same location in the same event. */
  private beside(op: number): number[] {
    return this.operations().filter(
      (each) =>
        isAccess(this.columns.kind[each]!) &&
        this.isWith(each, op) &&
        this.where(each) === this.where(op),
    );
  }

  private isWith(one: number, other: number): boolean {
    const { thread } = this.columns;
    return thread[one] === thread[other] && this.event[one] === this.event[other];
  }

  private isPointer(op: number): boolean {
    return this.columns.place[op] === Place.Field;
  }

  private is(op: number, kind: OpKind): boolean {
    return this.columns.kind[op] === kind;
  }

  private value(op: number): ValueKind {
    return this.columns.valueKind[op]!;
  }

  private operations(): number[] {
    return Array.from({ length: this.length }, (_, op) => op);
  }
}
