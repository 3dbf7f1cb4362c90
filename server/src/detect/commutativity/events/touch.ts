/** What one event has done with one location. */
import type { Columns } from '../../../trace/batch.js';
import { Place } from '../../../trace/operations.js';
import { UNKNOWN } from '../conditions/value.js';
import type { Value } from '../../../trace/value.js';

export class Touch {
  readonly place: Place;
  readonly object: number;
  readonly part: number;
  /** The class of the array or container, where the trace says it. */
  readonly class: number;
  /** The event has read it before it wrote it: what it saw comes from elsewhere. */
  liveIn = false;
  /** Its value when the event came to it. */
  before: Value = UNKNOWN;
  /** When that was written. */
  stamp = 0;
  written = false;
  /** Its value after the event's last write. */
  after: Value = UNKNOWN;
  reads = 0;
  /** Dereferenced before anything had tested it. */
  dereferenced = false;
  /** The handler run in which it was tested first, before it was used; -1 if it was not. */
  nullTest = -1;
  valueTest = -1;
  /** The handler runs that accessed it, ascending. */
  readonly runs: number[] = [];

  constructor(
    readonly location: number,
    columns: Columns,
    index: number,
  ) {
    this.place = columns.place[index]! & 15;
    this.object =
      this.place === Place.Static || this.place === Place.Resource ? 0 : columns.a[index]!;
    this.part = columns.b[index]!;
    this.class = columns.c[index]!;
  }

  accessedIn(run: number): void {
    if (this.runs.at(-1) !== run) this.runs.push(run);
  }
}
