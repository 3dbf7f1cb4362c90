/**
 * Tasks of which one runs at a time because a field says so that only one looper looks at: they are started where it
 * was found in some state, or behind that (start-sites.ts), it is set to another there or in `onPreExecute`, and comes back
 * to that state only when the task is over (`if (thread == null) { thread = new Thread(…)` and `thread.join(); thread = null;`,
 * or `if (busy) return; busy = true;` and, posted at the end, `busy = false`). Or because an atomic says so (gates.ts).
 */
import { addTo, getOrMake } from '../../base/multi-map.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { Statement, StatementIndex } from '../../java/ir/statements.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { LocationId } from '../accesses/locations.js';
import { agrees, flagTestsBefore } from '../body/flag-tests.js';
import { isKnownOther, startGuards, storedKey, type StartGuard } from '../body/start-guards.js';
import type { Locksets, LocksetId } from '../locks/locksets.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';
import type { InstanceSite, StaticOrigin, StaticOriginId } from '../origins.js';
import type { AccessEvent } from './events.js';
import type { Frame, FrameAccess, FramePlace } from './frames.js';
import { Gates, type EventPlace } from './gates.js';
import type { CauseNode, HappensBefore, OrderScope, TracePoint } from './happens-before.js';
import type { OriginReaches } from './origin-reach.js';
import { StartSites, type StartSite } from './start-sites.js';
import type { Visits } from './visits.js';

/** What a start asks first, and where. */
interface Guard extends StartGuard {
  readonly site: StartSite;
}

export interface OverAnswer {
  readonly at: EventPlace;
  readonly scope: OrderScope;
  readonly isOver: boolean;
}

interface Index {
  readonly frames: ReadonlyMap<InstanceId, readonly Frame[]>;
  readonly writes: ReadonlyMap<LocationId, readonly FramePlace[]>;
}

export class OneAtATime {
  #index: Index | undefined;
  /** By start: what it asks. */
  readonly #guards = new Map<Statement, readonly StartGuard[]>();
  /** By origin, and there by what starts it. */
  readonly #starts = new Map<StaticOriginId, readonly (readonly StartSite[])[]>();
  readonly #startGuards = new Map<StaticOriginId, readonly (readonly Guard[])[]>();
  /** All that was asked, with what came out. */
  readonly answers = new Map<string, OverAnswer>();
  readonly #sites: StartSites;
  readonly #gates: Gates;

  constructor(
    private readonly order: HappensBefore,
    private readonly visits: Visits,
    private readonly pointsTo: PointsTo,
    private readonly origins: readonly StaticOrigin[],
    private readonly reaches: OriginReaches,
    private readonly locksets: Locksets,
  ) {
    this.#sites = new StartSites(origins, order, reaches);
    this.#gates = new Gates(order, visits, pointsTo, reaches);
  }

  /** Is the event over whenever its origin is started again? */
  isOver({ origin, position, segment, instance, access }: AccessEvent, scope: OrderScope): boolean {
    const { statement } = access.access;
    return this.isOverAt({ origin, position, segment, instance, statement }, scope);
  }

  isOverAt(at: EventPlace, scope: OrderScope): boolean {
    const { isOver } = getOrMake(this.answers, `${at.origin} ${at.position} ${scope}`, () => {
      const isOver = this.#sharedGuard(at, scope) !== undefined || this.#isBehindGate(at, scope);
      return { at, scope, isOver };
    });
    return isOver;
  }

  /** Is it over, too, whenever the other, which starts it, comes to its own event again? */
  isOverFor(event: AccessEvent, starter: AccessEvent, scope: OrderScope): boolean {
    const guard = this.isOver(event, scope) ? this.#sharedGuard(event, scope) : undefined;
    const causes = this.order.causesOf(event.origin).filter(({ by }) => by === starter.origin);
    if (guard?.site.instance !== starter.instance || causes.length === 0) return false;
    const { body } = this.pointsTo.instances[starter.instance]!.code;
    const tests = flagTestsBefore(body, starter.access.access.statement);
    return causes.every(
      ({ out }) =>
        out.instance === starter.instance && tests.some(({ asked }) => asked === guard.asked),
    );
  }

  #isBehindGate(at: EventPlace, scope: OrderScope): boolean {
    const starts = getOrMake(this.#starts, at.origin, () =>
      this.order.causesOf(at.origin).map((cause) => this.#sites.of(cause)),
    );
    return starts.length > 0 && this.#gates.isOver(at, starts, scope);
  }

  #sharedGuard(event: TracePoint, scope: OrderScope): Guard | undefined {
    const [first, ...others] = getOrMake(this.#startGuards, event.origin, () =>
      this.order.causesOf(event.origin).map((cause) => this.#guardsOf(cause)),
    );
    return first?.find((guard) => {
      const looper = this.origins[guard.site.by]!.exclusive;
      const locations = this.#locationsOf(guard);
      if (looper === undefined || locations.length === 0 || !isForAll(guard, scope)) return false;
      const isAsked = (guards: readonly Guard[]): boolean =>
        guards.some(
          (each) =>
            this.origins[each.site.by]!.exclusive === looper &&
            this.#isSame(each, guard, locations),
        );
      return others.every(isAsked) && this.#isSetBehind(event, guard, locations, looper, scope);
    });
  }

  /** That is asked before the task is started, and set then. */
  #guardsOf(cause: CauseNode): readonly Guard[] {
    return this.#sites
      .of(cause)
      .flatMap((site) => this.#guardsAt(site).map((guard) => ({ ...guard, site })))
      .filter((guard) => guard.isSet || this.#isSetByTask(cause, guard));
  }

  /** The call that starts a task runs its `onPreExecute` first. */
  #isSetByTask({ out }: CauseNode, guard: Guard): boolean {
    const isByOut = ({ instance, statement }: InstanceSite): boolean =>
      instance === out.instance && statement === out.statement;
    return this.#locationsOf(guard)
      .flatMap((location) => this.#writesOf(location))
      .some(
        (write) =>
          this.#isAlwaysDone(write) &&
          isKnownOther(this.#storedBy(write), guard.found) &&
          this.reaches.callersOf(write.frame.instance).some(isByOut),
      );
  }

  /** In the first stretch of its body. */
  #isAlwaysDone({ frame, index }: FramePlace): boolean {
    const flow = controlFlowOf(this.pointsTo.instances[frame.instance]!.code.body);
    const { statement } = frame.accesses[index]!.access.access;
    return flow.blockOf(statement) === flow.blockOf(0 as StatementIndex);
  }

  #isSame(guard: Guard, other: Guard, locations: readonly LocationId[]): boolean {
    const own = this.#locationsOf(guard);
    return (
      guard.field === other.field &&
      guard.found.value === other.found.value &&
      guard.found.isEqual === other.found.isEqual &&
      own.length === locations.length &&
      own.every((location, at) => location === locations[at])
    );
  }

  /** Does all that sets the field so come behind the event, and does the looper see that it has? */
  #isSetBehind(
    event: TracePoint,
    guard: Guard,
    locations: readonly LocationId[],
    looper: string,
    scope: OrderScope,
  ): boolean {
    const asking = this.#asking(guard).map(({ locks }) => locks);
    const isSeen = ({ origin, locks }: AccessEvent): boolean =>
      this.origins[origin]!.exclusive === looper ||
      hasModifier(guard.field.modifiers, 'volatile') ||
      this.#areCommon(asking, locks);
    return locations
      .flatMap((location) => this.#writesOf(location))
      .filter((write) => agrees(this.#storedBy(write), guard.found))
      .flatMap(({ frame, index }) =>
        [...new Set(this.visits.originsOf(frame))].flatMap((origin) =>
          this.visits.eventsOf(frame, index, origin as StaticOriginId),
        ),
      )
      .every((write) => isSeen(write) && this.order.isBefore(event, write, scope));
  }

  #areCommon(asking: readonly LocksetId[], locks: LocksetId): boolean {
    return (
      asking.length > 0 && asking.every((each) => this.locksets.common(each, locks).length > 0)
    );
  }

  #writesOf(location: LocationId): readonly FramePlace[] {
    return this.#indexed().writes.get(location) ?? [];
  }

  #locationsOf(guard: Guard): readonly LocationId[] {
    return this.#asking(guard)[0]?.access.locations ?? [];
  }

  /** Where the field is read, in all frames. */
  #asking({ site, asked }: Guard): readonly FrameAccess[] {
    return (this.#indexed().frames.get(site.instance) ?? [])
      .flatMap((each) => each.accesses)
      .filter(({ access }) => access.access.statement === asked);
  }

  #storedBy({ frame, index }: FramePlace): string | undefined {
    const { body } = this.pointsTo.instances[frame.instance]!.code;
    const store = body.statements[frame.accesses[index]!.access.access.statement]!;
    return store.kind === 'store' || store.kind === 'static-store'
      ? storedKey(body, store.from)
      : undefined;
  }

  #guardsAt({ instance, statement }: InstanceSite): readonly StartGuard[] {
    const { body } = this.pointsTo.instances[instance]!.code;
    return getOrMake(this.#guards, body.statements[statement]!, () => startGuards(body, statement));
  }

  #indexed(): Index {
    if (this.#index !== undefined) return this.#index;
    const frames = new Map<InstanceId, Frame[]>();
    const writes = new Map<LocationId, FramePlace[]>();
    for (const frame of this.visits.walked) {
      addTo(frames, frame.instance, frame);
      for (const [index, { access }] of frame.accesses.entries()) {
        if (access.access.kind === 'read' || access.access.field === undefined) continue;
        for (const location of access.locations) addTo(writes, location, { frame, index });
      }
    }
    return (this.#index = { frames, writes });
  }
}

/** Each instance asks a field of its own: that says nothing of what others start. */
function isForAll({ field }: StartGuard, scope: OrderScope): boolean {
  return scope === 'instance' || hasModifier(field.modifiers, 'static');
}
