/**
 * `if-guard` (thesis 3.2.3, Figure 3.8): lines that run only because a test has shown that a pointer
 * is not null. The recorder gives the lines as the region of the branch, whichever way it jumps:
 *
 *   if-eqz forward   null, does not hold    from the branch to its target
 *   if-eqz backward  null, does not hold    from the branch to the end of the method
 *   if-nez forward   nonnull, holds         from its target to the end of the method
 *   if-nez backward  nonnull, holds         from its target to the branch
 *   if-eq            same, holds            as if-nez
 *
 * A guard ends with the run of its method: with the `leave` where that is recorded, else with the task.
 */
import type { Columns } from '../../trace/batch.js';
import { BRANCH_TESTS, Flag, ValueKind } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import { isSameMethod, type CallStacks } from '../context/call-stacks.js';

interface Guard {
  readonly location: number;
  /** Where the branch stands. */
  readonly site: number;
  readonly stack: number;
  /** Lines of the source. */
  readonly first: number;
  readonly last: number;
}

/** A thread that never leaves a method keeps so many. */
const KEPT = 256;

export class NullGuards {
  private guards: Guard[] = [];

  constructor(
    private readonly tables: TraceTables,
    private readonly stacks: CallStacks,
  ) {}

  /** Takes a `branch`; a new outcome of the same branch replaces the old one. */
  branch(columns: Columns, index: number, location: number, stack: number): void {
    const site = columns.site[index]!;
    this.guards = this.guards.filter((guard) => guard.location !== location || guard.site !== site);
    if (site === 0 || !showsNonNull(columns, index)) return;
    const first = columns.d[index]!;
    this.guards.push({ location, site, stack, first, last: columns.amount[index]! });
    if (this.guards.length > KEPT) this.guards.shift();
  }

  /** Does an operation on the location at this site run only because it is not null? */
  covers(location: number, site: number, stack: number): boolean {
    if (this.guards.length === 0 || site === 0) return false;
    const place = this.tables.sites[site]!;
    return this.guards.some(
      (guard) =>
        guard.location === location &&
        place.line >= guard.first &&
        place.line <= guard.last &&
        (stack < 0 || stack === guard.stack) &&
        isSameMethod(this.tables.sites[guard.site]!, place),
    );
  }

  /** The thread has returned to this stack. */
  leave(stack: number): void {
    if (this.guards.length === 0) return;
    const depth = this.stacks.depth(stack);
    this.guards = this.guards.filter((guard) => this.stacks.depth(guard.stack) <= depth);
  }

  /** The pointer is set to null in the same event. */
  forget(location: number): void {
    if (this.guards.length === 0) return;
    this.guards = this.guards.filter((guard) => guard.location !== location);
  }

  clear(): void {
    this.guards = [];
  }
}

/** Did the branch go the way that only a pointer that is not null takes, and is it known how far? */
function showsNonNull(columns: Columns, index: number): boolean {
  const flags = columns.flags[index]!;
  if ((flags & Flag.Region) === 0 || columns.valueKind[index] === ValueKind.Null) return false;
  const holds = (flags & Flag.Holds) !== 0;
  const test = BRANCH_TESTS[columns.c[index]!];
  return test === 'null' ? !holds : (test === 'nonnull' || test === 'same') && holds;
}
