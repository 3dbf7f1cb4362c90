/**
 * From a static program to its conflicts: sharing, traces, order, and what each rule finds. The phases
 * in the order of seed 001 chapter 2; what each means is said in its own file.
 */
import type { UnderstoodProject } from '../android/origins/build-model.js';
import { Watch } from '../base/watch.js';
import type { FieldSymbol } from '../java/program/symbols.js';
import { isSecondStep } from './accesses/body-accesses.js';
import { findAccesses, withoutOwned, type InstanceAccesses } from './accesses/instance-accesses.js';
import type { LocationId, LocationTable } from './accesses/locations.js';
import { Sharing } from './accesses/sharing.js';
import type { BodyFacts } from './body-facts.js';
import { Acquired } from './heap/acquired.js';
import { Creations } from './heap/creations.js';
import { Lifetimes } from './heap/lifetimes.js';
import { OwnObjects } from './heap/own-objects.js';
import { ValueSources } from './heap/value-sources.js';
import { WithinReach } from './heap/within-reach.js';
import { DeclaredLocks } from './locks/declared-locks.js';
import { InstanceLocks } from './locks/instance-locks.js';
import { NO_LOCKS, type Locksets } from './locks/locksets.js';
import { SelfLocking } from './locks/self-locking.js';
import { FlagOrder } from './order/flag-order.js';
import { GivenHandlers } from './order/given-handlers.js';
import { Givers } from './order/givers.js';
import { HappensBefore } from './order/happens-before.js';
import { InstanceGraph } from './order/instance-graph.js';
import { JoinedRuns } from './order/joined-runs.js';
import { LifecyclePlaces } from './order/lifecycle-places.js';
import { OneAtATime } from './order/one-at-a-time.js';
import { KnownArguments } from './order/known-arguments.js';
import { OriginReaches } from './order/origin-reach.js';
import { ReachedBy } from './order/reached-by.js';
import { Recurrences } from './order/recurrence.js';
import { InstanceSteps } from './order/steps.js';
import type { OriginTrace } from './order/events.js';
import { FrameCalls } from './order/frame-calls.js';
import type { FrameInputs, Frames } from './order/frames.js';
import { VisitLog, Visits } from './order/visits.js';
import { Ways } from './order/ways.js';
import { tracedPostOrder } from './order/post-order.js';
import { buildTrace, emptyTrace, type TraceInputs } from './order/traces.js';
import type { StaticOrigin, StaticProgram } from './origins.js';
import type { PointsTo } from './points-to/points-to.js';
import { Programs } from './platform/programs.js';
import { KeptSearch, type Continued } from './kept-search.js';
import type { Asked, World } from './same-search.js';
import { Alternatives } from './races/alternatives.js';
import { BusOrder } from './races/bus-order.js';
import { AskedFields } from './races/asked-fields.js';
import { CallerGuards } from './races/caller-guards.js';
import { ReturnedUses } from './races/returned-uses.js';
import { findCuts, type StaticCut } from './races/cuts.js';
import { Endings } from './races/endings.js';
import { findPairs, type Pairs } from './races/find-pairs.js';
import { findGoneScreens, type GoneScreen } from './races/gone-screens.js';
import { FilledUnderLock } from './races/filled-under-lock.js';
import { HandOver } from './races/hand-over.js';
import { HandedNew } from './races/handed-new.js';
import { InMaking } from './races/in-making.js';
import { MakingByFrames } from './races/making-by-frames.js';
import { OwnMaking } from './races/own-making.js';
import { OwnListeners } from './races/own-listeners.js';
import { eventsByLocation, type SiteEvents } from './races/site-pairs.js';
import { UnseenEndings } from './races/unseen-endings.js';
import { nullsOf, writtenFields } from './races/written-fields.js';
import type { UseFreeContext } from './races/use-after-free.js';

export interface Conflicts extends Pairs {
  /** What asks a fragment that may have gone. */
  readonly gone: readonly GoneScreen[];
  /** What may come between two events that belong together. */
  readonly cuts: readonly StaticCut[];
  /**
   * Fields that several origins touch, but that are written only while the object is one's own; are they
   * read by others afterwards?
   */
  readonly owned: ReadonlyMap<FieldSymbol, { readonly isHandedOn: boolean }>;
  /** Where it had to stop, in words. */
  readonly limits: readonly string[];
  /** How many accesses the traces walked. */
  readonly walked: number;
  readonly context: UseFreeContext;
  readonly byLocation: ReadonlyMap<LocationId, readonly SiteEvents[]>;
  /** The same as long as what is said of a conflict holds where the next search has the very same conflict. */
  readonly line: object;
}

/** Longer traces are cut, and that is said: no code that a person wrote comes near. */
const LONGEST_TRACE = 400_000;

/** Up to which part of the time each phase may go on. */
const SHARES = { traces: 0.5, races: 0.8 } as const;

interface Limited {
  readonly watch?: Watch;
  /** What was found before the last edit. */
  readonly kept?: KeptSearch;
  /** Called now and then with what was found so far. */
  readonly passed?: ((soFar: () => Conflicts) => void) | undefined;
}

export function findConflicts(
  program: StaticProgram,
  project: UnderstoodProject,
  facts: BodyFacts,
  { watch = new Watch(), kept = new KeptSearch(), passed }: Limited = {},
): Conflicts {
  const { pointsTo, origins } = program;
  const graph = new InstanceGraph(pointsTo);
  const continued = kept.begin(project, program, graph, facts.overall());
  const { locksets, frames } = continued.tables;
  const reachedBy = new ReachedBy(origins, graph);
  const all = findAccesses(pointsTo, project.knowledge, facts.splits, continued.tables.locations);
  const { touched, accesses, sharing } = sharedAccesses(all, reachedBy, pointsTo, facts, watch);
  const isShared = (location: LocationId): boolean => sharing.isShared(location);
  const places = new LifecyclePlaces(origins, project);
  const lifetimes = new Lifetimes(pointsTo, places.componentsAmong(origins));
  const creations = new Creations(reachedBy, pointsTo, lifetimes);
  const steps = new InstanceSteps(program, graph, accesses, isShared, creations);
  const ownLocks = new SelfLocking(pointsTo, project.knowledge);
  const locks = new InstanceLocks(pointsTo, locksets, facts.heldAt, ownLocks, project.knowledge);
  const share = sharesOf(watch);
  const known = new KnownArguments(pointsTo, graph, origins, project);
  const { reaches, handlers } = reachedAndGiven(program, graph, project);
  const inputs = frameInputs(stepsThatCome(steps, known, handlers), locks, facts, pointsTo);
  const renewed = frames.renew(inputs, (instance) => continued.isUntouched(instance));
  const walk = traceInputs(entryFrames(frames, locks, pointsTo), steps, locksets, share.traces);
  const { traces, visits, walked } = followOrigins(origins, frames, walk);
  const posts = tracedPostOrder(traces, project.runs, pointsTo, places);
  const order = new HappensBefore(traces, [...program.order, ...posts]);
  const calls = new FrameCalls(visits);
  const nulls = nullsOf(origins, visits, facts.roles, pointsTo, reaches);
  const own = new OwnObjects(origins, pointsTo, project);
  const runs = runsOf(program, project, graph, own, continued);
  const flags = new FlagOrder(visits, pointsTo, locksets, { reaches, graph, accesses });
  const context: UseFreeContext = {
    origins,
    locations: accesses.locations,
    lifetimes,
    locksets,
    order,
    flags,
    ...comingAgain({ program, traces, order, places, visits, reaches, locksets }),
    ...makersIn(creations),
    places,
    own,
    traces,
    written: writtenFields(origins, visits, () => true),
    ...nulls,
    isSetWithViews: (field) => facts.roles.isSetWithViews(field),
    holdsAt: ({ instance, statement }, asked) => locks.holdsOne(instance, statement, asked),
    endings: new Endings(origins, order, places, reachedBy, pointsTo, project),
    ...callersAndBuses(reaches, traces, order, pointsTo, project.knowledge, facts),
    alternatives: new Alternatives(origins, pointsTo),
    ...newObjects(runs.acquired, { reaches, traces, visits, pointsTo, facts, order, calls }),
    filled: filledUnder(reaches, pointsTo, locksets, locks),
    pointsTo,
    within: runs.within,
    ways: waysOf(origins, calls, reaches, pointsTo),
    programs: new Programs(origins, reachedBy, pointsTo, project),
    unseen: new UnseenEndings(origins, reaches, pointsTo),
    listeners: new OwnListeners(origins, order, graph, pointsTo, project.knowledge, nulls.nulled),
  };
  const byLocation = eventsByLocation(traces, visits, isShared, accesses.locations);
  // Who sets flags is asked now: bodies may be others when the next search looks back.
  const world = worldOf({ program, traces, posts, setters: flags.setters }, context);
  const found = continued.locationsOf(byLocation, visits, world, renewed, context);
  const tell = withContext({ context, byLocation, line: continued.line }, passed);
  const conflicts = {
    ...findPairs(context, byLocation, facts, share, found.pairs, tell),
    cuts: findCuts(context, byLocation, watch, found.cuts),
    gone: findGoneScreens({ ...context, graph, known, pointsTo, project, screens: facts.screens }),
    owned: ownedFields(all.locations, touched, sharing, byLocation),
    walked,
    context,
    byLocation,
    line: continued.line,
  };
  const limits = limitsOf(traces, share.races.end ?? watch.end);
  continued.end({ runs, world, found: limits.length === 0 ? found : undefined });
  return { ...conflicts, limits };
}

/** What comes again, and what does so only when the last one is over. */
function comingAgain(inputs: {
  readonly program: StaticProgram;
  readonly traces: readonly OriginTrace[];
  readonly order: HappensBefore;
  readonly places: LifecyclePlaces;
  readonly visits: Visits;
  readonly reaches: OriginReaches;
  readonly locksets: Locksets;
}): Pick<UseFreeContext, 'oneAtATime' | 'recurrences' | 'joined'> {
  const { program, traces, order, places, visits, reaches, locksets } = inputs;
  const { origins, pointsTo, waits } = program;
  return {
    oneAtATime: new OneAtATime(order, visits, pointsTo, origins, reaches, locksets),
    recurrences: new Recurrences(origins, order, places),
    joined: new JoinedRuns(traces, order, waits, pointsTo),
  };
}

function sharesOf(all: Watch): {
  readonly traces: Watch;
  readonly races: Watch;
  readonly all: Watch;
} {
  return { traces: all.until(SHARES.traces), races: all.until(SHARES.races), all };
}

/** Of the locations that several origins touch, without what is done to objects that nobody else has yet. */
function sharedAccesses(
  all: InstanceAccesses,
  reachedBy: ReachedBy,
  pointsTo: PointsTo,
  { isOwned }: BodyFacts,
  watch: Watch,
): { readonly touched: Sharing; readonly accesses: InstanceAccesses; readonly sharing: Sharing } {
  const touched = new Sharing(pointsTo.instances, reachedBy, all);
  const isTouched = (location: LocationId): boolean => touched.isShared(location);
  const accesses = withoutOwned(all, pointsTo, isTouched, isOwned, watch);
  return { touched, accesses, sharing: new Sharing(pointsTo.instances, reachedBy, accesses) };
}

/** While pairs are being looked for, nothing is known of what is not a pair. */
function withContext(
  about: Pick<Conflicts, 'context' | 'byLocation' | 'line'>,
  passed: Limited['passed'],
): (soFar: () => Pairs) => void {
  const rest = { gone: [], cuts: [], owned: new Map(), limits: [], walked: 0 };
  return (soFar) => passed?.(() => ({ ...soFar(), ...rest, ...about }));
}

/** What runs of single origins have and come to. */
function runsOf(
  program: StaticProgram,
  { knowledge }: UnderstoodProject,
  graph: InstanceGraph,
  own: OwnObjects,
  continued: Continued,
): { readonly acquired: Acquired; readonly within: WithinReach } {
  const { origins, pointsTo } = program;
  const acquired = new Acquired(origins, graph, pointsTo, own);
  const within = new WithinReach(origins, graph, pointsTo, knowledge);
  continued.takeRuns({ acquired, within });
  return { acquired, within };
}

/** What the next search compares; answers come to it as long as this one asks. */
function worldOf(
  known: Omit<World, 'delivered' | 'joined' | 'over' | 'handed'>,
  { places, joined, oneAtATime, handedNew }: Asked & Pick<UseFreeContext, 'places' | 'joined'>,
): World {
  const told = { delivered: places.delivered, joined: joined.told };
  return { ...known, ...told, over: oneAtATime.answers, handed: handedNew.answers };
}

function makersIn(
  creations: Creations,
): Pick<UseFreeContext, 'creatorsOf' | 'makersOf' | 'leadingTo'> {
  return {
    creatorsOf: (object) => creations.creatorsOf(object),
    makersOf: (object) => creations.makersOf(object),
    leadingTo: (object) => creations.leadingTo(object),
  };
}

/** What runs do to objects of their own making. */
function newObjects(
  acquired: Acquired,
  inputs: {
    readonly reaches: OriginReaches;
    readonly traces: readonly OriginTrace[];
    readonly visits: Visits;
    readonly pointsTo: PointsTo;
    readonly facts: BodyFacts;
    readonly order: HappensBefore;
    readonly calls: FrameCalls;
  },
): Pick<UseFreeContext, 'handOver' | 'handedNew' | 'making' | 'inMaking'> {
  const { reaches, traces, visits, pointsTo, facts, order, calls } = inputs;
  const origins = traces.map(({ origin }) => origin);
  const handOver = new HandOver(acquired, traces, visits, pointsTo);
  const making = new OwnMaking(reaches, pointsTo, facts.runs);
  const byFrames = new MakingByFrames(origins, calls, pointsTo, facts.runs);
  const inMaking = new InMaking(making, handOver, traces, visits, pointsTo, facts.runs, byFrames);
  return { handOver, handedNew: new HandedNew(acquired, order, origins), making, inMaking };
}

function waysOf(
  origins: readonly StaticOrigin[],
  calls: FrameCalls,
  reaches: OriginReaches,
  pointsTo: PointsTo,
): Ways {
  const sources = new ValueSources(pointsTo, (instance) => reaches.callersOf(instance));
  return new Ways(origins, calls, sources, pointsTo);
}

function filledUnder(
  reaches: OriginReaches,
  pointsTo: PointsTo,
  locksets: Locksets,
  locks: InstanceLocks,
): FilledUnderLock {
  return new FilledUnderLock(reaches, pointsTo, {
    of: (event) => locksets.locksOf(event.locks).map(({ object }) => object),
    holdsAt: ({ instance, statement }, asked) => locks.holdsOne(instance, statement, asked),
  });
}

function callersAndBuses(
  reaches: OriginReaches,
  traces: readonly OriginTrace[],
  order: HappensBefore,
  pointsTo: PointsTo,
  knowledge: UnderstoodProject['knowledge'],
  { roles }: BodyFacts,
): Pick<UseFreeContext, 'callers' | 'buses' | 'returned' | 'asked'> {
  const callers = new CallerGuards(reaches, pointsTo, roles);
  const buses = new BusOrder(traces, order, callers, pointsTo, knowledge);
  const returned = new ReturnedUses(reaches, pointsTo, roles);
  return { callers, buses, returned, asked: new AskedFields(pointsTo) };
}

/**
 * Threads first: without one of them on a side there is no data race, so if time runs out the most is known
 * of them.
 */
function followOrigins(
  origins: readonly StaticOrigin[],
  frames: Frames,
  inputs: TraceInputs,
): { readonly traces: OriginTrace[]; readonly visits: Visits; readonly walked: number } {
  const log = new VisitLog();
  const traces = origins.map(emptyTrace);
  const isMain = ({ executor }: StaticOrigin): boolean => executor.kind === 'main-looper';
  const inOrder = [...origins.filter((each) => !isMain(each)), ...origins.filter(isMain)];
  for (const origin of inputs.watch.during(inOrder)) {
    traces[origin.id] = buildTrace(origin, inputs, log);
  }
  return { traces, visits: new Visits(frames.all, traces, log), walked: log.positions.length };
}

function traceInputs(
  entriesOf: TraceInputs['entriesOf'],
  steps: InstanceSteps,
  locksets: Locksets,
  watch: Watch,
): TraceInputs {
  return {
    entriesOf,
    synchronises: (instance) => steps.synchronises(instance),
    meet: (one, other) => locksets.meet(one, other),
    longest: LONGEST_TRACE,
    watch,
  };
}

function reachedAndGiven(
  { pointsTo, origins }: StaticProgram,
  graph: InstanceGraph,
  { knowledge }: UnderstoodProject,
): { readonly reaches: OriginReaches; readonly handlers: GivenHandlers } {
  const reaches = new OriginReaches(origins, graph, pointsTo);
  const givers = new Givers(pointsTo, origins, (instance) => reaches.callersOf(instance));
  return { reaches, handlers: new GivenHandlers(pointsTo, givers, knowledge) };
}

function stepsThatCome(
  steps: InstanceSteps,
  known: KnownArguments,
  handlers: GivenHandlers,
): FrameInputs['steps'] {
  return (instance) => handlers.without(instance, known.without(instance, steps.of(instance)));
}

function frameInputs(
  steps: FrameInputs['steps'],
  locks: InstanceLocks,
  facts: BodyFacts,
  pointsTo: PointsTo,
): FrameInputs {
  return {
    steps,
    locksAt: (instance, { statement, access }, held) => {
      if (access === undefined || !isSecondStep(access.access)) {
        return locks.at(instance, statement, held);
      }
      return locks.around(instance, statement, held, access.access.since);
    },
    threadAt: (instance, statement) => facts.threadAt(instance, statement),
    saidBy: (instance) => facts.saidBy(instance),
    onThread: (held, thread) => locks.onThread(held, thread),
    isOwned: (instance, { access }, given) =>
      facts.isOwned(pointsTo.instances[instance]!, access, given),
    givenTo: (callee, caller, statement, given) => facts.givenTo(callee, caller, statement, given),
  };
}

/** Whoever calls an open class may be said to hold locks. */
function entryFrames(
  frames: Frames,
  locks: InstanceLocks,
  pointsTo: PointsTo,
): TraceInputs['entriesOf'] {
  const declared = new DeclaredLocks(pointsTo);
  return (origin) =>
    origin.entries.map((entry) => {
      const held = origin.openClass === undefined ? NO_LOCKS : locks.with(declared.at(entry));
      return frames.ofEntry(origin, entry, held);
    });
}

function limitsOf(traces: readonly OriginTrace[], end: string | undefined): string[] {
  const cut = traces.filter(({ isCut }) => isCut).length;
  return [
    ...(cut > 0 ? [`${cut} of ${traces.length} origins were not followed to their end`] : []),
    ...(end === undefined ? [] : [`the search for races ended after ${end}`]),
  ];
}

function ownedFields(
  { all }: LocationTable,
  touched: Sharing,
  shared: Sharing,
  byLocation: ReadonlyMap<LocationId, unknown>,
): Map<FieldSymbol, { readonly isHandedOn: boolean }> {
  const owned = new Map<FieldSymbol, { readonly isHandedOn: boolean }>();
  for (const { id, field } of all) {
    if (field === undefined || !touched.isShared(id) || byLocation.has(id)) continue;
    owned.set(field, { isHandedOn: !shared.isShared(id) && shared.isTouched(id) });
  }
  return owned;
}
