/** Literals, operators, casts and conditionals as values (JLS 15.15 to 15.25). */
import { BOOLEAN } from '../../program/types.js';
import { Kind, Role } from '../../syntax/kinds.js';
import { childIn, firstChild, kindOf, type NodeIndex } from '../../syntax/tree.js';
import type { Constant, Variable } from '../statements.js';
import type { Lowering } from './lowering.js';

export function lowerLiteral(kind: 'string' | 'number' | 'character' | 'boolean') {
  return (lowering: Lowering, node: NodeIndex): Variable => {
    const constant = { kind, text: lowering.context.text(node) } as const;
    return lowering.constant(constant, lowering.context.typeAt(node));
  };
}

/** `Foo.class`: the type argument of its own type, as resolution has it. */
export function lowerClassLiteral(lowering: Lowering, node: NodeIndex): Variable {
  const type = lowering.context.typeAt(node);
  const [named] = type.kind === 'class' ? type.arguments : [];
  const written = firstChild(lowering.context.tree, node);
  const meant = named ?? (written === undefined ? type : lowering.context.typeAt(written));
  const constant: Constant = { kind: 'class', class: meant };
  const text = written === undefined ? '' : textKey(lowering, written);
  return lowering.variables.constant(constant, type, `class ${text}`);
}

/** Where a type is written is enough to tell two of them apart within a body. */
function textKey(lowering: Lowering, node: NodeIndex): string {
  return lowering.context.text(node) || String(node);
}

export function lowerBinary(lowering: Lowering, node: NodeIndex): Variable {
  const { tree } = lowering.context;
  const spine = leftSpine(lowering, node);
  const first = spine.at(-1)!;
  const left = childIn(tree, first, Role.left);
  let value = left === undefined ? lowering.unknown(node) : lowering.expression(left);
  for (let at = spine.length - 1; at >= 0; at--) {
    const operation = spine[at]!;
    const right = childIn(tree, operation, Role.right);
    if (right === undefined) continue;
    const settled = lowering.settled(value, operation, right, tree.past[right]!);
    const operands = [settled, lowering.expression(right)];
    value = lowering.compute(operation, lowering.context.text(operation), operands);
  }
  return value;
}

/** `a + b + c + …` from the last operation to the first, as far as they have a value of their own. */
function leftSpine(lowering: Lowering, node: NodeIndex): NodeIndex[] {
  const { tree } = lowering.context;
  const spine = [node];
  for (;;) {
    const left = childIn(tree, spine.at(-1)!, Role.left);
    if (left === undefined || kindOf(tree, left) !== Kind.binaryExpression) return spine;
    if (isShortCircuit(lowering, left)) return spine;
    spine.push(left);
  }
}

export function isShortCircuit(lowering: Lowering, node: NodeIndex): boolean {
  const operator = lowering.context.text(node);
  return operator === '&&' || operator === '||';
}

export function lowerUnary(lowering: Lowering, node: NodeIndex): Variable {
  const operand = childIn(lowering.context.tree, node, Role.operand);
  if (operand === undefined) return lowering.unknown(node);
  return lowering.compute(node, lowering.context.text(node), [lowering.expression(operand)]);
}

export function lowerCast(lowering: Lowering, node: NodeIndex): Variable {
  const operand = childIn(lowering.context.tree, node, Role.value);
  if (operand === undefined) return lowering.unknown(node);
  const from = lowering.expression(operand);
  const cast = lowering.context.typeAt(node);
  const to = lowering.temporary(cast);
  const statement = { kind: 'copy', to, from, cast, node } as const;
  if (cast.kind === 'primitive') lowering.flow.emit(statement);
  else lowering.flow.emitThrowing(statement);
  return to;
}

/** A condition where a value is wanted: true on one way, false on the other. */
export function lowerConditionValue(lowering: Lowering, node: NodeIndex): Variable {
  const { flow } = lowering;
  const [yes, no, after] = [flow.newBlock(), flow.newBlock(), flow.newBlock()];
  const to = lowering.result(BOOLEAN);
  lowering.condition(node, yes, no);
  flow.begin(yes);
  lowering.copy(node, to, lowering.boolean(true));
  flow.jump(after);
  flow.begin(no);
  lowering.copy(node, to, lowering.boolean(false));
  flow.jump(after);
  flow.begin(after);
  return to;
}

/** `a ? b : c ? d : e` is walked, since some write long tables so. */
export function lowerTernary(lowering: Lowering, node: NodeIndex): Variable {
  const { flow, context } = lowering;
  const { tree } = context;
  const to = lowering.result(context.typeAt(node));
  const after = flow.newBlock();
  let at: NodeIndex | undefined = node;
  while (at !== undefined && kindOf(tree, at) === Kind.ternaryExpression) {
    const [yes, no] = [flow.newBlock(), flow.newBlock()];
    const condition = childIn(tree, at, Role.condition);
    if (condition === undefined) flow.branch({ kind: 'other' }, at, yes, no);
    else lowering.condition(condition, yes, no);
    flow.begin(yes);
    lowerInto(lowering, at, to, childIn(tree, at, Role.consequence));
    flow.jump(after);
    flow.begin(no);
    at = childIn(tree, at, Role.alternative);
  }
  lowerInto(lowering, node, to, at);
  flow.jump(after);
  flow.begin(after);
  return to;
}

function lowerInto(
  lowering: Lowering,
  node: NodeIndex,
  to: Variable,
  value: NodeIndex | undefined,
): void {
  lowering.copy(
    value ?? node,
    to,
    value === undefined ? lowering.unknown(node) : lowering.expression(value),
  );
}
