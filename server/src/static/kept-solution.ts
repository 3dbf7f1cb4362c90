/**
 * Points-to of a program that is edited. As long as codes only move (android/flow/move-codes.ts), what
 * was solved holds: numbers of statements and variables are made those of now, and what hangs on the
 * order of statements (who waits for whom, what is posted before what) is found again.
 */
import type { Code, CodeTable, MovedStatement, MovedVariables } from '../android/flow/code.js';
import type { UnderstoodProject } from '../android/origins/build-model.js';
import {
  describeProgram,
  solveProgram,
  type Solution,
  type StaticOptions,
} from './build-static-program.js';
import type { StaticProgram } from './origins.js';

export class KeptSolution {
  #kept: { readonly codes: CodeTable; readonly solution: Solution } | undefined;

  /** The same as buildStaticProgram says. */
  programOf(project: UnderstoodProject, options: StaticOptions): StaticProgram {
    const kept = this.#kept;
    const isKept = kept?.codes === project.codes && kept.solution.platform.isAsTold;
    return describeProgram(project, isKept ? kept.solution : this.#solve(project, options));
  }

  #solve(project: UnderstoodProject, options: StaticOptions): Solution {
    this.#kept = undefined;
    const { codes } = project;
    const solution = solveProgram(project, options);
    codes.onMove((code, _before, moved, variables) => {
      if (this.#kept?.solution === solution) move(solution, code, moved, variables);
    });
    // One that was not solved to its end hangs on how many steps there were.
    if (solution.limits.length === 0 && !solution.solver.isUnsettled) {
      this.#kept = { codes, solution };
    }
    return solution;
  }
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
