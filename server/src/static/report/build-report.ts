/**
 * Conflicts become findings: graded, then folded (fold.ts), and only what is left is described. A pair that
 * is a use after free, or an order violation, is told as that alone.
 */
import { Watch } from '../../base/watch.js';
import { placeOfSite, type Code } from '../../android/flow/code.js';
import type { AndroidModel } from '../../android/origins.js';
import type { LocationId } from '../accesses/locations.js';
import type { Finding } from '../../findings/finding.js';
import type { Tier } from '../../findings/tiers.js';
import { keyOf, numberIds } from '../../findings/identity.js';
import { compareFindings } from '../../findings/order.js';
import { staticFinding, type StaticConflict } from '../../findings/static-finding.js';
import type { Conflicts } from '../find-races.js';
import { gradeRace, isHarmful, type GradeContext } from '../grade/race-grade.js';
import { PointerGrades } from '../grade/pointer-grade.js';
import type { AccessEvent } from '../order/events.js';
import type { OrderScope } from '../order/happens-before.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';
import { SingleObjects } from '../heap/single-objects.js';
import { FieldGuards } from '../locks/field-guards.js';
import type { DataRace } from '../races/data-races.js';
import type { OrderViolation } from '../races/order-violations.js';
import { checkPair, lifetimeOf, scopeOfPair, type Concurrency } from '../races/pair-check.js';
import type { MeetingPair } from '../races/use-after-free.js';
import { CauseChains } from './causes.js';
import { caughtUse, endingThere, type CaughtUse } from './caught-uses.js';
import { cutConflict } from './cuts.js';
import { describeAccess, type DescribeContext } from './describe-access.js';
import { foldSimilar, type Candidate, type Folded } from './fold.js';
import { goneCandidate } from './gone.js';
import { Holders, type Holder } from './holders.js';
import { KeptDescriptions } from './kept-descriptions.js';
import { isAsked, nameOfMethod, partsOfOpen } from './parts.js';
import { Stacks } from './stacks.js';
import { declarationOf, subjectOf, type Subject } from './subjects.js';
import { Unseen } from './unseen.js';
import { explainPair } from './why.js';

export interface ReportInputs {
  readonly conflicts: Conflicts;
  readonly pointsTo: PointsTo;
  readonly model: AndroidModel;
  readonly facts: Pick<GradeContext, 'patternsOf' | 'isFunctional' | 'isImmutable'>;
  /** Did points-to have to tell less apart than it should? */
  readonly isCoarse: boolean;
  /** For being cancelled; what was found is described to its end. */
  readonly watch?: Watch;
  /** What was said of the same conflicts before. */
  readonly kept?: KeptDescriptions;
  /** What nobody asked for is not described. */
  readonly onlyShown?: boolean;
}

export function describeConflicts(inputs: ReportInputs): Finding[] {
  return new Report(inputs).findings();
}

/** A candidate with what is needed to describe it. */
interface Told extends Candidate {
  readonly conflict: DataRace | MeetingPair | OrderViolation;
  readonly events: readonly [AccessEvent, AccessEvent];
  readonly when: Concurrency;
  readonly told: Pick<StaticConflict, 'consequence' | 'pattern'>;
  /** What the other side does, where `read` and `written` do not say it. */
  readonly otherAction: string | undefined;
}

class Report {
  readonly #describe: DescribeContext;
  readonly #grade: GradeContext;
  readonly #guards: FieldGuards;
  readonly #pointers: PointerGrades;
  readonly #kept: KeptDescriptions;
  readonly #unseen: Unseen;

  constructor(private readonly inputs: ReportInputs) {
    const { conflicts, pointsTo, model, kept = new KeptDescriptions() } = inputs;
    this.#kept = kept;
    const { origins, order, locksets, traces, places, locations, ways } = conflicts.context;
    const chains = new CauseChains(origins, order, pointsTo, model);
    const [stacks, holders] = [new Stacks(pointsTo, ways), new Holders(pointsTo)];
    this.#describe = { pointsTo, traces, locksets, chains, stacks, holders };
    this.#unseen = new Unseen(this.#describe);
    this.#pointers = new PointerGrades(conflicts.context, model, inputs.isCoarse);
    this.#guards = new FieldGuards(pointsTo, locksets);
    this.#grade = {
      origins,
      codeOf: ({ instance }) => pointsTo.instances[instance]!.code,
      patternsOf: (code, access) => inputs.facts.patternsOf(code, access),
      isFunctional: (code, access) => inputs.facts.isFunctional(code, access),
      isImmutable: (type) => inputs.facts.isImmutable(type),
      comesOften: (origin, location) =>
        places.comesOften(origins[origin]!, locations.all[location]!.object),
      holderOf: (event, location) => this.#holderOf(event, location),
      ...this.#doubts(),
      unseenLocks: (event) => this.#unseen.locksOf(event),
      missingGuards: (race) => this.#missingGuards(race.location, race.events),
    };
  }

  #doubts(): Pick<GradeContext, 'isOneOfMany' | 'isFar' | 'isCoarse'> {
    const { pointsTo, conflicts, isCoarse } = this.inputs;
    const { context } = conflicts;
    const single = new SingleObjects(pointsTo);
    const objectOf = (location: LocationId): ObjectId | undefined => this.#objectOf(location);
    // What only one run has was judged run by run.
    const isOfOthers = (location: LocationId, test: (object: ObjectId) => boolean): boolean => {
      const object = objectOf(location);
      return object !== undefined && lifetimeOf(context, location) !== 'run' && test(object);
    };
    return {
      // What others have given may be another one each time.
      isOneOfMany: (location) =>
        pointsTo.objects[objectOf(location) ?? -1]?.kind === 'opaque' ||
        isOfOthers(location, (object) => !single.has(object)),
      isFar: (location) => isOfOthers(location, (object) => !single.isNear(object)),
      isCoarse: (location) => {
        const object = objectOf(location);
        return isCoarse && object !== undefined && !single.isOfPlatform(object);
      },
    };
  }

  #objectOf(location: LocationId): ObjectId | undefined {
    return this.inputs.conflicts.context.locations.all[location]!.object;
  }

  #missingGuards(location: LocationId, events: Told['events']): string[] {
    const { locations } = this.inputs.conflicts.context;
    const missing = events.flatMap(({ locks }) =>
      this.#guards.missing(locations.all[location]!, locks),
    );
    return [...new Set(missing)];
  }

  findings(): Finding[] {
    const { races, pointers, violations } = this.inputs.conflicts;
    const { unlimited: watch } = this.inputs.watch ?? new Watch();
    const told = <Each extends Told['conflict']>(
      all: readonly Each[],
      tell: (each: Each) => Told | undefined,
    ): (Told | undefined)[] =>
      Array.from(watch.during(all), (each) => this.#kept.candidate(each, () => tell(each)));
    const candidates = [
      ...told(pointers, (each) => this.#freed(each)),
      ...told(violations, (each) => this.#violated(each)),
      ...told(races, (each) => this.#raced(each)),
    ].filter((each) => each !== undefined);
    const gone = this.inputs.conflicts.gone.map((each) => goneCandidate(this.#describe, each));
    const screens = foldSimilar(gone).map(({ shown, tier, similar }) =>
      staticFinding({ ...shown.told, tier, ...(similar === 0 ? {} : { similar }) }),
    );
    const shown = foldSimilar(candidates).filter(
      ({ tier }) => !this.inputs.onlyShown || tier !== 'possible',
    );
    const folded = Array.from(watch.during(shown), (each) => this.#finding(each));
    return numberIds([...folded, ...screens, ...this.#cuts()]).sort(compareFindings);
  }

  #finding({ shown, tier, similar }: Folded<Told>): Finding {
    return this.#kept.finding(shown.conflict, tier, similar, () =>
      staticFinding({
        ...this.#conflict(shown),
        ...this.#told(shown),
        rule: shown.rule,
        tier,
        ...(similar === 0 ? {} : { similar }),
      }),
    );
  }

  #cuts(): Finding[] {
    const { cuts, context } = this.inputs.conflicts;
    const told = cuts.map((cut) =>
      this.#kept.finding(cut, 'possible', 0, () => {
        const subject = this.#subjectOf(cut.first, cut.location);
        return staticFinding(cutConflict(this.#describe, context.places, cut, subject));
      }),
    );
    // One object is told of; the others are alike.
    const byKey = new Map(told.map((finding) => [keyOf(finding), finding]));
    return [...byKey.values()];
  }

  #raced(race: DataRace): Told | undefined {
    if (!isHarmful(this.#grade, race)) return undefined;
    const { tier, pattern, consequence } = gradeRace(this.#grade, race);
    const told = { consequence, ...(pattern === undefined ? {} : { pattern }) };
    return this.#candidate(race, 'data-race', tier, race.events, race.when, told);
  }

  #freed(pair: MeetingPair): Told {
    const { location, use, free } = pair;
    const events = [use.event, free.event] as const;
    const when = this.#concurrency(location, events);
    const tier = this.#pointers.ofUse(pair, when, this.#caught(pair)?.by);
    const told = { consequence: `If it comes second, the use ${free.role.consequence}.` };
    return this.#candidate(pair, 'use-after-free', tier, events, when, told, free.role.text);
  }

  /** What throws another exception than that of null, callers may let pass. */
  #caught({ location, use: { event, role }, free }: MeetingPair): CaughtUse | undefined {
    const { traces, stacks } = this.#describe;
    const stack = stacks.of(traces[event.origin]!, event, this.#objectOf(location));
    return caughtUse(free.role.isNull ? stack : stack.slice(0, 1), role.at);
  }

  /** What comes of it, with the place where that ends: found when it is said, since lines move. */
  #told({ conflict, told }: Told): Told['told'] {
    const caught = 'free' in conflict ? this.#caught(conflict) : undefined;
    if (caught === undefined) return told;
    return { ...told, consequence: endingThere(told.consequence ?? '', caught) };
  }

  /** The same two origins in conflict over one class. */
  #causeOf(owner: string, events: Told['events']): string {
    const names = events.map(({ origin }) => this.#grade.origins[origin]!.name).sort();
    return [owner, ...names].join(' ');
  }

  /** All threads that are not the main one are alike to who reads of many conflicts. */
  #threadsOf(events: Told['events']): string {
    const threads = events.map(({ origin }) => {
      const { executor, openClass, name } = this.#grade.origins[origin]!;
      if (openClass !== undefined) return name;
      return executor.kind === 'main-looper' ? 'main' : 'background';
    });
    return threads.sort().join(' ');
  }

  #violated(violation: OrderViolation): Told {
    const { location, use, set } = violation;
    const events = [use.event, set] as const;
    const when = this.#concurrency(location, events);
    const tier = this.#pointers.ofViolation(events);
    const told = { consequence: 'If it comes first, the use throws a NullPointerException.' };
    return this.#candidate(violation, 'order-violation', tier, events, when, told, 'first set');
  }

  #candidate(
    conflict: Told['conflict'],
    rule: Told['rule'],
    tier: Tier,
    events: Told['events'],
    when: Concurrency,
    told: Told['told'],
    otherAction?: string,
  ): Told {
    const codes = events.map((event) => this.#grade.codeOf(event)) as [Code, Code];
    const { field } = this.#subjectOf(events[0], conflict.location);
    const places = events.map(({ access }, index) =>
      placeOfSite({ code: codes[index]!, statement: access.access.statement }),
    );
    const files = places.map((place) => place?.file ?? '');
    const sites = places.map((place, at) => `${files[at]!}:${place?.line ?? 0}`);
    const owner = field.slice(0, Math.max(0, field.lastIndexOf('.')));
    const cause = this.#causeOf(owner, events);
    const threads = this.#threadsOf(events);
    const isOfOpen = isAsked(this.#grade.origins, events);
    const parts = isOfOpen
      ? partsOfOpen(this.#describe, events)
      : codes.map((code) => nameOfMethod(code));
    const lines = { sites: sites as [string, string], files };
    const names = { field, owner, parts, cause, threads, isAsked: isOfOpen, ...lines };
    return { conflict, rule, tier, ...names, events, when, told, otherAction };
  }

  #explain(
    location: LocationId,
    events: Told['events'],
    when: Concurrency,
    scope: OrderScope,
  ): Pick<StaticConflict, 'why' | 'steps'> {
    const { context } = this.inputs.conflicts;
    const unseen = this.#unseen.steps(context.locations.all[location]!, events);
    const { why, steps } = explainPair({ ...context, ...this.#describe }, events, when, scope);
    const guards = this.#missingGuards(location, events).map((lock) => ({
      rule: 'guarded-by',
      text: `@GuardedBy("${lock}") says that it is held, and one side does not hold it`,
    }));
    return { why, steps: [...steps, ...guards, ...unseen] };
  }

  #subjectOf(event: AccessEvent, location: LocationId): Subject {
    const { access } = event.access;
    return subjectOf(this.#grade.codeOf(event), access, this.#holderOf(event, location)?.field);
  }

  /** Of a container or array. */
  #holderOf(event: AccessEvent, location: LocationId): Holder | undefined {
    const { access } = event.access;
    if (access.field !== undefined) return undefined;
    const { traces, stacks, holders } = this.#describe;
    return holders.of(access, stacks.of(traces[event.origin]!, event, this.#objectOf(location)));
  }

  #concurrency(
    location: DataRace['location'],
    [one, other]: readonly [AccessEvent, AccessEvent],
  ): Concurrency {
    const verdict = checkPair(this.inputs.conflicts.context, location, one, other);
    return verdict.kind === 'concurrent' ? verdict.when : 'either-order';
  }

  #conflict({ conflict, events, when, otherAction }: Told): Omit<StaticConflict, 'rule' | 'tier'> {
    const { context } = this.inputs.conflicts;
    const { location } = conflict;
    const object = this.#objectOf(location);
    const [one, other] = events;
    const scope = scopeOfPair(context, location, one, other);
    const subject = this.#subjectOf(one, location);
    const declaration = declarationOf(subject.symbol);
    return {
      subject: subject.text,
      accesses: [
        describeAccess(this.#describe, one, { object }),
        describeAccess(this.#describe, other, { object, action: otherAction }),
      ],
      category: '',
      ...this.#explain(location, events, when, scope),
      ...(declaration === undefined ? {} : { declaration }),
    };
  }
}
