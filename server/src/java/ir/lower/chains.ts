/**
 * Chains of accesses and calls, `a.b().c[i].d()`: walked from their first link, since builders make
 * chains of any length. A type, a package or `super` before the dot is no value.
 */
import type { Target } from '../../program/resolved-body.js';
import { Kind, Role } from '../../syntax/kinds.js';
import { childIn, kindOf, type NodeIndex } from '../../syntax/tree.js';
import type { Variable } from '../statements.js';
import { lowerInvocation } from './calls.js';
import type { Lowering } from './lowering.js';
import { lowerFieldAccess } from './names.js';

/** undefined for a call without result. */
export function lowerChain(lowering: Lowering, node: NodeIndex): Variable | undefined {
  const links = linksOf(lowering, node);
  let value = lowerReceiver(lowering, links.at(-1) ?? node);
  for (let at = links.length - 1; at >= 0; at--) value = lowerLink(lowering, links[at]!, value);
  return value;
}

/** What stands before the dot of this access or call. */
export function lowerReceiver(lowering: Lowering, node: NodeIndex): Variable | undefined {
  const object = objectOf(lowering, node);
  return object === undefined ? undefined : lowering.expression(object);
}

/** From the last link to the first. */
function linksOf(lowering: Lowering, node: NodeIndex): NodeIndex[] {
  const links: NodeIndex[] = [];
  let at: NodeIndex | undefined = node;
  while (at !== undefined && isLink(kindOf(lowering.context.tree, at))) {
    links.push(at);
    at = objectOf(lowering, at);
  }
  return links;
}

function isLink(kind: Kind): boolean {
  return kind === Kind.methodInvocation || kind === Kind.fieldAccess;
}

function lowerLink(
  lowering: Lowering,
  link: NodeIndex,
  object: Variable | undefined,
): Variable | undefined {
  return kindOf(lowering.context.tree, link) === Kind.methodInvocation
    ? lowerInvocation(lowering, link, object)
    : lowerFieldAccess(lowering, link, object);
}

/** undefined where what stands before the dot is no value, or nothing does. */
function objectOf(lowering: Lowering, node: NodeIndex): NodeIndex | undefined {
  const { context } = lowering;
  const { tree } = context;
  const object = childIn(tree, node, Role.object);
  if (object === undefined || kindOf(tree, object) === Kind.super) return undefined;
  // `new Unseen(…)` has an unknown class as its target, and yet is a value.
  if (kindOf(tree, object) === Kind.objectCreationExpression) return object;
  return isTypeName(context.targetAt(object)) ? undefined : object;
}

/** Also of a class that is not known. */
function isTypeName(target: Target | undefined): boolean {
  if (target?.kind === 'unknown') return target.cause.why === 'class-not-found';
  return target?.kind === 'class' || target?.kind === 'package';
}
