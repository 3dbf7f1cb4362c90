/**
 * try, catch, finally, resources and synchronized (JLS 14.19, 14.20). What is caught is told by type,
 * clause by clause; what no clause takes is thrown on. A finally, the exit of a monitor and the
 * closing of a resource are cleanups: flow-builder.ts says how often they are copied.
 *
 * Left out: what `close` throws when the block has thrown already is lost, where Java adds it to that
 * exception.
 */
import type { Type } from '../../program/types.js';
import { Kind, Role } from '../../syntax/kinds.js';
import {
  childIn,
  childOfKind,
  childrenOf,
  firstChild,
  kindOf,
  type NodeIndex,
} from '../../syntax/tree.js';
import type { Variable } from '../statements.js';
import { callImplied } from './loops.js';
import type { Lowering } from './lowering.js';
import { UNREADABLE } from './member-context.js';

export function lowerTry(lowering: Lowering, node: NodeIndex): void {
  const { tree } = lowering.context;
  const clause = childOfKind(tree, node, Kind.finallyClause);
  const block = clause === undefined ? undefined : firstChild(tree, clause);
  if (block === undefined) lowerCaught(lowering, node);
  else {
    withCleanup(
      lowering,
      block,
      () => {
        lowerCaught(lowering, node);
      },
      () => {
        lowering.statement(block);
      },
    );
  }
}

/** The block and its catch clauses, without the finally. */
function lowerCaught(lowering: Lowering, node: NodeIndex): void {
  const { flow } = lowering;
  const { tree } = lowering.context;
  const clauses = childrenOf(tree, node).filter(
    (child) => kindOf(tree, child) === Kind.catchClause,
  );
  if (clauses.length === 0) {
    lowerWithResources(lowering, node);
    return;
  }
  const region = flow.handlerRegion();
  const after = flow.newBlock();
  flow.within(region, () => {
    lowerWithResources(lowering, node);
    flow.jump(after);
  });
  if (region.used) {
    flow.begin(region.handler);
    lowerClauses(lowering, node, clauses, () => {
      flow.jump(after);
    });
  }
  flow.begin(after);
}

function lowerClauses(
  lowering: Lowering,
  node: NodeIndex,
  clauses: readonly NodeIndex[],
  leave: () => void,
): void {
  const { flow, context } = lowering;
  const { tree } = context;
  const thrown = caught(lowering, node);
  for (const clause of clauses) {
    const parameter = childOfKind(tree, clause, Kind.catchFormalParameter);
    const name = parameter && childIn(tree, parameter, Role.name);
    const variable = name === undefined ? undefined : lowering.declareAt(name);
    const [matched, next] = [flow.newBlock(), flow.newBlock()];
    for (const type of caughtTypes(lowering, parameter, variable)) {
      const other = flow.newBlock();
      flow.branch({ kind: 'instance-of', variable: thrown, type }, clause, matched, other);
      flow.begin(other);
    }
    flow.jump(next);
    flow.begin(matched);
    if (variable !== undefined) lowering.copy(parameter ?? clause, variable, thrown);
    const body = childIn(tree, clause, Role.body);
    if (body !== undefined) lowering.statement(body);
    leave();
    flow.begin(next);
  }
  flow.endThrowing({ kind: 'throw', from: thrown, node });
}

function caughtTypes(
  lowering: Lowering,
  parameter: NodeIndex | undefined,
  variable: Variable | undefined,
): readonly Type[] {
  const { tree, resolved } = lowering.context;
  const list = parameter && childOfKind(tree, parameter, Kind.catchType);
  const written = list === undefined ? [] : childrenOf(tree, list);
  const declared = variable === undefined ? UNREADABLE : lowering.variables.all[variable]!.type;
  if (written.length < 2) return [declared];
  return written.map((type) => resolved.types[type] ?? UNREADABLE);
}

function caught(lowering: Lowering, node: NodeIndex): Variable {
  const to = lowering.temporary(UNREADABLE);
  lowering.flow.emit({ kind: 'catch', to, node });
  return to;
}

export function withCleanup(
  lowering: Lowering,
  node: NodeIndex,
  lower: () => void,
  cleanup: () => void,
): void {
  lowering.flow.withCleanup(lower, cleanup, (inner) => {
    const from = caught(lowering, node);
    inner();
    lowering.flow.endThrowing({ kind: 'throw', from, node });
  });
}

function lowerWithResources(lowering: Lowering, node: NodeIndex): void {
  const { tree } = lowering.context;
  const list = childIn(tree, node, Role.resources);
  const body = childIn(tree, node, Role.body);
  const resources = list === undefined ? [] : childrenOf(tree, list);
  lowerResources(lowering, resources, () => {
    if (body !== undefined) lowering.statement(body);
  });
}

/** Each is closed, unless it is null, before those that were opened before it. */
function lowerResources(
  lowering: Lowering,
  resources: readonly NodeIndex[],
  lowerBody: () => void,
): void {
  const [resource, ...others] = resources;
  if (resource === undefined) {
    lowerBody();
    return;
  }
  const variable = openResource(lowering, resource);
  lowering.flow.withCleanup(
    () => {
      lowerResources(lowering, others, lowerBody);
    },
    () => {
      closeResource(lowering, resource, variable);
    },
    (close) => {
      const from = caught(lowering, resource);
      ignoring(lowering, resource, close);
      lowering.flow.endThrowing({ kind: 'throw', from, node: resource });
    },
  );
}

/** Goes on after it even if it throws. */
function ignoring(lowering: Lowering, node: NodeIndex, lower: () => void): void {
  const { flow } = lowering;
  const region = flow.handlerRegion();
  const after = flow.newBlock();
  flow.within(region, () => {
    lower();
    flow.jump(after);
  });
  if (region.used) {
    flow.begin(region.handler);
    caught(lowering, node);
    flow.jump(after);
  }
  flow.begin(after);
}

function openResource(lowering: Lowering, resource: NodeIndex): Variable {
  const { tree } = lowering.context;
  const name = childIn(tree, resource, Role.name);
  const value = childIn(tree, resource, Role.value) ?? firstChild(tree, resource);
  const opened = value === undefined ? lowering.unknown(resource) : lowering.expression(value);
  if (name === undefined) return opened;
  const variable = lowering.declareAt(name);
  lowering.copy(resource, variable, opened);
  return variable;
}

function closeResource(lowering: Lowering, resource: NodeIndex, variable: Variable): void {
  const { flow } = lowering;
  const [close, after] = [flow.newBlock(), flow.newBlock()];
  flow.branch({ kind: 'null-test', variable, isNull: false }, resource, close, after);
  flow.begin(close);
  callImplied(lowering, resource, variable, 'close');
  flow.jump(after);
  flow.begin(after);
}

export function lowerSynchronized(lowering: Lowering, node: NodeIndex): void {
  const { tree } = lowering.context;
  const written = childOfKind(tree, node, Kind.parenthesizedExpression);
  const body = childIn(tree, node, Role.body);
  const lock = written === undefined ? lowering.unknown(node) : lowering.expression(written);
  const held = lowering.settled(lock, node, body ?? node, tree.past[node]!);
  withMonitor(lowering, node, held, () => {
    if (body !== undefined) lowering.statement(body);
  });
}

export function withMonitor(
  lowering: Lowering,
  node: NodeIndex,
  lock: Variable,
  lower: () => void,
): void {
  const { flow } = lowering;
  flow.emitThrowing({ kind: 'enter-monitor', lock, node });
  withCleanup(lowering, node, lower, () => {
    flow.emit({ kind: 'exit-monitor', lock, node });
  });
}
