/**
 * The races of a project, from its sources alone: points-to with its origins, then the conflicts, then
 * what is said of them. Throws CancelledError when the token says so.
 */
import type { UnderstoodProject } from '../android/origins/build-model.js';
import { bodyFactsOf } from './body-facts.js';
import { buildStaticProgram } from './build-static-program.js';
import { findConflicts } from './find-races.js';
import type { StaticOptions, StaticReport } from './report.js';
import { describeConflicts } from './report/build-report.js';
import { describeSafe } from './report/safe.js';
import { Watch } from './watch.js';

export function analyseStatically(
  project: UnderstoodProject,
  { token, budget, cycleElimination }: StaticOptions,
): StaticReport {
  const start = performance.now();
  const watch = new Watch(budget);
  const program = buildStaticProgram(project, { token, cycleElimination });
  const { pointsTo } = program;
  const facts = bodyFactsOf(project, pointsTo);
  const conflicts = findConflicts(program, project, facts, { token, watch });
  const { model } = project;
  const findings = describeConflicts({ conflicts, pointsTo, model, facts });
  return {
    findings,
    safe: describeSafe(conflicts, findings, pointsTo),
    limits: [...program.limits, ...conflicts.limits],
    seconds: Math.round(performance.now() - start) / 1000,
  };
}
