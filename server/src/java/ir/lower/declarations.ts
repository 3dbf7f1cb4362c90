/** Declarations of locals, blocks, `if`, and what could not be read (JLS 14.2 to 14.9). */
import { Kind, Role } from '../../syntax/kinds.js';
import { childIn, childrenOf, kindOf, type NodeIndex } from '../../syntax/tree.js';
import type { Type } from '../../program/types.js';
import type { Variable } from '../statements.js';
import { lowerArrayInitializer } from './creations.js';
import type { Lowering } from './lowering.js';

export function lowerLocals(lowering: Lowering, node: NodeIndex): void {
  const { tree } = lowering.context;
  for (const child of childrenOf(tree, node)) {
    if (kindOf(tree, child) === Kind.variableDeclarator) lowerDeclarator(lowering, child);
  }
}

function lowerDeclarator(lowering: Lowering, node: NodeIndex): void {
  const { tree } = lowering.context;
  const name = childIn(tree, node, Role.name);
  const value = childIn(tree, node, Role.value);
  if (name === undefined) return;
  const to = lowering.declareAt(name);
  if (value === undefined) return;
  const { type } = lowering.variables.all[to]!;
  lowering.copy(node, to, lowerInitialValue(lowering, value, type));
}

/** An array initialiser has the type of what it initialises. */
export function lowerInitialValue(lowering: Lowering, value: NodeIndex, type: Type): Variable {
  return kindOf(lowering.context.tree, value) === Kind.arrayInitializer
    ? lowerArrayInitializer(lowering, value, type)
    : lowering.expression(value);
}

export function lowerChildren(lowering: Lowering, node: NodeIndex): void {
  for (const child of childrenOf(lowering.context.tree, node)) lowering.statement(child);
}

/** `if … else if … else` is walked: it may be long. */
export function lowerIf(lowering: Lowering, node: NodeIndex): void {
  const { flow } = lowering;
  const { tree } = lowering.context;
  const after = flow.newBlock();
  let at: NodeIndex | undefined = node;
  while (at !== undefined && kindOf(tree, at) === Kind.ifStatement) {
    const [yes, no] = [flow.newBlock(), flow.newBlock()];
    const condition = childIn(tree, at, Role.condition);
    if (condition === undefined) flow.branch({ kind: 'other' }, at, yes, no);
    else lowering.condition(condition, yes, no);
    flow.begin(yes);
    const consequence = childIn(tree, at, Role.consequence);
    if (consequence !== undefined) lowering.statement(consequence);
    flow.jump(after);
    flow.begin(no);
    at = childIn(tree, at, Role.alternative);
  }
  if (at !== undefined) lowering.statement(at);
  flow.jump(after);
  flow.begin(after);
}
