/**
 * Order by a flag: what is written before a flag is set comes before what is done by whoever has found
 * it set (JLS 17.4.5), if the flag is volatile or is set and read under one lock, and if nobody sets it
 * but behind the write. What sets it while the object is being made is not looked at.
 */
import { addTo } from '../../base/multi-map.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { BodyAccess } from '../accesses/body-accesses.js';
import type { InstanceAccess } from '../accesses/instance-accesses.js';
import type { LocationId } from '../accesses/locations.js';
import { flagTestsBefore, type FlagTest } from '../body/flag-tests.js';
import type { Locksets } from '../locks/locksets.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';
import type { StaticOriginId } from '../origins.js';
import type { AccessEvent } from './events.js';
import type { FramePlace } from './frames.js';
import type { Visits } from './visits.js';

/** The only origin that sets a flag, and where. */
interface Setter {
  readonly origin: StaticOriginId;
  readonly writes: readonly FramePlace[];
}

export class FlagOrder {
  readonly #writes = new Map<LocationId, FramePlace[]>();
  /** By instance: where it reads flags. */
  readonly #reads = new Map<InstanceId, FramePlace[]>();
  /** By instance, place of the test and value. */
  readonly #setters = new Map<string, Setter | undefined>();

  constructor(
    private readonly visits: Visits,
    private readonly pointsTo: PointsTo,
    private readonly locksets: Locksets,
  ) {
    for (const frame of visits.walked) {
      for (const [index, { access }] of frame.accesses.entries()) {
        if (isFlag(access.access)) this.#note({ frame, index }, access);
      }
    }
  }

  #note(place: FramePlace, { access, locations }: InstanceAccess): void {
    if (access.kind === 'read') addTo(this.#reads, place.frame.instance, place);
    else for (const location of locations) addTo(this.#writes, location, place);
  }

  /** By flag and value: all who set it. */
  get setters(): ReadonlyMap<string, readonly StaticOriginId[]> {
    const setters = new Map<string, readonly StaticOriginId[]>();
    for (const [location, writes] of this.#writes) {
      for (const value of [true, false]) {
        const stored = writes.filter((write) => this.#mayStore(write, value));
        const origins = new Set(stored.flatMap(({ frame }) => [...this.visits.originsOf(frame)]));
        setters.set(`${location} ${value}`, [...origins].sort((a, b) => a - b) as StaticOriginId[]);
      }
    }
    return setters;
  }

  /** Has the first happened when the second runs, since that has found a flag set? */
  isBefore(first: AccessEvent, second: AccessEvent): boolean {
    if (first.origin === second.origin || !this.#reads.has(second.instance)) return false;
    const { body } = this.pointsTo.instances[second.instance]!.code;
    const tests = flagTestsBefore(body, second.access.access.statement);
    return tests.some((test) => this.#orders(test, first, second));
  }

  #orders(test: FlagTest, first: AccessEvent, second: AccessEvent): boolean {
    const setter = this.#setterOf(second.instance, test);
    if (setter?.origin !== first.origin) return false;
    const read = this.#readAt(second, test.load);
    if (read === undefined) return false;
    return setter.writes
      .flatMap(({ frame, index }) => this.visits.eventsOf(frame, index, first.origin))
      .every(
        (write) =>
          write.position > first.position &&
          !this.#isInCircle(first, write) &&
          this.#isSeen(write, read),
      );
  }

  /** Asked for every pair of events, and mostly answered by this. */
  #setterOf(instance: InstanceId, { load, value }: FlagTest): Setter | undefined {
    const key = `${instance} ${load} ${value}`;
    if (!this.#setters.has(key)) this.#setters.set(key, this.#findSetter(instance, load, value));
    return this.#setters.get(key);
  }

  #findSetter(instance: InstanceId, load: StatementIndex, value: boolean): Setter | undefined {
    const [place] = this.#readsAt(instance, load);
    const locations = place?.frame.accesses[place.index]!.access.locations ?? [];
    const writes = locations
      .flatMap((location) => this.#writes.get(location) ?? [])
      .filter((write) => this.#mayStore(write, value));
    const [origin] = writes.length === 0 ? [] : this.visits.originsOf(writes[0]!.frame);
    const isByIt = ({ frame }: FramePlace): boolean =>
      this.visits.originsOf(frame).every((each) => each === origin);
    if (origin === undefined || !writes.every(isByIt)) return undefined;
    return { origin: origin as StaticOriginId, writes };
  }

  #readsAt(instance: InstanceId, load: StatementIndex): FramePlace[] {
    const places = this.#reads.get(instance) ?? [];
    return places.filter(
      ({ frame, index }) => frame.accesses[index]!.access.access.statement === load,
    );
  }

  /** The last time that the origin of an event reads a flag in the same code. */
  #readAt({ origin, instance }: AccessEvent, load: StatementIndex): AccessEvent | undefined {
    return this.#readsAt(instance, load)
      .flatMap(({ frame, index }) => this.visits.eventsOf(frame, index, origin))
      .reduce<AccessEvent | undefined>(
        (last, each) => (last === undefined || each.position > last.position ? each : last),
        undefined,
      );
  }

  /** May the first come again behind the write, in a loop? */
  #isInCircle(first: AccessEvent, write: AccessEvent): boolean {
    if (first.instance !== write.instance) return false;
    const flow = controlFlowOf(this.pointsTo.instances[write.instance]!.code.body);
    return flow.reaches(write.access.access.statement, first.access.access.statement);
  }

  #mayStore({ frame, index }: FramePlace, value: boolean): boolean {
    const { statements, variables } = this.pointsTo.instances[frame.instance]!.code.body;
    const { access } = frame.accesses[index]!.access;
    const store = statements[access.statement]!;
    if (store.kind !== 'store' && store.kind !== 'static-store') return true;
    const constant = variables[store.from]!.constant;
    return constant === undefined || !('text' in constant) || constant.text === String(value);
  }

  #isSeen(write: AccessEvent, read: AccessEvent): boolean {
    const { field } = read.access.access;
    return (
      (field !== undefined && hasModifier(field.modifiers, 'volatile')) ||
      this.locksets.common(write.locks, read.locks).length > 0
    );
  }
}

function isFlag({ field }: BodyAccess): boolean {
  const type = field?.type;
  return type?.kind === 'primitive' && type.name === 'boolean';
}
