/**
 * Lambdas (JLS §15.27): as arguments, before their interface is known, and with it. Without one (the
 * method that takes it is not known) the body is read with parameters of unknown type.
 */
import { Kind, Role } from '../../syntax/kinds.js';
import {
  childIn,
  childrenOf,
  firstChild,
  kindOf,
  type NodeIndex,
  type SyntaxTree,
} from '../../syntax/tree.js';
import type { LambdaArgument } from '../calls/argument.js';
import type { FunctionShape } from '../functional.js';
import { leastUpperBound } from '../least-upper-bound.js';
import { sameType, sameTypes, upperBound } from '../substitution.js';
import { NULL, unknownType, VOID, type Type } from '../types.js';
import { completes } from './bindings.js';
import { TOO_DEEP, type Body, type Given } from './body.js';
import { withCode, type Scope } from './scope.js';
import { isVar } from './type-nodes.js';
import { declareParameters, parameterName, parameterType } from './variables.js';

export function lambdaGiven(body: Body, node: NodeIndex, scope: Scope): Given {
  return {
    argument: lambdaArgument(body, node, scope),
    settle(formal) {
      body.typeOf(node, scope, formal);
    },
  };
}

function lambdaArgument(body: Body, node: NodeIndex, scope: Scope): LambdaArgument {
  const parameters = writtenTypes(body, node, scope);
  let last: Reading | undefined;
  return {
    kind: 'lambda',
    arity: parameterNodes(body, node).length,
    parameters,
    body: bodyKind(body, node),
    bodyType(given, target) {
      if (last === undefined || !sameReading(last, given, target)) {
        last = { given, target, result: readBody(body, node, scope, given, target) };
      }
      return last.result;
    },
  };
}

/** What was asked last, since it is often asked again. */
interface Reading {
  readonly given: readonly Type[];
  readonly target: Type | undefined;
  readonly result: Type;
}

function sameReading(last: Reading, given: readonly Type[], target: Type | undefined): boolean {
  if (!sameTypes(last.given, given)) return false;
  if (last.target === undefined || target === undefined) return last.target === target;
  return sameType(last.target, target);
}

/** What the body gives with these parameters, when nothing is noted of it. */
function readBody(
  body: Body,
  node: NodeIndex,
  scope: Scope,
  parameters: readonly Type[],
  target: Type | undefined,
): Type {
  const size = body.tree.past[node]! - node;
  if (body.patience < size) return unknownType(TOO_DEEP);
  body.patience -= size;
  return body.speculate(() => walkLambda(body, node, scope, parameters, target));
}

/** Walks the body and answers what it returns. */
function walkLambda(
  body: Body,
  node: NodeIndex,
  scope: Scope,
  parameters: readonly Type[],
  expected: Type | undefined,
): Type {
  const { tree } = body;
  const returned: Type[] = [];
  const code = withCode(scope, node, expected, returned);
  const list = childIn(tree, node, Role.parameters);
  const inside = declareParameters(body, list, parameters, 'lambda-parameter', code);
  const content = childIn(tree, node, Role.body);
  if (content === undefined) return VOID;
  if (kindOf(tree, content) !== Kind.block) return body.typeOf(content, inside, expected);
  body.walk(content, inside);
  if (returned.length > 0) return leastUpperBound(returned, body.subtyping);
  // A body that only throws fits whatever is wanted, as null does.
  return completes(body, content) ? VOID : NULL;
}

export function lambdaType(
  body: Body,
  node: NodeIndex,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const shape = expected === undefined ? undefined : body.functions.shapeOf(expected);
  const parameters = writtenTypes(body, node, scope) ?? inferredTypes(body, node, shape);
  const result = shape?.result;
  walkLambda(body, node, scope, parameters, isVoid(result) ? undefined : result);
  if (shape === undefined || expected === undefined) return unknownFunction(body, node, expected);
  body.implemented.set(node, { interface: shape.interface, method: shape.method });
  return expected;
}

function isVoid(type: Type | undefined): boolean {
  return type?.kind === 'primitive' && type.name === 'void';
}

/** The interface is not known, or it is none: the type says so, and no method is implemented. */
export function unknownFunction(body: Body, node: NodeIndex, expected: Type | undefined): Type {
  body.implemented.delete(node);
  if (expected?.kind === 'unknown') return expected;
  return unknownType({ why: 'receiver-unknown', name: '->' });
}

function inferredTypes(body: Body, node: NodeIndex, shape: FunctionShape | undefined): Type[] {
  return parameterNodes(body, node).map((_, i) => {
    const type = shape?.parameters[i];
    if (type === undefined) return unknownType({ why: 'receiver-unknown', name: '->' });
    return upperBound(type, body.classes.object);
  });
}

function parameterNodes(body: Body, node: NodeIndex): NodeIndex[] {
  const list = childIn(body.tree, node, Role.parameters);
  if (list === undefined) return [];
  if (kindOf(body.tree, list) === Kind.identifier) return [list];
  return childrenOf(body.tree, list).filter((each) => parameterName(body, each) !== undefined);
}

/** Where all are written; `(var a, b) ->` has none. An empty list for `() -> …`. */
function writtenTypes(body: Body, node: NodeIndex, scope: Scope): Type[] | undefined {
  const { tree } = body;
  const types: Type[] = [];
  for (const parameter of parameterNodes(body, node)) {
    if (kindOf(tree, parameter) === Kind.identifier) return undefined;
    const typeNode = childIn(tree, parameter, Role.type);
    if (typeNode !== undefined && isVar(body, typeNode)) return undefined;
    types.push(parameterType(body, parameter, scope));
  }
  return types;
}

function bodyKind(body: Body, node: NodeIndex): LambdaArgument['body'] {
  const { tree } = body;
  const content = childIn(tree, node, Role.body);
  if (content === undefined) return 'void';
  if (kindOf(tree, content) !== Kind.block) return isStatement(tree, content) ? 'either' : 'value';
  const returns = returnsIn(tree, content);
  if (returns.length === 0) return completes(body, content) ? 'void' : 'either';
  return returns.some((each) => firstChild(tree, each) !== undefined) ? 'value' : 'void';
}

/** Expressions that may stand as statements (JLS §14.8): their value may be dropped. */
function isStatement(tree: SyntaxTree, node: NodeIndex): boolean {
  const kind = kindOf(tree, node);
  return (
    kind === Kind.methodInvocation ||
    kind === Kind.objectCreationExpression ||
    kind === Kind.assignmentExpression ||
    kind === Kind.updateExpression
  );
}

/** Its own `return`s, not those of lambdas and classes in it. */
function returnsIn(tree: SyntaxTree, block: NodeIndex): NodeIndex[] {
  const found: NodeIndex[] = [];
  for (let at: number = block; at < tree.past[block]!;) {
    const kind = tree.kind[at] as Kind;
    const isOther =
      kind === Kind.lambdaExpression ||
      kind === Kind.classBody ||
      kind === Kind.enumBody ||
      kind === Kind.interfaceBody;
    if (kind === Kind.returnStatement) found.push(at as NodeIndex);
    at = isOther ? tree.past[at]! : at + 1;
  }
  return found;
}
