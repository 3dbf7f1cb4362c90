/**
 * A call or creation at a node. Which method it is and what comes out may be asked before it is known
 * what the result is wanted as: a call that is itself an argument learns that from the call around it
 * (JLS §18.5.2). When it is complete, its arguments get the types of their parameters and it is noted.
 */
import { hasModifier } from '../../syntax/modifiers.js';
import type { NodeIndex } from '../../syntax/tree.js';
import { isStatic } from '../access.js';
import { isPolyCall, isResolved, type ChosenCall, type UnresolvedCall } from '../calls/call.js';
import type { ResolvedCall } from '../resolved-body.js';
import type { ClassSymbol, MethodSymbol } from '../symbols.js';
import type { Type } from '../types.js';
import type { Body, Given } from './body.js';

export interface CallSite {
  readonly node: NodeIndex;
  readonly given: readonly Given[];
  readonly call: ChosenCall | UnresolvedCall;
  /** `super.m()`: not dispatched. */
  readonly isSuper: boolean;
  /** Whose instance it is called on, where the source does not say. */
  readonly implicitThis: ClassSymbol | undefined;
}

/** Infers with what is wanted, settles the arguments, notes the call, and answers its type. */
export function completeCall(body: Body, site: CallSite, target: Type | undefined): Type {
  const { node, call, given } = site;
  if (!isResolved(call)) {
    settleAll(body, given, []);
    const unknown = body.unknown(node, call.cause);
    return call.result ?? unknown;
  }
  const { parameters, result } = body.calls.complete(call, target);
  settleAll(body, given, parameters);
  body.targets[node] = { kind: 'method', call: toResolvedCall(site, call) };
  return result;
}

/** While a lambda is read for what it returns, its arguments need not be noted. */
function settleAll(body: Body, given: readonly Given[], parameters: readonly Type[]): void {
  if (body.speculative) return;
  given.forEach((each, i) => {
    each.settle(parameters[i]);
  });
}

/** As an argument of another call. */
export function callAsGiven(body: Body, site: CallSite): Given {
  const { node, call } = site;
  if (!isResolved(call) || !isPolyCall(call)) {
    const type = completeCall(body, site, undefined);
    body.types[node] = type;
    return { argument: { kind: 'typed', type }, settle: () => undefined };
  }
  return polyGiven(body, site, call);
}

function polyGiven(body: Body, site: CallSite, call: ChosenCall): Given {
  let alone: Type | undefined;
  return {
    argument: {
      kind: 'poly',
      get type() {
        alone ??= body.calls.complete(call, undefined).result;
        return alone;
      },
      typeFor: (target) => body.calls.complete(call, target).result,
    },
    settle(formal) {
      body.types[site.node] = completeCall(body, site, formal);
    },
  };
}

function toResolvedCall(
  { isSuper, implicitThis }: CallSite,
  { method, gathersFrom }: ChosenCall,
): ResolvedCall {
  return {
    method,
    dispatch: dispatchOf(method, isSuper),
    implicitThis: isStatic(method) ? undefined : implicitThis,
    gathersFrom,
  };
}

export function dispatchOf(method: MethodSymbol, isSuper: boolean): ResolvedCall['dispatch'] {
  if (isStatic(method)) return 'static';
  const isExact = isSuper || method.name === '<init>' || hasModifier(method.modifiers, 'private');
  return isExact ? 'special' : 'virtual';
}
