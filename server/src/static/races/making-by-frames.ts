/**
 * Objects that a run has made itself (own-making.ts), asked only of the ways on which it comes to the access with the locks of
 * the event: it may come to it by others too, with other locks, to what somebody else has made.
 */
import { givenBy } from '../body/access-path.js';
import { sourceOf } from '../body/own-making.js';
import type { Body, Variable } from '../../java/ir/statements.js';
import type { AccessEvent } from '../order/events.js';
import type { FrameCalls } from '../order/frame-calls.js';
import type { Frame } from '../order/frames.js';
import type { StaticOrigin, StaticOriginId } from '../origins.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';
import type { RunFacts } from './own-making.js';

/** What a frame has of the object: the place of its parameter. */
interface Asked {
  readonly frame: Frame;
  readonly place: number;
}

export class MakingByFrames {
  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly calls: FrameCalls,
    private readonly pointsTo: PointsTo,
    private readonly facts: RunFacts,
  ) {}

  /** The frames in which the run comes to the access of the object with the locks of the event. */
  framesOf({ origin, access, locks }: AccessEvent, object: ObjectId): readonly Frame[] {
    const { base } = access.access;
    return this.calls.framesWith(origin, access.access, locks).filter(({ instance }) => {
      return base !== undefined && this.pointsTo.of(instance, base).includes(object);
    });
  }

  /** Has the run made the object, in whichever of these it comes to the access? */
  has({ origin, access }: AccessEvent, frames: readonly Frame[]): boolean {
    const open: Asked[] = [];
    const seen = new Set<string>();
    const ask = (frame: Frame, variable: Variable): boolean => {
      const source = sourceOf(this.#bodyOf(frame.instance), variable, this.facts);
      if (typeof source !== 'number') return source === 'made';
      const key = `${frame.id} ${source}`;
      if (!seen.has(key)) open.push({ frame, place: source });
      seen.add(key);
      return true;
    };
    if (frames.length === 0 || !frames.every((frame) => ask(frame, access.access.base!)))
      return false;
    for (const asked of open) if (!this.#isGiven(origin, asked, ask)) return false;
    return true;
  }

  /** By all of its callers. */
  #isGiven(
    origin: StaticOriginId,
    { frame, place }: Asked,
    ask: (frame: Frame, variable: Variable) => boolean,
  ): boolean {
    if (this.origins[origin]!.entries.includes(frame.instance)) return false;
    const calls = this.calls.of(origin, frame);
    return (
      calls.length > 0 &&
      calls.every(({ caller, statement }) => {
        const call = this.#bodyOf(caller.instance).statements[statement]!;
        if (!this.facts.isCallOf(call, this.#bodyOf(frame.instance))) return false;
        const given = givenBy(call)[place];
        return given !== undefined && ask(caller, given);
      })
    );
  }

  #bodyOf(instance: InstanceId): Body {
    return this.pointsTo.instances[instance]!.code.body;
  }
}
