/**
 * The least that a race detector asks of a clock: does each access know the last write of its
 * location? Engines of the same relation must give the same count, whatever their chains.
 */
import type { CausalClock } from '../../server/src/causality/clock.js';
import type { Operations } from '../../server/src/trace/batch.js';
import { LocationIndex } from '../../server/src/trace/locations.js';
import { isAccess, OpKind } from '../../server/src/trace/operations.js';
import type { TraceTables } from '../../server/src/trace/tables.js';
import { GrowingNumbers } from './eventracer/growing-numbers.js';

export class LastWrites {
  /** Accesses that do not know the last write. */
  unordered = 0;
  private readonly locations: LocationIndex;
  private readonly chains = new GrowingNumbers();
  /** 0 for no write. */
  private readonly ticks = new GrowingNumbers();

  constructor(
    tables: TraceTables,
    private readonly clock: CausalClock,
  ) {
    this.locations = new LocationIndex(tables);
  }

  take(operations: Operations): void {
    const { clock } = this;
    for (let index = 0; index < operations.length; index++) {
      clock.step(operations, index);
      const kind = operations.kind[index]!;
      if (isAccess(kind)) this.access(kind, this.locations.of(operations, index));
    }
  }

  private access(kind: OpKind, location: number): void {
    const { chains, ticks, clock } = this;
    const tick = location < ticks.length ? ticks.at(location) : 0;
    if (tick !== 0 && !clock.knows(chains.at(location), tick)) this.unordered++;
    if (kind !== OpKind.Write) return;
    chains.set(location, clock.chain);
    ticks.set(location, clock.tick);
  }
}
