/**
 * Points-to of a program that is edited. As long as codes only move (android/flow/move-codes.ts), what
 * was solved holds: numbers of statements and variables are made those of now, and what hangs on the
 * order of statements (who waits for whom, what is posted before what) is found again.
 */
import type { Code, CodeTable, MovedStatement, MovedVariables } from '../android/flow/code.js';
import type { UnderstoodProject } from '../android/origins/build-model.js';
import {
  describeProgram,
  fineSteps,
  isSettled,
  solveProgram,
  type Solution,
  type StaticOptions,
} from './build-static-program.js';
import type { StaticProgram } from './origins.js';

interface Kept {
  readonly codes: CodeTable;
  readonly solution: Solution;
  /** After how many steps finer ways were given up. */
  readonly fine: number;
}

export class KeptSolution {
  #kept: Kept | undefined;

  /** The same as buildStaticProgram says. */
  programOf(project: UnderstoodProject, options: StaticOptions): StaticProgram {
    const kept = this.#kept;
    const holds = kept !== undefined && isKept(kept, project);
    return describeProgram(project, holds ? kept.solution : this.#solve(project, options));
  }

  #solve(project: UnderstoodProject, options: StaticOptions): Solution {
    this.#kept = undefined;
    const { codes } = project;
    const solution = solveProgram(project, options);
    codes.onMove((code, _before, moved, variables) => {
      if (this.#kept?.solution === solution) move(solution, code, moved, variables);
    });
    if (isSettled(solution.solver)) this.#kept = { codes, solution, fine: fineSteps(project) };
    return solution;
  }
}

/** A finer way that cost too much is not tried again for as long as it may cost no more. */
function isKept({ codes, solution, fine }: Kept, project: UnderstoodProject): boolean {
  if (codes !== project.codes || !solution.platform.isAsTold) return false;
  return solution.limits.length === 0 || fine === fineSteps(project);
}

function move(
  { solver, platform }: Solution,
  code: Code,
  moved: MovedStatement,
  variables: MovedVariables,
): void {
  solver.move(code, moved, variables);
  platform.move(({ instance, statement }) => {
    const isOfCode = solver.instances[instance]!.code === code;
    return (isOfCode ? moved(statement) : statement) ?? statement;
  });
}
