/**
 * Did two solvers find the same, number for number? Asked after an edit that may have changed anything, and mostly
 * has changed nothing of what is reached. Code that is compared is the same object in both.
 */
import { isSame } from '../../base/is-same.js';
import type { NodeId } from './nodes.js';
import type { AbstractObject, CodeInstance, Context } from './points-to.js';
import type { Solver } from './solver.js';

export function isSameSolution(one: Solver, other: Solver): boolean {
  if (one === other) return true;
  return (
    areSame(one.instances, other.instances, isSameInstance) &&
    areSame(one.contexts.all, other.contexts.all, isSameContext) &&
    areSame(one.objects.all, other.objects.all, isSameObject) &&
    areSame(one.callEdges, other.callEdges, Object.is) &&
    one.nodes.isSame(other.nodes) &&
    holdSame(one, other)
  );
}

function areSame<Each>(
  one: readonly Each[],
  other: readonly Each[],
  isSameEach: (one: Each, other: Each) => boolean,
): boolean {
  return one.length === other.length && one.every((each, at) => isSameEach(each, other[at]!));
}

function isSameInstance(one: CodeInstance, other: CodeInstance): boolean {
  return one.code === other.code && one.context === other.context;
}

function isSameContext(one: Context, other: Context): boolean {
  return one.name === other.name && one.receiver === other.receiver;
}

function isSameObject(one: AbstractObject, other: AbstractObject): boolean {
  return (
    one.kind === other.kind &&
    one.class === other.class &&
    one.context === other.context &&
    isSame(one.site, other.site) &&
    isSame(one.receiverSite, other.receiverSite) &&
    one.closure?.code === other.closure?.code
  );
}

function holdSame(one: Solver, other: Solver): boolean {
  const { size } = one.graph;
  if (size !== other.graph.size) return false;
  for (let node = 0; node < size; node++) {
    const [held, again] = [one.pointees(node as NodeId), other.pointees(node as NodeId)];
    if (!areSame(held, again, Object.is)) return false;
  }
  return true;
}
