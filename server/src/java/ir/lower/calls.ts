/** Calls of methods (JLS 15.12): who receives them, arguments, and those that could not be resolved. */
import type { ResolvedCall } from '../../program/resolved-body.js';
import type { MethodSymbol } from '../../program/symbols.js';
import { INT, type Type, type UnknownCause } from '../../program/types.js';
import { Kind, Role } from '../../syntax/kinds.js';
import { childIn, childOfKind, childrenOf, type NodeIndex } from '../../syntax/tree.js';
import type { Variable } from '../statements.js';
import type { Lowering } from './lowering.js';
import { UNREADABLE } from './member-context.js';
import { superObject, thisOf } from './names.js';

/** `object` is undefined where nothing, a type or `super` stands before the dot. */
export function lowerInvocation(
  lowering: Lowering,
  node: NodeIndex,
  object: Variable | undefined,
): Variable | undefined {
  const { tree } = lowering.context;
  const target = lowering.context.targetAt(node);
  const list = childIn(tree, node, Role.arguments);
  const resolved = target?.kind === 'method' ? target.call : undefined;
  const settled =
    object === undefined || list === undefined
      ? object
      : lowering.settled(object, node, list, tree.past[list]!);
  const receiver = receiverOf(lowering, node, settled, resolved);
  const written = lowerArguments(lowering, list);
  const given = resolved === undefined ? written : gather(lowering, node, written, resolved);
  const result = lowering.context.resolved.types[node] ?? resolved?.method.result ?? UNREADABLE;
  const to = isVoid(result) ? undefined : lowering.temporary(result);
  const name = childIn(tree, node, Role.name);
  lowering.call(node, {
    to,
    method: resolved?.method,
    unknown: resolved === undefined ? causeAt(lowering, node) : undefined,
    name: name === undefined ? '' : lowering.context.text(name),
    dispatch: resolved?.dispatch ?? (isOnSuper(lowering, node) ? 'special' : 'virtual'),
    receiver,
    arguments: given,
  });
  return to;
}

export function isVoid(type: Type): boolean {
  return type.kind === 'primitive' && type.name === 'void';
}

export function causeAt(lowering: Lowering, node: NodeIndex): UnknownCause {
  const target = lowering.context.targetAt(node);
  return target?.kind === 'unknown' ? target.cause : { why: 'not-java', name: '' };
}

function receiverOf(
  lowering: Lowering,
  node: NodeIndex,
  object: Variable | undefined,
  call: ResolvedCall | undefined,
): Variable | undefined {
  if (call?.dispatch === 'static') return undefined;
  if (object !== undefined) return object;
  if (isOnSuper(lowering, node)) return superObject(lowering, node);
  if (call === undefined) return undefined;
  const { implicitThis } = call;
  return implicitThis === undefined
    ? lowering.thisVariable()
    : (thisOf(lowering, node, implicitThis) ?? lowering.thisVariable());
}

function isOnSuper({ context }: Lowering, node: NodeIndex): boolean {
  return childOfKind(context.tree, node, Kind.super) !== undefined;
}

export function lowerArguments(lowering: Lowering, list: NodeIndex | undefined): Variable[] {
  if (list === undefined) return [];
  const { tree } = lowering.context;
  const past = tree.past[list]!;
  return childrenOf(tree, list).map((argument) =>
    lowering.settled(lowering.expression(argument), argument, tree.past[argument]!, past),
  );
}

/** The last arguments of a call with variable arity, put into an array (JLS 15.12.4.2). */
export function gather(
  lowering: Lowering,
  node: NodeIndex,
  given: readonly Variable[],
  { gathersFrom, method }: ResolvedCall,
): readonly Variable[] {
  if (gathersFrom === undefined) return given;
  const elements = given.slice(gathersFrom);
  return [...given.slice(0, gathersFrom), makeArray(lowering, node, lastType(method), elements)];
}

function lastType({ parameters }: MethodSymbol): Type {
  return parameters.at(-1)?.type ?? UNREADABLE;
}

export function makeArray(
  lowering: Lowering,
  node: NodeIndex,
  type: Type,
  elements: readonly Variable[],
): Variable {
  const array = lowering.temporary(type);
  const lengths = [indexConstant(lowering, elements.length)];
  lowering.flow.emit({ kind: 'allocate', to: array, class: type, lengths, node });
  elements.forEach((from, at) => {
    const index = indexConstant(lowering, at);
    lowering.flow.emit({ kind: 'array-store', array, index, from, node });
  });
  return array;
}

export function indexConstant(lowering: Lowering, index: number): Variable {
  return lowering.constant({ kind: 'number', text: String(index) }, INT);
}
