/**
 * Order by a flag: what is written before a flag is set comes before what is done by whoever has found
 * it set (JLS 17.4.5), if the flag is volatile or is set and read under one lock, if nobody sets it
 * but behind the write, and if it was not so from the beginning. It may be asked through a method that answers, and by a
 * caller: on every way to what is done. What sets it while the object is being made is its beginning.
 */
import { getOrMake } from '../../base/multi-map.js';
import { controlFlowOf } from '../../java/ir/control-flow.js';
import type { StatementIndex } from '../../java/ir/statements.js';
import type { InstanceAccesses } from '../accesses/instance-accesses.js';
import { flagTestsBefore, testOfAnswer, type FlagTest } from '../body/flag-tests.js';
import type { Locksets } from '../locks/locksets.js';
import type { InstanceId, PointsTo } from '../points-to/points-to.js';
import type { InstanceSite, StaticOriginId } from '../origins.js';
import type { AccessEvent } from './events.js';
import { FlagStores } from './flag-stores.js';
import type { FramePlace } from './frames.js';
import type { InstanceGraph } from './instance-graph.js';
import type { OriginReaches } from './origin-reach.js';
import type { Visits } from './visits.js';

/** A flag that was asked, and the only origin that sets it so. */
interface Asked {
  readonly reads: readonly FramePlace[];
  readonly setter: StaticOriginId;
  readonly writes: readonly FramePlace[];
}

/** Who calls whom, and what they touch. */
interface FlaggedProgram {
  readonly reaches: OriginReaches;
  readonly graph: InstanceGraph;
  readonly accesses: Pick<InstanceAccesses, 'locations'>;
}

/** What was found of a flag, by all methods that may have answered. */
type Question = readonly Asked[];

/** Methods that ask other methods, up to here. */
const DEEPEST = 3;

export class FlagOrder {
  readonly #stores: FlagStores;
  /** By instance and statement. */
  readonly #questions = new Map<InstanceId, Map<StatementIndex, readonly Question[]>>();
  /** By origin: the instances that it comes to without asking any flag. */
  readonly #open = new Map<StaticOriginId, ReadonlySet<InstanceId>>();

  constructor(
    private readonly visits: Visits,
    private readonly pointsTo: PointsTo,
    private readonly locksets: Locksets,
    private readonly program: FlaggedProgram,
  ) {
    this.#stores = new FlagStores(visits, pointsTo, program.accesses.locations);
  }

  /** By flag and value: all who set it; and what constructors set fields to. */
  get setters(): ReadonlyMap<string, readonly StaticOriginId[]> {
    const setters = new Map<string, Set<number>>();
    for (const [location, writes] of this.#stores.writes) {
      for (const write of writes) {
        const key = `${location} ${this.#stores.storedBy(write) ?? '?'}`;
        const by = getOrMake(setters, key, () => new Set());
        for (const origin of this.visits.originsOf(write.frame)) by.add(origin);
      }
    }
    for (const [{ id }, keys] of this.#stores.beginnings) {
      setters.set(`begins ${id} ${[...new Set(keys)].sort().join(' ')}`, new Set());
    }
    const sorted = [...setters].map(
      ([key, by]) => [key, [...by].sort((a, b) => a - b) as StaticOriginId[]] as const,
    );
    return new Map(sorted);
  }

  /** Has the first happened when the second runs, since that has found a flag set? */
  isBefore(first: AccessEvent, second: AccessEvent): boolean {
    const { origin, instance, access } = second;
    const site = { instance, statement: access.access.statement };
    if (first.origin === origin) return false;
    if (this.#questionsAt(site).length === 0 && this.#openOf(origin).has(instance)) return false;
    return this.#isAskedOnEveryWay(origin, site, (question) =>
      question.every((asked) => this.#orders(asked, first, origin)),
    );
  }

  #isAskedOnEveryWay(
    origin: StaticOriginId,
    site: InstanceSite,
    isEnough: (question: Question) => boolean,
  ): boolean {
    const reach = this.program.reaches.of(origin);
    const seen = new Set<InstanceId>();
    const open = [site];
    for (const at of open) {
      if (this.#questionsAt(at).some(isEnough)) continue;
      if (reach.entries.has(at.instance)) return false;
      if (seen.has(at.instance)) continue;
      seen.add(at.instance);
      open.push(...reach.callersOf(at.instance));
    }
    return true;
  }

  #openOf(origin: StaticOriginId): ReadonlySet<InstanceId> {
    return getOrMake(this.#open, origin, () => {
      const open = new Set(this.program.reaches.of(origin).entries);
      for (const instance of open) {
        for (const { statement, callees } of this.program.graph.calls(instance)) {
          if (this.#questionsAt({ instance, statement }).length > 0) continue;
          for (const callee of callees) open.add(callee);
        }
      }
      return open;
    });
  }

  #questionsAt({ instance, statement }: InstanceSite): readonly Question[] {
    const ofInstance = getOrMake(
      this.#questions,
      instance,
      () => new Map<StatementIndex, readonly Question[]>(),
    );
    return getOrMake(ofInstance, statement, () => {
      const { body } = this.pointsTo.instances[instance]!.code;
      const tests = flagTestsBefore(body, statement);
      return tests.flatMap((test) => {
        const question = this.#questionOf(instance, test, DEEPEST);
        return question === undefined ? [] : [question];
      });
    });
  }

  #questionOf(instance: InstanceId, test: FlagTest, depth: number): Question | undefined {
    const { asked, found } = test;
    const statement = this.pointsTo.instances[instance]!.code.body.statements[asked]!;
    if (statement.kind !== 'call') return this.#asked(instance, test);
    const callees = depth === 0 ? [] : this.pointsTo.callees(instance, asked);
    const answers = callees.map((callee) => {
      const own = testOfAnswer(this.pointsTo.instances[callee]!.code.body, found);
      return own && this.#questionOf(callee, own, depth - 1);
    });
    if (answers.length === 0 || answers.includes(undefined)) return undefined;
    return answers.flatMap((answer) => answer!);
  }

  #asked(instance: InstanceId, { asked, found }: FlagTest): Question | undefined {
    const reads = this.#stores.readsAt(instance, asked);
    const writes = this.#stores.settingTo(reads, found) ?? [];
    const setters = new Set(writes.flatMap(({ frame }) => [...this.visits.originsOf(frame)]));
    const [setter] = setters;
    return setters.size === 1 ? [{ reads, setter: setter as StaticOriginId, writes }] : undefined;
  }

  #orders({ reads, setter, writes }: Asked, first: AccessEvent, reader: StaticOriginId): boolean {
    if (setter !== first.origin) return false;
    const read = this.#lastOf(reads, reader);
    if (read === undefined) return false;
    return writes
      .flatMap(({ frame, index }) => this.visits.eventsOf(frame, index, setter))
      .every(
        (write) =>
          write.position > first.position &&
          !this.#isInCircle(first, write) &&
          (this.#stores.isVolatile(reads[0]!) ||
            this.locksets.common(write.locks, read.locks).length > 0),
      );
  }

  /** The last time that an origin reads a flag there. */
  #lastOf(reads: readonly FramePlace[], origin: StaticOriginId): AccessEvent | undefined {
    return reads
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
}
