/**
 * Conditions as control flow (JLS 15.23 to 15.25, 15.21, 15.20.2): what is tested stands in the
 * branch, and each way of `&&` and `||` is a block of its own. What is tested and constant leads one way.
 */
import { Kind, Role } from '../../syntax/kinds.js';
import { childIn, kindOf, type NodeIndex } from '../../syntax/tree.js';
import type { OpenBlock } from './open-block.js';
import type { Condition, Variable } from '../statements.js';
import { constantTruth } from './constant-fields.js';
import type { Lowering } from './lowering.js';
import { isShortCircuit } from './operators.js';
import { withoutParentheses } from './parentheses.js';
import { lowerPattern, lowerTypeTest } from './patterns.js';

export function lowerCondition(
  lowering: Lowering,
  written: NodeIndex,
  yes: OpenBlock,
  no: OpenBlock,
): void {
  const { tree } = lowering.context;
  const node = withoutParentheses(lowering, written);
  switch (kindOf(tree, node)) {
    case Kind.unaryExpression:
      lowerNegation(lowering, node, yes, no);
      break;
    case Kind.binaryExpression:
      lowerBinaryCondition(lowering, node, yes, no);
      break;
    case Kind.instanceofExpression:
      lowerInstanceOf(lowering, node, yes, no);
      break;
    case Kind.ternaryExpression:
      lowerTernaryCondition(lowering, node, yes, no);
      break;
    case Kind.true:
      lowering.flow.jump(yes);
      break;
    case Kind.false:
      lowering.flow.jump(no);
      break;
    default:
      lowerTruth(lowering, node, yes, no);
  }
}

function lowerInner(
  lowering: Lowering,
  node: NodeIndex,
  inner: NodeIndex | undefined,
  yes: OpenBlock,
  no: OpenBlock,
): void {
  if (inner === undefined) lowering.flow.branch({ kind: 'other' }, node, yes, no);
  else lowering.condition(inner, yes, no);
}

function lowerTruth(lowering: Lowering, node: NodeIndex, yes: OpenBlock, no: OpenBlock): void {
  const variable = lowering.expression(node);
  const target = lowering.context.targetAt(node);
  const truth = target?.kind === 'field' ? constantTruth(target.field) : undefined;
  if (truth !== undefined) lowering.flow.jump(truth ? yes : no);
  else lowering.flow.branch({ kind: 'truth', variable, expected: true }, node, yes, no);
}

function lowerNegation(lowering: Lowering, node: NodeIndex, yes: OpenBlock, no: OpenBlock): void {
  if (lowering.context.text(node) !== '!') lowerTruth(lowering, node, yes, no);
  else lowerInner(lowering, node, childIn(lowering.context.tree, node, Role.operand), no, yes);
}

function lowerBinaryCondition(
  lowering: Lowering,
  node: NodeIndex,
  yes: OpenBlock,
  no: OpenBlock,
): void {
  switch (lowering.context.text(node)) {
    case '&&':
    case '||':
      lowerShortCircuit(lowering, node, yes, no);
      break;
    case '==':
      lowerEquality(lowering, node, true, yes, no);
      break;
    case '!=':
      lowerEquality(lowering, node, false, yes, no);
      break;
    default:
      lowerTruth(lowering, node, yes, no);
  }
}

/** `a && b && c` is one row of operands. */
function lowerShortCircuit(
  lowering: Lowering,
  node: NodeIndex,
  yes: OpenBlock,
  no: OpenBlock,
): void {
  const operands = rowOf(lowering, node);
  const isAnd = lowering.context.text(node) === '&&';
  operands.forEach((operand, at) => {
    if (at === operands.length - 1) {
      lowering.condition(operand, yes, no);
      return;
    }
    const next = lowering.flow.newBlock();
    if (isAnd) lowering.condition(operand, next, no);
    else lowering.condition(operand, yes, next);
    lowering.flow.begin(next);
  });
}

function rowOf(lowering: Lowering, node: NodeIndex): NodeIndex[] {
  const { tree } = lowering.context;
  const operands: NodeIndex[] = [];
  let at = node;
  for (;;) {
    const right = childIn(tree, at, Role.right);
    if (right !== undefined) operands.push(right);
    const left = childIn(tree, at, Role.left);
    if (left === undefined) break;
    const goesOn =
      kindOf(tree, left) === Kind.binaryExpression &&
      isShortCircuit(lowering, left) &&
      tree.name[left] === tree.name[node];
    if (!goesOn) {
      operands.push(left);
      break;
    }
    at = left;
  }
  return operands.reverse();
}

function lowerEquality(
  lowering: Lowering,
  node: NodeIndex,
  equal: boolean,
  yes: OpenBlock,
  no: OpenBlock,
): void {
  const { tree } = lowering.context;
  const leftNode = childIn(tree, node, Role.left);
  const rightNode = childIn(tree, node, Role.right);
  if (leftNode === undefined || rightNode === undefined) {
    lowering.flow.branch({ kind: 'other' }, node, yes, no);
    return;
  }
  const value = lowering.expression(leftNode);
  const left = lowering.settled(value, leftNode, rightNode, tree.past[rightNode]!);
  const right = lowering.expression(rightNode);
  lowering.flow.branch(comparison(lowering, left, right, equal), node, yes, no);
}

/** With `null`, `true` and `false` it says more of the other side. */
export function comparison(
  lowering: Lowering,
  left: Variable,
  right: Variable,
  equal: boolean,
): Condition {
  return (
    comparedWith(lowering, left, right, equal) ??
    comparedWith(lowering, right, left, equal) ?? { kind: 'same', left, right, equal }
  );
}

function comparedWith(
  lowering: Lowering,
  variable: Variable,
  other: Variable,
  equal: boolean,
): Condition | undefined {
  const constant = lowering.variables.all[other]!.constant;
  if (constant?.kind === 'null') return { kind: 'null-test', variable, isNull: equal };
  if (constant?.kind !== 'boolean') return undefined;
  return { kind: 'truth', variable, expected: (constant.text === 'true') === equal };
}

function lowerInstanceOf(lowering: Lowering, node: NodeIndex, yes: OpenBlock, no: OpenBlock): void {
  const { tree } = lowering.context;
  const left = childIn(tree, node, Role.left);
  const type = childIn(tree, node, Role.right);
  const pattern = childIn(tree, node, Role.pattern);
  if (left === undefined) {
    lowering.flow.branch({ kind: 'other' }, node, yes, no);
    return;
  }
  const value = lowering.expression(left);
  if (pattern !== undefined) lowerPattern(lowering, pattern, value, yes, no);
  else lowerTypeTest(lowering, node, value, type, childIn(tree, node, Role.name), yes, no);
}

function lowerTernaryCondition(
  lowering: Lowering,
  node: NodeIndex,
  yes: OpenBlock,
  no: OpenBlock,
): void {
  const { tree } = lowering.context;
  const [first, second] = [lowering.flow.newBlock(), lowering.flow.newBlock()];
  lowerInner(lowering, node, childIn(tree, node, Role.condition), first, second);
  lowering.flow.begin(first);
  lowerInner(lowering, node, childIn(tree, node, Role.consequence), yes, no);
  lowering.flow.begin(second);
  lowerInner(lowering, node, childIn(tree, node, Role.alternative), yes, no);
}
