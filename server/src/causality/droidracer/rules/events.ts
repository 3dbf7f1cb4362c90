/**
 * Section 3.1, item 9: the latest ENABLE of a view's event, or of a window's focus, -> TRIGGER and
 * -> POST of the task that contains the trigger. The same holds for callbacks of other kinds that a
 * racetrace enables. Lifecycles and timers have a rule of their own (lifecycle.ts).
 *
 * A racetrace may name the callback at the post and have no trigger; then the latest enable -> POST.
 */
import { OpKind } from '../../../trace/operations.js';
import { NONE } from '../graph.js';
import { argument, callbackAt, causeTrigger, leaveOut, type Rule } from '../rule.js';

export const eventRule: Rule = (context) => {
  const { graph, tables } = context;
  const latest = new Map<string, number>();
  const isOurs = (callback: number) => {
    const kind = tables.callbacks[callback]?.kind;
    return kind !== undefined && kind !== 'lifecycle' && kind !== 'timer';
  };
  const keyOf = (node: number) => `${argument(context, node, 'a')} ${argument(context, node, 'b')}`;

  return {
    [OpKind.Enable]: (node) => {
      if (isOurs(argument(context, node, 'a'))) latest.set(keyOf(node), node);
    },
    [OpKind.Trigger]: (node) => {
      if (!isOurs(argument(context, node, 'a'))) return;
      const enable = latest.get(keyOf(node));
      if (enable !== undefined) causeTrigger(context, enable, node, 'enable');
      else if (callbackAt(context, node).kind === 'ui' && context.format === 'droidracer') {
        const message = 'The event was never enabled: nothing orders it.';
        leaveOut(context, node, 'trigger-without-enable', message);
      }
    },
    [OpKind.Post]: (node) => {
      const task = graph.nodes.tasks[graph.nodes.posted[node]!]!;
      if (task.triggered || !isOurs(task.callback)) return;
      graph.add(latest.get(`${task.callback} ${task.component}`) ?? NONE, node, 'enable');
    },
  };
};
