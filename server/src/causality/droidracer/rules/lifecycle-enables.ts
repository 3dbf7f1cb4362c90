/**
 * Section 3.1, item 10: at TRIGGER-LIFECYCLE, every ENABLE with the same id and state since the
 * previous trigger of that key -> trigger and -> POST of its task. A RESUME without enable takes the
 * pending RESUME enable that has id 0. LAUNCH and RESUME move from the intent to the instance when
 * INSTANCE-INTENT tells which it is. Timers are ordinary keys.
 */
import { argument, callbackAt, causeTrigger, type RuleContext } from '../rule.js';

const RESUME = 'RESUME-ACT';
const MOVED_STATES = ['LAUNCH-ACT', RESUME];

export interface LifecycleEnables {
  enable(node: number): void;
  /** Adds the edges; tells whether there was an enable. */
  trigger(node: number): boolean;
  instantiate(node: number): void;
  /** For tasks whose post names the callback and that have no trigger (racetrace). */
  post(node: number): void;
}

export function createLifecycleEnables(context: RuleContext): LifecycleEnables {
  const { graph, tables } = context;
  const pending = new Map<string, number[]>();
  const push = (key: string, nodes: readonly number[]) => {
    pending.set(key, [...(pending.get(key) ?? []), ...nodes]);
  };
  const take = (key: string): readonly number[] => {
    const nodes = pending.get(key) ?? [];
    pending.delete(key);
    return nodes;
  };
  /** A racetrace that names no instance is told apart by class; the logs go by id alone. */
  const keyOf = (id: number, owner: string, state: string) =>
    id === 0 && context.format === 'racetrace' ? `${owner}.${state}` : `${id}.${state}`;
  const keyAt = (node: number) => {
    const { owner, name } = callbackAt(context, node);
    return keyOf(argument(context, node, 'b'), owner, name);
  };

  return {
    enable: (node) => {
      push(keyAt(node), [node]);
    },
    trigger: (node) => {
      let enables = take(keyAt(node));
      if (enables.length === 0 && callbackAt(context, node).name === RESUME) {
        enables = take(keyOf(0, '', RESUME)).slice(-1);
      }
      for (const enable of enables) causeTrigger(context, enable, node, 'enable');
      return enables.length > 0;
    },
    instantiate: (node) => {
      const instance = argument(context, node, 'a');
      const intent = argument(context, node, 'c');
      for (const state of MOVED_STATES) {
        const moved = take(`${intent}.${state}`);
        if (moved.length > 0) push(`${instance}.${state}`, moved);
      }
    },
    post: (node) => {
      const task = graph.nodes.tasks[graph.nodes.posted[node]!]!;
      const callback = tables.callbacks[task.callback];
      if (task.triggered || (callback?.kind !== 'lifecycle' && callback?.kind !== 'timer')) return;
      const key = keyOf(task.component, callback.owner, callback.name);
      for (const enable of take(key)) graph.add(enable, node, 'enable');
    },
  };
}
