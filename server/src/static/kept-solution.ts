/**
 * Points-to of a program that is edited. As long as codes only move (android/flow/move-codes.ts), what
 * was solved holds: numbers of statements and variables are made those of now, and what hangs on the
 * order of statements (who waits for whom, what is posted before what) is found again. So it does where calls are
 * added or taken away in code that nothing reaches, if who runs what is the same.
 */
import type { CodeTable, Move } from '../android/flow/code.js';
import type { UnderstoodProject } from '../android/origins/build-model.js';
import { isSame } from '../base/is-same.js';
import {
  describeProgram,
  fineSteps,
  isSettled,
  isStrategySame,
  solveProgram,
  type Solution,
  type StaticOptions,
} from './build-static-program.js';
import type { StaticProgram } from './origins.js';
import { isToldAlike } from './same-program.js';

interface Kept {
  readonly codes: CodeTable;
  readonly solution: Solution;
  /** After how many steps finer ways were given up. */
  readonly fine: number;
  /** What was known when it was last used. */
  readonly generation: number;
  readonly told: Pick<UnderstoodProject, 'knowledge' | 'model' | 'runs'>;
}

export class KeptSolution {
  #kept: Kept | undefined;
  #watched: CodeTable | undefined;

  /** The same as buildStaticProgram says. */
  programOf(project: UnderstoodProject, options: StaticOptions): StaticProgram {
    const kept = this.#kept;
    const holds = kept !== undefined && isKept(kept, project) && isReachedAlike(kept, project);
    // One that is cancelled leaves nothing.
    this.#kept = undefined;
    const solution = holds ? kept.solution : solveProgram(project, options);
    this.#keep(project, solution);
    return describeProgram(project, solution);
  }

  #keep(project: UnderstoodProject, solution: Solution): void {
    const { codes, knowledge, model, runs } = project;
    this.#watch(codes);
    if (!isSettled(solution.solver)) return;
    const told = { knowledge, model, runs };
    this.#kept = { codes, solution, fine: fineSteps(project), generation: codes.generation, told };
  }

  #watch(codes: CodeTable): void {
    if (this.#watched === codes) return;
    this.#watched = codes;
    codes.onMove((moved) => {
      if (this.#kept?.codes !== codes) return;
      const { solution } = this.#kept;
      // What is solved again is compared with what was solved.
      if (moved.isSameFor !== 'values') move(solution, moved);
      if (moved.isSameFor !== 'all' && isReached(solution, moved)) this.#kept = undefined;
    });
  }
}

/** A finer way that cost too much is not tried again for as long as it may cost no more. */
function isKept({ codes, solution, fine }: Kept, project: UnderstoodProject): boolean {
  if (codes !== project.codes || !solution.platform.isAsTold) return false;
  return solution.limits.length === 0 || fine === fineSteps(project);
}

/** Asked where calls were added or taken away in code that nothing reached. */
function isReachedAlike({ generation, solution, told }: Kept, project: UnderstoodProject): boolean {
  if (generation === project.codes.generation) return true;
  return (
    solution.limits.length === 0 &&
    isToldAlike(told, project) &&
    isSame(told.runs.map(causesOf), project.runs.map(causesOf), PLACES) &&
    isStrategySame(solution.solver, project) &&
    solution.platform.units.openClasses.isUsedAsTold
  );
}

const PLACES: ReadonlySet<string> = new Set(['at']);

function causesOf({ causes }: UnderstoodProject['runs'][number]): unknown {
  return causes.map(({ cause, by, site }) => ({ cause, by, site }));
}

function isReached({ solver }: Solution, { code }: Move): boolean {
  return solver.instances.some((instance) => instance.code === code);
}

function move({ solver, platform }: Solution, { code, statement: moved, variables }: Move): void {
  solver.move(code, moved, variables);
  platform.move(({ instance, statement }) => {
    const isOfCode = solver.instances[instance]!.code === code;
    return (isOfCode ? moved(statement) : statement) ?? statement;
  });
}
