/**
 * Method references (JLS 15.13) as the lambda that they are short for: its body calls the method with
 * the parameters of the interface's method. A receiver that is a value is taken when the reference is
 * made; one that is a type comes as the first parameter.
 */
import type { ResolvedCall } from '../../program/resolved-body.js';
import type { Type } from '../../program/types.js';
import { Kind } from '../../syntax/kinds.js';
import { childrenOf, firstChild, kindOf, type NodeIndex } from '../../syntax/tree.js';
import { classOf } from '../class-queries.js';
import type { Variable } from '../statements.js';
import { causeAt, gather, isVoid } from './calls.js';
import { closeLambda, makeAgain } from './closures.js';
import { callConstructor, storeHidden } from './creations.js';
import { Lowering } from './lowering.js';
import { UNREADABLE } from './member-context.js';

export function lowerMethodReference(lowering: Lowering, node: NodeIndex): Variable {
  const { context } = lowering;
  const qualifier = firstChild(context.tree, node);
  const receiver = qualifier && boundReceiver(lowering, qualifier);
  const again = makeAgain(lowering, node, receiver);
  if (again !== undefined) return again;
  const inner = new Lowering(context, lowering.rules, lowering.owner, lowering);
  const bound =
    receiver === undefined
      ? undefined
      : inner.take('receiver', '', lowering.variables.all[receiver]!.type, receiver);
  const target = context.targetAt(node);
  const call = target?.kind === 'method' ? target.call : undefined;
  addParameters(inner, node, call, bound);
  const isNew = context.text(node) === 'new';
  const from = isNew ? lowerNew(inner, node, qualifier, call) : lowerCall(inner, node, call, bound);
  inner.flow.emit({ kind: 'return', from, node });
  return closeLambda(lowering, inner, node);
}

const TYPE_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  Kind.typeIdentifier,
  Kind.scopedTypeIdentifier,
  Kind.genericType,
  Kind.arrayType,
  Kind.integralType,
  Kind.floatingPointType,
  Kind.booleanType,
  Kind.annotatedType,
]);

/** undefined where a type stands before `::`. */
function boundReceiver(lowering: Lowering, qualifier: NodeIndex): Variable | undefined {
  const kind = kindOf(lowering.context.tree, qualifier);
  if (kind === Kind.super) return lowering.thisVariable();
  if (TYPE_KINDS.has(kind)) return undefined;
  const target = lowering.context.targetAt(qualifier);
  if (target?.kind === 'class' || target?.kind === 'package') return undefined;
  return lowering.expression(qualifier);
}

/** Those of the interface; where it is not known, those that the named method would need. */
function addParameters(
  inner: Lowering,
  node: NodeIndex,
  call: ResolvedCall | undefined,
  bound: Variable | undefined,
): void {
  const implemented = inner.context.resolved.functions.get(node)?.method;
  const types = (implemented ?? call?.method)?.parameters.map(({ type }) => type) ?? [];
  if (
    implemented === undefined &&
    call !== undefined &&
    bound === undefined &&
    takesReceiver(call)
  ) {
    types.unshift(UNREADABLE);
  }
  for (const type of types) inner.parameters.push(inner.variables.add('parameter', '', type));
}

function takesReceiver({ dispatch, method }: ResolvedCall): boolean {
  return dispatch !== 'static' && method.name !== '<init>';
}

function lowerNew(
  inner: Lowering,
  node: NodeIndex,
  qualifier: NodeIndex | undefined,
  call: ResolvedCall | undefined,
): Variable {
  const type = createdType(inner, qualifier, call);
  const to = inner.temporary(type);
  if (type.kind === 'array') {
    const lengths = inner.parameters.slice(0, 1);
    inner.flow.emit({ kind: 'allocate', to, class: type, lengths, node });
    return to;
  }
  inner.flow.emit({ kind: 'allocate', to, class: type, lengths: [], node });
  const symbol = classOf(type);
  if (symbol !== undefined) storeHidden(inner, node, to, symbol, undefined);
  if (call !== undefined) callConstructor(inner, node, to, call, inner.parameters);
  else callUnresolved(inner, node, '<init>', to, inner.parameters);
  return to;
}

function createdType(
  inner: Lowering,
  qualifier: NodeIndex | undefined,
  call: ResolvedCall | undefined,
): Type {
  const { types, targets } = inner.context.resolved;
  const written = qualifier === undefined ? undefined : types[qualifier];
  if (written !== undefined) return written;
  const target = qualifier === undefined ? undefined : targets[qualifier];
  const symbol = call?.method.owner ?? (target?.kind === 'class' ? target.class : undefined);
  return symbol === undefined ? UNREADABLE : { kind: 'class', class: symbol, arguments: [] };
}

function lowerCall(
  inner: Lowering,
  node: NodeIndex,
  call: ResolvedCall | undefined,
  bound: Variable | undefined,
): Variable | undefined {
  const { context, parameters } = inner;
  if (call === undefined) {
    const name = childrenOf(context.tree, node).at(-1);
    const written = name === undefined ? '' : context.text(name);
    return callUnresolved(inner, node, written, bound, parameters);
  }
  const isUnbound = takesReceiver(call) && bound === undefined;
  const receiver = takesReceiver(call) ? (bound ?? parameters[0]) : undefined;
  const given = isUnbound ? parameters.slice(1) : parameters;
  const { method, dispatch } = call;
  const to = isVoid(method.result) ? undefined : inner.temporary(method.result);
  inner.call(node, {
    to,
    method,
    unknown: undefined,
    name: method.name,
    dispatch,
    receiver,
    arguments: gather(inner, node, given, call),
  });
  return to;
}

function callUnresolved(
  inner: Lowering,
  node: NodeIndex,
  name: string,
  receiver: Variable | undefined,
  given: readonly Variable[],
): Variable | undefined {
  const to = name === '<init>' ? undefined : inner.temporary(UNREADABLE);
  inner.call(node, {
    to,
    method: undefined,
    unknown: causeAt(inner, node),
    name,
    dispatch: name === '<init>' ? 'special' : 'virtual',
    receiver,
    arguments: given,
  });
  return to;
}
