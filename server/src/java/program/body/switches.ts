/**
 * `switch`, as a statement and as an expression: labels (constants of the selector's enum, patterns,
 * other constants), and what its rules give.
 */
import { Kind, Role } from '../../syntax/kinds.js';
import {
  childIn,
  childOfKind,
  childrenOf,
  firstChild,
  kindOf,
  type NodeIndex,
} from '../../syntax/tree.js';
import type { Type } from '../types.js';
import { declaredBy } from './bindings.js';
import type { Body } from './body.js';
import { choiceType } from './conditionals.js';
import { declarePattern } from './patterns.js';
import { withVariables, withYield, type Scope } from './scope.js';

export function walkSwitch(body: Body, node: NodeIndex, scope: Scope): void {
  walkCases(body, node, scope, undefined);
}

export function switchType(
  body: Body,
  node: NodeIndex,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const yielded: Type[] = [];
  walkCases(body, node, withYield(scope, expected, yielded), { expected, yielded });
  return choiceType(body, yielded, expected);
}

/** Where the values of a switch expression go; undefined for a statement. */
interface Results {
  readonly expected: Type | undefined;
  readonly yielded: Type[];
}

function walkCases(body: Body, node: NodeIndex, scope: Scope, results: Results | undefined): void {
  const { tree } = body;
  const selector = childIn(tree, node, Role.condition);
  const type = selector === undefined ? undefined : body.typeOf(selector, scope);
  const block = childIn(tree, node, Role.body);
  if (block === undefined) return;
  let inside = scope;
  for (const part of childrenOf(tree, block)) {
    if (kindOf(tree, part) === Kind.switchRule) walkRule(body, part, type, scope, results);
    else inside = walkGroup(body, part, type, inside);
  }
}

/** `case A: case B: …`: its locals are in scope to the end of the switch. */
function walkGroup(body: Body, group: NodeIndex, selector: Type | undefined, scope: Scope): Scope {
  const { tree } = body;
  let inside = scope;
  for (const child of childrenOf(tree, group)) {
    if (kindOf(tree, child) === Kind.switchLabel) inside = walkLabel(body, child, selector, inside);
    else inside = body.walk(child, inside);
  }
  return inside;
}

/** `case A -> …`. */
function walkRule(
  body: Body,
  rule: NodeIndex,
  selector: Type | undefined,
  scope: Scope,
  results: Results | undefined,
): void {
  const { tree } = body;
  const [label, action] = childrenOf(tree, rule);
  const inside = label === undefined ? scope : walkLabel(body, label, selector, scope);
  if (action === undefined) return;
  const value =
    kindOf(tree, action) === Kind.expressionStatement ? firstChild(tree, action) : undefined;
  if (results === undefined || value === undefined) body.walk(action, inside);
  else results.yielded.push(body.typeOf(value, inside, results.expected));
}

function walkLabel(body: Body, label: NodeIndex, selector: Type | undefined, scope: Scope): Scope {
  const { tree } = body;
  const pattern = childOfKind(tree, label, Kind.pattern);
  if (pattern === undefined) {
    for (const constant of childrenOf(tree, label)) walkConstant(body, constant, selector, scope);
    return scope;
  }
  declarePattern(body, pattern, selector, scope);
  const inside = withVariables(scope, declaredBy(body, pattern));
  const guard = childOfKind(tree, label, Kind.guard);
  const condition = guard === undefined ? undefined : firstChild(tree, guard);
  if (condition !== undefined) body.typeOf(condition, inside);
  return inside;
}

/** A simple name is a constant of the selector's enum, if it is one. */
function walkConstant(body: Body, node: NodeIndex, selector: Type | undefined, scope: Scope): void {
  if (kindOf(body.tree, node) === Kind.identifier && selector?.kind === 'class') {
    const constant = selector.class.kind === 'enum' && selector.class.fields.get(body.text(node));
    if (constant) {
      body.targets[node] = { kind: 'field', field: constant };
      body.types[node] = constant.type;
      return;
    }
  }
  body.typeOf(node, scope);
}
