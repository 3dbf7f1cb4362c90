/**
 * What is solved of bodies, callees by summaries: locks held, objects owned, patterns. Kept from one
 * analysis to the next for bodies that are the same and call nothing that changed.
 */
import type { CodeTable } from '../android/flow/code.js';
import type { UnderstoodProject } from '../android/origins/build-model.js';
import { getOrMake } from '../base/multi-map.js';
import type { Body } from '../java/ir/statements.js';
import type { MethodId } from '../java/program/symbols.js';
import type { BodyAccess } from './accesses/body-accesses.js';
import { SplitUpdates } from './accesses/split-updates.js';
import { Locks } from './body/locks/locks.js';
import { Ownership, type ProjectBodies } from './body/ownership/ownership.js';
import { Parts } from './body/ownership/parts.js';
import { AccessPatterns } from './grade/access-pattern.js';
import type { Use, UseGuard } from './races/roles.js';

export class BodySolutions {
  readonly locks: Locks;
  readonly ownership: Ownership;
  readonly patterns: AccessPatterns;
  readonly splits: SplitUpdates;
  /** What is said of an access or a call by its own body. */
  readonly uses = new WeakMap<BodyAccess, { readonly use: Use | undefined }>();
  readonly guards = new WeakMap<Body, Map<string, readonly UseGuard[]>>();
  /** Of which other things may be said than before the last edit. */
  forgotten: ReadonlySet<Body> = new Set();
  #bodies: ProjectBodies;

  constructor(
    project: UnderstoodProject,
    readonly parts = partsOf(project),
  ) {
    const { knowledge } = project;
    this.#bodies = projectBodies(project, parts);
    this.locks = new Locks(knowledge, (method) => this.#bodies.bodiesOf(method));
    this.ownership = new Ownership(knowledge, {
      bodiesOf: (method) => this.#bodies.bodiesOf(method),
      initializersOf: (symbol) => this.#bodies.initializersOf(symbol),
      isPart: (field) => this.parts.has(field),
    });
    this.patterns = new AccessPatterns(this.locks);
    this.splits = new SplitUpdates(this.locks, (method) => this.#bodies.bodiesOf(method));
  }

  get bodies(): ProjectBodies {
    return this.#bodies;
  }

  /** The project as it is now, and what of it is no more. */
  update(project: UnderstoodProject, gone: readonly Body[]): void {
    this.#bodies = projectBodies(project, this.parts);
    const locked = this.locks.forget(gone);
    this.patterns.forget(locked);
    this.splits.forget([...gone, ...locked]);
    this.forgotten = new Set([...locked, ...this.ownership.forget(gone)]);
  }
}

interface Kept {
  readonly project: UnderstoodProject;
  readonly bodies: readonly Body[];
  readonly solutions: BodySolutions;
}

export class KeptBodySolutions {
  #kept: Kept | undefined;

  of(project: UnderstoodProject): BodySolutions {
    const before = this.#kept;
    const bodies = project.codes.codes.map(({ body }) => body);
    const isLike = before !== undefined && hasSameClasses(before.project, project);
    const gone = isLike ? missing(before.bodies, bodies) : [];
    const parts =
      isLike && Parts.areAlike(gone, missing(bodies, before.bodies))
        ? before.solutions.parts
        : partsOf(project);
    const isKept = isLike && before.solutions.parts.isSame(parts);
    const solutions = isKept ? before.solutions : new BodySolutions(project, parts);
    if (isKept) solutions.update(project, gone);
    this.#kept = { project, bodies, solutions };
    return solutions;
  }
}

/** Of the one list what the other has not; most stand where they stood. */
function missing(before: readonly Body[], now: readonly Body[]): Body[] {
  const moved = before.filter((body, at) => now[at] !== body);
  const others = new Set(now.filter((body, at) => before[at] !== body));
  return moved.filter((body) => !others.has(body));
}

function partsOf({ codes }: UnderstoodProject): Parts {
  return new Parts(codes.codes.map(({ body }) => body));
}

/** Then a call may run the same methods as before. */
function hasSameClasses(one: UnderstoodProject, other: UnderstoodProject): boolean {
  if (one.knowledge !== other.knowledge) return false;
  return one.codes === other.codes || isSameTable(one.codes, other.codes);
}

function isSameTable({ classes: one }: CodeTable, { classes: other }: CodeTable): boolean {
  return one.size === other.size && [...one].every(([id, symbol]) => other.get(id) === symbol);
}

/** All code that a call may run, by the class hierarchy. */
function projectBodies({ codes, values }: UnderstoodProject, parts: Parts): ProjectBodies {
  const known = new Map<MethodId, readonly Body[]>();
  return {
    bodiesOf: (method) =>
      getOrMake(known, method.id, () => {
        const own = codes.method(method.id);
        const targets = new Set([...(own ? [own] : []), ...values.dispatch.anyTarget(method)]);
        return [...targets].map(({ body }) => body);
      }),
    initializersOf: (symbol) => codes.initializers(symbol).map(({ body }) => body),
    isPart: (field) => parts.has(field),
  };
}
