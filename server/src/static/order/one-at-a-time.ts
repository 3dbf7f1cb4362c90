/**
 * Tasks of which one runs at a time because a field says so that only one looper looks at: they are started where it
 * was found in some state, it is set to another there, and comes back to that state only when the task is over
 * (`if (thread == null) { thread = new Thread(…)` and `thread.join(); thread = null;`, or `if (busy) return; busy = true;`
 * and, posted at the end, `busy = false`).
 */
import { addTo, getOrMake } from '../../base/multi-map.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import type { Body, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { LocationId } from '../accesses/locations.js';
import { constantKey } from '../body/constant-keys.js';
import { agrees, flagTestsBefore, type Found } from '../body/flag-tests.js';
import { originalOf } from '../body/stored-path.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';
import type { InstanceSite, StaticOrigin, StaticOriginId } from '../origins.js';
import type { AccessEvent } from './events.js';
import type { Frame, FramePlace } from './frames.js';
import type { CauseNode, HappensBefore, OrderScope, TracePoint } from './happens-before.js';
import type { Visits } from './visits.js';

/** What a start asks first. */
interface Guard {
  readonly field: FieldSymbol;
  readonly found: Found;
  readonly asked: StatementIndex;
}

export interface OverAnswer {
  readonly at: TracePoint;
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
  readonly #guards = new Map<Statement, readonly Guard[]>();
  /** All that was asked, with what came out. */
  readonly answers = new Map<string, OverAnswer>();

  constructor(
    private readonly order: HappensBefore,
    private readonly visits: Visits,
    private readonly pointsTo: PointsTo,
    private readonly origins: readonly StaticOrigin[],
  ) {}

  /** Is the event over whenever its origin is started again? */
  isOver(event: TracePoint, scope: OrderScope): boolean {
    const { origin, position, segment } = event;
    const { isOver } = getOrMake(this.answers, `${origin} ${position} ${scope}`, () => {
      const found = this.#sharedGuard(event, scope) !== undefined;
      return { at: { origin, position, segment }, scope, isOver: found };
    });
    return isOver;
  }

  /** Is it over, too, whenever the other, which starts it, comes to its own event again? */
  isOverFor(event: AccessEvent, starter: AccessEvent, scope: OrderScope): boolean {
    const guard = this.isOver(event, scope) ? this.#sharedGuard(event, scope) : undefined;
    const causes = this.order.causesOf(event.origin).filter(({ by }) => by === starter.origin);
    if (guard === undefined || causes.length === 0) return false;
    const { body } = this.pointsTo.instances[starter.instance]!.code;
    const tests = flagTestsBefore(body, starter.access.access.statement);
    return causes.every(
      ({ out }) =>
        out.instance === starter.instance && tests.some(({ asked }) => asked === guard.asked),
    );
  }

  #sharedGuard(event: TracePoint, scope: OrderScope): Guard | undefined {
    const causes = this.order.causesOf(event.origin);
    const [first] = causes;
    const looper = first && this.origins[first.by]!.exclusive;
    const isThere = ({ by }: CauseNode): boolean => this.origins[by]!.exclusive === looper;
    if (looper === undefined || !causes.every(isThere)) return undefined;
    return this.#guardsAt(first!.out).find((guard) => {
      const locations = this.#locationsOf(first!.out, guard);
      if (locations.length === 0 || !isForAll(guard, scope)) return false;
      const isAsked = ({ out }: CauseNode): boolean =>
        this.#guardsAt(out).some((each) => this.#isSame(each, out, guard, locations));
      return causes.every(isAsked) && this.#isSetBehind(event, guard, locations, looper, scope);
    });
  }

  #isSame(
    guard: Guard,
    out: InstanceSite,
    other: Guard,
    locations: readonly LocationId[],
  ): boolean {
    const own = this.#locationsOf(out, guard);
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
    { field, found }: Guard,
    locations: readonly LocationId[],
    looper: string,
    scope: OrderScope,
  ): boolean {
    const isSeen = (origin: StaticOriginId): boolean =>
      this.origins[origin]!.exclusive === looper || hasModifier(field.modifiers, 'volatile');
    return locations
      .flatMap((location) => this.#indexed().writes.get(location) ?? [])
      .filter((write) => agrees(this.#storedBy(write), found))
      .flatMap(({ frame, index }) =>
        [...new Set(this.visits.originsOf(frame))].flatMap((origin) =>
          this.visits.eventsOf(frame, index, origin as StaticOriginId),
        ),
      )
      .every((write) => isSeen(write.origin) && this.order.isBefore(event, write, scope));
  }

  #locationsOf({ instance }: InstanceSite, { asked }: Guard): readonly LocationId[] {
    const accesses = (this.#indexed().frames.get(instance) ?? []).flatMap((each) => each.accesses);
    return accesses.find(({ access }) => access.access.statement === asked)?.access.locations ?? [];
  }

  #storedBy({ frame, index }: FramePlace): string | undefined {
    const { body } = this.pointsTo.instances[frame.instance]!.code;
    const store = body.statements[frame.accesses[index]!.access.access.statement]!;
    return store.kind === 'store' || store.kind === 'static-store'
      ? storedKey(body, store.from)
      : undefined;
  }

  #guardsAt({ instance, statement }: InstanceSite): readonly Guard[] {
    const { body } = this.pointsTo.instances[instance]!.code;
    return getOrMake(this.#guards, body.statements[statement]!, () => guardsOf(body, statement));
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
function isForAll({ field }: Guard, scope: OrderScope): boolean {
  return scope === 'instance' || hasModifier(field.modifiers, 'static');
}

/** Fields that were asked before the start, and are set to something else with it. */
function guardsOf(body: Body, start: StatementIndex): readonly Guard[] {
  return flagTestsBefore(body, start).flatMap(({ asked, found }) => {
    const load = body.statements[asked]!;
    if (load.kind !== 'load' && load.kind !== 'static-load') return [];
    const isSet = body.statements.some(
      (each, at) =>
        (each.kind === 'store' || each.kind === 'static-store') &&
        each.field === load.field &&
        isOfSame(body, each, load) &&
        isTogether(body, at as StatementIndex, start) &&
        isKnownOther(storedKey(body, each.from), found),
    );
    return isSet ? [{ field: load.field, found, asked }] : [];
  });
}

function isOfSame(body: Body, store: Statement, load: Statement): boolean {
  if (store.kind !== 'store' || load.kind !== 'load') return store.kind === 'static-store';
  return originalOf(body, store.object) === originalOf(body, load.object);
}

/** Whoever comes to the one comes to the other, in the same stretch of code. */
function isTogether(body: Body, store: StatementIndex, start: StatementIndex): boolean {
  const flow = controlFlowOf(body);
  return flow.dominates(store, start) || flow.blockOf(store) === flow.blockOf(start);
}

function isKnownOther(stored: string | undefined, found: Found): boolean {
  return stored !== undefined && !agrees(stored, found);
}

/** What is new is neither null nor any constant. */
function storedKey(body: Body, variable: Variable): string | undefined {
  const made = pathsOf(body).definitions[originalOf(body, variable)];
  if (made?.kind === 'allocate' || made?.kind === 'closure') return 'new';
  return constantKey(body, variable);
}
