/**
 * Creations (JLS §15.9, §15.10): of objects, with diamond, of inner classes (`outer.new Inner()`), with
 * a body; of arrays; enum constants; and the constructor calls `this(…)` and `super(…)`. The call that is
 * noted for a class with a body is of its superclass's constructor, which is what the source names.
 */
import { Kind, Role } from '../../syntax/kinds.js';
import { readTypeRef } from '../../syntax/read-type-ref.js';
import { childIn, childrenOf, firstChild, kindOf, type NodeIndex } from '../../syntax/tree.js';
import { isStatic } from '../access.js';
import { isResolved, type ChosenCall, type UnresolvedCall } from '../calls/call.js';
import { isInterface } from '../implicit-modifiers.js';
import { findMemberType } from '../member-types.js';
import type { ClassSymbol, UnknownCause } from '../symbols.js';
import { resolveType } from '../type-names.js';
import {
  arrayOf,
  classType,
  ownType,
  rawType,
  unknownType,
  type ClassType,
  type Type,
} from '../types.js';
import type { Body, Given } from './body.js';
import { anonymousBody, isDiamond } from './class-order.js';
import { givenArguments } from './given.js';
import { callAsGiven, completeCall, type CallSite } from './invocation.js';
import { classAt } from './local-classes.js';
import { classAround, classesAround, type Scope } from './scope.js';
import { typeAt } from './type-nodes.js';

export function creationType(
  body: Body,
  node: NodeIndex,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const created = createdType(body, node, scope);
  const site = creationSite(body, node, created, scope);
  const type = completeCall(body, site, expected);
  if (anonymousBody(body.tree, node) === undefined) return typeOrCreated(type, created);
  return anonymousType(body, node, typeOrCreated(type, created), scope);
}

/** Where no constructor could be chosen, it is still known what is made. */
function typeOrCreated(type: Type, created: Type): Type {
  return type.kind === 'unknown' ? created : type;
}

/** A class with a body has a type of its own; only a plain diamond waits for its parameter. */
export function creationGiven(body: Body, node: NodeIndex, scope: Scope): Given | undefined {
  if (!isDiamond(body.tree, node) || anonymousBody(body.tree, node) !== undefined) return undefined;
  return callAsGiven(body, creationSite(body, node, createdType(body, node, scope), scope));
}

/** The class as written: of `outer.new Inner()` a member of the outer one's. */
function createdType(body: Body, node: NodeIndex, scope: Scope): Type {
  const { tree } = body;
  const typeNode = childIn(tree, node, Role.type);
  if (typeNode === undefined) return unknownType({ why: 'not-java', name: '' });
  const outer = outerInstance(body, node, typeNode);
  if (outer === undefined) return typeAt(body, typeNode, scope);
  const type = body.typeOf(outer, scope);
  const ref = readTypeRef(tree, typeNode, body.names);
  const found = memberOf(body, type, ref.name);
  if (found === undefined) return typeAt(body, typeNode, scope);
  const given = ref.arguments.map((each) => resolveType(each, scope.types, body.classes));
  return (body.types[typeNode] = classType(found, given));
}

function memberOf(body: Body, outer: Type, name: string): ClassSymbol | undefined {
  for (const type of body.hierarchy.receivers(outer)) {
    const found = type.kind === 'class' ? findMemberType(type.class, name) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The expression before `.new`. */
function outerInstance(body: Body, node: NodeIndex, typeNode: NodeIndex): NodeIndex | undefined {
  const { tree } = body;
  const first = firstChild(tree, node);
  if (first === undefined || first === typeNode) return undefined;
  const kind = kindOf(tree, first);
  const isAround =
    kind === Kind.annotation || kind === Kind.markerAnnotation || kind === Kind.typeArguments;
  return isAround ? undefined : first;
}

function creationSite(body: Body, node: NodeIndex, created: Type, scope: Scope): CallSite {
  const given = givenArguments(body, childIn(body.tree, node, Role.arguments), scope);
  const typeNode = childIn(body.tree, node, Role.type);
  const isBare = typeNode !== undefined && outerInstance(body, node, typeNode) === undefined;
  const from = creator(body, node, created, scope);
  return {
    node,
    given,
    call: chooseConstructor(body, created, isDiamond(body.tree, node), given, from),
    isSuper: false,
    implicitThis: isBare ? implicitOuter(created, scope) : undefined,
  };
}

/** Who calls the constructor: of a class with a body that class, which may call a protected one. */
function creator(body: Body, node: NodeIndex, created: Type, scope: Scope): ClassSymbol {
  const isSubclass = anonymousBody(body.tree, node) !== undefined && created.kind === 'class';
  return isSubclass ? created.class : codeClass(body, scope);
}

function codeClass(body: Body, scope: Scope): ClassSymbol {
  return classAround(scope) ?? body.classes.object.class;
}

/** The class around whose instance becomes the outer one of an inner class. */
function implicitOuter(created: Type, scope: Scope): ClassSymbol | undefined {
  if (created.kind !== 'class' || isStatic(created.class)) return undefined;
  const { outer } = created.class;
  if (outer === undefined || isInterface(created.class.kind)) return undefined;
  for (const around of classesAround(scope)) if (isOrExtends(around, outer)) return around;
  return undefined;
}

function isOrExtends(symbol: ClassSymbol, above: ClassSymbol): boolean {
  const seen = new Set<ClassSymbol>();
  for (let at: ClassSymbol | undefined = symbol; at !== undefined && !seen.has(at);) {
    if (at === above) return true;
    seen.add(at);
    at = at.superclass?.kind === 'class' ? at.superclass.class : undefined;
  }
  return false;
}

function chooseConstructor(
  body: Body,
  created: Type,
  diamond: boolean,
  given: readonly Given[],
  from: ClassSymbol,
): ChosenCall | UnresolvedCall {
  if (created.kind !== 'class') return { cause: causeOf(created) };
  if (isInterface(created.class.kind)) return ofInterface(body, created, diamond, from);
  const request = { given: given.map(({ argument }) => argument), from };
  return body.calls.chooseConstructor(created, diamond, request);
}

function causeOf(type: Type): UnknownCause {
  return type.kind === 'unknown' ? type.cause : { why: 'not-java', name: '' };
}

/** `new Runnable() { … }` calls the constructor of Object; a diamond is what is wanted. */
function ofInterface(
  body: Body,
  created: ClassType,
  diamond: boolean,
  from: ClassSymbol,
): ChosenCall | UnresolvedCall {
  const call = body.calls.chooseConstructor(body.classes.object, false, { given: [], from });
  if (!isResolved(call)) return call;
  if (!diamond) return { ...call, result: created };
  const { typeParameters } = created.class;
  return { ...call, variables: typeParameters, result: ownType(created.class) };
}

function anonymousType(body: Body, node: NodeIndex, supertype: Type, scope: Scope): Type {
  if (body.speculative) return supertype;
  const symbol = classAt(body, node, scope, supertype);
  if (symbol === undefined) return supertype;
  body.walkClass(node, symbol, scope);
  return rawType(symbol);
}

/** `A(1) { … }` in an enum: a creation of the enum's class. */
export function walkEnumConstant(body: Body, node: NodeIndex, scope: Scope): void {
  const owner = classAround(scope);
  if (owner === undefined) return;
  const type = ownType(owner);
  const given = givenArguments(body, childIn(body.tree, node, Role.arguments), scope);
  const call = chooseConstructor(body, type, false, given, owner);
  const site = { node, given, call, isSuper: false, implicitThis: undefined };
  body.types[node] = completeCall(body, site, undefined);
  if (anonymousBody(body.tree, node) !== undefined) anonymousType(body, node, type, scope);
}

/** `this(…)`, `super(…)`, `outer.super(…)`. */
export function walkExplicitConstructor(body: Body, node: NodeIndex, scope: Scope): void {
  const { tree } = body;
  const owner = classAround(scope);
  const which = childIn(tree, node, Role.constructor);
  const outer = childIn(tree, node, Role.object);
  if (outer !== undefined) body.typeOf(outer, scope);
  const given = givenArguments(body, childIn(tree, node, Role.arguments), scope);
  const isThis = which !== undefined && kindOf(tree, which) === Kind.this;
  const type = isThis && owner !== undefined ? ownType(owner) : owner?.superclass;
  const created = type ?? body.classes.object;
  const call = chooseConstructor(body, created, false, given, codeClass(body, scope));
  const site = { node, given, call, isSuper: true, implicitThis: owner };
  body.types[node] = completeCall(body, site, undefined);
}

/** `new int[a][b][]`, `new int[][] {…}`. */
export function arrayCreationType(body: Body, node: NodeIndex, scope: Scope): Type {
  const { tree } = body;
  const typeNode = childIn(tree, node, Role.type);
  let dimensions = 0;
  for (const child of childrenOf(tree, node)) {
    if (kindOf(tree, child) === Kind.dimensions) dimensions += tree.name[child]!;
    if (kindOf(tree, child) !== Kind.dimensionsExpr) continue;
    dimensions++;
    const size = childrenOf(tree, child).at(-1);
    if (size !== undefined) body.typeOf(size, scope);
  }
  if (typeNode === undefined) return body.unknown(node, { why: 'not-java', name: '' });
  const type = arrayOf(typeAt(body, typeNode, scope), dimensions);
  const value = childIn(tree, node, Role.value);
  if (value !== undefined) body.typeOf(value, scope, type);
  return type;
}

/** `{a, b}`: an array of what is declared. */
export function initializerType(
  body: Body,
  node: NodeIndex,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const element = expected?.kind === 'array' ? expected.element : undefined;
  for (const child of childrenOf(body.tree, node)) body.typeOf(child, scope, element);
  return expected ?? body.unknown(node, { why: 'not-java', name: '' });
}
