/**
 * A call or creation at a node. Which method it is and what comes out may be asked before it is known
 * what the result is wanted as: a call that is itself an argument learns that from the call around it
 * (JLS §18.5.2). When it is complete, its arguments get the types of their parameters and it is noted.
 */
import type { NodeIndex } from '../../syntax/tree.js';
import { isStatic } from '../access.js';
import type { CallResult, Invocation } from '../calls/resolve-call.js';
import type { ResolvedCall } from '../resolved-body.js';
import { mentions } from '../substitution.js';
import { hasModifier } from '../../syntax/modifiers.js';
import type { ClassSymbol, MethodSymbol } from '../symbols.js';
import type { Type } from '../types.js';
import type { Body, Given } from './body.js';

export interface CallSite {
  readonly node: NodeIndex;
  readonly given: readonly Given[];
  /** `super.m()`: not dispatched. */
  readonly isSuper: boolean;
  readonly implicitThis: ClassSymbol | undefined;
  /** `new Foo<>(…)`. */
  readonly isDiamond: boolean;
  /** Chooses and infers, when this is wanted. */
  ask(target: Type | undefined): CallResult;
}

/** Infers with what is wanted, settles the arguments, notes the call, and answers its type. */
export function completeCall(
  body: Body,
  site: CallSite,
  target: Type | undefined,
  known?: CallResult,
): Type {
  const result = known ?? site.ask(target?.kind === 'unknown' ? undefined : target);
  if (!body.speculative) {
    const parameters = result.found ? result.invocation.parameters : [];
    site.given.forEach((given, i) => {
      given.settle(parameters[i]);
    });
  }
  if (!result.found) return body.unknown(site.node, result.cause);
  body.targets[site.node] = { kind: 'method', call: toResolvedCall(site, result.invocation) };
  return result.invocation.result;
}

/** As an argument of another call. */
export function callAsGiven(body: Body, site: CallSite): Given {
  const first = site.ask(undefined);
  if (!first.found || !isPoly(site, first.invocation)) {
    const type = completeCall(body, site, undefined, first);
    body.types[site.node] = type;
    return { argument: { kind: 'typed', type }, settle: () => undefined };
  }
  return {
    argument: {
      kind: 'poly',
      type: first.invocation.result,
      typeFor(target) {
        const result = site.ask(target);
        return result.found ? result.invocation.result : first.invocation.result;
      },
    },
    settle(formal) {
      body.types[site.node] = completeCall(body, site, formal);
    },
  };
}

function isPoly({ isDiamond }: CallSite, { method }: Invocation): boolean {
  return isDiamond || mentions(method.result, method.typeParameters);
}

function toResolvedCall(site: CallSite, { method, gathersFrom }: Invocation): ResolvedCall {
  return {
    method,
    dispatch: dispatchOf(method, site.isSuper),
    implicitThis: isStatic(method) ? undefined : site.implicitThis,
    gathersFrom,
  };
}

export function dispatchOf(method: MethodSymbol, isSuper: boolean): ResolvedCall['dispatch'] {
  if (isStatic(method)) return 'static';
  const isExact = isSuper || method.name === '<init>' || hasModifier(method.modifiers, 'private');
  return isExact ? 'special' : 'virtual';
}
