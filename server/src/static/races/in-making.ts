/**
 * What a run does to an object while whoever makes it is still at it, in a constructor and its helpers say:
 * the code that has made it is on the call stack, and what leads to the object is given to others only
 * behind. Unlike what is handed over (hand-over.ts) the run may come to other such
 * objects, which earlier runs have left somewhere, by other ways.
 */
import { getOrMake } from '../../base/multi-map.js';
import { givenBy } from '../body/access-path.js';
import { makingOf, sourceOf } from '../body/own-making.js';
import type { Body, Variable } from '../../java/ir/statements.js';
import type { AccessEvent, CallEvent, OriginTrace, Position } from '../order/events.js';
import type { Frame } from '../order/frames.js';
import { OpenCalls } from '../order/open-calls.js';
import type { Visits } from '../order/visits.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';
import type { HandOver, Stretch } from './hand-over.js';
import type { MakingByFrames } from './making-by-frames.js';
import type { OwnMaking, RunFacts } from './own-making.js';

type Making = Omit<Stretch, 'to'>;

/** Where a trace begins. */
const BEGINNING: Position = 0;

export class InMaking {
  readonly #open = new OpenCalls();
  readonly #known = new Map<string, boolean>();

  constructor(
    private readonly making: OwnMaking,
    private readonly handOver: HandOver,
    private readonly traces: readonly OriginTrace[],
    private readonly visits: Visits,
    private readonly pointsTo: PointsTo,
    private readonly facts: RunFacts,
    private readonly byFrames: MakingByFrames,
  ) {}

  /** Wherever its origin comes to the access with these locks: has nobody else got the object yet? */
  isBefore(event: AccessEvent, object: ObjectId): boolean {
    const { origin, access, locks } = event;
    if (this.traces[origin]!.isCut) return false;
    const key = `${origin} ${event.instance} ${access.access.statement} ${locks} ${object}`;
    return getOrMake(this.#known, key, () => this.#isInMaking(event, object));
  }

  #isInMaking(event: AccessEvent, object: ObjectId): boolean {
    if (event.access.access.base === undefined) return false;
    const frames = this.byFrames.framesOf(event, object);
    if (!this.making.has(event) && !this.byFrames.has(event, frames)) return false;
    return frames
      .flatMap((frame) => this.#visitsOf(frame, event))
      .every((visit) => this.#isStillOwn(visit, object));
  }

  #visitsOf(frame: Frame, { origin, access, locks }: AccessEvent): AccessEvent[] {
    return frame.accesses.flatMap((each, index) => {
      const isMeant = each.access.access === access.access && each.locks === locks;
      return isMeant ? this.visits.eventsOf(frame, index, origin) : [];
    });
  }

  #isStillOwn(event: AccessEvent, object: ObjectId): boolean {
    const since = this.#madeSince(event);
    if (since === undefined) return false;
    const isNew = (store: AccessEvent): boolean => this.making.has(store);
    return this.handOver.isGivenBehind(
      event.origin,
      object,
      { ...since, to: event.position },
      isNew,
    );
  }

  /** Where the code that has made the object came to that; undefined if nobody on the stack has. */
  #madeSince(event: AccessEvent): Making | undefined {
    const { origin, walkedAt, instance, access } = event;
    const calls = this.#open.at(this.traces[origin]!, walkedAt);
    let [at, variable] = [instance, access.access.base];
    for (let depth = 0; variable !== undefined; depth++) {
      const source = sourceOf(this.#bodyOf(at), variable, this.facts);
      const call = calls[depth];
      if (source === 'made') return this.#madeIn(event, call, at, variable);
      if (source === 'elsewhere' || call?.callee !== at) return undefined;
      at = call.instance;
      variable = givenBy(this.#bodyOf(at).statements[call.statement]!)[source];
    }
    return undefined;
  }

  /** What the maker has called before it made the object cannot have given that to anybody. */
  #madeIn(
    { origin, walkedAt }: AccessEvent,
    maker: CallEvent | undefined,
    instance: InstanceId,
    variable: Variable,
  ): Making {
    if (maker === undefined) return { from: BEGINNING, made: BEGINNING };
    const made = makingOf(this.#bodyOf(instance), variable, this.facts) ?? 0;
    const trace = this.traces[origin]!;
    const before = this.#open.lastWithin(
      trace,
      maker,
      walkedAt,
      ({ statement }) => statement < made,
    );
    const from = maker.position;
    return { from, made: before === undefined ? from : before.last + 1 };
  }

  #bodyOf(instance: InstanceId): Body {
    return this.pointsTo.instances[instance]!.code.body;
  }
}
