/**
 * Arguments as the choice of a method sees them (calls/argument.ts), made of their nodes. What has a
 * type of its own is typed and noted at once; the rest is settled when its parameter's type is known.
 */
import { Kind, Role } from '../../syntax/kinds.js';
import { childIn, firstChild, kindOf, type NodeIndex } from '../../syntax/tree.js';
import type { Argument } from '../calls/argument.js';
import { leastUpperBound } from '../least-upper-bound.js';
import type { Type } from '../types.js';
import { bindingsWhen } from './bindings.js';
import type { Body, Given } from './body.js';
import { branchesType } from './conditionals.js';
import { withVariables, type Scope } from './scope.js';

export function givenArguments(body: Body, list: NodeIndex | undefined, scope: Scope): Given[] {
  const given: Given[] = [];
  if (list === undefined) return given;
  const { past } = body.tree;
  for (let at = list + 1; at < past[list]!; at = past[at]!) {
    given.push(givenAt(body, at as NodeIndex, scope));
  }
  return given;
}

function givenAt(body: Body, node: NodeIndex, scope: Scope): Given {
  if (!isWaiting(body, node)) return typedAt(body, node, scope);
  return body.given(() => polyAt(body, node, scope)) ?? typedAt(body, node, scope);
}

function polyAt(body: Body, node: NodeIndex, scope: Scope): Given | undefined {
  switch (kindOf(body.tree, node)) {
    case Kind.parenthesizedExpression:
      return parenthesizedAt(body, node, scope);
    case Kind.ternaryExpression:
      return conditionalAt(body, node, scope);
    default:
      return body.givenMakers.get(kindOf(body.tree, node))?.(body, node, scope);
  }
}

function typedAt(body: Body, node: NodeIndex, scope: Scope): Given {
  const type = body.typeOf(node, scope);
  return { argument: { kind: 'typed', type }, settle: nothing };
}

const nothing = () => undefined;

function parenthesizedAt(body: Body, node: NodeIndex, scope: Scope): Given | undefined {
  const inner = firstChild(body.tree, node);
  if (inner === undefined) return undefined;
  const given = givenAt(body, inner, scope);
  return {
    argument: given.argument,
    settle(formal) {
      given.settle(formal);
      body.types[node] = body.types[inner];
    },
  };
}

/** Of a function, what its first branch says; otherwise what both are. */
function conditionalAt(body: Body, node: NodeIndex, scope: Scope): Given | undefined {
  const { tree } = body;
  const condition = childIn(tree, node, Role.condition);
  const branches = [childIn(tree, node, Role.consequence), childIn(tree, node, Role.alternative)];
  if (!branches.some((branch) => branch !== undefined && isWaiting(body, branch))) return undefined;
  if (condition !== undefined) body.typeOf(condition, scope);
  const given = branches.map((branch, i) => {
    const inside = withVariables(scope, bindingsWhen(body, condition, i === 0));
    return branch === undefined ? undefined : givenAt(body, branch, inside);
  });
  return typedBranches(body, node, branches, given) ?? polyBranches(body, node, branches, given);
}

type Branches = readonly (NodeIndex | undefined)[];

/** Both have types of their own: so has the whole. */
function typedBranches(
  body: Body,
  node: NodeIndex,
  [first, second]: Branches,
  [a, b]: readonly (Given | undefined)[],
): Given | undefined {
  if (first === undefined || second === undefined) return undefined;
  if (a?.argument.kind !== 'typed' || b?.argument.kind !== 'typed') return undefined;
  const one = { node: first, type: a.argument.type };
  const other = { node: second, type: b.argument.type };
  const type = branchesType(body, one, other, undefined);
  body.types[node] = type;
  return { argument: { kind: 'typed', type }, settle: nothing };
}

function polyBranches(
  body: Body,
  node: NodeIndex,
  branches: Branches,
  given: readonly (Given | undefined)[],
): Given {
  const known = given.filter((each) => each !== undefined);
  return {
    argument: mergedArgument(body, known),
    settle(formal) {
      for (const each of known) each.settle(formal);
      const types = branches.map((branch) => branch && body.types[branch]);
      body.types[node] = formal ?? types.find((type) => type !== undefined);
    },
  };
}

function mergedArgument(body: Body, given: readonly Given[]): Argument {
  const all = given.map(({ argument }) => argument);
  const lambda = all.find(({ kind }) => kind === 'lambda' || kind === 'reference');
  if (lambda !== undefined) return lambda;
  const typesFor = (target: Type | undefined) =>
    all.map((each) => {
      if (each.kind === 'poly') return target === undefined ? each.type : each.typeFor(target);
      return each.kind === 'typed' ? each.type : body.classes.object;
    });
  return {
    kind: 'poly',
    get type() {
      return leastUpperBound(typesFor(undefined), body.subtyping);
    },
    typeFor: (target) => leastUpperBound(typesFor(target), body.subtyping),
  };
}

/** Can this be anything but an expression with a type of its own? */
function isWaiting(body: Body, node: NodeIndex): boolean {
  const kind = kindOf(body.tree, node);
  return (
    kind === Kind.parenthesizedExpression ||
    kind === Kind.ternaryExpression ||
    kind === Kind.lambdaExpression ||
    kind === Kind.methodReference ||
    kind === Kind.methodInvocation ||
    kind === Kind.objectCreationExpression
  );
}
