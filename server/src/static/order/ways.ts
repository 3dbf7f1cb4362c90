/**
 * Along which ways an origin brings an object to an access. A helper that several objects are given to is walked once
 * for each combination of locks, and what it does to one of the objects it does only with the locks of those calls
 * that hand this object on. So a frame is followed back to its callers, as far as they give the object; where a code
 * has it by itself, every way to that code will do.
 *
 * Asked for the pairs that would be told, and for their call stacks.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { BodyAccess } from '../accesses/body-accesses.js';
import type { Carried, Sources, ValueSources } from '../heap/value-sources.js';
import type { LocksetId } from '../locks/locksets.js';
import type { InstanceSite, StaticOrigin, StaticOriginId } from '../origins.js';
import type { InstanceId, ObjectId, PointsTo } from '../points-to/points-to.js';
import type { AccessEvent } from './events.js';
import type { FrameCalls } from './frame-calls.js';
import type { Frame } from './frames.js';

/** A frame to which something has been followed back, and the call by which it goes on. */
interface Stop {
  readonly frame: Frame;
  readonly next: { readonly statement: StatementIndex; readonly stop: Stop } | undefined;
}

interface Carrying extends Stop {
  readonly carried: Carried;
}

/** From the nearest frame that has the object the way to where the origin begins may be long: so many are tried. */
const MOST_SOURCES = 16;

export class Ways {
  readonly #known = new Map<BodyAccess, Map<string, boolean>>();

  constructor(
    private readonly origins: readonly StaticOrigin[],
    private readonly calls: FrameCalls,
    private readonly sources: ValueSources,
    private readonly pointsTo: PointsTo,
  ) {}

  /** Can the object come to the access, with the locks of the event? */
  has(event: AccessEvent, object: ObjectId | undefined): boolean {
    if (object === undefined) return true;
    const known = getOrMake(this.#known, event.access.access, () => new Map<string, boolean>());
    return getOrMake(known, `${event.origin} ${event.locks} ${object}`, () => {
      return this.#carriers(event, object).some(
        (each) => !this.#sourcesOf(event, each).next().done,
      );
    });
  }

  /** The object itself, or what the access has that was made around it. */
  #carriers({ instance, access }: AccessEvent, object: ObjectId): readonly ObjectId[] {
    const { base } = access.access;
    const held = base === undefined ? [] : this.pointsTo.of(instance, base);
    const around = held.filter((each) => this.pointsTo.wrapped(each).includes(object));
    return around.length === 0 ? [object] : [object, ...around];
  }

  /** Can it come by these calls, innermost first? */
  leads(event: AccessEvent, object: ObjectId, calls: readonly InstanceSite[]): boolean {
    let { instance } = event;
    let open: readonly Carried[] = [carriedTo(event.access.access, object)];
    for (const call of calls) {
      const sources = open.map((each) => this.sources.of(instance, each));
      const given = sources.flatMap((each) => this.#givenBy(call, instance, each));
      if (given.includes('own')) return true;
      open = given.filter((each) => each !== 'own');
      ({ instance } = call);
    }
    return open.some((each) =>
      this.#begins(event.origin, instance, this.sources.of(instance, each)),
    );
  }

  /** The calls of a short way, innermost first. */
  shortest(event: AccessEvent, object: ObjectId): readonly InstanceSite[] | undefined {
    const found: InstanceSite[][] = [];
    let asked = 0;
    for (const source of this.#sourcesOf(event, object)) {
      const entry = this.#entryOf(event.origin, source);
      if (entry !== undefined) found.push(callsFrom(entry).reverse());
      if (++asked === MOST_SOURCES) break;
    }
    return found.reduce<InstanceSite[] | undefined>(shorter, undefined);
  }

  /** Frames that have the object whoever calls them, the nearest first. */
  *#sourcesOf({ origin, access, locks }: AccessEvent, object: ObjectId): Generator<Stop> {
    const seen = new Map<string, Set<ObjectId>>();
    const open = this.#framesOf(origin, access.access, locks, object).map((frame): Carrying => {
      return { frame, carried: carriedTo(access.access, object), next: undefined };
    });
    for (const stop of open) {
      const { frame, carried } = stop;
      const sources = this.sources.of(frame.instance, carried);
      if (sources.isOwn || this.#begins(origin, frame.instance, sources)) {
        yield stop;
        if (sources.isOwn) continue;
      }
      for (const { caller, statement } of this.calls.of(origin, frame)) {
        const call = { instance: caller.instance, statement };
        for (const given of this.#givenBy(call, frame.instance, sources)) {
          const next = { statement, stop };
          if (given === 'own') {
            yield { frame: caller, next };
            continue;
          }
          const added = addNew(seen, caller, given);
          if (added !== undefined) open.push({ frame: caller, carried: added, next });
        }
      }
    }
  }

  /** Those that have the access with these locks: contexts that nobody tells apart stand for each other. */
  #framesOf(
    origin: StaticOriginId,
    access: BodyAccess,
    locks: LocksetId,
    object: ObjectId,
  ): readonly Frame[] {
    const { base } = access;
    return this.calls.framesWith(origin, access, locks).filter(({ instance }) => {
      return base !== undefined && this.pointsTo.of(instance, base).includes(object);
    });
  }

  /** What a call gives of what comes from parameters; `own` if every way to the call will do. */
  #givenBy(call: InstanceSite, callee: InstanceId, sources: Sources): (Carried | 'own')[] {
    if (sources.isOwn) return ['own'];
    return [...sources.parameters].flatMap(([variable, objects]): (Carried | 'own')[] => {
      const given = this.sources.given(call, callee, { variable, objects });
      if (given === undefined) return [];
      return [given === 'unseen' ? 'own' : given];
    });
  }

  /** Is the object given where the origin begins? On which object it runs is known of most. */
  #begins(origin: StaticOriginId, instance: InstanceId, { isOwn, parameters }: Sources): boolean {
    const { entries, receivers } = this.origins[origin]!;
    if (isOwn) return true;
    if (!entries.includes(instance)) return false;
    const { variables } = this.pointsTo.instances[instance]!.code.body;
    return [...parameters].some(([variable, objects]) => {
      const isKnown = variables[variable]!.kind === 'this' && receivers.length > 0;
      return !isKnown || receivers.some((receiver) => objects.has(receiver));
    });
  }

  #entryOf(origin: StaticOriginId, source: Stop): Stop | undefined {
    const { entries } = this.origins[origin]!;
    const seen = new Set([source.frame]);
    const open = [source];
    for (const stop of open) {
      if (entries.includes(stop.frame.instance)) return stop;
      for (const { caller: frame, statement } of this.calls.of(origin, stop.frame)) {
        if (seen.has(frame)) continue;
        seen.add(frame);
        open.push({ frame, next: { statement, stop } });
      }
    }
    return undefined;
  }
}

function shorter(one: InstanceSite[] | undefined, other: InstanceSite[]): InstanceSite[] {
  return one !== undefined && one.length <= other.length ? one : other;
}

function carriedTo({ base }: BodyAccess, object: ObjectId): Carried {
  return { variable: base!, objects: new Set([object]) };
}

/** What is new of what has come to a variable of a frame. */
function addNew(
  seen: Map<string, Set<ObjectId>>,
  frame: Frame,
  { variable, objects }: Carried,
): Carried | undefined {
  const known = getOrMake(seen, `${frame.id} ${variable}`, () => new Set<ObjectId>());
  const added = [...objects].filter((object) => !known.has(object));
  for (const object of added) known.add(object);
  return added.length === 0 ? undefined : { variable, objects: new Set(added) };
}

/** Outermost first. */
function callsFrom(entry: Stop): InstanceSite[] {
  const calls: InstanceSite[] = [];
  for (let at = entry; at.next !== undefined; at = at.next.stop) {
    calls.push({ instance: at.frame.instance, statement: at.next.statement });
  }
  return calls;
}
