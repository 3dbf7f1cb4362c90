/** Statements that leave: return, throw, break, continue, yield; and assert, which may (JLS 14.10 to 14.21). */
import type { JumpRegion } from './flow-builder.js';
import { OpenBlock } from './open-block.js';
import { childrenOf, firstChild, type NodeIndex } from '../../syntax/tree.js';
import type { Variable } from '../statements.js';
import type { Lowering } from './lowering.js';

export function lowerReturn(lowering: Lowering, node: NodeIndex): void {
  const value = firstChild(lowering.context.tree, node);
  returnValue(lowering, node, value === undefined ? undefined : lowering.expression(value));
}

/** With cleanups around, the value waits for them in a variable of its own. */
export function returnValue(
  lowering: Lowering,
  node: NodeIndex,
  value: Variable | undefined,
): void {
  const { flow } = lowering;
  if (!flow.hasCleanup) {
    flow.emit({ kind: 'return', from: value, node });
    flow.end();
    return;
  }
  lowering.returnTo ??= {
    block: new OpenBlock(0),
    value: value === undefined ? undefined : lowering.result(lowering.variables.all[value]!.type),
    node,
  };
  const { block, value: kept } = lowering.returnTo;
  if (value !== undefined && kept !== undefined) lowering.copy(node, kept, value);
  flow.jump(block);
}

/** The end of every body: what falls off the end returns, and so does what waited for cleanups. */
export function endBody(lowering: Lowering, node: NodeIndex): void {
  const { flow, returnTo } = lowering;
  flow.emit({ kind: 'return', from: undefined, node });
  flow.end();
  if (returnTo === undefined) return;
  flow.begin(returnTo.block);
  flow.emit({ kind: 'return', from: returnTo.value, node: returnTo.node });
  flow.end();
}

export function lowerThrow(lowering: Lowering, node: NodeIndex): void {
  const value = firstChild(lowering.context.tree, node);
  const from = value === undefined ? lowering.unknown(node) : lowering.expression(value);
  lowering.flow.endThrowing({ kind: 'throw', from, node });
}

export function lowerBreak(lowering: Lowering, node: NodeIndex): void {
  const label = labelOf(lowering, node);
  const region = findRegion(lowering, ({ labels, breakable }) =>
    label === undefined ? breakable : labels.includes(label),
  );
  if (region !== undefined) lowering.flow.jump(region.breakTo);
}

export function lowerContinue(lowering: Lowering, node: NodeIndex): void {
  const label = labelOf(lowering, node);
  const region = findRegion(
    lowering,
    ({ labels, continueTo }) =>
      continueTo !== undefined && (label === undefined || labels.includes(label)),
  );
  if (region?.continueTo !== undefined) lowering.flow.jump(region.continueTo);
}

export function lowerYield(lowering: Lowering, node: NodeIndex): void {
  const value = firstChild(lowering.context.tree, node);
  const from = value === undefined ? lowering.unknown(node) : lowering.expression(value);
  yieldValue(lowering, node, from);
}

export function yieldValue(lowering: Lowering, node: NodeIndex, from: Variable): void {
  const region = findRegion(lowering, ({ yields }) => yields !== undefined);
  if (region?.yields === undefined) return;
  lowering.copy(node, region.yields, from);
  lowering.flow.jump(region.breakTo);
}

function labelOf(lowering: Lowering, node: NodeIndex): string | undefined {
  const name = firstChild(lowering.context.tree, node);
  return name === undefined ? undefined : lowering.context.text(name);
}

/** The innermost; undefined for a jump that has nowhere to go, in broken code. */
function findRegion(
  { flow }: Lowering,
  isMeant: (region: JumpRegion) => boolean,
): JumpRegion | undefined {
  for (let at = flow.regions.length - 1; at >= 0; at--) {
    const region = flow.regions[at]!;
    if (region.kind === 'jumps' && isMeant(region)) return region;
  }
  return undefined;
}

/** The labels that stand before this statement, which takes them. */
export function takeLabels(lowering: Lowering): readonly string[] {
  const { labels } = lowering;
  lowering.labels = [];
  return labels;
}

export function lowerLabeled(lowering: Lowering, node: NodeIndex): void {
  const [name, statement] = childrenOf(lowering.context.tree, node);
  if (name === undefined || statement === undefined) return;
  const label = lowering.context.text(name);
  const after = lowering.flow.newBlock();
  const region: JumpRegion = {
    kind: 'jumps',
    labels: [label],
    breakable: false,
    breakTo: after,
    continueTo: undefined,
    yields: undefined,
  };
  lowering.labels = [...lowering.labels, label];
  lowering.flow.within(region, () => {
    lowering.statement(statement);
    lowering.flow.jump(after);
  });
  lowering.labels = [];
  lowering.flow.begin(after);
}

/** What comes after is reached only if it holds: assertions count as if they were on. */
export function lowerAssert(lowering: Lowering, node: NodeIndex): void {
  const [condition, message] = childrenOf(lowering.context.tree, node);
  if (condition === undefined) return;
  const [holds, fails] = [lowering.flow.newBlock(), lowering.flow.newBlock()];
  lowering.condition(condition, holds, fails);
  lowering.flow.begin(fails);
  const said = message === undefined ? [] : [lowering.expression(message)];
  lowering.flow.endThrowing({ kind: 'throw', from: lowering.unknown(node, said), node });
  lowering.flow.begin(holds);
}
