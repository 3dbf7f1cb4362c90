/**
 * Calls that code makes on its own object, or on the one around it: `this.load()`, `super.load()`,
 * `Outer.this.load()`. Which method runs is decided by the class of that object, and that is the same as
 * long as such calls go on.
 */
import { BodyNotes } from '../../java/ir/body-notes.js';
import { isHiddenField } from '../../java/ir/hidden-fields.js';
import type { Body, Call, Statement, Variable } from '../../java/ir/statements.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { isThis, type Code } from '../flow/code.js';
import type { Dispatch } from '../flow/dispatch.js';
import type { Emit, Handing } from './postings.js';

export type OnSelf = 'virtual' | 'special';

const OWN = new BodyNotes<ReadonlySet<Variable>>();

export function onSelf(
  statement: Statement | Call,
  { body }: Pick<Code, 'body'>,
): OnSelf | undefined {
  if (statement.kind === 'initialize') {
    return ownObjects(body).has(statement.object) ? 'special' : undefined;
  }
  if (statement.kind !== 'call' || statement.receiver === undefined) return undefined;
  if (!ownObjects(body).has(statement.receiver)) return undefined;
  return statement.dispatch === 'virtual' ? 'virtual' : 'special';
}

/** `execute()`, `invalidate()` in a class above: what runs is told by the class of the own object. */
export function isDoneToSelf({ site, call, row }: Emit): boolean {
  const isItsOwn = row.what === 'receiver' && row.screen === undefined;
  return isItsOwn && onSelf(call, site.code) !== undefined;
}

/** `setListener(this)` in a class above: whose callbacks are meant is told so too. */
export function isHandedSelf({ site, call, argument }: Handing): boolean {
  const given = call.arguments[argument];
  return given !== undefined && isThis(given, site.code);
}

/** `this`, what a lambda took along of it, and the instances around. */
export function ownObjects(body: Body): ReadonlySet<Variable> {
  let own = OWN.get(body);
  if (own === undefined) OWN.set(body, (own = findOwnObjects(body)));
  return own;
}

const NO_OBJECTS: ReadonlySet<Variable> = new Set();

function findOwnObjects(body: Body): ReadonlySet<Variable> {
  const { variables, statements } = body;
  const own = new Set<Variable>();
  const code = { body };
  for (let at = 0; at < variables.length; at++) {
    if (isThis(at as Variable, code)) own.add(at as Variable);
  }
  if (own.size === 0) return NO_OBJECTS;
  for (const statement of statements) {
    if (statement.kind !== 'load' || !own.has(statement.object)) continue;
    const { field } = statement;
    if (isHiddenField(field) && field.name.startsWith('this$')) own.add(statement.to);
  }
  return own;
}

/** The classes that the object of a root may have, and those around it; undefined for static code. */
export function livesOf(
  code: Code,
  dispatch: Dispatch,
  /** All that its objects are, if it is known. */
  known?: readonly ClassSymbol[],
): ReadonlySet<ClassSymbol> | undefined {
  const { body } = code;
  const [first] = body.parameters;
  const isInstance = first !== undefined && body.variables[first]?.kind === 'this';
  if (!isInstance && code.enclosing === undefined) return undefined;
  const runners = known ?? dispatch.runnersOf(code);
  const own = runners.length > 0 ? runners : dispatch.withSubclasses(body.owner);
  const lives = new Set(known ?? [body.owner, ...own]);
  // What is around it is walked over as well: it stands behind in the set.
  for (const { outer, modifiers } of lives) {
    if (outer === undefined || hasModifier(modifiers, 'static')) continue;
    for (const symbol of [outer, ...dispatch.withSubclasses(outer)]) lives.add(symbol);
  }
  return lives;
}
