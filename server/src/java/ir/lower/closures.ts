/** Lambdas (JLS 15.27): a body of its own that takes along what it uses from the one around it. */
import { Kind, Role } from '../../syntax/kinds.js';
import { childIn, kindOf, type NodeIndex } from '../../syntax/tree.js';
import type { Body, Closure, Variable } from '../statements.js';
import { isVoid } from './calls.js';
import { endBody } from './jumps.js';
import { Lowering } from './lowering.js';
import { declareParameters } from './parameters.js';

export function lowerLambda(lowering: Lowering, node: NodeIndex): Variable {
  const again = makeAgain(lowering, node, undefined);
  if (again !== undefined) return again;
  const inner = new Lowering(lowering.context, lowering.rules, lowering.owner, lowering);
  const { tree } = lowering.context;
  const parameters = childIn(tree, node, Role.parameters);
  if (parameters !== undefined) declareParameters(inner, parameters);
  lowerBody(inner, node, childIn(tree, node, Role.body));
  return closeLambda(lowering, inner, node);
}

/** In another copy of the finally that it stands in: the same body takes along the values of now. */
export function makeAgain(
  lowering: Lowering,
  node: NodeIndex,
  receiver: Variable | undefined,
): Variable | undefined {
  const known = lowering.context.lambdas.get(node);
  if (known === undefined) return undefined;
  const captured = known.captured.map(({ source, outer }) => {
    if (source === 'this') return lowering.thisVariable() ?? outer;
    return source === 'receiver' ? (receiver ?? outer) : lowering.local(source, node);
  });
  return makeClosure(lowering, node, known.body, captured);
}

/** An expression is returned; where the method has no result, nothing looks at it. */
function lowerBody(inner: Lowering, node: NodeIndex, body: NodeIndex | undefined): void {
  const { tree } = inner.context;
  if (body === undefined) endBody(inner, node);
  else if (kindOf(tree, body) === Kind.block) {
    inner.statement(body);
    endBody(inner, body);
  } else {
    inner.flow.emit({ kind: 'return', from: valueOf(inner, body), node: body });
    inner.flow.end();
  }
}

function valueOf(inner: Lowering, body: NodeIndex): Variable | undefined {
  if (!isVoid(inner.context.typeAt(body))) return inner.expression(body);
  inner.effect(body);
  return undefined;
}

export function closeLambda(lowering: Lowering, inner: Lowering, node: NodeIndex): Variable {
  const body: Body = inner.close('lambda', node, undefined);
  lowering.context.lambdas.set(node, { body, captured: inner.captured });
  lowering.lambdas.push(body);
  const captured = inner.captured.map(({ outer }) => outer);
  return makeClosure(lowering, node, body, captured);
}

function makeClosure(
  lowering: Lowering,
  node: NodeIndex,
  body: Body,
  captured: readonly Variable[],
): Variable {
  const { resolved } = lowering.context;
  const target = resolved.functions.get(node);
  const named = resolved.targets[node];
  const closure: Closure = {
    interface: target?.interface,
    implements: target?.method,
    body,
    method: named?.kind === 'method' ? named.call.method : undefined,
    captured,
  };
  const to = lowering.temporary(lowering.context.typeAt(node));
  lowering.flow.emit({ kind: 'closure', to, function: closure, node });
  return to;
}
