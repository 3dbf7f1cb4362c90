/**
 * The races of a project, from its sources alone: points-to with its origins, then the conflicts, then
 * what is said of them. Throws CancelledError when the token says so.
 */
import type { UnderstoodProject } from '../android/origins/build-model.js';
import { bodyFactsOf } from './body-facts.js';
import { findConflicts } from './find-races.js';
import { KeptSolution } from './kept-solution.js';
import type { AnalyseStatically, StaticOptions, StaticReport } from './report.js';
import { describeConflicts } from './report/build-report.js';
import { describeSafe } from './report/safe.js';
import { Watch } from './watch.js';

export function analyseStatically(
  project: UnderstoodProject,
  { token, budget, cycleElimination }: StaticOptions,
  kept = new KeptSolution(),
): StaticReport {
  const start = performance.now();
  const watch = new Watch(budget);
  const program = kept.programOf(project, { token, cycleElimination });
  const { pointsTo } = program;
  const facts = bodyFactsOf(project, pointsTo);
  const conflicts = findConflicts(program, project, facts, { token, watch });
  const { model } = project;
  const findings = describeConflicts({
    conflicts,
    pointsTo,
    model,
    facts,
    isCoarse: program.limits.length > 0,
  });
  return {
    findings,
    safe: describeSafe(conflicts, findings, pointsTo),
    limits: [...program.limits, ...conflicts.limits],
    seconds: Math.round(performance.now() - start) / 1000,
  };
}

/** The analysis of a project that is edited: keeps what an edit leaves as it was. */
export function analyseEdited(): AnalyseStatically {
  const kept = new KeptSolution();
  return (project, options) => analyseStatically(project, options, kept);
}
