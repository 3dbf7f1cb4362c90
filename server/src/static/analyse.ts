/**
 * The races of a project, from its sources alone: points-to with its origins, then the conflicts, then
 * what is said of them. Throws CancelledError when it is cancelled.
 */
import type { UnderstoodProject } from '../android/origins/build-model.js';
import type { Watch } from '../base/watch.js';
import type { Finding } from '../findings/finding.js';
import { bodyFactsOf } from './body-facts.js';
import { findConflicts, type Conflicts } from './find-races.js';
import { KeptBodySolutions } from './body-solutions.js';
import { KeptConflicts } from './kept-conflicts.js';
import { KeptSearch } from './kept-search.js';
import { KeptSolution } from './kept-solution.js';
import type { AnalyseStatically, StaticOptions, StaticReport } from './report.js';
import { describeConflicts } from './report/build-report.js';
import { EarlyFindings } from './report/early-findings.js';
import { KeptDescriptions } from './report/kept-descriptions.js';
import { describeSafe } from './report/safe.js';

/** What lasts from one analysis to the next. */
interface Kept {
  readonly solution: KeptSolution;
  readonly bodies: KeptBodySolutions;
  readonly conflicts: KeptConflicts;
  readonly search: KeptSearch;
  readonly descriptions: KeptDescriptions;
}

function nothingKept(): Kept {
  return {
    solution: new KeptSolution(),
    bodies: new KeptBodySolutions(),
    conflicts: new KeptConflicts(),
    search: new KeptSearch(),
    descriptions: new KeptDescriptions(),
  };
}

/** Which part of the time points-to may use. */
const SOLVING = 0.6;

export function analyseStatically(
  project: UnderstoodProject,
  { watch, cycleElimination, tell, tellEvery }: StaticOptions,
  kept: Kept = nothingKept(),
): StaticReport {
  const start = performance.now();
  if (!project.isWhole || watch.isOver()) return nothingSought(project.isWhole, watch);
  const program = kept.solution.programOf(project, {
    watch: watch.until(SOLVING),
    cycleElimination,
  });
  const { pointsTo } = program;
  const solutions = kept.bodies.of(project);
  kept.search.note(project, program, solutions);
  const facts = bodyFactsOf(project, pointsTo, solutions);
  const { codes, model } = project;
  const isCoarse = program.limits.length + model.coverage.limits.length > 0;
  const describe = (conflicts: Conflicts, onlyShown: boolean): Finding[] => {
    const about = { conflicts, pointsTo, model, facts, isCoarse, watch };
    return describeConflicts({ ...about, kept: kept.descriptions, onlyShown });
  };
  const describeEarly = (soFar: Conflicts): Finding[] => {
    kept.descriptions.update(soFar, codes, model, pointsTo);
    return describe(soFar, true);
  };
  const early = tell && new EarlyFindings(describeEarly, tell, tellEvery);
  const conflicts = kept.conflicts.of(project, program, solutions, () =>
    findConflicts(program, project, facts, { watch, kept: kept.search, passed: early?.passed }),
  );
  kept.descriptions.update(conflicts, codes, model, pointsTo);
  const told = kept.descriptions.whole(() => {
    const findings = describe(conflicts, false);
    return { findings, safe: describeSafe(conflicts, findings, pointsTo, facts) };
  });
  return {
    ...told,
    limits: [...program.limits, ...conflicts.limits],
    seconds: Math.round(performance.now() - start) / 1000,
  };
}

/** Of a model with gaps, races would be told that something unseen orders. */
function nothingSought(isWhole: boolean, { end }: Watch): StaticReport {
  const why = isWhole
    ? `the sources were understood only after ${end}`
    : 'not all code was looked at for what runs it';
  return { findings: [], safe: [], limits: [`no race was looked for: ${why}`], seconds: 0 };
}

/** The analysis of a project that is edited: keeps what an edit leaves as it was. */
export function analyseEdited(): AnalyseStatically {
  const kept = nothingKept();
  return (project, options) => analyseStatically(project, options, kept);
}
