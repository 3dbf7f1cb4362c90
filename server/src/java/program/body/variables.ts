/** Declarations of local variables: plain ones, those of loops, and parameters. */
import { Kind, Role } from '../../syntax/kinds.js';
import { dimensionsIn } from '../../syntax/read-type-ref.js';
import { childIn, childOfKind, childrenOf, kindOf, type NodeIndex } from '../../syntax/tree.js';
import type { LocalVariable } from '../resolved-body.js';
import { arrayOf, unknownType, type Type } from '../types.js';
import type { Body } from './body.js';
import { withVariable, type Scope } from './scope.js';
import { elementOf, isVar, typeAt, varType } from './type-nodes.js';

/** `Foo a = …, b[] = …;`: each is in scope from its own initialiser on. */
export function walkVariables(body: Body, node: NodeIndex, scope: Scope): Scope {
  const { tree } = body;
  const typeNode = childIn(tree, node, Role.type);
  let inside = scope;
  for (const child of childrenOf(tree, node)) {
    if (kindOf(tree, child) === Kind.variableDeclarator) {
      inside = walkDeclarator(body, child, typeNode, inside);
    }
  }
  return inside;
}

function walkDeclarator(
  body: Body,
  node: NodeIndex,
  typeNode: NodeIndex | undefined,
  scope: Scope,
): Scope {
  const name = childIn(body.tree, node, Role.name);
  const value = childIn(body.tree, node, Role.value);
  if (name === undefined) return scope;
  if (typeNode !== undefined && isVar(body, typeNode)) {
    const type = value === undefined ? undefined : body.typeOf(value, scope);
    const variable = body.declare(name, body.text(name), varType(body, type, name), 'local', scope);
    return withVariable(scope, variable);
  }
  const type = declaredType(body, typeNode, node, scope);
  const inside = withVariable(scope, body.declare(name, body.text(name), type, 'local', scope));
  if (value !== undefined && !passedOver(body, value)) body.typeOf(value, inside, type);
  return inside;
}

/** While a lambda is read for what it returns, the initialiser of a typed local cannot matter. */
function passedOver(body: Body, value: NodeIndex): boolean {
  if (!body.speculative) return false;
  const { tree } = body;
  for (let at: number = value; at < tree.past[value]!; at++) {
    if (tree.kind[at] === Kind.instanceofExpression) return false;
  }
  return true;
}

/** The type as written, with the brackets behind the name. */
export function declaredType(
  body: Body,
  typeNode: NodeIndex | undefined,
  declarator: NodeIndex,
  scope: Scope,
): Type {
  if (typeNode === undefined) {
    return unknownType({ why: 'not-java', name: '' });
  }
  return arrayOf(typeAt(body, typeNode, scope), dimensionsIn(body.tree, declarator));
}

export function walkEnhancedFor(body: Body, node: NodeIndex, scope: Scope): void {
  const { tree } = body;
  const typeNode = childIn(tree, node, Role.type);
  const name = childIn(tree, node, Role.name);
  const value = childIn(tree, node, Role.value);
  const elements = value === undefined ? undefined : elementOf(body, body.typeOf(value, scope));
  const loopBody = childIn(tree, node, Role.body);
  let inside = scope;
  if (name !== undefined) {
    const type =
      typeNode !== undefined && isVar(body, typeNode)
        ? varType(body, elements, name)
        : declaredType(body, typeNode, node, scope);
    inside = withVariable(scope, body.declare(name, body.text(name), type, 'local', scope));
  }
  if (loopBody !== undefined) body.walk(loopBody, inside);
}

/** The parameters of a method or constructor, as its symbol or its nodes say. */
export function declareParameters(
  body: Body,
  list: NodeIndex | undefined,
  types: readonly (Type | undefined)[],
  kind: LocalVariable['kind'],
  scope: Scope,
): Scope {
  if (list === undefined) return scope;
  let inside = scope;
  let index = 0;
  const isAlone = kindOf(body.tree, list) === Kind.identifier;
  for (const parameter of isAlone ? [list] : childrenOf(body.tree, list)) {
    const name = parameterName(body, parameter);
    if (name === undefined) continue;
    const type = types[index++] ?? parameterType(body, parameter, scope);
    inside = withVariable(inside, body.declare(name, body.text(name), type, kind, inside));
  }
  return inside;
}

/** undefined for a receiver parameter (`Foo this`). */
export function parameterName(body: Body, parameter: NodeIndex): NodeIndex | undefined {
  const { tree } = body;
  switch (kindOf(tree, parameter)) {
    case Kind.identifier:
      return parameter;
    case Kind.formalParameter:
      return childIn(tree, parameter, Role.name);
    case Kind.spreadParameter: {
      const declarator = childOfKind(tree, parameter, Kind.variableDeclarator);
      return declarator === undefined ? undefined : childIn(tree, declarator, Role.name);
    }
    default:
      return undefined;
  }
}

/** As written; `Foo... names` is an array. */
export function parameterType(body: Body, parameter: NodeIndex, scope: Scope): Type {
  const { tree } = body;
  const isSpread = kindOf(tree, parameter) === Kind.spreadParameter;
  const typeNode = isSpread ? spreadType(body, parameter) : childIn(tree, parameter, Role.type);
  const declarator = childOfKind(tree, parameter, Kind.variableDeclarator) ?? parameter;
  const type = declaredType(body, typeNode, declarator, scope);
  return isSpread ? arrayOf(type) : type;
}

function spreadType({ tree }: Body, parameter: NodeIndex): NodeIndex | undefined {
  return childrenOf(tree, parameter).find((child) => {
    const kind = kindOf(tree, child);
    return kind !== Kind.modifiers && kind !== Kind.variableDeclarator;
  });
}
