/**
 * Section 3.1, item 11 for activities: each instance is a machine of lifecycle states, and a trigger
 * whose previous state is an allowed one is chained to it. An unexpected state adds no edge but
 * still becomes the current one.
 */
import { argument, callbackAt, chainTriggers, type RuleContext } from '../rule.js';

const LAUNCH = 'LAUNCH-ACT';

/** For each state, the states that may come directly before it. */
const PREVIOUS: ReadonlyMap<string, readonly string[]> = new Map([
  ['RESUME-ACT', [LAUNCH, 'START-ACT', 'PAUSE-ACT', 'STOP-ACT', 'NEW_INTENT', 'RESULT-ACT']],
  ['START-ACT', ['STOP-ACT']],
  ['PAUSE-ACT', ['RESUME-ACT']],
  ['STOP-ACT', ['PAUSE-ACT']],
  ['DESTROY-ACT', ['STOP-ACT']],
  ['RESULT-ACT', ['STOP-ACT', 'NEW_INTENT']],
  ['NEW_INTENT', ['RESULT-ACT', 'PAUSE-ACT', 'STOP-ACT']],
]);

/** States of the application, not of an activity. */
const NOT_OF_ACTIVITY: ReadonlySet<string> = new Set(['BIND-APP', 'BINDAPP-DONE', 'CHANGE-CONFIG']);

interface ActivityState {
  readonly state: string;
  readonly trigger: number;
}

export interface ActivityMachines {
  /** Chains the trigger; tells whether its state was expected. */
  trigger(node: number): boolean;
  instantiate(node: number): void;
}

export function createActivityMachines(context: RuleContext): ActivityMachines {
  const machines = new Map<number, ActivityState>();
  return {
    trigger: (node) => {
      const { kind, name: state } = callbackAt(context, node);
      if (kind !== 'lifecycle' || NOT_OF_ACTIVITY.has(state)) return false;
      const id = argument(context, node, 'b');
      const previous = machines.get(id);
      machines.set(id, { state, trigger: node });
      if (state === LAUNCH) return true;
      if (previous === undefined || !PREVIOUS.get(state)?.includes(previous.state)) return false;
      chainTriggers(context, previous.trigger, node, 'lifecycle-chain');
      return true;
    },
    instantiate: (node) => {
      const launched = machines.get(argument(context, node, 'c'));
      if (launched === undefined) return;
      machines.delete(argument(context, node, 'c'));
      machines.set(argument(context, node, 'a'), launched);
    },
  };
}
