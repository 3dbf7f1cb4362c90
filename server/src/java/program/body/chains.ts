/**
 * Long chains (`a + b + c …`, `x.a().b().c() …`) are nested to the left, as deep as they are long. They
 * are resolved from their inner end, link by link, so that the recursion stays shallow.
 */
import { Kind, Role } from '../../syntax/kinds.js';
import { childIn, kindOf, type NodeIndex } from '../../syntax/tree.js';
import type { Body } from './body.js';
import type { Scope } from './scope.js';

/** Shorter ones are left to the recursion. */
const LONG = 50;

/** Has the links below this node ready, if it begins a long chain. */
export function resolveChain(body: Body, node: NodeIndex, scope: Scope): void {
  if (body.tree.past[node]! - node < LONG) return;
  const first = linkBelow(body, node);
  if (first === undefined || body.links.has(first) || isInner(body, node)) return;
  const links: NodeIndex[] = [];
  for (let at: NodeIndex | undefined = first; at !== undefined; at = linkBelow(body, at)) {
    links.push(at);
  }
  if (links.length < LONG) return;
  for (const link of links.reverse()) body.links.set(link, body.qualifierOf(link, scope));
}

/** Is it itself a link of a chain above? Then that one has looked already. */
function isInner({ tree }: Body, node: NodeIndex): boolean {
  const parent = tree.parent[node]!;
  return parent >= 0 && tree.role[node] === roleOf(tree.kind[parent] as Kind);
}

function linkBelow({ tree }: Body, node: NodeIndex): NodeIndex | undefined {
  const role = roleOf(kindOf(tree, node));
  return role === undefined ? undefined : childIn(tree, node, role);
}

function roleOf(kind: Kind): Role | undefined {
  switch (kind) {
    case Kind.binaryExpression:
      return Role.left;
    case Kind.methodInvocation:
    case Kind.fieldAccess:
      return Role.object;
    case Kind.arrayAccess:
      return Role.array;
    default:
      return undefined;
  }
}
