/**
 * The walk over statements: it declares the locals, follows their scopes (JLS §6.3), and has every
 * expression typed with what its place expects. It answers the scope of what follows.
 */
import { Kind, Role } from '../../syntax/kinds.js';
import { childIn, childrenOf, firstChild, kindOf, type NodeIndex } from '../../syntax/tree.js';
import { BOOLEAN } from '../types.js';
import { bindingsWhen, breaksOut, completes } from './bindings.js';
import type { Body } from './body.js';
import { isClassDeclaration } from './class-order.js';
import { walkExplicitConstructor } from './creations.js';
import { walkLocalClass } from './local-classes.js';
import { withVariables, type Scope } from './scope.js';
import { walkSwitch } from './switches.js';
import { walkTry } from './try.js';
import { walkEnhancedFor, walkVariables } from './variables.js';

export function walkStatement(body: Body, node: NodeIndex, scope: Scope): Scope {
  const { tree } = body;
  const kind = kindOf(tree, node);
  if (isClassDeclaration(kind)) return walkLocalClass(body, node, scope);
  switch (kind) {
    case Kind.block:
    case Kind.constructorBody:
    case Kind.error:
      walkAll(body, node, scope);
      return scope;
    case Kind.expressionStatement:
      return walkExpressionStatement(body, node, scope);
    case Kind.localVariableDeclaration:
      return walkVariables(body, node, scope);
    case Kind.ifStatement:
      return walkIf(body, node, scope);
    case Kind.whileStatement:
    case Kind.doStatement:
      return walkLoop(body, node, scope, scope);
    case Kind.forStatement:
      return walkFor(body, node, scope);
    case Kind.enhancedForStatement:
      walkEnhancedFor(body, node, scope);
      return scope;
    case Kind.labeledStatement:
      return walkLast(body, node, scope);
    case Kind.returnStatement:
      return walkReturn(body, node, scope);
    case Kind.yieldStatement:
      return walkYield(body, node, scope);
    case Kind.switchExpression:
      walkSwitch(body, node, scope);
      return scope;
    case Kind.tryStatement:
    case Kind.tryWithResourcesStatement:
      walkTry(body, node, scope);
      return scope;
    case Kind.explicitConstructorInvocation:
      walkExplicitConstructor(body, node, scope);
      return scope;
    case Kind.breakStatement:
    case Kind.continueStatement:
      return scope;
    case Kind.assertStatement:
      return walkAssert(body, node, scope);
    default:
      return walkParts(body, node, scope);
  }
}

/** The statements of a block. */
function walkAll(body: Body, block: NodeIndex, scope: Scope): void {
  const { past } = body.tree;
  let inside = scope;
  for (let at = block + 1; at < past[block]!; at = past[at]!) {
    inside = body.walk(at as NodeIndex, inside);
  }
}

/** `synchronized (a) { … }`, `throw a;`, and what the parser could not place: expressions and blocks. */
function walkParts(body: Body, node: NodeIndex, scope: Scope): Scope {
  for (const child of childrenOf(body.tree, node)) {
    if (kindOf(body.tree, child) === Kind.block) body.walk(child, scope);
    else body.typeOf(child, scope);
  }
  return scope;
}

function walkExpressionStatement(body: Body, node: NodeIndex, scope: Scope): Scope {
  const expression = firstChild(body.tree, node);
  if (expression !== undefined && !body.speculative) body.typeOf(expression, scope);
  return scope;
}

function walkLast(body: Body, node: NodeIndex, scope: Scope): Scope {
  const statement = childrenOf(body.tree, node)[1];
  return statement === undefined ? scope : body.walk(statement, scope);
}

/** A chain of `else if` is one loop here, however long. */
function walkIf(body: Body, first: NodeIndex, scope: Scope): Scope {
  const { tree } = body;
  let inside = scope;
  for (let node: NodeIndex | undefined = first; node !== undefined;) {
    const condition = walkCondition(body, node, inside);
    const consequence = childIn(tree, node, Role.consequence);
    const whenTrue = withVariables(inside, bindingsWhen(body, condition, true));
    if (consequence !== undefined) body.walk(consequence, whenTrue);
    inside = withVariables(inside, bindingsWhen(body, condition, false));
    const otherwise = childIn(tree, node, Role.alternative);
    node = undefined;
    if (otherwise === undefined) break;
    if (kindOf(tree, otherwise) === Kind.ifStatement) node = otherwise;
    else body.walk(otherwise, inside);
  }
  return afterIf(body, first, scope);
}

function afterIf(body: Body, node: NodeIndex, scope: Scope): Scope {
  const { tree } = body;
  const condition = childIn(tree, node, Role.condition);
  const whenTrue = bindingsWhen(body, condition, true);
  const whenFalse = bindingsWhen(body, condition, false);
  if (whenTrue.length + whenFalse.length === 0) return scope;
  const passes = completes(body, childIn(tree, node, Role.consequence));
  const otherwise = childIn(tree, node, Role.alternative);
  if (!passes) return withVariables(scope, whenFalse);
  if (otherwise !== undefined && !completes(body, otherwise)) return withVariables(scope, whenTrue);
  return scope;
}

function walkCondition(body: Body, node: NodeIndex, scope: Scope): NodeIndex | undefined {
  const condition = childIn(body.tree, node, Role.condition);
  if (condition !== undefined) body.typeOf(condition, scope, BOOLEAN);
  return condition;
}

/** `inside` has what the head of a `for` declares; what follows the loop does not see it. */
function walkLoop(body: Body, node: NodeIndex, inside: Scope, scope: Scope): Scope {
  const { tree } = body;
  const condition = walkCondition(body, node, inside);
  const isDo = kindOf(tree, node) === Kind.doStatement;
  const whenTrue = isDo ? [] : bindingsWhen(body, condition, true);
  const held = withVariables(inside, whenTrue);
  for (const child of childrenOf(tree, node)) {
    if (tree.role[child] === Role.update && !body.speculative) body.typeOf(child, held);
  }
  const loopBody = childIn(tree, node, Role.body);
  if (loopBody !== undefined) body.walk(loopBody, held);
  const whenFalse = bindingsWhen(body, condition, false);
  return whenFalse.length === 0 || breaksOut(tree, node) ? scope : withVariables(scope, whenFalse);
}

function walkFor(body: Body, node: NodeIndex, scope: Scope): Scope {
  const { tree } = body;
  let inside = scope;
  for (const child of childrenOf(tree, node)) {
    if (tree.role[child] !== Role.init) continue;
    if (kindOf(tree, child) === Kind.localVariableDeclaration) inside = body.walk(child, inside);
    else body.typeOf(child, inside);
  }
  return walkLoop(body, node, inside, scope);
}

function walkReturn(body: Body, node: NodeIndex, scope: Scope): Scope {
  const value = firstChild(body.tree, node);
  const code = scope.code;
  if (value !== undefined) {
    const type = body.typeOf(value, scope, code?.expected);
    code?.returned?.push(type);
  }
  return scope;
}

function walkYield(body: Body, node: NodeIndex, scope: Scope): Scope {
  const value = firstChild(body.tree, node);
  const around = scope.yielding;
  if (value !== undefined) {
    const type = body.typeOf(value, scope, around?.expected);
    around?.yielded.push(type);
  }
  return scope;
}

/** What the condition introduces is seen by no other statement: only by the condition itself. */
function walkAssert(body: Body, node: NodeIndex, scope: Scope): Scope {
  const [condition, detail] = childrenOf(body.tree, node);
  if (condition !== undefined) body.typeOf(condition, scope, BOOLEAN);
  const failed = withVariables(scope, bindingsWhen(body, condition, false));
  if (detail !== undefined) body.typeOf(detail, failed);
  return scope;
}
