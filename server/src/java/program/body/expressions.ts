/**
 * The walk over expressions (JLS ch. 15): the type of each, with what its place expects of it. Calls,
 * creations, lambdas and names have files of their own.
 */
import { Kind, Role } from '../../syntax/kinds.js';
import { childIn, childrenOf, firstChild, kindOf, type NodeIndex } from '../../syntax/tree.js';
import { boxed, unboxed } from '../boxing.js';
import { typeNamed } from '../classes.js';
import { BOOLEAN, classType, ownType, unknownReceiver, type Type } from '../types.js';
import { bindingsWhen } from './bindings.js';
import type { Body } from './body.js';
import { callType } from './calls.js';
import { resolveChain } from './chains.js';
import { ternaryType } from './conditionals.js';
import { arrayCreationType, creationType, initializerType } from './creations.js';
import { lambdaType } from './lambdas.js';
import { literalType } from './literals.js';
import { fieldAccessQualifier, identifierQualifier, identifierType, valueOf } from './names.js';
import { binaryType, unaryType } from './operators.js';
import { declareInstanceof } from './patterns.js';
import type { Qualifier } from './qualifier.js';
import { referenceType } from './references.js';
import { classAround, withVariables, type Scope } from './scope.js';
import { switchType } from './switches.js';
import { castType, typeAt } from './type-nodes.js';

export function expressionType(
  body: Body,
  node: NodeIndex,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const { tree } = body;
  const kind = kindOf(tree, node);
  switch (kind) {
    case Kind.identifier:
      return identifierType(body, node, scope);
    case Kind.fieldAccess:
      resolveChain(body, node, scope);
      return valueOf(body, node, fieldAccessQualifier(body, node, scope));
    case Kind.methodInvocation:
      resolveChain(body, node, scope);
      return callType(body, node, scope, expected);
    case Kind.binaryExpression:
      resolveChain(body, node, scope);
      return binaryExpressionType(body, node, scope);
    case Kind.arrayAccess:
      resolveChain(body, node, scope);
      return arrayAccessType(body, node, scope);
    case Kind.objectCreationExpression:
      return creationType(body, node, scope, expected);
    case Kind.arrayCreationExpression:
      return arrayCreationType(body, node, scope);
    case Kind.arrayInitializer:
      return initializerType(body, node, scope, expected);
    case Kind.lambdaExpression:
      return lambdaType(body, node, scope, expected);
    case Kind.methodReference:
      return referenceType(body, node, scope, expected);
    case Kind.parenthesizedExpression:
      return parenthesizedType(body, node, scope, expected);
    case Kind.castExpression:
      return castExpressionType(body, node, scope);
    case Kind.assignmentExpression:
      return assignmentType(body, node, scope);
    case Kind.ternaryExpression:
      return ternaryType(body, node, scope, expected);
    case Kind.switchExpression:
      return switchType(body, node, scope, expected);
    case Kind.unaryExpression:
      return unaryExpressionType(body, node, scope);
    case Kind.updateExpression:
      return onlyChild(body, node, scope);
    case Kind.instanceofExpression:
      return instanceofType(body, node, scope);
    case Kind.classLiteral:
      return classLiteralType(body, node, scope);
    case Kind.this:
      return thisType(body, scope);
    case Kind.super:
      return superType(body, scope);
    case Kind.stringLiteral:
      return typeNamed(body.classes, 'java.lang.String');
    default:
      return literalType(kind, body.text(node)) ?? otherType(body, node, scope);
  }
}

/** Before a dot: an expression, a type or a package. */
export function expressionQualifier(body: Body, node: NodeIndex, scope: Scope): Qualifier {
  switch (kindOf(body.tree, node)) {
    case Kind.identifier:
      return identifierQualifier(body, node, scope);
    case Kind.fieldAccess:
      return fieldAccessQualifier(body, node, scope);
    case Kind.super:
      return { kind: 'super', type: noted(body, node, superType(body, scope)) };
    default:
      return { kind: 'value', type: body.typeOf(node, scope) };
  }
}

function noted(body: Body, node: NodeIndex, type: Type): Type {
  body.types[node] = type;
  return type;
}

/** What the parser could not read: its parts are still looked at. */
function otherType(body: Body, node: NodeIndex, scope: Scope): Type {
  for (const child of childrenOf(body.tree, node)) body.walk(child, scope);
  return body.unknown(node, { why: 'not-java', name: '' });
}

function onlyChild(body: Body, node: NodeIndex, scope: Scope): Type {
  const child = firstChild(body.tree, node);
  return child === undefined ? otherType(body, node, scope) : body.typeOf(child, scope);
}

function parenthesizedType(
  body: Body,
  node: NodeIndex,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const child = firstChild(body.tree, node);
  return child === undefined ? otherType(body, node, scope) : body.typeOf(child, scope, expected);
}

function thisType(body: Body, scope: Scope): Type {
  const symbol = classAround(scope);
  return symbol === undefined ? body.classes.object : ownType(symbol);
}

function superType(body: Body, scope: Scope): Type {
  return classAround(scope)?.superclass ?? body.classes.object;
}

function binaryExpressionType(body: Body, node: NodeIndex, scope: Scope): Type {
  const { tree } = body;
  const leftNode = childIn(tree, node, Role.left);
  const rightNode = childIn(tree, node, Role.right);
  if (leftNode === undefined || rightNode === undefined) return otherType(body, node, scope);
  const operator = body.text(node);
  const left = linkType(body, leftNode, scope);
  const right = body.typeOf(rightNode, rightScope(body, operator, leftNode, scope));
  if (operator === '+' && !(unboxed(left) && unboxed(right)))
    return concatenated(body, left, right);
  return binaryType(operator, unboxed(left) ?? left, unboxed(right) ?? right);
}

function linkType(body: Body, node: NodeIndex, scope: Scope): Type {
  const known = body.links.get(node);
  if (known === undefined) return body.typeOf(node, scope);
  body.links.delete(node);
  return valueOf(body, node, known);
}

/** What is on the right of `&&` sees the patterns that hold on the left; of `||`, those that do not. */
function rightScope(body: Body, operator: string, left: NodeIndex, scope: Scope): Scope {
  if (operator !== '&&' && operator !== '||') return scope;
  return withVariables(scope, bindingsWhen(body, left, operator === '&&'));
}

/** One of them is no number: a string, or not known to be one. */
function concatenated(body: Body, left: Type, right: Type): Type {
  const string = typeNamed(body.classes, 'java.lang.String');
  const isString = (type: Type) => type.kind === 'class' && type.class.name === 'java.lang.String';
  if (isString(left) || isString(right)) return string;
  return left.kind === 'unknown' ? left : right.kind === 'unknown' ? right : string;
}

function unaryExpressionType(body: Body, node: NodeIndex, scope: Scope): Type {
  const operand = childIn(body.tree, node, Role.operand);
  if (operand === undefined) return otherType(body, node, scope);
  const type = body.typeOf(operand, scope);
  return unaryType(body.text(node), unboxed(type) ?? type);
}

function assignmentType(body: Body, node: NodeIndex, scope: Scope): Type {
  const { tree } = body;
  const leftNode = childIn(tree, node, Role.left);
  const rightNode = childIn(tree, node, Role.right);
  const left = leftNode === undefined ? undefined : body.typeOf(leftNode, scope);
  const isPlain = body.text(node) === '=';
  const right =
    rightNode === undefined ? undefined : body.typeOf(rightNode, scope, isPlain ? left : undefined);
  return left ?? right ?? otherType(body, node, scope);
}

function arrayAccessType(body: Body, node: NodeIndex, scope: Scope): Type {
  const { tree } = body;
  const array = childIn(tree, node, Role.array);
  const index = childIn(tree, node, Role.index);
  if (array === undefined) return otherType(body, node, scope);
  const type = linkType(body, array, scope);
  if (index !== undefined) body.typeOf(index, scope);
  if (type.kind === 'array') return type.element;
  return body.unknown(node, unknownReceiver(type, '[]'));
}

function castExpressionType(body: Body, node: NodeIndex, scope: Scope): Type {
  const value = childIn(body.tree, node, Role.value);
  const type = castType(body, node, scope);
  if (value !== undefined) body.typeOf(value, scope, isFunction(body, value) ? type : undefined);
  return type;
}

/** A lambda or method reference, also in parentheses: it takes its type from a cast; a call does not. */
function isFunction({ tree }: Body, node: NodeIndex): boolean {
  let at: NodeIndex | undefined = node;
  while (at !== undefined && kindOf(tree, at) === Kind.parenthesizedExpression) {
    at = firstChild(tree, at);
  }
  const kind = at === undefined ? undefined : kindOf(tree, at);
  return (
    kind === Kind.lambdaExpression ||
    kind === Kind.methodReference ||
    kind === Kind.ternaryExpression
  );
}

function instanceofType(body: Body, node: NodeIndex, scope: Scope): Type {
  const left = childIn(body.tree, node, Role.left);
  const type = left === undefined ? undefined : body.typeOf(left, scope);
  declareInstanceof(body, node, type ?? body.classes.object, scope);
  return BOOLEAN;
}

/** `Foo.class` is a Class<Foo>, `int.class` a Class<Integer>. */
function classLiteralType(body: Body, node: NodeIndex, scope: Scope): Type {
  const typeNode = firstChild(body.tree, node);
  const symbol = body.classes.find('java.lang.Class');
  const type = typeNode === undefined ? undefined : typeAt(body, typeNode, scope);
  if (symbol === undefined || type === undefined) return typeNamed(body.classes, 'java.lang.Class');
  return classType(symbol, symbol.typeParameters.length === 1 ? [boxed(type, body.classes)] : []);
}
