/**
 * Who calls whom among the frames that an origin walks, from the callees to their callers. Frames are listed once for
 * all origins that are asked about; which of them an origin walks is kept for each.
 */
import { addTo, getOrMake } from '../../base/multi-map.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { BodyAccess } from '../accesses/body-accesses.js';
import type { LocksetId } from '../locks/locksets.js';
import type { StaticOriginId } from '../origins.js';
import type { InstanceId } from '../points-to/points-to.js';
import type { Frame } from './frames.js';
import type { Visits } from './visits.js';

export interface FrameCall {
  readonly caller: Frame;
  readonly statement: StatementIndex;
  readonly callee: Frame;
}

/** The frames that an origin walks, with the order in which it comes to them. */
type Walked = ReadonlyMap<Frame, number>;

export class FrameCalls {
  readonly #byCallee = new Map<InstanceId, FrameCall[]>();
  readonly #byAccess = new Map<BodyAccess, Frame[]>();
  readonly #listed = new Set<Frame>();
  readonly #walked = new Map<StaticOriginId, Walked>();

  constructor(private readonly visits: Visits) {}

  /** The frames that have the access with these locks, in whatever context, of those that the origin walks. */
  framesWith(origin: StaticOriginId, access: BodyAccess, locks: LocksetId): readonly Frame[] {
    const walked = this.#walkedBy(origin);
    const frames = (this.#byAccess.get(access) ?? []).filter(
      (frame) =>
        walked.has(frame) &&
        frame.accesses.some((each) => each.access.access === access && each.locks === locks),
    );
    return frames.sort((one, other) => walked.get(one)! - walked.get(other)!);
  }

  /** The calls that lead the origin to a frame, in the order in which it comes to the callers. */
  of(origin: StaticOriginId, frame: Frame): readonly FrameCall[] {
    const walked = this.#walkedBy(origin);
    const narrowed = this.visits.narrowedTo(origin, frame);
    return (this.#byCallee.get(frame.instance) ?? [])
      .filter(({ caller, callee }) => {
        return walked.has(caller) && (callee === frame || narrowed?.has(callee) === true);
      })
      .sort((one, other) => walked.get(one.caller)! - walked.get(other.caller)!);
  }

  #walkedBy(origin: StaticOriginId): Walked {
    return getOrMake(this.#walked, origin, () => {
      const walked = new Map<Frame, number>();
      for (const frame of this.visits.framesOf(origin)) {
        if (!walked.has(frame)) walked.set(frame, walked.size);
        if (!this.#listed.has(frame)) this.#list(frame);
      }
      return walked;
    });
  }

  #list(caller: Frame): void {
    this.#listed.add(caller);
    for (const { access } of caller.accesses) addTo(this.#byAccess, access.access, caller);
    for (const { step, callees } of caller.steps) {
      for (const callee of callees) {
        addTo(this.#byCallee, callee.instance, { caller, statement: step.statement, callee });
      }
    }
  }
}
