/**
 * Which origins come before which: callbacks of one object by the lifecycle of its class, its
 * construction before them all, the application of a process before what it is there for, a service before
 * those who are bound to it and before the calls of its binder, and what one code posts to one queue in the order of its posts.
 */
import type { AndroidModel, OriginId } from '../../android/origins.js';
import { findPostOrder } from '../../android/origins/fifo.js';
import { methodName, outermost } from '../../android/origins/naming.js';
import { lifecycleOf } from '../../android/origins/numbering.js';
import { findOrder, type Ordered } from '../../android/origins/order.js';
import { addTo } from '../../base/multi-map.js';
import {
  CHAIN,
  FIFO,
  type StaticOrder,
  type StaticOrigin,
  type StaticOriginId,
} from '../origins.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';
import { binderOrder } from './binder-order.js';
import { bindingOrder } from './binding-order.js';
import type { OpenOrigin } from './origin-table.js';
import { processOrder } from './process-order.js';
import type { ModelRuns } from './runs.js';
import type { Started } from './started.js';

export function findStaticOrder(
  origins: readonly StaticOrigin[],
  runs: ModelRuns,
  creations: ReadonlyMap<ObjectId, readonly OpenOrigin[]>,
  started: Started,
  model: AndroidModel,
  pointsTo: PointsTo,
): StaticOrder[] {
  const order = [
    ...chainOrder(started),
    ...processOrder(origins, model, pointsTo),
    ...bindingOrder(origins, model),
    ...binderOrder(origins, pointsTo),
    ...lifecycleOrder(origins, runs),
    ...creationOrder(origins, creations),
    ...postOrder(origins, runs),
  ];
  const keys = new Map(order.map((each) => [`${each.first} ${each.second} ${each.rule}`, each]));
  return [...keys.values()];
}

/** The machine is of one object, so the object stands in for the class. */
function lifecycleOrder(origins: readonly StaticOrigin[], runs: ModelRuns): StaticOrder[] {
  const ordered = origins.flatMap((origin): Ordered[] => {
    const run = origin.model === undefined ? undefined : runs.all[origin.model]!.run;
    const machine = run && lifecycleOf(run);
    if (machine === undefined) return [];
    const id = origin.id as number as OriginId;
    const step = methodName(outermost(origin.code));
    const lives = origin.receivers.map((object) => ({ id: object }));
    return [{ id, lives, step, machine, causes: [] }];
  });
  return [...findOrder(ordered, [])].flatMap(([first, edges]) =>
    edges
      .filter(({ direction }) => direction === 'before')
      .map(({ other, strength, rule }) => ({
        first: first as number as StaticOriginId,
        second: other as number as StaticOriginId,
        strength,
        rule,
        ofInstance: true,
      })),
  );
}

function creationOrder(
  origins: readonly StaticOrigin[],
  creations: ReadonlyMap<ObjectId, readonly OpenOrigin[]>,
): StaticOrder[] {
  return origins.flatMap(({ id: second, receivers }) =>
    receivers.flatMap((object) => {
      const makers = creations.get(object) ?? [];
      if (makers.some(({ id }) => id === second)) return [];
      return makers.map(({ id: first }): StaticOrder => {
        return { first, second, strength: 'must', rule: 'component.create', ofInstance: true };
      });
    }),
  );
}

/** Stages of one chain: the next begins when the one before has ended, each time anew. */
function chainOrder(started: Started): StaticOrder[] {
  return [...started.chained()].map(([{ id: first }, { id: second }]) => {
    return { first, second, strength: 'may', rule: CHAIN, ofInstance: false };
  });
}

/** Of posts by one instance of the code. */
function postOrder(origins: readonly StaticOrigin[], runs: ModelRuns): StaticOrder[] {
  const byModel = new Map<OriginId, StaticOrigin[]>();
  for (const origin of origins) {
    if (origin.model !== undefined) addTo(byModel, origin.model, origin);
  }
  return findPostOrder(runs.all.map(({ run }) => run)).flatMap(({ first, second }) =>
    (byModel.get(first) ?? []).flatMap((one) =>
      (byModel.get(second) ?? [])
        .filter((other) => isPostedTogether(one, other))
        .map((other): StaticOrder => {
          const [earlier, later] = [one.id, other.id];
          return {
            first: earlier,
            second: later,
            strength: 'may',
            rule: FIFO,
            ofInstance: false,
          };
        }),
    ),
  );
}

function isPostedTogether(one: StaticOrigin, other: StaticOrigin): boolean {
  return one.causes.some(({ instance }) => other.causes.some((each) => each.instance === instance));
}
