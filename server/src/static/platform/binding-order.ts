/**
 * A client is told of its connection when the service has been bound: what a service does before that
 * (seed 004 Figure 2.2 b) comes before onServiceConnected of whoever bound it. Who bound which service is
 * told by the call that causes both; where one connection is given for several services, it is not known
 * which of them it is told of.
 */
import { mustPrecede } from '../../android/lifecycles/machine.js';
import { BINDING } from '../../android/lifecycles/service.js';
import type { AndroidModel, Cause, Origin } from '../../android/origins.js';
import { groupBy } from '../../base/multi-map.js';
import type { StaticOrder, StaticOrigin } from '../origins.js';

const CONNECTED = 'onServiceConnected';
const RULE = 'binding.lifecycle';

/** An origin and what the model says of it. */
interface Known {
  readonly id: StaticOrigin['id'];
  readonly said: Origin;
}

export function bindingOrder(origins: readonly StaticOrigin[], model: AndroidModel): StaticOrder[] {
  const known = origins.flatMap(({ id, model: of }): Known[] =>
    of === undefined ? [] : [{ id, said: model.origins[of]! }],
  );
  const services = known.filter(({ said }) => isBeforeConnection(said));
  const byCall = groupBy(
    services.flatMap((service) => placesOf(service, 'start').map((at) => ({ at, service }))),
    ({ at }) => at,
  );
  return known
    .filter(({ said }) => said.method === CONNECTED)
    .flatMap((connection) => {
      const bound = placesOf(connection, 'register').map((at) => byCall.get(at) ?? []);
      const components = new Set(bound.flat().map(({ service }) => service.said.component));
      if (components.size !== 1 || bound.some(({ length }) => length === 0)) return [];
      return bound.flat().map(({ service }) => orderOf(service, connection));
    });
}

function orderOf({ id: first }: Known, { id: second }: Known): StaticOrder {
  return { first, second, strength: 'must', rule: RULE, ofInstance: true };
}

function isBeforeConnection({ method, rule }: Origin): boolean {
  return rule === 'service.lifecycle' && mustPrecede(BINDING, method, CONNECTED);
}

function placesOf({ said }: Known, kind: Cause['kind']): string[] {
  return said.causes.flatMap(({ kind: each, at }) =>
    each === kind && at !== undefined ? [`${at.file}:${at.line}:${at.column}`] : [],
  );
}
