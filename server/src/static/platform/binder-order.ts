/**
 * Others call the binder of a service when it has been given to them: behind the service's onCreate and the
 * onBind that gives it, also if the service made it with itself. A binder that comes from elsewhere too may
 * be called at any time.
 */
import type { StaticOrder, StaticOrigin } from '../origins.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';

const RULE = 'binding.lifecycle';
/** What a service has done by then. */
const BEFORE: ReadonlySet<string> = new Set(['onCreate', 'onBind']);

export function binderOrder(origins: readonly StaticOrigin[], pointsTo: PointsTo): StaticOrder[] {
  const given = bindersOfServices(origins, pointsTo);
  const called = origins.filter(({ executor }) => executor.kind === 'binder');
  return given.flatMap(({ service, binders }) => {
    const first = origins.filter(
      (each) => BEFORE.has(methodOf(each)) && service !== undefined && isOn(each, service),
    );
    const second = called.filter(
      ({ receivers }) => receivers.length > 0 && receivers.every((object) => binders.has(object)),
    );
    return first.flatMap((one) => second.map((other) => orderOf(one, other)));
  });
}

/** What each onBind gives. */
export function bindersOfServices(
  origins: readonly StaticOrigin[],
  pointsTo: PointsTo,
): { readonly service: ObjectId | undefined; readonly binders: ReadonlySet<ObjectId> }[] {
  const binding = origins.filter((each) => methodOf(each) === 'onBind');
  return binding.map((origin) => ({
    service: origin.receivers[0],
    binders: new Set(returnedBy(origin, pointsTo)),
  }));
}

function orderOf({ id: first }: StaticOrigin, { id: second }: StaticOrigin): StaticOrder {
  return { first, second, strength: 'must', rule: RULE, ofInstance: true };
}

function methodOf({ code }: StaticOrigin): string {
  return code.body.kind === 'method' ? (code.body.method?.name ?? '') : '';
}

function isOn({ receivers }: StaticOrigin, object: ObjectId): boolean {
  return receivers.includes(object);
}

function returnedBy({ entries }: StaticOrigin, pointsTo: PointsTo): ObjectId[] {
  return entries.flatMap((entry) =>
    pointsTo.instances[entry]!.code.body.statements.flatMap((statement) =>
      statement.kind === 'return' && statement.from !== undefined
        ? [...pointsTo.of(entry, statement.from)]
        : [],
    ),
  );
}
