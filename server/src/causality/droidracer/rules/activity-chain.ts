/**
 * Section 3.1, item 11 for activities: each instance is a machine of lifecycle states, and a trigger
 * whose previous state is an allowed one is chained to it. An unexpected state adds no edge but
 * still becomes the current one. Racetraces name the callbacks themselves (onPause): for these, the
 * lifecycle of the `android` model says what follows what.
 */
import { LIFECYCLES, mayFollow } from '../../android/lifecycles.js';
import type { Callback } from '../../../trace/tables.js';
import { argument, chainTriggers, type RuleContext } from '../rule.js';

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
  /** Chains the trigger of an instance; tells whether its state was expected. */
  trigger(node: number, callback: Callback, id: number): boolean;
  instantiate(node: number): void;
}

function follows(previous: string, state: string): boolean {
  const allowed = PREVIOUS.get(state);
  return allowed?.includes(previous) ?? mayFollow(LIFECYCLES.activity[0], previous, state);
}

export function createActivityMachines(context: RuleContext): ActivityMachines {
  const machines = new Map<number, ActivityState>();
  return {
    trigger: (node, { kind, name: state }, id) => {
      if (kind !== 'lifecycle' || NOT_OF_ACTIVITY.has(state)) return false;
      const previous = machines.get(id);
      machines.set(id, { state, trigger: node });
      if (state === LAUNCH) return true;
      if (previous === undefined || !follows(previous.state, state)) return false;
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
