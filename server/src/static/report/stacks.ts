/** The call stack of an event (Algorithm 7 of seed 001): the calls that are open there, as sites. */
import type { Site } from '../../android/flow/code.js';
import type { AccessEvent, OriginTrace } from '../order/events.js';
import { OpenCalls } from '../order/open-calls.js';
import type { PointsTo } from '../points-to/points-to.js';

export class Stacks {
  readonly #open = new OpenCalls();

  constructor(private readonly pointsTo: PointsTo) {}

  /** The access itself first, then the calls that led to it. */
  of(trace: OriginTrace, event: AccessEvent): Site[] {
    const { code } = this.pointsTo.instances[event.instance]!;
    const own = { code, statement: event.access.access.statement };
    const calls = this.#open.at(trace, event.walkedAt).map(({ instance, statement }) => {
      return { code: this.pointsTo.instances[instance]!.code, statement };
    });
    return [own, ...calls];
  }
}
