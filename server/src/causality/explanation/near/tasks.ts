/** ATOMIC, BARRIER, IDLE, INPUT and the IPC rules: what else orders tasks, and what it lacks here. */
import { callbackOfTask } from '../../../trace/index/task-callback.js';
import { OpKind } from '../../../trace/operations.js';
import { postTag, PostWhen } from '../../android/priority.js';
import type { NearMiss } from '../types.js';
import {
  bothTasks,
  line,
  looper,
  task,
  taskRow,
  thread,
  threadOf,
  runsIdleHandler,
  type UnorderedPair,
} from './pair.js';

/** One looper runs both, so one of them runs whole before the other. */
export function atomicMissed(pair: UnorderedPair): readonly NearMiss[] {
  const { graph, first, second } = pair;
  const [one, other] = [graph.segments[first]!, graph.segments[second]!];
  if (bothTasks(pair) === undefined || !one.looper || !other.looper) return [];
  if (one.thread !== other.thread) return [];
  const missing = `${thread(pair, one.thread)} runs one task after the other, but neither waits for anything that the other does: either may be first`;
  return [{ rule: 'ATOMIC', missing }];
}

/** The first is before an `unbarrier` of the queue that the second's task waits in. */
export function barrierMissed(pair: UnorderedPair): readonly NearMiss[] {
  const { index, first } = pair;
  const row = taskRow(pair, pair.second);
  const post = index.tasks.post[row] ?? -1;
  if (row === 0 || post < 0) return [];
  for (const removal of pair.graph.nodesOf(pair.graph.segments[first]!.id)) {
    if (removal < first || index.columns.kind[removal] !== OpKind.Unbarrier) continue;
    const barrier = index.partner[removal]!;
    if (barrier < 0 || index.columns.b[barrier] !== index.tasks.queue[row]) continue;
    if (removal > index.tasks.begin[row]!) continue;
    return [{ rule: 'BARRIER', missing: whyNotHeld(pair, row, barrier) }];
  }
  return [];
}

function whyNotHeld(pair: UnorderedPair, row: number, barrier: number): string {
  const post = pair.index.tasks.post[row]!;
  const { async, when } = postTag(pair.index.columns, post);
  const stands = `a sync barrier stands in ${looper(pair, pair.index.tasks.queue[row]!)} (${line(pair, barrier)})`;
  const name = task(pair, row);
  if (async) return `${stands}, but ${name} is asynchronous and passes it`;
  if (when === PostWhen.Front) return `${stands}, but ${name} goes to the front, before it`;
  if (when === PostWhen.AtTime) {
    return `${stands}, but ${name} is posted for a time of its own, which may be before it`;
  }
  return `${stands}, but nothing orders it before the post of ${name} (${line(pair, post)})`;
}

/** An idle handler runs when there is nothing to do: that is no order. */
export function idleMissed(pair: UnorderedPair): readonly NearMiss[] {
  const rows = [taskRow(pair, pair.first), taskRow(pair, pair.second)];
  const idle = rows.find((row) => row > 0 && runsIdleHandler(pair, row));
  if (idle === undefined) return [];
  const missing = `${task(pair, idle)} runs an idle handler: it may run whenever its queue has nothing to do, and then also before what is not posted yet`;
  return [{ rule: 'IDLE', missing }];
}

/** Only one of the two is known to come from outside. */
export function inputMissed(pair: UnorderedPair): readonly NearMiss[] {
  const rows = bothTasks(pair);
  if (rows === undefined) return [];
  const { input } = pair.index.tasks;
  const inputs = rows.filter((row) => input[row]! >= 0);
  const other = rows.find((row) => input[row]! < 0);
  if (inputs.length !== 1 || other === undefined || !isUserEvent(pair, other)) return [];
  const missing = `${task(pair, inputs[0]!)} is recorded as input from outside, ${task(pair, other)} is not: only input is taken in the order in which it arrives`;
  return [{ rule: 'INPUT', missing }];
}

function isUserEvent({ index }: UnorderedPair, row: number): boolean {
  const { callback } = callbackOfTask(index, row);
  const kind = index.tables.callbacks[callback]?.kind;
  return callback > 0 && (kind === 'ui' || kind === 'focus' || kind === 'broadcast');
}

/** Tasks of a pool of binder threads. */
export function binderMissed(pair: UnorderedPair): readonly NearMiss[] {
  const { graph, index, first, second } = pair;
  const rows = bothTasks(pair);
  if (rows === undefined) return [];
  if (graph.segments[first]!.looper || graph.segments[second]!.looper) return [];
  if (index.tasks.queue[rows[0]] !== index.tasks.queue[rows[1]]) return [];
  const same = threadOf(pair, first) === threadOf(pair, second);
  const where = same ? `on ${thread(pair, threadOf(pair, first))}` : 'on binder threads';
  const missing = `${task(pair, rows[0])} and ${task(pair, rows[1])} run ${where}: a pool of binder threads takes its tasks in any order`;
  return [{ rule: 'IPCHANDLE', missing }];
}
