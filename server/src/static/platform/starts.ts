/**
 * Components that code starts: an Intent for an activity, service or receiver is a cause of the first
 * callback of the component. If nobody outside the app can start it, the system alone does not.
 */
import type { UnderstoodProject } from '../../android/origins/build-model.js';
import { methodName } from '../../android/origins/naming.js';
import { FIRST_CALLBACKS } from '../../android/origins/numbering.js';
import { groupBy } from '../../base/multi-map.js';
import type { Solving } from '../points-to/plugin.js';
import type { OpenOrigin, OriginTable } from './origin-table.js';

export function addStarts(
  { doings, model }: UnderstoodProject,
  solver: Solving,
  origins: OriginTable,
): void {
  const firsts = groupBy(
    origins.all.filter(({ code }) => FIRST_CALLBACKS.has(methodName(code))),
    (origin) => classNameOf(solver, origin),
  );
  const instances = groupBy(solver.instances, ({ code }) => code);
  const inner = new Set(
    model.components
      .filter(({ declared, main, exported }) => declared && !main && exported !== true)
      .map((component) => component.class),
  );
  for (const { site, class: name } of doings.starts) {
    for (const origin of firsts.get(name) ?? []) {
      for (const { id: instance } of instances.get(site.code) ?? []) {
        origins.addCause(origin, { instance, statement: site.statement }, 'later');
      }
      if (inner.has(name) && origin.causes.size > 0) origin.bySystem = false;
    }
  }
}

function classNameOf(solver: Solving, { receivers }: OpenOrigin): string | undefined {
  const [first] = receivers;
  return first === undefined ? undefined : solver.objects.get(first).class?.name;
}
