/** FIFO and NOPRE: two tasks that the queue does not order, and what their posts lack. */
import { Flag } from '../../../trace/operations.js';
import { timeText } from '../../../trace/words/names.js';
import type { NearMiss } from '../../explanation/types.js';
import { NONE, type Task } from '../graph.js';
import {
  bothTasks,
  line,
  lineAt,
  task,
  tasksOfOneThread,
  thread,
  who,
  type UnorderedPair,
} from './pair.js';

export function queueMissed(pair: UnorderedPair): readonly NearMiss[] {
  const tasks = bothTasks(pair);
  if (tasks === undefined || tasks[0] === tasks[1]) return [];
  const [first, second] = tasks;
  if (first.thread !== second.thread) return [otherQueues(pair, first, second)];
  const missing =
    unusualPost(pair, first) ?? unusualPost(pair, second) ?? ordinaryPosts(pair, first, second);
  return [{ rule: 'fifo', missing }];
}

function otherQueues(pair: UnorderedPair, first: Task, second: Task): NearMiss {
  const places = [first, second].map(
    (each) => `${task(pair, each)} runs on ${thread(pair, each.thread)}`,
  );
  return { rule: 'fifo', missing: `${places.join(', ')}: a queue orders only its own tasks` };
}

/** A task of which the queue says nothing. */
function unusualPost(pair: UnorderedPair, which: Task): string | undefined {
  const { queue, nodes } = pair.order;
  const name = task(pair, which);
  if (which.post === NONE) {
    return `the post of ${name} was not recorded, so the order of the queue says nothing about it`;
  }
  const operation = nodes.operation[which.post]!;
  if (queue.standsInLine(operation)) return undefined;
  const front = (pair.wording.index.columns.flags[operation]! & Flag.Front) !== 0;
  return front
    ? `${name} goes to the front of the queue, which DroidRacer does not model`
    : `${name} runs on a pool of binder threads, which keeps no order`;
}

function ordinaryPosts(pair: UnorderedPair, first: Task, second: Task): string {
  const { holds } = pair.order.steps;
  if (holds(first.post, second.post)) return overtaking(pair, first, second);
  if (holds(second.post, first.post)) return overtaking(pair, second, first);
  const [one, other] = [first, second].map((each) => {
    const poster = pair.order.nodes.operation[each.post]!;
    return `${task(pair, each)} by ${who(pair, poster)} (${lineAt(pair, each.post)})`;
  });
  const queue = `the queue of ${thread(pair, first.thread)}`;
  return `both tasks are posted to ${queue}, but nothing orders the two posts: ${one!}, ${other!}`;
}

/** The posts are in order, but the second task may run first all the same. */
function overtaking(pair: UnorderedPair, first: Task, second: Task): string {
  const names = [task(pair, first), task(pair, second)] as const;
  const posted = `${names[0]} is posted before ${names[1]}`;
  if (first.ret === NONE) return `${posted}, but its end was not recorded`;
  const { operation } = pair.order.nodes;
  const { flags, amount } = pair.wording.index.columns;
  const [one, other] = [operation[first.post]!, operation[second.post]!];
  if ((flags[other]! & Flag.Async) !== 0 && (flags[one]! & Flag.Async) === 0) {
    return `${posted}, but ${names[1]} is asynchronous and may pass it`;
  }
  const waits = (post: number, name: string) =>
    amount[post]! > 0 ? `${name} waits ${timeText(amount[post]!)}` : `${name} does not wait`;
  return `${posted}, but ${waits(one, names[0])} and ${waits(other, names[1])}`;
}

/** Nothing of the first task leads to the post of the second: or its end would come before. */
export function noPreemptionMissed(pair: UnorderedPair): readonly NearMiss[] {
  const tasks = tasksOfOneThread(pair);
  if (tasks === undefined || tasks[1].post === NONE) return [];
  const [first, second] = tasks;
  const posted = `${task(pair, second)} was posted (${lineAt(pair, second.post)})`;
  const missing = `nothing that ${task(pair, first)} does must come before ${posted}`;
  return [{ rule: 'no-preemption', missing }];
}

/**
 * Conditional transitivity was refused: the first comes before something that comes before the
 * second, but the two are in tasks of one thread that are not ordered.
 */
export function transitivityMissed(pair: UnorderedPair): readonly NearMiss[] {
  const tasks = tasksOfOneThread(pair);
  if (tasks === undefined) return [];
  const { steps, nodes } = pair.order;
  const [from, to] = [nodes.nodeOf[pair.first]!, nodes.nodeOf[pair.second]!];
  for (let between = from + 1; between < to; between++) {
    if (!steps.holds(from, between) || !steps.holds(between, to)) continue;
    const missing =
      `${line(pair, pair.first)} comes before ${lineAt(pair, between)} and that before ` +
      `${line(pair, pair.second)}, but both are in ` +
      `tasks of ${thread(pair, tasks[0].thread)}, and DroidRacer joins such steps only if ` +
      `${task(pair, tasks[0])} must end before ${task(pair, tasks[1])} begins`;
    return [{ rule: 'transitivity', missing }];
  }
  return [];
}
