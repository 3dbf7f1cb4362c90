/** Enables and lifecycles: what the platform may call next, and why it need not wait here. */
import { callbackOfTask } from '../../../trace/index/task-callback.js';
import { calledWords } from '../../../trace/words/who.js';
import type { NearMiss } from '../../explanation/types.js';
import { NONE } from '../graph.js';
import { bothTasks, lineAt, rowOf, who, type UnorderedPair } from './pair.js';

/** The second is in a callback that was enabled long before. */
export function enableMissed(pair: UnorderedPair): readonly NearMiss[] {
  const second = bothTasks(pair)?.[1];
  if (second === undefined || second.post === NONE) return [];
  const { steps, nodes } = pair.order;
  const enables = steps.causesOf(second.post, 'enable');
  if (enables.length === 0) return [];
  const enable = Math.max(...enables);
  const { callback, component } = callbackOfTask(pair.wording.index, rowOf(pair, second));
  const called = calledWords(pair.wording, callback, component);
  const by = `${who(pair, nodes.operation[enable]!)} (${lineAt(pair, enable)})`;
  const missing = `the platform may call ${called} at any time since it was enabled by ${by}`;
  return [{ rule: 'enable', missing }];
}

/** Both are lifecycle callbacks of components. */
export function lifecycleMissed(pair: UnorderedPair): readonly NearMiss[] {
  const { index } = pair.wording;
  const called = (bothTasks(pair) ?? [])
    .map((each) => callbackOfTask(index, rowOf(pair, each)))
    .filter(({ callback }) => index.tables.callbacks[callback]?.kind === 'lifecycle');
  const [one, other] = called;
  if (one === undefined || other === undefined) return [];
  const names = called.map(({ callback, component }) =>
    calledWords(pair.wording, callback, component),
  );
  const missing =
    one.component !== other.component
      ? `${names.join(' and ')} are of two instances: a lifecycle orders only the callbacks of one`
      : `DroidRacer's lifecycle does not lead from ${names.join(' to ')}`;
  return [{ rule: 'lifecycle-chain', missing }];
}
