/**
 * What names stand for (JLS §6.5): a simple name is a local, a field of this class or one around it,
 * or a static import; before a dot it may also be a type, and else it is the start of a package name.
 */
import { Kind, Role } from '../../syntax/kinds.js';
import { childIn, childOfKind, kindOf, type NodeIndex } from '../../syntax/tree.js';
import { findField, type FieldMember } from '../fields.js';
import { findMemberType } from '../member-types.js';
import { findType, missingType } from '../scopes.js';
import type { ClassSymbol } from '../symbols.js';
import {
  INT,
  ownType,
  rawType,
  unknownReceiver,
  unknownType,
  type Type,
  type UnknownCause,
} from '../types.js';
import { findQualified } from '../type-names.js';
import type { LocalVariable } from '../resolved-body.js';
import type { Body } from './body.js';
import { findLocal } from './locals.js';
import type { Qualifier } from './qualifier.js';
import { classAround, classesAround, type Scope } from './scope.js';

/** A simple name where only a value can stand. */
export function identifierType(body: Body, node: NodeIndex, scope: Scope): Type {
  const found = variableNamed(body, node, scope);
  if (found !== undefined) return found;
  const name = body.text(node);
  return body.unknown(node, missingName(body, name, scope));
}

/** Why a simple name is not found: it may be of a supertype or static import that is not known. */
export function missingName(body: Body, name: string, scope: Scope): UnknownCause {
  for (const around of classesAround(scope)) {
    const open = body.hierarchy.unknownSupertype(around);
    if (open !== undefined) return open.cause;
  }
  const missing = body.fileScope?.missingStaticImport(name)?.cause;
  return missing ?? missingMember(name, classAround(scope));
}

function missingMember(name: string, owner: ClassSymbol | undefined): UnknownCause {
  return { why: 'member-not-found', name, owner: owner?.name ?? '' };
}

/** A local, field or static import of this name, noted; undefined if there is none. */
function variableNamed(body: Body, node: NodeIndex, scope: Scope): Type | undefined {
  const name = body.text(node);
  for (let at: Scope | undefined = scope; at !== undefined; at = at.members?.up) {
    const local = findLocal(at.locals, name);
    if (local !== undefined) return noteLocal(body, node, local);
    const field = at.members === undefined ? undefined : fieldNamed(body, at.members.class, name);
    if (field !== undefined) return noteField(body, node, field);
  }
  const imported = importedField(body, name);
  return imported === undefined ? undefined : noteField(body, node, imported);
}

function noteLocal(body: Body, node: NodeIndex, variable: LocalVariable): Type {
  body.targets[node] = { kind: 'local', variable };
  return (body.types[node] = variable.type);
}

function fieldNamed(
  { members }: Body,
  owner: ClassSymbol,
  name: string,
): FieldMember | 'ambiguous' | undefined {
  if (members.field(owner, name) === undefined) return undefined;
  return findField(ownType(owner), name, members);
}

function noteField(body: Body, node: NodeIndex, found: FieldMember | 'ambiguous'): Type {
  if (found === 'ambiguous') return body.unknown(node, { why: 'ambiguous', name: body.text(node) });
  const { field, type } = found;
  body.targets[node] = { kind: 'field', field };
  return (body.types[node] = type);
}

function importedField(body: Body, name: string): FieldMember | 'ambiguous' | undefined {
  const imports = body.fileScope?.staticImports(name);
  if (imports === undefined) return undefined;
  for (const symbol of [...imports.single, ...imports.star]) {
    const found = findField(rawType(symbol), name, body.members);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A simple name before a dot. */
export function identifierQualifier(body: Body, node: NodeIndex, scope: Scope): Qualifier {
  const variable = variableNamed(body, node, scope);
  if (variable !== undefined) return { kind: 'value', type: variable };
  const name = body.text(node);
  const type = findType(scope.types, name);
  if (type !== undefined) return noteType(body, node, type);
  // By convention only, to say what is missing: packages are written small.
  if (/^\p{Lu}/u.test(name)) return noteType(body, node, missingType(scope.types, name));
  body.targets[node] = { kind: 'package', name };
  return { kind: 'package', name };
}

function noteType(body: Body, node: NodeIndex, type: Type): Qualifier {
  if (type.kind === 'class') body.targets[node] = { kind: 'class', class: type.class };
  else if (type.kind === 'unknown') body.targets[node] = { kind: 'unknown', cause: type.cause };
  body.types[node] = type;
  return { kind: 'type', type };
}

/** `a.b`, `this.b`, `super.b`, `Outer.this`, `Outer.super.b`. */
export function fieldAccessQualifier(body: Body, node: NodeIndex, scope: Scope): Qualifier {
  const { tree } = body;
  const object = childIn(tree, node, Role.object);
  const field = childIn(tree, node, Role.field);
  if (object === undefined || field === undefined) {
    return { kind: 'value', type: body.unknown(node, { why: 'not-java', name: '' }) };
  }
  const before = qualifierBefore(body, node, object, scope);
  if (kindOf(tree, field) === Kind.this) return outerThis(body, node, before);
  return memberQualifier(body, node, before, body.text(field));
}

/** What stands before the last dot of a field access or call: `a`, `super`, `Outer.super`. */
export function qualifierBefore(
  body: Body,
  node: NodeIndex,
  object: NodeIndex,
  scope: Scope,
): Qualifier {
  const { tree } = body;
  const qualifier = body.qualifierOf(object, scope);
  const middle = childOfKind(tree, node, Kind.super);
  if (middle === undefined || middle === object) return qualifier;
  return { kind: 'super', type: superOf(body, qualifier, scope) };
}

/** `Outer.super`: of a class around, its superclass; `Interface.super`: the interface itself. */
function superOf(body: Body, qualifier: Qualifier, scope: Scope): Type {
  if (qualifier.kind === 'package') return unknownType(missingClassCause(qualifier.name));
  const { type } = qualifier;
  if (type.kind !== 'class') return type;
  const own = classAround(scope)?.interfaces.find(
    (each) => each.kind === 'class' && each.class === type.class,
  );
  if (own !== undefined) return own;
  for (const around of classesAround(scope)) {
    if (around === type.class) return around.superclass ?? body.classes.object;
  }
  return type;
}

function outerThis(body: Body, node: NodeIndex, before: Qualifier): Qualifier {
  const type =
    before.kind === 'package' ? body.unknown(node, missingClassCause(before.name)) : before.type;
  const own = type.kind === 'class' ? ownType(type.class) : type;
  body.types[node] = own;
  return { kind: 'value', type: own };
}

function memberQualifier(body: Body, node: NodeIndex, before: Qualifier, name: string): Qualifier {
  if (before.kind === 'package') return inPackage(body, node, `${before.name}.${name}`);
  const { type } = before;
  if (type.kind === 'array' && name === 'length') {
    body.targets[node] = { kind: 'length' };
    return { kind: 'value', type: (body.types[node] = INT) };
  }
  const field = findField(type, name, body.members);
  if (field !== undefined) return { kind: 'value', type: noteField(body, node, field) };
  if (before.kind === 'type' && type.kind === 'class') {
    const member = findMemberType(type.class, name);
    if (member !== undefined) return noteType(body, node, rawType(member));
  }
  return missingMemberOf(body, node, before, name);
}

function missingMemberOf(
  body: Body,
  node: NodeIndex,
  { kind, type }: Exclude<Qualifier, { kind: 'package' }>,
  name: string,
): Qualifier {
  if (type.kind !== 'unknown') {
    const owner = type.kind === 'class' ? type.class : undefined;
    const open = owner && body.hierarchy.unknownSupertype(owner);
    const cause = open?.cause ?? missingMember(name, owner);
    return { kind: 'value', type: body.unknown(node, cause) };
  }
  const isType = kind === 'type' && /^\p{Lu}/u.test(name);
  const cause: UnknownCause = isType
    ? { ...type.cause, name: `${type.cause.name}.${name}` }
    : unknownReceiver(type, name);
  return { kind: isType ? 'type' : 'value', type: body.unknown(node, cause) };
}

function inPackage(body: Body, node: NodeIndex, name: string): Qualifier {
  const found = findQualified(name, body.classes);
  if (found?.kind === 'class') return noteType(body, node, found);
  body.targets[node] = { kind: 'package', name };
  return { kind: 'package', name };
}

export function missingClassCause(name: string): UnknownCause {
  return { why: 'class-not-found', name };
}

/** A name that must be a value, and is a type or package, or nothing known. */
export function valueOf(body: Body, node: NodeIndex, qualifier: Qualifier): Type {
  if (qualifier.kind === 'value' || qualifier.kind === 'super') return qualifier.type;
  if (qualifier.kind === 'package') return body.unknown(node, missingClassCause(qualifier.name));
  return qualifier.type;
}
