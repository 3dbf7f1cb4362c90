/** `try`: resources in scope of the body, what is caught in scope of its own block. */
import { Kind, Role } from '../../syntax/kinds.js';
import {
  childIn,
  childOfKind,
  childrenOf,
  firstChild,
  kindOf,
  type NodeIndex,
} from '../../syntax/tree.js';
import type { Body } from './body.js';
import { withVariable, type Scope } from './scope.js';
import { caughtType, isVar, varType } from './type-nodes.js';
import { declaredType } from './variables.js';

export function walkTry(body: Body, node: NodeIndex, scope: Scope): void {
  const { tree } = body;
  const resources = childIn(tree, node, Role.resources);
  const inside = resources === undefined ? scope : walkResources(body, resources, scope);
  const block = childIn(tree, node, Role.body);
  if (block !== undefined) body.walk(block, inside);
  for (const child of childrenOf(tree, node)) {
    if (kindOf(tree, child) === Kind.catchClause) walkCatch(body, child, scope);
    if (kindOf(tree, child) === Kind.finallyClause) walkFinally(body, child, scope);
  }
}

function walkResources(body: Body, node: NodeIndex, scope: Scope): Scope {
  return childrenOf(body.tree, node).reduce(
    (inside, resource) => walkResource(body, resource, inside),
    scope,
  );
}

/** `Foo a = open()`, or a variable that is already there. */
function walkResource(body: Body, node: NodeIndex, scope: Scope): Scope {
  const { tree } = body;
  const name = childIn(tree, node, Role.name);
  const typeNode = childIn(tree, node, Role.type);
  const value = childIn(tree, node, Role.value);
  if (name === undefined) {
    const named = firstChild(tree, node);
    if (named !== undefined) body.typeOf(named, scope);
    return scope;
  }
  const isInferred = typeNode !== undefined && isVar(body, typeNode);
  const written = isInferred ? undefined : declaredType(body, typeNode, node, scope);
  const given = value === undefined ? undefined : body.typeOf(value, scope, written);
  const type = written ?? varType(body, given, name);
  return withVariable(scope, body.declare(name, body.text(name), type, 'resource', scope));
}

function walkCatch(body: Body, node: NodeIndex, scope: Scope): void {
  const { tree } = body;
  const parameter = childOfKind(tree, node, Kind.catchFormalParameter);
  const block = childIn(tree, node, Role.body);
  const name = parameter === undefined ? undefined : childIn(tree, parameter, Role.name);
  const types = parameter === undefined ? undefined : childOfKind(tree, parameter, Kind.catchType);
  let inside = scope;
  if (name !== undefined && types !== undefined) {
    const type = caughtType(body, types, scope);
    inside = withVariable(scope, body.declare(name, body.text(name), type, 'catch', scope));
  }
  if (block !== undefined) body.walk(block, inside);
}

function walkFinally(body: Body, node: NodeIndex, scope: Scope): void {
  const block = firstChild(body.tree, node);
  if (block !== undefined) body.walk(block, scope);
}
