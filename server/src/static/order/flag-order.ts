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
import type { AccessEvent } from './events.js';
import type { FramePlace } from './frames.js';
import type { Visits } from './visits.js';

export class FlagOrder {
  readonly #writes = new Map<LocationId, FramePlace[]>();
  /** By instance: where it reads flags. */
  readonly #reads = new Map<InstanceId, FramePlace[]>();

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

  /** Has the first happened when the second runs, since that has found a flag set? */
  isBefore(first: AccessEvent, second: AccessEvent): boolean {
    if (first.origin === second.origin || !this.#reads.has(second.instance)) return false;
    const { body } = this.pointsTo.instances[second.instance]!.code;
    const tests = flagTestsBefore(body, second.access.access.statement);
    return tests.some((test) => this.#orders(test, first, second));
  }

  #orders({ load, value }: FlagTest, first: AccessEvent, second: AccessEvent): boolean {
    const read = this.#readAt(second, load);
    if (read === undefined) return false;
    const writes = read.access.locations.flatMap((location) => this.#writes.get(location) ?? []);
    const setting = writes.filter((write) => this.#mayStore(write, value));
    const isByFirst = ({ frame }: FramePlace): boolean =>
      this.visits.originsOf(frame).every((origin) => origin === first.origin);
    if (setting.length === 0 || !setting.every(isByFirst)) return false;
    return setting
      .flatMap(({ frame, index }) => this.visits.eventsOf(frame, index, first.origin))
      .every(
        (write) =>
          write.position > first.position &&
          !this.#isInCircle(first, write) &&
          this.#isSeen(write, read),
      );
  }

  /** The last time that the origin of an event reads a flag in the same code. */
  #readAt({ origin, instance }: AccessEvent, load: StatementIndex): AccessEvent | undefined {
    const places = this.#reads.get(instance) ?? [];
    return places
      .filter(({ frame, index }) => frame.accesses[index]!.access.access.statement === load)
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
