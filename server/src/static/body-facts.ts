/**
 * What the phases ask of single bodies, in one place: who owns an object, which locks are held, what an
 * access does to a pointer. Each question is answered by a unit of `body`; answers are kept for as long
 * as one analysis runs, those that cost more for as long as they hold (body-solutions.ts).
 */
import type { Code } from '../android/flow/code.js';
import type { UnderstoodProject } from '../android/origins/build-model.js';
import { lazy } from '../base/lazy.js';
import { getOrMake } from '../base/multi-map.js';
import { BodyNotes } from '../java/ir/body-notes.js';
import { pathsOf } from '../java/ir/facts/paths.js';
import type { Body, StatementIndex, Variable } from '../java/ir/statements.js';
import type { FieldSymbol, JavaFieldId, MethodId, Type } from '../java/program/symbols.js';
import type { BodyAccess } from './accesses/body-accesses.js';
import type { IsOwned } from './accesses/instance-accesses.js';
import type { SplitUpdates } from './accesses/split-updates.js';
import { givenBy } from './body/access-path.js';
import { BodySolutions } from './body-solutions.js';
import { isBoundView } from './body/frees.js';
import { FunctionalValues } from './body/functional.js';
import type { HeldLock } from './body/locks/locks.js';
import { lockField, replacedLocks } from './body/locks/replaced-locks.js';
import { takenOverUnder } from './body/locks/taken-over.js';
import { ownFields } from './body/own-fields.js';
import { NONE, type Sites } from './body/ownership/sites.js';
import { saidThread, type SaidThread } from './body/said-thread.js';
import { ScreenUses } from './body/screen-uses.js';
import { ShareableTypes, type SafeType } from './body/shareable-types.js';
import type { ThreadKind } from '../android/origins/thread-comparisons.js';
import { ThreadRegions } from '../android/origins/thread-regions.js';
import type { AccessPattern } from './grade/access-pattern.js';
import type { HeldAt } from './locks/instance-locks.js';
import type { InstanceId, PointsTo } from './points-to/points-to.js';
import { callGuards, changeOf, isPointer, returnOf, useOf } from './races/access-roles.js';
import type { RunFacts } from './races/own-making.js';
import type { PointerRoles, UseGuard } from './races/roles.js';

export interface BodyFacts {
  readonly isOwned: IsOwned;
  /** Updates in two steps. */
  readonly splits: SplitUpdates;
  /** What a call of one instance hands over to another that nobody else has. */
  givenTo(callee: InstanceId, caller: InstanceId, statement: StatementIndex, given: Sites): Sites;
  readonly heldAt: HeldAt;
  readonly roles: PointerRoles;
  /** The only threads that come to the statement, if the source asks. */
  threadAt(instance: InstanceId, statement: StatementIndex): ThreadKind | undefined;
  /** The thread that its method says it is for. */
  saidBy(instance: InstanceId): SaidThread | undefined;
  /** What the access is part of: an update, a check. */
  patternsOf(code: Code, access: BodyAccess): ReadonlySet<AccessPattern>;
  /** Does it store what everybody would store there? */
  isFunctional(code: Code, access: BodyAccess): boolean;
  /** Can objects of the type be seen only as they were made, however they come to who reads them? */
  isImmutable(type: Type): boolean;
  /** Does every construction of the object set the field? */
  isSetAtCreation(field: FieldSymbol): boolean;
  readonly runs: RunFacts;
  /** What it asks, unchecked, of a fragment that may have gone. */
  readonly screens: ScreenUses;
  /** Fields of which something is said by all bodies together: what one body is part of, others are told by. */
  overall(): readonly ReadonlySet<unknown>[];
}

export function bodyFactsOf(
  project: UnderstoodProject,
  pointsTo: PointsTo,
  solutions = new BodySolutions(project),
): BodyFacts {
  const { knowledge, codes } = project;
  const { locks, ownership, patterns, splits, uses, guards, bodies } = solutions;
  const threads = new ThreadRegions(project.threadTests);
  const types = new ShareableTypes(knowledge);
  const held = new Map<Body, Map<StatementIndex, readonly HeldLock[]>>();
  const all = lazy(() => codes.codes.map(({ body }) => body));
  const replaced = lazy(() => replacedLocks(all(), (body, at) => locks.at(body, at)));
  const isReplaced = (body: Body, lock: HeldLock): boolean => {
    const field = lockField(body, lock);
    return field !== undefined && replaced().has(field);
  };
  const functional = new FunctionalValues(knowledge, (method) => bodies.bodiesOf(method));
  const said = new Map<MethodId, SaidThread | undefined>();
  const set = lazy(() => fieldsSetAtCreation(codes.codes));
  const own = lazy(() => ownFields(all()));
  return {
    splits,
    isOwned: ({ code: { body } }, { statement, base }, given = NONE) => {
      if (base === undefined) return false;
      if (given === NONE && !mayBeOwned(body, base)) return false;
      return ownership.isOwned(body, statement, base, given);
    },
    givenTo: (callee, caller, statement, given) => {
      const { body } = pointsTo.instances[caller]!.code;
      const call = body.statements[statement]!;
      if (given === NONE && !givenBy(call).some((each) => mayBeOwned(body, each))) return NONE;
      const { body: called } = pointsTo.instances[callee]!.code;
      return ownership.givenTo(called, body, statement, given);
    },
    heldAt: (instance, statement) => {
      const { body } = pointsTo.instances[instance]!.code;
      const byStatement = getOrMake(
        held,
        body,
        () => new Map<StatementIndex, readonly HeldLock[]>(),
      );
      return getOrMake(byStatement, statement, () => {
        const at = (each: StatementIndex): readonly HeldLock[] => locks.at(body, each);
        const found = [...at(statement), ...takenOverUnder(body, statement, at, knowledge)];
        return found.filter((lock) => !isReplaced(body, lock));
      });
    },
    threadAt: (instance, statement) => {
      return threads.at(pointsTo.instances[instance]!.code.body, statement);
    },
    saidBy: (instance) => {
      const { method } = pointsTo.instances[instance]!.code.body;
      return method && getOrMake(said, method.id, () => saidThread(method, knowledge));
    },
    roles: {
      isPointer,
      changeOf: ({ body }, access) => changeOf(body, access, knowledge),
      useOf: ({ body }, access) => {
        const { statement } = access;
        return getOrMake(uses, access, () => ({ use: useOf(body, statement, knowledge) })).use;
      },
      useOfResult: ({ body }, call) => useOf(body, call, knowledge),
      returnOf: ({ body }, statement) => returnOf(body, statement, knowledge),
      isSetWithViews: (field) => isBoundView(field, knowledge),
      guardsAtCall: ({ body }, call, path) => {
        const known = getOrMake(guards, body, () => new Map<string, readonly UseGuard[]>());
        return getOrMake(known, `${call} ${path?.id ?? ''}`, () => {
          return callGuards(body, call, path, knowledge);
        });
      },
    },
    patternsOf: ({ body }, access) => patterns.of(body, access),
    isFunctional: ({ body }, { statement }) => functional.isStored(body, statement),
    isImmutable: (type) => IMMUTABLE.has(types.reason(type)),
    isSetAtCreation: (field) => set().has(field.id),
    runs: runFactsOf(solutions, own),
    screens: new ScreenUses({ knowledge, bodiesOf: (method) => bodies.bodiesOf(method) }),
    overall: () => [replaced(), set(), own()],
  };
}

/** That of others is only promised, or they change. */
const IMMUTABLE: ReadonlySet<SafeType | undefined> = new Set(['primitive', 'immutable', 'enum']);

const MAY_BE_OWNED = new BodyNotes<Map<Variable, boolean>>();

/** What came in from outside, and what it leads to, is not the body's own: no need to look further. */
function mayBeOwned(body: Body, variable: Variable): boolean {
  const known = getOrMake(MAY_BE_OWNED, body, () => new Map<Variable, boolean>());
  return getOrMake(known, variable, () => isMadeHere(body, variable));
}

function isMadeHere(body: Body, variable: Variable): boolean {
  const { definitions } = pathsOf(body);
  const seen = new Set<Variable>();
  let at = variable;
  while (!seen.has(at)) {
    seen.add(at);
    const { kind } = body.variables[at]!;
    if (kind === 'this') return body.kind === 'constructor' || body.kind === 'initializer';
    if (kind === 'parameter' || kind === 'captured') return false;
    const made = definitions[at];
    if (made?.kind === 'static-load') return false;
    if (made?.kind === 'load') at = made.object;
    else if (made?.kind === 'copy') at = made.from;
  }
  return true;
}

function runFactsOf(
  { ownership, bodies }: BodySolutions,
  own: () => ReadonlySet<JavaFieldId>,
): RunFacts {
  return {
    isOwnField: ({ id }) => own().has(id),
    returnsFresh: (method) => {
      const called = bodies.bodiesOf(method);
      return called.length > 0 && called.every((body) => ownership.returnsFresh(body));
    },
    isCallOf: (statement, callee) => {
      if (statement.kind === 'initialize') return callee.kind === 'initializer';
      if (statement.kind !== 'call' || statement.method === undefined) return false;
      return bodies.bodiesOf(statement.method).includes(callee);
    },
  };
}

/** By initialisers and constructors, to something else than null. */
function fieldsSetAtCreation(codes: readonly Code[]): Set<number> {
  const set = new Set<number>();
  for (const { body } of codes) {
    if (body.kind === 'method' || body.kind === 'lambda') continue;
    for (const statement of body.statements) {
      if (statement.kind !== 'store' && statement.kind !== 'static-store') continue;
      if (body.variables[statement.from]!.constant?.kind !== 'null') set.add(statement.field.id);
    }
  }
  return set;
}
