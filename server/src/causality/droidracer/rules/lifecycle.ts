/**
 * Section 3.1, items 10 and 11 for activities: a lifecycle trigger comes after its enables and after
 * the previous trigger of its instance. The tool gives up on a trigger that has neither. In a
 * racetrace a task whose post or begin names the callback has no trigger; its begin counts as one.
 */
import { OpKind } from '../../../trace/operations.js';
import { argument, callbackAt, leaveOut, type Rule } from '../rule.js';
import { createActivityMachines } from './activity-chain.js';
import { createLifecycleEnables } from './lifecycle-enables.js';

export const lifecycleRule: Rule = (context) => {
  const enables = createLifecycleEnables(context);
  const activities = createActivityMachines(context);
  const isOurs = (node: number) => {
    const { kind } = callbackAt(context, node);
    return kind === 'lifecycle' || kind === 'timer';
  };

  return {
    [OpKind.Enable]: (node) => {
      if (isOurs(node)) enables.enable(node);
    },
    [OpKind.Instance]: (node) => {
      enables.instantiate(node);
      activities.instantiate(node);
    },
    [OpKind.Post]: (node) => {
      enables.post(node);
    },
    [OpKind.Begin]: (node) => {
      const { triggered, callback, component } = context.graph.taskOf(node)!;
      if (triggered || component === 0) return;
      activities.trigger(node, context.tables.callbacks[callback]!, component);
    },
    [OpKind.Trigger]: (node) => {
      if (!isOurs(node)) return;
      const enabled = enables.trigger(node);
      const callback = callbackAt(context, node);
      const expected = activities.trigger(node, callback, argument(context, node, 'b'));
      if (enabled || expected || context.format !== 'droidracer') return;
      const message = 'Neither an enable nor an earlier callback leads here: nothing orders it.';
      leaveOut(context, node, 'lifecycle-out-of-order', message);
    },
  };
};
