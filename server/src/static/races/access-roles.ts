/** What an access of a reference field does to the pointer, put together from what its body says. */
import type { MethodKnowledge } from '../../android/knowledge/method-knowledge.js';
import { BodyNotes } from '../../java/ir/body-notes.js';
import { pathsOf, type Path } from '../../java/ir/facts/paths.js';
import type { Body, StatementIndex } from '../../java/ir/statements.js';
import type { BodyAccess } from '../accesses/body-accesses.js';
import { allocatedBefore, reallocatedAfter } from '../body/allocations.js';
import { flagTestsBefore, type FlagTest } from '../body/flag-tests.js';
import { freesOf, isHarmlessAfter, type Free as BodyFree } from '../body/frees.js';
import { guardsAtCall, guardsOf, type Guard } from '../body/guards.js';
import { dereferencesOf, returnsOf, type Use as BodyUse } from '../body/uses.js';
import { SET_TO_NULL, type Change, type Free, type Use, type UseGuard } from './roles.js';

/** Does it hold a reference to an object? */
export function isPointer({ field }: BodyAccess): boolean {
  return field !== undefined && field.type.kind !== 'primitive';
}

/** What an access that writes does; or a read, if what was read is then closed or released. */
export function changeOf(body: Body, access: BodyAccess, knowledge: MethodKnowledge): Change {
  const free = freeOf(body, access, knowledge);
  return { free, sets: access.kind === 'write' && free === undefined };
}

function freeOf(
  body: Body,
  { statement, field }: BodyAccess,
  knowledge: MethodKnowledge,
): Free | undefined {
  // The null that a field is declared with frees nothing.
  if (body.kind === 'constructor' || body.kind === 'initializer') return undefined;
  const found = knownFrees(body, knowledge).find(
    (each) => (each.load ?? each.statement) === statement && each.field === field,
  );
  if (found === undefined) return undefined;
  const read = found.load === undefined ? undefined : body.statements[found.load];
  const path = read && pathsOf(body).source(read);
  const isSetAfter = reallocatedAfter(body, found.statement, path).length > 0;
  const isCall = body.statements[found.statement]!.kind === 'call';
  return { ...wordsOf(found), isSetAfter, isUnbound: isCall && found.how === 'null' };
}

const FREES = new BodyNotes<readonly BodyFree[]>();

function knownFrees(body: Body, knowledge: MethodKnowledge): readonly BodyFree[] {
  let frees = FREES.get(body);
  if (frees === undefined) FREES.set(body, (frees = freesOf(body, knowledge)));
  return frees;
}

function wordsOf({ how }: BodyFree): Omit<Free, 'isSetAfter' | 'isUnbound'> {
  if (how === 'null') return SET_TO_NULL;
  const isHarmless = (method: string): boolean => isHarmlessAfter(method, how);
  return { text: `freed by ${how.by}()`, consequence: how.consequence, isNull: false, isHarmless };
}

/** Of what a load or call gives: the least guarded dereference. */
export function useOf(
  body: Body,
  statement: StatementIndex,
  knowledge: MethodKnowledge,
): Use | undefined {
  return leastGuarded(body, statement, dereferencesOf(body, statement), knowledge);
}

/** The same of where it is returned. */
export function returnOf(
  body: Body,
  statement: StatementIndex,
  knowledge: MethodKnowledge,
): Use | undefined {
  return leastGuarded(body, statement, returnsOf(body, statement), knowledge);
}

/** To catch the exception is no guard. */
function leastGuarded(
  body: Body,
  statement: StatementIndex,
  found: readonly BodyUse[],
  knowledge: MethodKnowledge,
): Use | undefined {
  const uses = found.map((use) => ({
    use,
    guards: guardsOf(body, statement, use, knowledge).filter(({ kind }) => kind !== 'catch'),
  }));
  const [first] = uses;
  if (first === undefined) return undefined;
  const open = uses.find(({ guards }) => guards.length === 0) ?? first;
  return {
    at: open.use.at,
    guards: open.guards.map((guard) => toGuard(body, open.use.at, guard)),
    isSetBefore: allocatedBefore(body, statement) !== undefined,
    isReturned: false,
    calls: uses.map(({ use }) => calledAt(body, use)),
  };
}

function calledAt({ statements }: Body, { at, variable }: BodyUse): string | undefined {
  const statement = statements[at]!;
  const isCall = statement.kind === 'call' && statement.receiver === variable;
  return isCall ? statement.name : undefined;
}

/** What the caller asks before a call whose callee uses the path. */
export function callGuards(
  body: Body,
  call: StatementIndex,
  path: Path | undefined,
  knowledge: MethodKnowledge,
): readonly UseGuard[] {
  return guardsAtCall(body, call, path, knowledge).map((guard) => toGuard(body, call, guard));
}

function toGuard(body: Body, guarded: StatementIndex, guard: Guard): UseGuard {
  const { kind, at, against, flag } = guard;
  return {
    against,
    text: TEXTS[kind],
    at,
    flag: kind === 'flag' ? flag?.field : undefined,
    isPointerFlag: flag?.is === 'non-null',
    state: kind === 'state' ? flag?.method?.name : undefined,
    question: kind === 'flag' ? questionOf(body, guarded, flag) : undefined,
  };
}

/** Where the method was asked that answers for the flag. */
function questionOf(
  body: Body,
  guarded: StatementIndex,
  flag: Guard['flag'],
): StatementIndex | undefined {
  if (flag?.method === undefined || flag.field !== undefined) return undefined;
  const isAsked = ({ asked }: FlagTest): boolean => {
    const call = body.statements[asked]!;
    return call.kind === 'call' && call.method === flag.method && call.arguments.length === 0;
  };
  return flagTestsBefore(body, guarded).find(isAsked)?.asked;
}

const TEXTS: Readonly<Record<Guard['kind'], string>> = {
  'null-test': 'a null test',
  identity: 'a comparison with something that is not null',
  'instance-of': 'an instanceof test',
  state: 'a question to the platform whether it is still there',
  flag: 'a flag',
  catch: 'NullPointerException is caught',
  allocation: 'it is set if it is null',
};
