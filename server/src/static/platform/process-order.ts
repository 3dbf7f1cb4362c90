/**
 * How a process begins (ActivityThread.handleBindApplication): in one message of the main looper the
 * application is made, then the providers, and then the application's onCreate runs. Whatever else runs on the
 * main looper comes behind, and so do the callbacks of other components, whatever their thread. The calls of a
 * provider may come before.
 */
import type { AndroidModel } from '../../android/origins.js';
import { outermost } from '../../android/origins/naming.js';
import type { StaticOrder, StaticOrigin } from '../origins.js';
import type { PointsTo } from '../points-to/points-to.js';

/** By kind of component and method; a constructor's name is that of its kind of code. */
const STEPS: readonly (readonly [kind: string, methods: readonly string[]])[] = [
  ['application', ['constructor', 'initializer']],
  ['application', ['attachBaseContext']],
  ['provider', ['constructor', 'initializer']],
  ['provider', ['attachInfo', 'onCreate']],
  ['application', ['onCreate']],
];

/** Components that nobody comes to before. */
const LATER: ReadonlySet<string> = new Set(['activity', 'service', 'receiver']);

export function processOrder(
  origins: readonly StaticOrigin[],
  { components }: AndroidModel,
  pointsTo: PointsTo,
): StaticOrder[] {
  const kinds = new Map(components.map((each) => [each.class, each.kind]));
  const kindOf = ({ receivers }: StaticOrigin): string | undefined =>
    receivers.map((id) => kinds.get(pointsTo.objects[id]!.class?.name ?? ''))[0];
  const stepOf = (origin: StaticOrigin): number => {
    const { code } = origin;
    const { body } = outermost(code);
    const method = body.kind === 'method' ? body.method?.name : body.kind;
    const isEntry = outermost(code) === code;
    const kind = kindOf(origin);
    const step = STEPS.findIndex(([of, names]) => of === kind && names.includes(method ?? ''));
    return step < 0 || !isEntry ? STEPS.length : step;
  };
  const isLater = (origin: StaticOrigin): boolean =>
    origin.exclusive === 'main' || LATER.has(kindOf(origin) ?? '');
  const placed = origins.filter(isLater).map((origin) => ({ id: origin.id, step: stepOf(origin) }));
  return placed
    .filter(({ step }) => step < STEPS.length)
    .flatMap((first) =>
      placed
        .filter(({ step }) => step > first.step)
        .map(({ id }): StaticOrder => {
          const rule = 'process.lifecycle';
          return { first: first.id, second: id, strength: 'must', rule, ofInstance: false };
        }),
    );
}
