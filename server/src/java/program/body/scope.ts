/**
 * What simple names mean at a place in a body (JLS §6.3, 6.4), from the inside out: the locals of the
 * code, then the members of the class that it stands in, then what is in scope where that class
 * stands; after the outermost class come the imports of the file. A scope never changes, so a lambda
 * that is read twice with other types sees the same one around it.
 *
 * Variables and members are found here; each scope also says which types are in scope (scopes.ts).
 */
import type { BodyOwner, LocalVariable } from '../resolved-body.js';
import type { TypeScope } from '../scopes.js';
import type { ClassSymbol } from '../symbols.js';
import type { Type } from '../types.js';
import { addLocal, type Locals } from './locals.js';

export interface Scope {
  /** Since the class around began. */
  readonly locals: Locals;
  readonly types: TypeScope;
  /** The innermost class around; undefined outside of all. */
  readonly members: Members | undefined;
  readonly code: Code | undefined;
  readonly yielding: Yielding | undefined;
}

/** A class, and what is in scope where it stands. */
export interface Members {
  readonly class: ClassSymbol;
  readonly up: Scope;
}

/** The method, initialiser or lambda whose code it is. */
export interface Code {
  readonly owner: BodyOwner;
  /** What `return` is expected to give; undefined where it is not known. */
  readonly expected: Type | undefined;
  /** Of a lambda: the types that were returned, to be filled. */
  readonly returned: Type[] | undefined;
}

/** A switch expression. */
export interface Yielding {
  readonly expected: Type | undefined;
  readonly yielded: Type[];
}

/** Of a file, outside of its classes. */
export function outermostScope(types: TypeScope): Scope {
  return { locals: undefined, types, members: undefined, code: undefined, yielding: undefined };
}

export function withVariable(scope: Scope, variable: LocalVariable): Scope {
  const { types, members, code, yielding } = scope;
  return { locals: addLocal(scope.locals, variable), types, members, code, yielding };
}

export function withVariables(scope: Scope, variables: readonly LocalVariable[]): Scope {
  return variables.reduce(withVariable, scope);
}

/** A local class or type parameters: only `types` is new. */
export function withTypes({ locals, members, code, yielding }: Scope, types: TypeScope): Scope {
  return { locals, types, members, code, yielding };
}

/** A class begins: from here inwards its members are in scope. */
export function withMembers(up: Scope, symbol: ClassSymbol, types: TypeScope): Scope {
  const { code, yielding } = up;
  return { locals: undefined, types, members: { class: symbol, up }, code, yielding };
}

export function withCode(
  { locals, types, members }: Scope,
  owner: BodyOwner,
  expected: Type | undefined,
  returned?: Type[],
): Scope {
  const code = { owner, expected, returned };
  return { locals, types, members, code, yielding: undefined };
}

export function withYield(
  { locals, types, members, code }: Scope,
  expected: Type | undefined,
  yielded: Type[],
): Scope {
  return { locals, types, members, code, yielding: { expected, yielded } };
}

/** The class whose code it is. */
export function classAround({ members }: Scope): ClassSymbol | undefined {
  return members?.class;
}

/** The classes around, from the inside out. */
export function classesAround(scope: Scope): readonly ClassSymbol[] {
  const around: ClassSymbol[] = [];
  for (let at = scope.members; at !== undefined; at = at.up.members) around.push(at.class);
  return around;
}
