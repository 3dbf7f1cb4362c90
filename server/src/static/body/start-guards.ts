/**
 * What a body asks before it comes to a statement that starts something, so as to start only one: a field that it sets to
 * something else there (`if (busy) return; busy = true;`), or an atomic that it asks and sets in one step
 * (`if (busy.compareAndSet(false, true))`).
 */
import { controlFlowOf } from '../../java/ir/control-flow.js';
import { pathsOf } from '../../java/ir/facts/paths.js';
import type { Body, Call, Statement, StatementIndex, Variable } from '../../java/ir/statements.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import { hasModifier } from '../../java/syntax/modifiers.js';
import { constantKey, FALSE, TRUE } from './constant-keys.js';
import { agrees, flagTestsBefore, type Found } from './flag-tests.js';
import { originalOf } from './stored-path.js';

export interface StartGuard {
  readonly field: FieldSymbol;
  readonly found: Found;
  readonly asked: StatementIndex;
  /** Is it set to something else in the same stretch of code? */
  readonly isSet: boolean;
}

/** An atomic of a final field, opened with `true` by whoever finds it `false`. */
export interface Gate {
  readonly field: FieldSymbol;
  /** Holds the atomic. */
  readonly atomic: Variable;
}

export function startGuards(body: Body, start: StatementIndex): readonly StartGuard[] {
  return flagTestsBefore(body, start).flatMap(({ asked, found }) => {
    const load = body.statements[asked]!;
    if (load.kind !== 'load' && load.kind !== 'static-load') return [];
    const isSet = body.statements.some(
      (each, at) =>
        (each.kind === 'store' || each.kind === 'static-store') &&
        each.field === load.field &&
        isOfSame(body, each, load) &&
        isTogether(body, at as StatementIndex, start) &&
        isKnownOther(storedKey(body, each.from), found),
    );
    return [{ field: load.field, found, asked, isSet }];
  });
}

export function startGates(body: Body, start: StatementIndex): readonly Gate[] {
  return flagTestsBefore(body, start).flatMap(({ asked, found }) => {
    const call = body.statements[asked]!;
    if (call.kind !== 'call' || !isAtomicFlag(call) || !hasTaken(body, call, found)) return [];
    const load = pathsOf(body).definitions[originalOf(body, call.receiver!)];
    if (load?.kind !== 'load' && load?.kind !== 'static-load') return [];
    return hasModifier(load.field.modifiers, 'final')
      ? [{ field: load.field, atomic: call.receiver! }]
      : [];
  });
}

/** May the call set the flag to `false`? */
export function mayReopen(body: Body, call: Call): boolean {
  if (!isAtomicFlag(call) || !SETTING.test(call.name)) return false;
  return constantKey(body, call.arguments.at(-1)!) !== TRUE;
}

const SETTING = /^(?:lazySet|set|getAndSet|(?:weakC|c)ompareAnd(?:Set|Exchange))/;

function isAtomicFlag({ method, receiver }: Call): boolean {
  return (
    receiver !== undefined && method?.owner.name === 'java.util.concurrent.atomic.AtomicBoolean'
  );
}

/** Was it this call that has set it? */
function hasTaken(body: Body, { name, arguments: given }: Call, found: Found): boolean {
  const keys = given.map((each) => constantKey(body, each));
  if (name === 'compareAndSet') return agrees(TRUE, found) && keys[0] === FALSE && keys[1] === TRUE;
  return name === 'getAndSet' && agrees(FALSE, found) && keys[0] === TRUE;
}

function isOfSame(body: Body, store: Statement, load: Statement): boolean {
  if (store.kind !== 'store' || load.kind !== 'load') return store.kind === 'static-store';
  return originalOf(body, store.object) === originalOf(body, load.object);
}

/** Whoever comes to the one comes to the other, in the same stretch of code. */
function isTogether(body: Body, store: StatementIndex, start: StatementIndex): boolean {
  const flow = controlFlowOf(body);
  return flow.dominates(store, start) || flow.blockOf(store) === flow.blockOf(start);
}

export function isKnownOther(stored: string | undefined, found: Found): boolean {
  return stored !== undefined && !agrees(stored, found);
}

/** What is new is neither null nor any constant. */
export function storedKey(body: Body, variable: Variable): string | undefined {
  const made = pathsOf(body).definitions[originalOf(body, variable)];
  if (made?.kind === 'allocate' || made?.kind === 'closure') return 'new';
  return constantKey(body, variable);
}
