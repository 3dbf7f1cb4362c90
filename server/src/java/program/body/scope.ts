/**
 * What simple names mean at a place in a body (JLS §6.3, 6.4): a chain of frames from the inside out.
 * A frame never changes, so a lambda that is read twice with other types sees the same chain below it.
 * The chain ends with the classes around the member; after it come the imports of the file.
 *
 * Variables and members are found here; each frame also says which types are in scope (scopes.ts).
 */
import type { BodyOwner, LocalVariable } from '../resolved-body.js';
import type { TypeScope } from '../scopes.js';
import type { ClassSymbol } from '../symbols.js';
import type { Type } from '../types.js';

interface Frame {
  readonly up: Scope;
  readonly types: TypeScope;
}

export type Scope =
  | VariableFrame
  /** A local class or type parameters: only `types` is new. */
  | (Frame & { readonly kind: 'types' })
  | CodeFrame
  | YieldFrame
  | MembersFrame
  | { readonly kind: 'file'; readonly types: TypeScope };

export interface VariableFrame extends Frame {
  readonly kind: 'variable';
  readonly variable: LocalVariable;
}

/** A method, initialiser or lambda begins. */
export interface CodeFrame extends Frame {
  readonly kind: 'code';
  readonly owner: BodyOwner;
  /** What `return` is expected to give; undefined where it is not known. */
  readonly expected: Type | undefined;
  /** Of a lambda: the types that were returned, to be filled. */
  readonly returned: Type[] | undefined;
}

/** A switch expression begins. */
export interface YieldFrame extends Frame {
  readonly kind: 'yield';
  readonly expected: Type | undefined;
  readonly yielded: Type[];
}

/** A class begins: from here inwards its members are in scope. */
export interface MembersFrame extends Frame {
  readonly kind: 'members';
  readonly class: ClassSymbol;
}

export function withVariable(up: Scope, variable: LocalVariable): Scope {
  return { kind: 'variable', up, types: up.types, variable };
}

export function withVariables(up: Scope, variables: readonly LocalVariable[]): Scope {
  return variables.reduce(withVariable, up);
}

export function withTypes(up: Scope, types: TypeScope): Scope {
  return { kind: 'types', up, types };
}

export function withMembers(up: Scope, symbol: ClassSymbol, types: TypeScope): Scope {
  return { kind: 'members', up, types, class: symbol };
}

export function withCode(
  up: Scope,
  owner: BodyOwner,
  expected: Type | undefined,
  returned?: Type[],
): Scope {
  return { kind: 'code', up, types: up.types, owner, expected, returned };
}

export function withYield(up: Scope, expected: Type | undefined, yielded: Type[]): Scope {
  return { kind: 'yield', up, types: up.types, expected, yielded };
}

export function codeAround(scope: Scope): CodeFrame | undefined {
  for (let at = scope; at.kind !== 'file'; at = at.up) if (at.kind === 'code') return at;
  return undefined;
}

export function switchAround(scope: Scope): YieldFrame | undefined {
  for (let at = scope; at.kind !== 'file' && at.kind !== 'code'; at = at.up) {
    if (at.kind === 'yield') return at;
  }
  return undefined;
}

/** The class whose code it is. */
export function classAround(scope: Scope): ClassSymbol | undefined {
  for (let at = scope; at.kind !== 'file'; at = at.up) if (at.kind === 'members') return at.class;
  return undefined;
}

/** The classes around, from the inside out. */
export function classesAround(scope: Scope): readonly ClassSymbol[] {
  const around: ClassSymbol[] = [];
  for (let at = scope; at.kind !== 'file'; at = at.up) {
    if (at.kind === 'members') around.push(at.class);
  }
  return around;
}
