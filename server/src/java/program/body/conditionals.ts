/** The type of `a ? b : c` (JLS §15.25), and of the values of a switch expression (§15.28.1). */
import { Role } from '../../syntax/kinds.js';
import { childIn, kindOf, type NodeIndex } from '../../syntax/tree.js';
import { isNumeric, promoted, unboxed } from '../boxing.js';
import { leastUpperBound } from '../least-upper-bound.js';
import { sameType } from '../substitution.js';
import { BOOLEAN, type Type } from '../types.js';
import { bindingsWhen } from './bindings.js';
import type { Body } from './body.js';
import { isIntegerConstant } from './literals.js';
import { withVariables, type Scope } from './scope.js';

export function ternaryType(
  body: Body,
  node: NodeIndex,
  scope: Scope,
  expected: Type | undefined,
): Type {
  const { tree } = body;
  const condition = childIn(tree, node, Role.condition);
  if (condition !== undefined) body.typeOf(condition, scope, BOOLEAN);
  const branch = (role: Role, holds: boolean): Branch | undefined => {
    const child = childIn(tree, node, role);
    if (child === undefined) return undefined;
    const inside = withVariables(scope, bindingsWhen(body, condition, holds));
    return { node: child, type: body.typeOf(child, inside, expected) };
  };
  const first = branch(Role.consequence, true);
  const second = branch(Role.alternative, false);
  if (first === undefined || second === undefined) {
    return body.unknown(node, { why: 'not-java', name: '' });
  }
  return branchesType(body, first, second, expected);
}

export interface Branch {
  readonly node: NodeIndex;
  readonly type: Type;
}

export function branchesType(
  body: Body,
  first: Branch,
  second: Branch,
  expected: Type | undefined,
): Type {
  if (isNarrow(first.type) && isConstant(body, second)) return unboxed(first.type)!;
  if (isNarrow(second.type) && isConstant(body, first)) return unboxed(second.type)!;
  return choiceType(body, [first.type, second.type], expected);
}

function isConstant({ tree }: Body, { node }: Branch): boolean {
  return isIntegerConstant(kindOf(tree, node));
}

/** A written integer takes the type of a byte, short or char beside it. */
function isNarrow(type: Type): boolean {
  const name = unboxed(type)?.name;
  return name === 'byte' || name === 'short' || name === 'char';
}

/** What one of several values is. */
export function choiceType(body: Body, types: readonly Type[], expected: Type | undefined): Type {
  const [first, ...others] = types;
  if (first === undefined) return expected ?? body.classes.object;
  if (others.every((type) => sameType(type, first))) return first;
  const primitives = types.map((type) => unboxed(type));
  if (primitives.every((type) => type?.name === 'boolean')) return BOOLEAN;
  if (primitives.every((type) => type !== undefined && isNumeric(type))) {
    return numberType(primitives.filter((type) => type !== undefined));
  }
  return leastUpperBound(types, body.subtyping);
}

/** The same type stays; a byte and a short are a short; else as operands of `+`. */
function numberType(types: readonly Type[]): Type {
  return types.reduce((a, b) => {
    if (sameType(a, b)) return a;
    const names = [a, b].map((type) => (type.kind === 'primitive' ? type.name : ''));
    if (names.includes('byte') && names.includes('short')) return names[0] === 'short' ? a : b;
    return promoted(a, b) ?? a;
  });
}
