/**
 * Conflicts of a program that is edited. They hold for as long as nothing changed that they are found by:
 * not after an edit of comments, nor of code that no origin reaches, not even by the class hierarchy.
 * Where they stand in the text, and what is only said in it, is not part of them.
 *
 * After an edit that had points-to solved anew, they hold if that came to the same and the edited code is of no
 * concern to them.
 */
import type { Code, CodeTable } from '../android/flow/code.js';
import type { UnderstoodProject } from '../android/origins/build-model.js';
import { lazy } from '../base/lazy.js';
import { isSameBody } from '../java/ir/same-body.js';
import { fieldsStoredIn } from '../java/ir/selecting.js';
import type { Body } from '../java/ir/statements.js';
import type { JavaFieldId } from '../java/program/symbols.js';
import type { BodySolutions } from './body-solutions.js';
import { filledFields } from './body/own-fields.js';
import { mayReplaceLock } from './body/locks/replaced-locks.js';
import { isOnlySaid } from './body/spoken-texts.js';
import type { Conflicts } from './find-races.js';
import type { StaticProgram } from './origins.js';
import { reachedByHierarchy } from './reached-by-hierarchy.js';
import { isSameOrder, isSolvedAlike, wholeOf, type Whole } from './same-program.js';

interface Kept extends Whole {
  readonly conflicts: Conflicts;
  readonly solutions: BodySolutions;
  /** As they were. */
  readonly codes: readonly Code[];
  readonly reached: () => ReadonlySet<Code>;
  /** Fields that constructors fill: whoever else stores in them takes part in what is said of them. */
  readonly filled: () => ReadonlySet<JavaFieldId>;
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
    const now = wholeOf(project, program);
    const kept = this.#kept?.solutions === solutions ? this.#kept : undefined;
    const isSameTable = this.#watch(project);
    const isMoved = isSameTable && kept?.generation === now.generation;
    const holds =
      kept !== undefined &&
      (isMoved ? isSameMoved(kept.program, program) : isAlike(kept, project, now));
    // What is kept is not needed while others are found.
    this.#kept = undefined;
    const conflicts = holds ? kept.conflicts : find();
    const isWhole = conflicts.limits.length === 0 && program.isSettled;
    const known = holds && isSameTable ? kept : asked(project, program);
    if (isWhole) this.#kept = { ...known, ...now, conflicts, solutions };
    return conflicts;
  }

  /** Another table is another program. */
  #watch(project: UnderstoodProject): boolean {
    const { codes } = project;
    if (this.#codes === codes) return true;
    this.#codes = codes;
    codes.onMove(({ code, before }) => {
      const kept = this.#codes === codes ? this.#kept : undefined;
      const isSaid = isSameBody(before, code.body, isOnlySaid);
      if (!isSaid && kept !== undefined && matters(project, kept, { code, before }))
        this.#kept = undefined;
    });
    return false;
  }
}

function asked(
  project: UnderstoodProject,
  program: StaticProgram,
): Pick<Kept, 'codes' | 'reached' | 'filled'> {
  const { codes } = project.codes;
  return {
    codes,
    reached: lazy(() => reachedByHierarchy(project, program)),
    filled: lazy(() => filledFields(codes.map(({ body }) => body))),
  };
}

/** Of codes that only moved; points-to may have been solved again. */
function isSameMoved(one: StaticProgram, other: StaticProgram): boolean {
  return isSameOrder(one, other) && one.pointsTo.isSame(other.pointsTo);
}

/** A code that has another body than before. */
interface Edited {
  readonly code: Code;
  readonly before: Body;
}

function isAlike(kept: Kept, project: UnderstoodProject, now: Whole): boolean {
  const { codes } = project.codes;
  if (codes.length !== kept.codes.length) return false;
  const edited = codes.flatMap((code, at) => {
    const known = kept.codes[at]!;
    return known === code ? [] : [{ code, before: known.body }];
  });
  const reached = lazy(() => reachedByHierarchy(project, now.program));
  return (
    isSolvedAlike(kept, now) &&
    !edited.some((each) => matters(project, { reached, filled: kept.filled }, each))
  );
}

function matters(
  { threadTests: tests }: UnderstoodProject,
  known: Pick<Kept, 'reached' | 'filled'>,
  { code, before }: Edited,
): boolean {
  const { body } = code;
  if (isSameBody(before, body)) return false;
  if (body.kind !== 'method' && body.kind !== 'lambda') return true;
  if ([before, body].some((each) => tests.mayTell(each) || mayReplaceLock(each))) return true;
  if (known.reached().has(code)) return true;
  return storedInOne(before, body).some((field) => known.filled().has(field));
}

/** Fields in which one of the bodies stores something, and the other does not. */
function storedInOne(one: Body, other: Body): JavaFieldId[] {
  const [stored, again] = [one, other].map((body) => {
    return new Set(fieldsStoredIn(body).map(({ id }) => id));
  }) as [Set<JavaFieldId>, Set<JavaFieldId>];
  return [...stored, ...again].filter((id) => !(stored.has(id) && again.has(id)));
}
