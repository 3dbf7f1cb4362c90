/**
 * The program as the static race analysis sees it: points-to and origins found together (seed 001 ch. 2
 * and 3), each by asking the other: what an object's class runs, and which objects come to a call.
 *
 * The same project gives the same numbers. Another order of its files changes numbers, and nothing else.
 */
import type { UnderstoodProject } from '../android/origins/build-model.js';
import { isSame } from '../base/is-same.js';
import { Watch } from '../base/watch.js';
import type { StaticProgram } from './origins.js';
import { AndroidPlatform, hasViews } from './platform/android-platform.js';
import { CreatedAt } from './platform/created-at.js';
import { findStaticOrder } from './platform/order.js';
import { withOwnClients } from './platform/own-clients.js';
import { addStarts } from './platform/starts.js';
import { findRegistrations } from './platform/bus-sites.js';
import { findWaits } from './platform/waits.js';
import { Answers } from './points-to/answers.js';
import {
  BY_EXECUTOR,
  BY_MAIN,
  byOriginAndReceiver,
  INSENSITIVE,
  type ContextStrategy,
} from './points-to/contexts.js';
import { inclusionGraph, Solver, type SolverInputs } from './points-to/solver.js';
import { TypeFilters } from './points-to/type-filters.js';

export interface StaticOptions {
  readonly watch?: Watch;
  /** Steps: statements taken up, once for each context, and objects handed on. */
  readonly budget?: number;
  readonly contexts?: ContextStrategy;
  readonly cycleElimination?: boolean | undefined;
  /** Another way to solve the constraints: for tests. */
  readonly makeGraph?: SolverInputs['makeGraph'];
}

const UNSETTLED = 'values that nobody is seen to give were not followed to their end';
/** Steps after which it is given up. */
const BUDGET = 60_000_000;
/** A finer way of telling contexts apart may take so many steps, and so many for each statement. */
const FINE_STEPS = 4_000_000;
const STEPS_PER_STATEMENT = 60;
/** And such a part of the time that is left. */
const FINE_SHARE = 0.4;
/** Statements are counted in so many, so that an edit of a line changes nothing about it. */
const COUNTED_IN = 16_384;

export function buildStaticProgram(
  project: UnderstoodProject,
  options: StaticOptions = {},
): StaticProgram {
  return describeProgram(project, solveProgram(project, options));
}

/** What solving leaves: to be described, and after an edit that changes none of it described again. */
export interface Solution {
  readonly solver: Solver;
  readonly platform: AndroidPlatform;
  readonly limits: readonly string[];
}

export function solveProgram(project: UnderstoodProject, options: StaticOptions): Solution {
  const { budget = BUDGET, watch = new Watch() } = options;
  const limits: string[] = [];
  const strategies = options.contexts ? [options.contexts] : strategiesFor(project);
  const fine = Math.min(budget, fineSteps(project));
  let isShort = false;
  for (const [index, strategy] of strategies.entries()) {
    const isLast = index === strategies.length - 1;
    // Where time or memory are short, the ways between would only use up what is left.
    if (isShort && !isLast) continue;
    const most = isLast ? { budget, watch } : { budget: fine, watch: watch.until(FINE_SHARE) };
    const found = solve(project, strategy, { ...options, ...most });
    const { cut } = found.solver;
    if (cut === undefined) return { ...found, limits };
    limits.push(`points-to by ${strategy.name} stopped after ${cut}`);
    if (isLast) return { ...found, limits };
    isShort = most.watch.end !== undefined;
  }
  throw new Error('no strategy');
}

/** From fine to coarse: the next if one costs too much. */
function strategiesFor({ codes }: UnderstoodProject): readonly ContextStrategy[] {
  return [byOriginAndReceiver(codes), BY_EXECUTOR, BY_MAIN, INSENSITIVE];
}

/** Would the finest way, by which it was solved, tell contexts apart as it did? */
export function isStrategySame({ contexts }: Solver, { codes }: UnderstoodProject): boolean {
  return isSame(contexts.strategy.told, byOriginAndReceiver(codes).told);
}

/** After how many steps a finer way is given up. */
export function fineSteps({ codes }: UnderstoodProject): number {
  const count = codes.codes.reduce((sum, { body }) => sum + body.statements.length, 0);
  return FINE_STEPS + STEPS_PER_STATEMENT * Math.ceil(count / COUNTED_IN) * COUNTED_IN;
}

function solve(
  project: UnderstoodProject,
  strategy: ContextStrategy,
  options: StaticOptions & Required<Pick<StaticOptions, 'budget' | 'watch'>>,
): Omit<Solution, 'limits'> {
  const { codes, knowledge, values } = project;
  const { budget, watch, makeGraph, cycleElimination = true } = options;
  const platform = new AndroidPlatform(project);
  const solver = new Solver({
    codes,
    dispatch: values.dispatch,
    filters: new TypeFilters(knowledge.hierarchy, hasViews(project)),
    strategy,
    model: platform,
    budget,
    watch,
    makeGraph: makeGraph ?? inclusionGraph(cycleElimination),
  });
  solver.solve();
  return { solver, platform };
}

/** Was it solved to its end? One that was not hangs on how many steps there were. */
export function isSettled({ cut, isUnsettled }: Solver): boolean {
  return cut === undefined && !isUnsettled;
}

export function describeProgram(
  project: UnderstoodProject,
  { solver, platform, limits }: Solution,
): StaticProgram {
  const { origins: table, runs, components, postings } = platform.units;
  const pointsTo = new Answers(solver, project.codes);
  addStarts(project, solver, table);
  const createdAt = new CreatedAt(pointsTo);
  const closed = table.close((object) => createdAt.of(object));
  const origins = withOwnClients(closed, project.model, pointsTo);
  return {
    pointsTo,
    origins,
    waits: findWaits(project, pointsTo, origins, postings.started),
    registrations: findRegistrations(pointsTo, project.knowledge),
    order: findStaticOrder(
      origins,
      runs,
      components.creations,
      postings.started,
      project.model,
      pointsTo,
    ),
    limits: solver.isUnsettled ? [...limits, UNSETTLED] : limits,
    isSettled: isSettled(solver),
  };
}
