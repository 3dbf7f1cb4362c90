/** Loops (JLS 14.12 to 14.14). */
import { BOOLEAN, INT, type Type } from '../../program/types.js';
import { Role } from '../../syntax/kinds.js';
import { childIn, childrenOf, type NodeIndex } from '../../syntax/tree.js';
import { classOf, findPlainMethod } from '../class-queries.js';
import type { OpenBlock } from './open-block.js';
import { ARRAY_LENGTH, type Variable } from '../statements.js';
import { indexConstant, isVoid } from './calls.js';
import { takeLabels } from './jumps.js';
import type { Lowering } from './lowering.js';
import { UNREADABLE } from './member-context.js';

export function lowerWhile(lowering: Lowering, node: NodeIndex): void {
  const { flow } = lowering;
  const labels = takeLabels(lowering);
  const [head, body, after] = [flow.newBlock(), flow.newBlock(), flow.newBlock()];
  flow.jump(head);
  flow.begin(head);
  lowerTest(lowering, node, body, after);
  flow.begin(body);
  lowerBody(lowering, node, labels, after, head);
  flow.begin(after);
}

export function lowerDo(lowering: Lowering, node: NodeIndex): void {
  const { flow } = lowering;
  const labels = takeLabels(lowering);
  const [body, test, after] = [flow.newBlock(), flow.newBlock(), flow.newBlock()];
  flow.jump(body);
  flow.begin(body);
  lowerBody(lowering, node, labels, after, test);
  flow.begin(test);
  lowerTest(lowering, node, body, after);
  flow.begin(after);
}

export function lowerFor(lowering: Lowering, node: NodeIndex): void {
  const { flow } = lowering;
  const { tree } = lowering.context;
  const labels = takeLabels(lowering);
  const ofRole = (role: Role) =>
    childrenOf(tree, node).filter((child) => tree.role[child] === role);
  for (const init of ofRole(Role.init)) lowering.statement(init);
  const [head, body, update, after] = [
    flow.newBlock(),
    flow.newBlock(),
    flow.newBlock(),
    flow.newBlock(),
  ];
  flow.jump(head);
  flow.begin(head);
  if (childIn(tree, node, Role.condition) === undefined) flow.jump(body);
  else lowerTest(lowering, node, body, after);
  flow.begin(body);
  lowerBody(lowering, node, labels, after, update);
  flow.begin(update);
  for (const step of ofRole(Role.update)) lowering.effect(step);
  flow.jump(head);
  flow.begin(after);
}

function lowerTest(lowering: Lowering, node: NodeIndex, body: OpenBlock, after: OpenBlock): void {
  const condition = childIn(lowering.context.tree, node, Role.condition);
  if (condition === undefined) lowering.flow.branch({ kind: 'other' }, node, body, after);
  else lowering.condition(condition, body, after);
}

/** Ends with going on to the next round. */
function lowerBody(
  lowering: Lowering,
  node: NodeIndex,
  labels: readonly string[],
  breakTo: OpenBlock,
  continueTo: OpenBlock,
): void {
  const body = childIn(lowering.context.tree, node, Role.body);
  lowering.flow.within(
    { kind: 'jumps', labels, breakable: true, breakTo, continueTo, yields: undefined },
    () => {
      if (body !== undefined) lowering.statement(body);
      lowering.flow.jump(continueTo);
    },
  );
}

export function lowerForEach(lowering: Lowering, node: NodeIndex): void {
  const { tree } = lowering.context;
  const name = childIn(tree, node, Role.name);
  const value = childIn(tree, node, Role.value);
  const labels = takeLabels(lowering);
  if (value === undefined) return;
  const all = lowering.expression(value);
  // The program may assign the variable in the loop; the loop goes on with what it had.
  const held = lowering.settled(all, value, tree.past[value]!, tree.past[node]!);
  const element = name === undefined ? lowering.temporary(UNREADABLE) : lowering.declareAt(name);
  const { type } = lowering.variables.all[held]!;
  if (type.kind === 'array') lowerOverArray(lowering, node, held, type.element, element, labels);
  else lowerOverIterable(lowering, node, held, element, labels);
}

function lowerOverArray(
  lowering: Lowering,
  node: NodeIndex,
  array: Variable,
  type: Type,
  element: Variable,
  labels: readonly string[],
): void {
  const { flow } = lowering;
  const [head, body, update, after] = [
    flow.newBlock(),
    flow.newBlock(),
    flow.newBlock(),
    flow.newBlock(),
  ];
  const index = lowering.result(INT);
  lowering.copy(node, index, indexConstant(lowering, 0));
  flow.jump(head);
  flow.begin(head);
  const length = lowering.compute(node, ARRAY_LENGTH, [array], INT);
  const more = lowering.compute(node, '<', [index, length], BOOLEAN);
  flow.branch({ kind: 'truth', variable: more, expected: true }, node, body, after);
  flow.begin(body);
  const loaded = lowering.temporary(type);
  flow.emitThrowing({ kind: 'array-load', to: loaded, array, index, node });
  lowering.copy(node, element, loaded);
  lowerBody(lowering, node, labels, after, update);
  flow.begin(update);
  const next = lowering.compute(node, '+', [index, indexConstant(lowering, 1)], INT);
  lowering.copy(node, index, next);
  flow.jump(head);
  flow.begin(after);
}

/** Also where the type is not known: the calls are then unresolved. */
function lowerOverIterable(
  lowering: Lowering,
  node: NodeIndex,
  iterable: Variable,
  element: Variable,
  labels: readonly string[],
): void {
  const { flow } = lowering;
  const [head, body, after] = [flow.newBlock(), flow.newBlock(), flow.newBlock()];
  const iterator = ask(lowering, node, iterable, 'iterator');
  flow.jump(head);
  flow.begin(head);
  const more = ask(lowering, node, iterator, 'hasNext');
  flow.branch({ kind: 'truth', variable: more, expected: true }, node, body, after);
  flow.begin(body);
  const next = ask(lowering, node, iterator, 'next');
  const cast = lowering.variables.all[element]!.type;
  flow.emit({ kind: 'copy', to: element, from: next, cast, node });
  lowerBody(lowering, node, labels, after, head);
  flow.begin(after);
}

function ask(lowering: Lowering, node: NodeIndex, receiver: Variable, name: string): Variable {
  return callImplied(lowering, node, receiver, name) ?? lowering.unknown(node, [receiver]);
}

/** A call that is not written but meant, of a method without parameters; its result, if it has one. */
export function callImplied(
  lowering: Lowering,
  node: NodeIndex,
  receiver: Variable,
  name: string,
): Variable | undefined {
  const { type } = lowering.variables.all[receiver]!;
  const symbol = classOf(type);
  const method = symbol === undefined ? undefined : findPlainMethod(symbol, name);
  const result = method?.result ?? UNREADABLE;
  const to = isVoid(result) ? undefined : lowering.temporary(result);
  const unknown =
    symbol === undefined
      ? ({ why: 'receiver-unknown', name } as const)
      : ({ why: 'member-not-found', name, owner: symbol.name } as const);
  lowering.call(node, {
    to,
    method,
    unknown: method === undefined ? unknown : undefined,
    name,
    dispatch: 'virtual',
    receiver,
    arguments: [],
  });
  return to;
}
