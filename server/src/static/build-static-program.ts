/**
 * The program as the static race analysis sees it: points-to and origins found together (seed 001 ch. 2
 * and 3), each by asking the other: what an object's class runs, and which objects come to a call.
 *
 * The same project gives the same numbers. Another order of its files changes numbers, and nothing else.
 */
import type { UnderstoodProject } from '../android/origins/build-model.js';
import type { CancellationToken } from '../base/cancellation.js';
import type { StaticProgram } from './origins.js';
import { AndroidPlatform, hasViews } from './platform/android-platform.js';
import { findStaticOrder } from './platform/order.js';
import { findWaits } from './platform/waits.js';
import { Answers } from './points-to/answers.js';
import { byOriginAndReceiver, type ContextStrategy } from './points-to/contexts.js';
import { inclusionGraph, Solver, type SolverInputs } from './points-to/solver.js';
import { TypeFilters } from './points-to/type-filters.js';

export interface StaticOptions {
  readonly token?: CancellationToken;
  /** Statements that are taken up, once for each context. */
  readonly budget?: number;
  readonly contexts?: ContextStrategy;
  readonly cycleElimination?: boolean;
  /** Another way to solve the constraints: for tests. */
  readonly makeGraph?: SolverInputs['makeGraph'];
}

const BUDGET = 20_000_000;

export function buildStaticProgram(
  project: UnderstoodProject,
  options: StaticOptions = {},
): StaticProgram {
  const { codes, knowledge, values } = project;
  const budget = options.budget ?? BUDGET;
  const platform = new AndroidPlatform(project);
  const solver = new Solver({
    codes,
    dispatch: values.dispatch,
    filters: new TypeFilters(knowledge.hierarchy, hasViews(project)),
    strategy: options.contexts ?? byOriginAndReceiver(codes),
    model: platform,
    budget,
    token: options.token,
    makeGraph: options.makeGraph ?? inclusionGraph(options.cycleElimination ?? true),
  });
  solver.solve();
  const { origins: table, runs, components, postings } = platform.units;
  const pointsTo = new Answers(solver, codes);
  const origins = table.close();
  return {
    pointsTo,
    origins,
    waits: findWaits(project, pointsTo, origins, postings.started),
    order: findStaticOrder(origins, runs, components.creations),
    limits: solver.isCut ? [`points-to stopped after ${budget} statements`] : [],
  };
}
