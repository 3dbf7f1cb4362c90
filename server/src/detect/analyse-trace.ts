/**
 * Looks for races in one pass over a trace, whatever clock tells the order: data races and use-free
 * races, with their categories, the noise filter and the counts of the report. It is handed batches
 * and shows each operation to the clock before it asks.
 */
import type { CausalClock } from '../causality/clock.js';
import type { Operations, OperationSink } from '../trace/batch.js';
import { LocationIndex } from '../trace/locations.js';
import { Flag, isAccess } from '../trace/operations.js';
import type { OpenTrace } from '../trace/reader.js';
import { createTotals, type TotalsCounter } from '../trace/statistics.js';
import { CommutativityCheck } from './commutativity/commutativity-check.js';
import type { Preconditions } from './commutativity/preconditions.js';
import { Execution } from './context/execution.js';
import { Performers } from './context/performers.js';
import { describeRaces } from './describe/races.js';
import { builtInFilter } from './noise/built-in-filter.js';
import type { FilterData } from './noise/filter-data.js';
import { NoiseFilter } from './noise/noise-filter.js';
import { UserCode } from './noise/user-code.js';
import { AccessPlaces } from './races/access-places.js';
import { AllRaces } from './races/all-races.js';
import { Containers } from './races/containers.js';
import { CurrentAccess, type AccessSources } from './races/current-access.js';
import { FirstRaces } from './races/first-races.js';
import { FoundRaces } from './races/found-races.js';
import { Guards } from './races/guards.js';
import type { RaceFinder } from './races/race-finder.js';
import { StoodFor } from './races/stood-for.js';
import type { TraceReport } from './report.js';
import { FoundUseFree } from './use-free/found-use-free.js';
import { UseFreeRaces } from './use-free/use-free-races.js';

/** What is looked for on a clock. */
type ClockDetection = 'races' | 'use-free';

export interface TraceAnalysisOptions {
  /** What the clock was made for. */
  readonly model: 'android' | 'threads';
  /** Every racing pair, not one per location and category. */
  readonly all?: boolean;
  /** Both, if not said. */
  readonly detect?: readonly string[];
  /** Our own data if not said; `false` for none. */
  readonly filter?: FilterData | false;
  /** What handlers take for granted; without it nothing is said of commutativity. */
  readonly preconditions?: Preconditions;
}

export type AnalysisResult = Pick<
  TraceReport,
  'operations' | 'threads' | 'queues' | 'tasks' | 'locations' | 'fields' | 'races' | 'commutativity'
>;

export interface TraceAnalysis {
  readonly sink: OperationSink;
  finish(): AnalysisResult;
}

export function createTraceAnalysis(
  trace: OpenTrace,
  clock: CausalClock,
  options: TraceAnalysisOptions,
): TraceAnalysis {
  const analysis = new Analysis(trace, clock, options);
  return {
    sink: (operations) => {
      analysis.take(operations);
    },
    finish: () => analysis.finish(),
  };
}

/** Of a location and category so many races are kept while some may turn out to be use-free. */
const ALTERNATIVES = 16;

/** So many operations at a time are prepared and taken: what they touch fits into the cache. */
const PART = 512;

class Analysis {
  private readonly locations: LocationIndex;
  private readonly totals: TotalsCounter;
  private readonly execution: Execution;
  private readonly performers = new Performers();
  private readonly sources: AccessSources;
  private readonly found: FoundRaces;
  private readonly foundUseFree: FoundUseFree;
  private readonly finder: RaceFinder | undefined;
  private readonly containers: Containers | undefined;
  private readonly useFree: UseFreeRaces | undefined;
  private readonly commutativity: CommutativityCheck | undefined;
  private readonly userCode: UserCode;

  constructor(
    private readonly trace: OpenTrace,
    private readonly clock: CausalClock,
    private readonly options: TraceAnalysisOptions,
  ) {
    const { tables } = trace;
    const all = options.all ?? false;
    const filter = options.filter ?? builtInFilter();
    this.locations = new LocationIndex(tables);
    this.totals = createTotals(trace);
    this.execution = new Execution(tables, clock, options.model === 'android');
    this.sources = this.sourcesFor(filter);
    this.userCode = this.sources.noise?.userCode ?? new UserCode(tables, builtInFilter());
    const { guards } = this.sources;
    const detects = (what: ClockDetection) => options.detect?.includes(what) ?? true;
    // Only a racetrace says what is dereferenced.
    const useFree = detects('use-free') && trace.format === 'racetrace';
    this.found = new FoundRaces(this.sources, tables, this.locations, {
      all,
      oneCategory: options.model === 'threads',
      alternatives: useFree ? ALTERNATIVES : 1,
    });
    this.foundUseFree = new FoundUseFree(guards, all);
    if (detects('races')) {
      const current = new CurrentAccess(this.sources);
      const stoodFor = options.model === 'android' ? new StoodFor(this.performers) : undefined;
      this.finder = all
        ? new AllRaces(clock, guards, current, this.found)
        : new FirstRaces(clock, guards, current, this.found, stoodFor);
      this.containers = new Containers(this.locations, this.finder);
    }
    if (options.preconditions !== undefined) {
      const { preconditions } = options;
      this.commutativity = new CommutativityCheck(
        preconditions,
        tables,
        this.sources,
        this.locations,
      );
    }
    if (useFree) {
      const { tell } = this.foundUseFree;
      this.useFree = new UseFreeRaces(this.sources, tables, this.locations, { all, tell });
    }
  }

  take(operations: Operations): void {
    const locations = this.locations.locate(operations);
    this.totals.count(operations, locations);
    this.finder?.reserve(this.locations.size);
    for (let from = 0; from < operations.length; from += PART) {
      const to = Math.min(operations.length, from + PART);
      this.finder?.fetch(locations, from, to);
      this.takePart(operations, locations, from, to);
    }
    this.performers.sweepIfDue(this.finder?.kept ?? 0, (marks) => this.finder?.mark(marks));
  }

  finish(): AnalysisResult {
    this.useFree?.finish();
    const races = this.found.list((race) => this.foundUseFree.withoutTold(race));
    const { operations, threads, queues, tasks, locations, fields } = this.totals.result();
    const { stacks, locksets } = this.execution;
    const names = {
      tables: this.trace.tables,
      stacks,
      locksets,
      guards: this.sources.guards,
    };
    const described = describeRaces([...races, ...this.foundUseFree.list()], {
      ...names,
      userCode: this.userCode,
      locksExclude: this.sources.locksExclude,
    });
    const commutativity = this.commutativity?.finish(names);
    const counts = { operations, threads, queues, tasks, locations, fields };
    return {
      ...counts,
      races: described,
      ...(commutativity === undefined ? {} : { commutativity }),
    };
  }

  /** The hot loop, and nothing behind it: see the counter of the statistics. */
  private takePart(operations: Operations, locations: Int32Array, from: number, to: number): void {
    const { clock, execution, useFree, commutativity } = this;
    const { kind, flags } = operations;
    for (let index = from; index < to;) {
      const next = clock.stepRun(operations, index, to);
      if (!isAccess(kind[index]!)) {
        execution.step(operations, index);
        if (useFree !== undefined) useFree.step(operations, index);
        if (commutativity !== undefined) commutativity.step(operations, index);
      } else if ((flags[index]! & Flag.Volatile) === 0) {
        this.takeRun(operations, locations, index, next);
      } else if (useFree !== undefined) useFree.step(operations, index);
      if (commutativity !== undefined && isAccess(kind[index]!)) {
        this.watchRun(commutativity, operations, locations, index, next);
      }
      index = next;
    }
  }

  /** Reads and writes of one thread, of which nobody else learns in between. */
  private takeRun(operations: Operations, locations: Int32Array, from: number, to: number): void {
    const { finder, containers, useFree } = this;
    if (finder !== undefined) {
      for (let index = from; index < to; index++) {
        index = finder.takeRun(operations, locations, index, to);
        if (index < to) containers?.access(operations, index, locations[index]!);
      }
    }
    if (useFree === undefined) return;
    for (let index = from; index < to; index++) {
      useFree.access(operations, index, locations[index]!);
    }
  }

  private watchRun(
    commutativity: CommutativityCheck,
    operations: Operations,
    locations: Int32Array,
    from: number,
    to: number,
  ): void {
    for (let index = from; index < to; index++) {
      commutativity.access(operations, index, locations[index]!);
    }
  }

  private sourcesFor(filter: FilterData | false): AccessSources {
    const { clock, execution, performers, trace } = this;
    // STD names neither classes nor methods: nothing there can be told for noise.
    const filters = filter !== false && trace.format !== 'std';
    const noise = filters ? new NoiseFilter(trace.tables, execution.stacks, filter) : undefined;
    const guards = new Guards(execution.locksets, noise);
    const locksExclude = this.options.model === 'android';
    const places = new AccessPlaces();
    return { clock, execution, performers, guards, places, noise, locksExclude };
  }
}
