/**
 * Order by a flag: what is written before a flag is set comes before what is done by whoever has found
 * it set (JLS 17.4.5), if the flag is volatile or is set and read under one lock, and if nobody sets it
 * but behind the write. What sets it while the object is being made is not looked at.
 */
import { addTo, getOrMake } from '../../base/multi-map.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import type { LocationId } from '../accesses/locations.js';
import { flagTestsBefore, type FlagTest } from '../body/flag-tests.js';
import type { Locksets } from '../locks/locksets.js';
import type { PointsTo } from '../points-to/points-to.js';
import type { AccessEvent, OriginTrace } from './events.js';

export class FlagOrder {
  readonly #writes = new Map<LocationId, AccessEvent[]>();
  readonly #reads = new Map<string, AccessEvent>();
  /** By event: what was asked for before; it is asked again with every other event. */
  readonly #settings = new Map<AccessEvent, readonly AccessEvent[][]>();

  constructor(
    traces: readonly OriginTrace[],
    private readonly pointsTo: PointsTo,
    private readonly locksets: Locksets,
  ) {
    for (const event of traces.flatMap(({ accesses }) => accesses)) {
      const { access, locations } = event.access;
      if (!isFlag(event)) continue;
      if (access.kind === 'read') this.#reads.set(keyOf(event, access.statement), event);
      else for (const location of locations) addTo(this.#writes, location, event);
    }
  }

  /** Has the first happened when the second runs, since that has found a flag set? */
  isBefore(first: AccessEvent, second: AccessEvent): boolean {
    if (this.#reads.size === 0 || first.origin === second.origin) return false;
    const settings = getOrMake(this.#settings, second, () => this.#settingsBefore(second));
    return settings.some((setting) => this.#isBehind(setting, first));
  }

  /** Of each flag that was found set before the event: what sets it, if that is told by the flag. */
  #settingsBefore(second: AccessEvent): readonly AccessEvent[][] {
    const { body } = this.pointsTo.instances[second.instance]!.code;
    const tests = flagTestsBefore(body, second.access.access.statement);
    return tests.flatMap((test) => {
      const setting = this.#settingOf(test, second);
      return setting === undefined ? [] : [setting];
    });
  }

  #settingOf({ load, value }: FlagTest, second: AccessEvent): AccessEvent[] | undefined {
    const read = this.#reads.get(keyOf(second, load));
    if (read === undefined) return undefined;
    const writes = read.access.locations.flatMap((location) => this.#writes.get(location) ?? []);
    const setting = writes.filter((write) => this.#mayStore(write, value));
    return setting.length > 0 && setting.every((write) => this.#isSeen(write, read))
      ? setting
      : undefined;
  }

  #isBehind(setting: readonly AccessEvent[], first: AccessEvent): boolean {
    return setting.every(
      (write) =>
        write.origin === first.origin &&
        write.position > first.position &&
        !this.#isInCircle(first, write),
    );
  }

  /** May the first come again behind the write, in a loop? */
  #isInCircle(first: AccessEvent, write: AccessEvent): boolean {
    if (first.instance !== write.instance) return false;
    const flow = controlFlowOf(this.pointsTo.instances[write.instance]!.code.body);
    return flow.reaches(write.access.access.statement, first.access.access.statement);
  }

  #mayStore({ instance, access: { access } }: AccessEvent, value: boolean): boolean {
    const { statements, variables } = this.pointsTo.instances[instance]!.code.body;
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

function isFlag({ access: { access } }: AccessEvent): boolean {
  const type = access.field?.type;
  return type?.kind === 'primitive' && type.name === 'boolean';
}

function keyOf({ origin, instance }: AccessEvent, statement: StatementIndex): string {
  return `${origin} ${instance} ${statement}`;
}
