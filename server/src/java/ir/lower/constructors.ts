/**
 * Constructors (JLS 8.8.7, 12.5): `this(…)`, or `super(…)` and then the class's own initialisers, then
 * the body. A compact constructor of a record stores its parameters at the end.
 */
import type { ResolvedCall } from '../../program/resolved-body.js';
import type { MethodSymbol } from '../../program/symbols.js';
import { Kind, Role } from '../../syntax/kinds.js';
import { childIn, childOfKind, childrenOf, kindOf, type NodeIndex } from '../../syntax/tree.js';
import { componentsOf, isRootClass, plainConstructor, superclassOf } from '../class-queries.js';
import type { Variable } from '../statements.js';
import { lowerArguments } from './calls.js';
import { callConstructor, keepUnresolved, storeHidden } from './creations.js';
import type { Lowering } from './lowering.js';

export function lowerConstructor(lowering: Lowering, node: NodeIndex, self: Variable): void {
  const { tree } = lowering.context;
  const body = childIn(tree, node, Role.body);
  const explicit = body && childOfKind(tree, body, Kind.explicitConstructorInvocation);
  if (explicit === undefined) lowerImplicitSuper(lowering, node, self);
  else lowerExplicit(lowering, explicit, self);
  if (body === undefined) return;
  for (const statement of childrenOf(tree, body)) {
    if (statement !== explicit) lowering.statement(statement);
  }
}

function lowerExplicit(lowering: Lowering, node: NodeIndex, self: Variable): void {
  const { tree } = lowering.context;
  const named = childIn(tree, node, Role.constructor);
  const isThis = named !== undefined && kindOf(tree, named) === Kind.this;
  const written = childIn(tree, node, Role.object);
  const outer = written === undefined ? undefined : lowering.expression(written);
  const given = lowerArguments(lowering, childIn(tree, node, Role.arguments));
  const above = superclassOf(lowering.owner);
  if (!isThis && above !== undefined) storeHidden(lowering, node, self, above, outer);
  const target = lowering.context.targetAt(node);
  if (target?.kind === 'method') callConstructor(lowering, node, self, target.call, given);
  else keepUnresolved(lowering, node, self, given);
  if (!isThis) initialize(lowering, node, self);
}

export function lowerImplicitSuper(lowering: Lowering, node: NodeIndex, self: Variable): void {
  const above = superclassOf(lowering.owner);
  if (above !== undefined && !isRootClass(above)) {
    storeHidden(lowering, node, self, above, undefined);
    const method = plainConstructor(above);
    if (method !== undefined) {
      callConstructor(lowering, node, self, implicitCall(method), []);
    }
  }
  initialize(lowering, node, self);
}

function implicitCall(method: MethodSymbol): ResolvedCall {
  const gathersFrom = method.variadic ? method.parameters.length - 1 : undefined;
  return { method, dispatch: 'special', implicitThis: undefined, gathersFrom };
}

function initialize(lowering: Lowering, node: NodeIndex, object: Variable): void {
  lowering.flow.emit({ kind: 'initialize', object, class: lowering.owner, node });
}

/** What a compact constructor does after its body. */
export function storeComponents(
  lowering: Lowering,
  node: NodeIndex,
  self: Variable,
  values: readonly Variable[],
): void {
  componentsOf(lowering.owner).forEach((field, at) => {
    const from = values[at];
    if (from !== undefined) lowering.store(node, self, field, from);
  });
}
