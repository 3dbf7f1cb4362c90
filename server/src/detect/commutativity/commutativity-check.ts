/**
 * Looks for non-commutative events beside the race analysis, in the same pass and on the same clock:
 * it is shown every operation, and reports when there are no more.
 */
import type { Columns } from '../../trace/batch.js';
import type { LocationIndex } from '../../trace/locations.js';
import type { TraceTables } from '../../trace/tables.js';
import type { AccessNames } from '../describe/accesses.js';
import type { AccessSources } from '../races/current-access.js';
import { describeConflicts } from './describe.js';
import { NonCommutativeFinder } from './detect/find-non-commutative.js';
import { EventWatch } from './events/watch-events.js';
import type { CommutativityReport } from './report.js';
import { NO_SPEC, type Preconditions } from './preconditions.js';

export class CommutativityCheck {
  private readonly finder: NonCommutativeFinder;
  private readonly watch: EventWatch;

  constructor(
    private readonly preconditions: Preconditions,
    tables: TraceTables,
    sources: AccessSources,
    locations: LocationIndex,
  ) {
    this.finder = new NonCommutativeFinder(preconditions, tables, sources);
    this.watch = new EventWatch(tables, sources.execution, locations, this.finder);
    this.finder.attach(this.watch);
  }

  /** Takes a read or write, after the clock has. */
  access(columns: Columns, index: number, location: number): void {
    this.watch.access(columns, index, location);
  }

  /** Takes any other operation, after clock and execution have. */
  step(columns: Columns, index: number): void {
    this.watch.step(columns, index);
  }

  finish(names: AccessNames): CommutativityReport {
    this.watch.finish();
    const described = describeConflicts(this.finder.finish(), names);
    const handlersRun = [...this.finder.handlersRun].sort();
    return { ...described, handlersRun, notes: this.notes() };
  }

  private notes(): readonly string[] {
    const { spec, fromSource } = this.preconditions;
    const { handlers } = spec;
    const { handlersRun, boundConditions } = this.finder;
    // Without a spec there is nothing that it should have said.
    if (spec === NO_SPEC) return [];
    if (handlers.size === 0) return ['The spec has no handlers: nothing was learned.'];
    if (handlersRun.size === 0) {
      return [
        `None of the ${handlers.size} handlers of the spec runs in this trace: it may be of another app.`,
      ];
    }
    if (boundConditions === 0 && fromSource.length === 0) {
      return [
        'No precondition of the spec could be held against the trace: does it record values?',
      ];
    }
    return [];
  }
}
