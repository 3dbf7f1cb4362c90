/**
 * Creation of objects and arrays (JLS 15.9, 15.10). An object is allocated, gets its hidden fields,
 * then its constructor is called. For an anonymous class that is the superclass's constructor, and
 * its own initialisers run after it.
 */
import type { ResolvedCall } from '../../program/resolved-body.js';
import type { ClassSymbol } from '../../program/symbols.js';
import { arrayOf, rawType, type Type } from '../../program/types.js';
import { Kind, Role } from '../../syntax/kinds.js';
import { childIn, childrenOf, firstChild, kindOf, type NodeIndex } from '../../syntax/tree.js';
import { classOf, inheritsFrom } from '../class-queries.js';
import { capturedField, outerInstanceField } from '../hidden-fields.js';
import type { Variable } from '../statements.js';
import { causeAt, gather, lowerArguments, makeArray } from './calls.js';
import type { Lowering } from './lowering.js';
import { outerThis } from './names.js';

export function lowerCreation(lowering: Lowering, node: NodeIndex): Variable {
  const { tree, resolved } = lowering.context;
  const anonymous = resolved.classes.get(node);
  const type = anonymous === undefined ? lowering.context.typeAt(node) : rawType(anonymous);
  const first = firstChild(tree, node);
  const outer =
    first !== undefined && isOuterExpression(lowering, first)
      ? lowering.expression(first)
      : undefined;
  return create(lowering, node, type, anonymous, outer);
}

/** `outer.new Inner()`: what has no role and is no annotation. */
function isOuterExpression(lowering: Lowering, node: NodeIndex): boolean {
  const { tree } = lowering.context;
  const kind = kindOf(tree, node);
  return (
    tree.role[node] === Role.none &&
    kind !== Kind.annotation &&
    kind !== Kind.markerAnnotation &&
    kind !== Kind.error
  );
}

export function create(
  lowering: Lowering,
  node: NodeIndex,
  type: Type,
  anonymous: ClassSymbol | undefined,
  outer: Variable | undefined,
): Variable {
  const to = lowering.temporary(type);
  lowering.flow.emit({ kind: 'allocate', to, class: type, lengths: [], node });
  const written = lowerArguments(lowering, childIn(lowering.context.tree, node, Role.arguments));
  const symbol = anonymous ?? classOf(type);
  if (symbol !== undefined) storeHidden(lowering, node, to, symbol, outer);
  const target = lowering.context.targetAt(node);
  const call = target?.kind === 'method' ? target.call : undefined;
  if (anonymous !== undefined && call?.method.owner !== anonymous) {
    const above = call?.method.owner;
    if (above !== undefined) storeHidden(lowering, node, to, above, outer);
    if (call !== undefined) callConstructor(lowering, node, to, call, written);
    else keepUnresolved(lowering, node, to, written);
    lowering.flow.emit({ kind: 'initialize', object: to, class: anonymous, node });
  } else if (call !== undefined) callConstructor(lowering, node, to, call, written);
  else keepUnresolved(lowering, node, to, written);
  return to;
}

export function callConstructor(
  lowering: Lowering,
  node: NodeIndex,
  receiver: Variable,
  call: ResolvedCall,
  written: readonly Variable[],
): void {
  const given = gather(lowering, node, written, call);
  const { method } = call;
  const name = '<init>';
  const dispatch = 'special';
  const unknown = undefined;
  lowering.call(node, {
    to: undefined,
    method,
    unknown,
    name,
    dispatch,
    receiver,
    arguments: given,
  });
}

/** An interface has no constructor, so nothing is missing there. */
export function keepUnresolved(
  lowering: Lowering,
  node: NodeIndex,
  receiver: Variable,
  given: readonly Variable[],
): void {
  if (lowering.context.targetAt(node)?.kind !== 'unknown' && given.length === 0) return;
  lowering.call(node, {
    to: undefined,
    method: undefined,
    unknown: causeAt(lowering, node),
    name: '<init>',
    dispatch: 'special',
    receiver,
    arguments: given,
  });
}

/** The outer instance and the captured locals that objects of the class have. */
export function storeHidden(
  lowering: Lowering,
  node: NodeIndex,
  object: Variable,
  symbol: ClassSymbol,
  written: Variable | undefined,
): void {
  const { classes, ids } = lowering.context;
  const around = symbol.outer;
  if (around !== undefined && classes.hasOuter(symbol)) {
    const outer =
      written ?? outerThis(lowering, node, (candidate) => inheritsFrom(candidate, around));
    const field = outerInstanceField(symbol, ids);
    if (outer !== undefined) storeFresh(lowering, node, object, field, outer);
  }
  for (const local of classes.capturesOf(symbol)) {
    const value = lowering.local(local, node);
    const field = capturedField(symbol, local.name, local.type, ids);
    storeFresh(lowering, node, object, field, value);
  }
}

/** Into an object that was just made: cannot fail. */
function storeFresh(
  lowering: Lowering,
  node: NodeIndex,
  object: Variable,
  field: ReturnType<typeof outerInstanceField>,
  from: Variable,
): void {
  lowering.flow.emit({ kind: 'store', object, field, from, node });
}

export function lowerArrayCreation(lowering: Lowering, node: NodeIndex): Variable {
  const { tree } = lowering.context;
  const type = lowering.context.typeAt(node);
  const elements = childIn(tree, node, Role.value);
  if (elements !== undefined) return lowerArrayInitializer(lowering, elements, type);
  const lengths = childrenOf(tree, node)
    .filter((child) => kindOf(tree, child) === Kind.dimensionsExpr)
    .map((dimension) => lowerLength(lowering, dimension, tree.past[node]!));
  const to = lowering.temporary(type);
  lowering.flow.emitThrowing({ kind: 'allocate', to, class: type, lengths, node });
  return to;
}

function lowerLength(lowering: Lowering, dimension: NodeIndex, past: number): Variable {
  const { tree } = lowering.context;
  const length = childrenOf(tree, dimension).at(-1);
  if (length === undefined) return lowering.unknown(dimension);
  return lowering.settled(lowering.expression(length), length, tree.past[length]!, past);
}

/** `{a, b}`: its type is that of what it initialises. */
export function lowerArrayInitializer(lowering: Lowering, node: NodeIndex, type: Type): Variable {
  const { tree } = lowering.context;
  const element = type.kind === 'array' ? type.element : type;
  const past = tree.past[node]!;
  const elements = childrenOf(tree, node).map((child) => {
    const value =
      kindOf(tree, child) === Kind.arrayInitializer
        ? lowerArrayInitializer(lowering, child, element)
        : lowering.expression(child);
    return lowering.settled(value, child, tree.past[child]!, past);
  });
  return makeArray(lowering, node, type.kind === 'array' ? type : arrayOf(type), elements);
}
