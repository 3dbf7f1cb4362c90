/**
 * Types that stand in a body: written ones (noted at their nodes, for casts, catches and creations),
 * and those that `var` and loops take from an expression.
 */
import { Kind, Role } from '../../syntax/kinds.js';
import { isTypeKind, readTypeRef } from '../../syntax/read-type-ref.js';
import { childrenOf, kindOf, type NodeIndex } from '../../syntax/tree.js';
import { leastUpperBound } from '../least-upper-bound.js';
import { findType } from '../scopes.js';
import { upperBound } from '../substitution.js';
import { resolveType } from '../type-names.js';
import { PRIMITIVES, unknownReceiver, unknownType, type Type } from '../types.js';
import type { Body } from './body.js';
import type { Scope } from './scope.js';

/** A written type, noted. Names of expressions (`Foo.Bar::new`) count as types too. */
export function typeAt(body: Body, node: NodeIndex, scope: Scope): Type {
  const type = simpleType(body, node, scope) ?? otherType(body, node, scope);
  body.types[node] = type;
  return type;
}

/** Most types are one word. */
function simpleType(body: Body, node: NodeIndex, scope: Scope): Type | undefined {
  const kind = kindOf(body.tree, node);
  if (kind === Kind.typeIdentifier) return findType(scope.types, body.text(node));
  const isPrimitive =
    kind === Kind.integralType || kind === Kind.booleanType || kind === Kind.floatingPointType;
  return isPrimitive ? PRIMITIVES.get(body.text(node)) : undefined;
}

function otherType(body: Body, node: NodeIndex, scope: Scope): Type {
  return resolveType(readTypeRef(body.tree, node, body.names), scope.types, body.classes);
}

export function isVar(body: Body, typeNode: NodeIndex): boolean {
  return kindOf(body.tree, typeNode) === Kind.typeIdentifier && body.text(typeNode) === 'var';
}

/** What `var` stands for: the initialiser's type without wildcards (JLS §14.4.1). */
export function varType(body: Body, given: Type | undefined, name: NodeIndex): Type {
  if (given === undefined || given.kind === 'null') {
    return unknownType({ why: 'not-java', name: body.text(name) });
  }
  return upperBound(given, body.classes.object);
}

/** Of an array or Iterable, what a loop gets from it. */
export function elementOf(body: Body, type: Type): Type {
  if (type.kind === 'array') return type.element;
  if (type.kind === 'unknown') return unknownType(unknownReceiver(type, 'iterator'));
  const iterable = body.classes.find('java.lang.Iterable');
  const seen = iterable && body.hierarchy.asSuper(type, iterable);
  if (seen === undefined) return arrayElementOf(body, type);
  const [element] = seen.arguments;
  return element === undefined ? body.classes.object : upperBound(element, body.classes.object);
}

/** A wildcard or variable may stand for an array. */
function arrayElementOf(body: Body, type: Type): Type {
  const bound = upperBound(type, body.classes.object);
  if (bound.kind === 'array') return bound.element;
  return unknownType({ why: 'receiver-unknown', name: 'iterator' });
}

/** `catch (A | B e)`: what both are. */
export function caughtType(body: Body, node: NodeIndex, scope: Scope): Type {
  const types = typesUnder(body, node, scope);
  return types.length === 1 ? types[0]! : leastUpperBound(types, body.subtyping);
}

/** `(A & B) x`: both. */
export function castType(body: Body, node: NodeIndex, scope: Scope): Type {
  const { tree } = body;
  const parts = childrenOf(tree, node)
    .filter((child) => tree.role[child] === Role.type)
    .map((child) => typeAt(body, child, scope));
  const [first] = parts;
  if (first === undefined) return unknownType({ why: 'not-java', name: '' });
  return parts.length === 1 ? first : { kind: 'intersection', parts };
}

function typesUnder(body: Body, node: NodeIndex, scope: Scope): Type[] {
  return childrenOf(body.tree, node)
    .filter((child) => isTypeKind(kindOf(body.tree, child)))
    .map((child) => typeAt(body, child, scope));
}
