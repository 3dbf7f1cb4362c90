/**
 * Variables of patterns (JLS §14.30): `x instanceof Foo f`, `case Foo f`, record patterns, whose
 * components' types come from the record. `var` in a record pattern takes the component's type.
 */
import { Kind, Role } from '../../syntax/kinds.js';
import { isTypeKind } from '../../syntax/read-type-ref.js';
import { childIn, childOfKind, childrenOf, kindOf, type NodeIndex } from '../../syntax/tree.js';
import { componentTypes } from '../records.js';
import type { Type } from '../types.js';
import type { Body } from './body.js';
import type { Scope } from './scope.js';
import { isVar, typeAt, varType } from './type-nodes.js';

/** Deeper record patterns declare nothing. */
const DEEPEST = 50;

/** Of an `instanceof` expression. */
export function declareInstanceof(body: Body, node: NodeIndex, matched: Type, scope: Scope): void {
  const { tree } = body;
  const record = childIn(tree, node, Role.pattern);
  if (record !== undefined) {
    declareRecord(body, record, matched, scope, 0);
    return;
  }
  const typeNode = childIn(tree, node, Role.right);
  const name = childIn(tree, node, Role.name);
  const type = typeNode === undefined ? undefined : typeAt(body, typeNode, scope);
  if (name !== undefined && type !== undefined) declare(body, name, type, scope);
}

/** Of a switch label. */
export function declarePattern(
  body: Body,
  pattern: NodeIndex,
  matched: Type | undefined,
  scope: Scope,
): void {
  const [inner] = childrenOf(body.tree, pattern);
  if (inner === undefined) return;
  if (kindOf(body.tree, inner) === Kind.recordPattern)
    declareRecord(body, inner, matched, scope, 0);
  else declareTyped(body, inner, matched, scope);
}

function declare(body: Body, name: NodeIndex, type: Type, scope: Scope): void {
  body.declare(name, body.text(name), type, 'pattern', scope);
}

/** `Foo f` or `var f`. */
function declareTyped(body: Body, node: NodeIndex, matched: Type | undefined, scope: Scope): void {
  const { tree } = body;
  const name = childOfKind(tree, node, Kind.identifier);
  const typeNode = childrenOf(tree, node).find((child) => isTypeKind(kindOf(tree, child)));
  if (name === undefined || typeNode === undefined) return;
  const inferred = isVar(body, typeNode);
  declare(
    body,
    name,
    inferred ? varType(body, matched, name) : typeAt(body, typeNode, scope),
    scope,
  );
}

function declareRecord(
  body: Body,
  node: NodeIndex,
  matched: Type | undefined,
  scope: Scope,
  depth: number,
): void {
  const { tree } = body;
  const [typeNode] = childrenOf(tree, node);
  const parts = childOfKind(tree, node, Kind.recordPatternBody);
  if (typeNode === undefined || parts === undefined || depth > DEEPEST) return;
  const type = typeAt(body, typeNode, scope);
  const components = componentTypes(type, matched, body.hierarchy);
  childrenOf(tree, parts).forEach((part, index) => {
    if (kindOf(tree, part) === Kind.recordPattern) {
      declareRecord(body, part, components[index], scope, depth + 1);
    } else {
      declareTyped(body, part, components[index], scope);
    }
  });
}
