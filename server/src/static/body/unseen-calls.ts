/**
 * Calls before a statement that may lock or wait, of which nobody can see whether they do: of a class that is not there, or
 * of a native method, whose names say so (`guard.enter()`). Every run passes them on its way to the statement.
 */
import { controlFlowOf } from '../../java/ir/control-flow.js';
import { selecting } from '../../java/ir/selecting.js';
import type { Body, Call, StatementIndex } from '../../java/ir/statements.js';
import { hasModifier } from '../../java/syntax/modifiers.js';

export function unseenLocks(body: Body, before: StatementIndex): readonly Call[] {
  const passed = lockingIn(body).filter(
    (at) => at !== before && controlFlowOf(body).dominates(at, before),
  );
  return passed.map((at) => body.statements[at] as Call);
}

const lockingIn = selecting(['call'], (call) => isUnseen(call) && LOCKING.test(call.name));

function isUnseen({ method, unknown }: Call): boolean {
  if (method !== undefined) return hasModifier(method.modifiers, 'native');
  return unknown?.why === 'class-not-found' || unknown?.why === 'receiver-unknown';
}

/** Words that a name begins with, or ends with. */
const LOCKING = /^(lock|enter|acquire|await|wait|join|hold|sync)|(lock|wait|join)$/i;
