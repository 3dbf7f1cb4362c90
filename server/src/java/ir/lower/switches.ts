/**
 * Switches old and new, as statements and values (JLS 14.11, 15.28): the labels are tested one after
 * the other, in the order of the text, `default` last. A switch with a value that no label matches
 * throws.
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
import { classOf } from '../class-queries.js';
import type { OpenBlock } from './open-block.js';
import type { Variable } from '../statements.js';
import { comparison } from './conditions.js';
import { yieldValue } from './jumps.js';
import type { Lowering } from './lowering.js';
import { loadField } from './names.js';
import { lowerPattern } from './patterns.js';

/** A row of labels with what they lead to. */
interface Arm {
  readonly labels: readonly NodeIndex[];
  readonly code: readonly NodeIndex[];
  readonly isRule: boolean;
  readonly block: OpenBlock;
}

export function lowerSwitchStatement(lowering: Lowering, node: NodeIndex): void {
  lowerSwitch(lowering, node, undefined);
}

export function lowerSwitchValue(lowering: Lowering, node: NodeIndex): Variable {
  const result = lowering.result(lowering.context.typeAt(node));
  lowerSwitch(lowering, node, result);
  return result;
}

function lowerSwitch(lowering: Lowering, node: NodeIndex, yields: Variable | undefined): void {
  const { flow } = lowering;
  const { tree } = lowering.context;
  const condition = childIn(tree, node, Role.condition);
  const body = childIn(tree, node, Role.body);
  const value = condition === undefined ? lowering.unknown(node) : lowering.expression(condition);
  const selector = lowering.settled(value, node, tree.past[condition ?? node]!, tree.past[node]!);
  const after = flow.newBlock();
  const region = {
    kind: 'jumps',
    labels: [],
    breakable: yields === undefined,
    breakTo: after,
    continueTo: undefined,
    yields,
  } as const;
  flow.within(region, () => {
    const arms = body === undefined ? [] : armsOf(lowering, body);
    lowerTests(lowering, node, selector, arms, yields === undefined ? after : undefined);
    arms.forEach((arm, at) => {
      lowerArm(lowering, arm, arms[at + 1], after, yields);
    });
  });
  flow.begin(after);
}

function armsOf(lowering: Lowering, body: NodeIndex): Arm[] {
  const { tree } = lowering.context;
  return childrenOf(tree, body).map((arm) => {
    const children = childrenOf(tree, arm);
    const isLabel = (child: NodeIndex) => kindOf(tree, child) === Kind.switchLabel;
    return {
      labels: children.filter(isLabel),
      code: children.filter((child) => !isLabel(child)),
      isRule: kindOf(tree, arm) === Kind.switchRule,
      block: lowering.flow.newBlock(),
    };
  });
}

/** `otherwise`: where it goes on when nothing matches; undefined if that cannot be. */
function lowerTests(
  lowering: Lowering,
  node: NodeIndex,
  selector: Variable,
  arms: readonly Arm[],
  otherwise: OpenBlock | undefined,
): void {
  let fallback = otherwise;
  for (const { labels, block } of arms) {
    for (const label of labels) {
      if (lowering.context.text(label) === 'default') fallback = block;
      lowerLabel(lowering, label, selector, block);
    }
  }
  if (fallback !== undefined) lowering.flow.jump(fallback);
  else lowering.flow.endThrowing({ kind: 'throw', from: lowering.unknown(node), node });
}

/** Goes on after it where the label does not match. */
function lowerLabel(
  lowering: Lowering,
  label: NodeIndex,
  selector: Variable,
  matched: OpenBlock,
): void {
  const { flow, context } = lowering;
  const { tree } = context;
  const guard = childOfKind(tree, label, Kind.guard);
  const next = flow.newBlock();
  const found = guard === undefined ? matched : flow.newBlock();
  const cases = childrenOf(tree, label).filter((child) => child !== guard);
  for (const one of cases) {
    const other = flow.newBlock();
    if (kindOf(tree, one) === Kind.pattern) lowerPattern(lowering, one, selector, found, other);
    else {
      const constant = caseValue(lowering, one, selector);
      flow.branch(comparison(lowering, selector, constant, true), one, found, other);
    }
    flow.begin(other);
  }
  flow.jump(next);
  if (guard !== undefined && cases.length > 0) {
    flow.begin(found);
    const test = firstChild(tree, guard);
    if (test === undefined) flow.branch({ kind: 'other' }, guard, matched, next);
    else lowering.condition(test, matched, next);
  }
  flow.begin(next);
}

/** The name of an enum's constant stands without its class. */
function caseValue(lowering: Lowering, node: NodeIndex, selector: Variable): Variable {
  const { context } = lowering;
  const isName = kindOf(context.tree, node) === Kind.identifier;
  const target = context.targetAt(node);
  if (isName && (target === undefined || target.kind === 'unknown')) {
    const symbol = classOf(lowering.variables.all[selector]!.type);
    const field = symbol?.kind === 'enum' ? symbol.fields.get(context.text(node)) : undefined;
    if (field !== undefined) return loadField(lowering, node, undefined, field);
  }
  return lowering.expression(node);
}

function lowerArm(
  lowering: Lowering,
  { code, isRule, block }: Arm,
  following: Arm | undefined,
  after: OpenBlock,
  yields: Variable | undefined,
): void {
  const { flow, context } = lowering;
  flow.begin(block);
  for (const statement of code) {
    const isValue = kindOf(context.tree, statement) === Kind.expressionStatement;
    const value = isRule && isValue ? firstChild(context.tree, statement) : undefined;
    if (yields !== undefined && value !== undefined) {
      yieldValue(lowering, statement, lowering.expression(value));
    } else lowering.statement(statement);
  }
  flow.jump(isRule ? after : (following?.block ?? after));
}
