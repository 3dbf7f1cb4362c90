/**
 * Conflicts of a program that is edited. They hold for as long as nothing changed that they are found by:
 * not after an edit of comments, nor of code that no origin reaches, not even by the class hierarchy.
 * Where they stand in the text is not part of them.
 */
import type { Code, CodeTable } from '../android/flow/code.js';
import type { Executor } from '../android/origins.js';
import type { UnderstoodProject } from '../android/origins/build-model.js';
import { superclassOf } from '../java/ir/class-queries.js';
import { isSameBody } from '../java/ir/same-body.js';
import type { Body, Statement } from '../java/ir/statements.js';
import type { BodySolutions } from './body-solutions.js';
import type { Conflicts } from './find-races.js';
import type { StaticProgram } from './origins.js';

interface Kept {
  readonly conflicts: Conflicts;
  readonly program: StaticProgram;
  readonly solutions: BodySolutions;
  /** Found when first asked for. */
  reached: ReadonlySet<Code> | undefined;
}

export class KeptConflicts {
  #codes: CodeTable | undefined;
  #kept: Kept | undefined;

  /** Those of before, or found anew. */
  of(
    project: UnderstoodProject,
    program: StaticProgram,
    solutions: BodySolutions,
    find: () => Conflicts,
  ): Conflicts {
    this.#watch(project);
    const kept = this.#kept;
    if (kept?.solutions === solutions && isSameProgram(kept.program, program)) {
      return kept.conflicts;
    }
    this.#kept = undefined;
    const conflicts = find();
    const isWhole = conflicts.limits.length + program.limits.length === 0;
    if (isWhole) this.#kept = { conflicts, program, solutions, reached: undefined };
    return conflicts;
  }

  /** Another table is another program. */
  #watch(project: UnderstoodProject): void {
    const { codes } = project;
    if (this.#codes === codes) return;
    this.#codes = codes;
    this.#kept = undefined;
    codes.onMove((code, before) => {
      if (this.#codes === codes && this.#matters(project, code, before)) this.#kept = undefined;
    });
  }

  #matters(project: UnderstoodProject, code: Code, before: Body): boolean {
    const kept = this.#kept;
    if (kept === undefined || isSameBody(before, code.body)) return false;
    if (code.body.kind !== 'method' && code.body.kind !== 'lambda') return true;
    const { threadTests } = project;
    if (threadTests.mayTell(before) || threadTests.mayTell(code.body)) return true;
    kept.reached ??= reachedByHierarchy(project, kept.program);
    return kept.reached.has(code);
  }
}

/** The same origins on the same threads, in the same order; where these are made is said in their names. */
function isSameProgram(one: StaticProgram, other: StaticProgram): boolean {
  return (
    JSON.stringify([executorsOf(one), one.order, one.waits]) ===
    JSON.stringify([executorsOf(other), other.order, other.waits])
  );
}

function executorsOf({ origins }: StaticProgram): Executor[] {
  return origins.map(({ executor }) => executor);
}

/** All code that code of an origin may call, as far as facts of bodies look. */
function reachedByHierarchy(
  { codes, values }: UnderstoodProject,
  { pointsTo }: StaticProgram,
): ReadonlySet<Code> {
  const reached = new Set(pointsTo.instances.map(({ code }) => code));
  const addMethods = (symbol: ReturnType<typeof superclassOf>): void => {
    for (const { id } of symbol?.methods.get('<init>') ?? []) {
      const code = codes.method(id);
      if (code !== undefined) reached.add(code);
    }
  };
  const add = (statement: Statement): void => {
    if (statement.kind === 'call' && statement.method !== undefined) {
      const own = codes.method(statement.method.id);
      if (own !== undefined) reached.add(own);
      for (const target of values.dispatch.anyTarget(statement.method)) reached.add(target);
    } else if (statement.kind === 'initialize') {
      for (const each of codes.initializers(statement.class)) reached.add(each);
    } else if (statement.kind === 'closure') {
      const lambda = codes.lambda(statement.function.body);
      if (lambda !== undefined) reached.add(lambda);
    }
  };
  for (const { body } of reached) {
    if (body.kind === 'initializer') addMethods(superclassOf(body.owner));
    body.statements.forEach(add);
  }
  return reached;
}
