/**
 * The times that a run had on its way, if they keep every difference that its bonds ask for. Mostly they do,
 * and nothing has to be solved.
 */
import { NONE } from '../../causality/explanation/order-graph.js';
import { BondKind, type Bonds } from './bonds.js';
import type { Clock } from './clock.js';
import type { Constraints } from './constraints.js';
import {
  dueDifference,
  sendDifference,
  TIME_ZERO,
  type Ahead,
  type Difference,
} from './due-times.js';
import type { Machine } from './machine.js';
import type { Skeleton } from './skeleton.js';
import { waiverOfBond } from './times.js';

export interface OnItsWay {
  readonly order: Int32Array;
  readonly bonds: Bonds;
  readonly clock: Clock | undefined;
  readonly machine: Pick<Machine, 'isDone'>;
}

/** By place in the order; undefined where they will not do. */
export function ownTimes(
  skeleton: Skeleton,
  constraints: Constraints,
  run: OnItsWay,
): Float64Array | undefined {
  if (run.clock === undefined) return undefined;
  const { posted } = run.clock;
  const timeOf = (node: number) => (node === TIME_ZERO ? 0 : posted[node]!);
  const isKept = ({ from, to, weight }: Difference) => timeOf(to) >= timeOf(from) + weight;
  const isWhole = run.order.length === skeleton.nodeCount;
  const happens = (node: number) => isWhole || run.machine.isDone(node);
  const isAhead = (ahead: Ahead) =>
    !happens(ahead.first) ||
    !happens(ahead.second) ||
    isKept(dueDifference(skeleton.columns, ahead));
  if (!beginsInTime(skeleton, run, isKept) || !keepsBonds(constraints, run, isAhead)) {
    return undefined;
  }
  for (const ahead of constraints.allAhead) if (!isAhead(ahead)) return undefined;
  const times = Float64Array.from(run.order, timeOf);
  for (let place = 1; place < times.length; place++) {
    if (times[place]! < times[place - 1]!) return undefined;
  }
  return times;
}

function beginsInTime(
  { columns, tasks }: Skeleton,
  { order }: OnItsWay,
  isKept: (difference: Difference) => boolean,
): boolean {
  for (const node of order) {
    const post = tasks.origin[node]!;
    if (post === NONE || tasks.begin[post] !== node || tasks.outside[post] === 1) continue;
    if (!isKept(sendDifference(columns, post, node))) return false;
  }
  return true;
}

/** What only asks for an order is kept by the order of the run. */
function keepsBonds(
  { given }: Constraints,
  { bonds }: OnItsWay,
  isAhead: (ahead: Ahead) => boolean,
): boolean {
  for (let index = 0; index < bonds.length; index++) {
    const bond = bonds.at(index);
    if (bond.kind !== BondKind.Before && bond.kind !== BondKind.Earlier) continue;
    const isStrict = bond.kind === BondKind.Earlier;
    if (isAhead({ first: bond.from, second: bond.to, isStrict })) continue;
    if (given.waivedTimes?.has(waiverOfBond(bond)) !== true) return false;
  }
  return true;
}
