/** FIFO, PRIORITY and ATFRONT: two tasks that queues do not order, and what their posts lack. */
import { OpKind } from '../../../trace/operations.js';
import type { CallbackKind } from '../../../trace/tables.js';
import { callbackOfTask } from '../../../trace/index/task-callback.js';
import { timeText } from '../../../trace/words/names.js';
import { PostWhen, postTag, type PostTag } from '../../android/priority.js';
import type { NearMiss } from '../types.js';
import {
  bothTasks,
  line,
  looper,
  task,
  taskRow,
  thread,
  runsIdleHandler,
  type UnorderedPair,
} from './pair.js';

export function postsMissed(pair: UnorderedPair): readonly NearMiss[] {
  const rows = bothTasks(pair);
  if (rows === undefined) return [];
  const { segments } = pair.graph;
  if (!segments[pair.first]!.looper || !segments[pair.second]!.looper) return [];
  const [first, second] = rows;
  const { queue, post } = pair.index.tasks;
  const unknown = rows.find((row) => post[row]! < 0 || queue[row] === 0);
  if (unknown !== undefined)
    return runsIdleHandler(pair, unknown) ? [] : [unknownPost(pair, unknown)];
  if (queue[first] !== queue[second]) return [otherQueues(pair, first, second)];
  return samePlace(pair, first, second);
}

function otherQueues(pair: UnorderedPair, first: number, second: number): NearMiss {
  const { queue } = pair.index.tasks;
  const [one, other] = [first, second].map((row) => looper(pair, queue[row]!));
  const missing = `${task(pair, first)} goes to ${one!}, ${task(pair, second)} to ${other!}: a queue orders only its own tasks`;
  return { rule: 'FIFO', missing };
}

function unknownPost(pair: UnorderedPair, row: number): NearMiss {
  const known = pair.index.tasks.post[row]! >= 0;
  const what = known ? 'the queue' : 'the post';
  const missing = `${what} of ${task(pair, row)} was not recorded, so the order of the queue says nothing about it`;
  return { rule: 'FIFO', missing };
}

/** Both go to one queue: either their posts are unordered, or their tags let one pass the other. */
function samePlace(pair: UnorderedPair, first: number, second: number): readonly NearMiss[] {
  const { post } = pair.index.tasks;
  const [one, other] = [post[first]!, post[second]!];
  if (pair.isBefore(one, other)) return [passing(pair, first, second)];
  if (!pair.isBefore(other, one)) return [unorderedPosts(pair, first, second)];
  const front = postTag(pair.index.columns, one).when === PostWhen.Front;
  return [front ? notYetPosted(pair, first, second) : passing(pair, second, first)];
}

function unorderedPosts(pair: UnorderedPair, first: number, second: number): NearMiss {
  const { post, queue } = pair.index.tasks;
  const [one, other] = [first, second].map((row, at) => {
    const comes = at === 0 ? 'comes from' : 'from';
    return `${task(pair, row)} ${comes} ${origin(pair, row)} (${line(pair, post[row]!)})`;
  });
  const place = looper(pair, queue[first]!);
  return {
    rule: 'FIFO',
    missing: `both tasks are posted to ${place}, but nothing orders the two posts: ${one!}, ${other!}`,
  };
}

const FROM_OUTSIDE: Readonly<Partial<Record<CallbackKind, string>>> = {
  lifecycle: 'the platform',
  service: 'the platform',
  broadcast: 'a broadcast',
  focus: 'the platform',
  ui: 'the user',
  timer: 'a timer',
};

/** Who is behind the post of a task: a task, an event from outside, or a thread. */
function origin(pair: UnorderedPair, row: number): string {
  const { tasks, columns, tables } = pair.index;
  const post = tasks.post[row]!;
  const poster = taskRow(pair, post);
  if (poster > 0)
    return `${task(pair, poster)} on ${pair.wording.style.strong(nameOf(pair, post))}`;
  const input = tasks.input[row]!;
  if (input >= 0) {
    const source = pair.wording.style.text(tables.sources[columns.b[input]!]?.name ?? '');
    return source === '' ? 'outside the app' : `outside the app, the ${source}`;
  }
  const { callback } = callbackOfTask(pair.index, row);
  const outside = FROM_OUTSIDE[tables.callbacks[callback]?.kind ?? 'other'];
  const by = thread(pair, columns.thread[post]!);
  return callback === 0 || outside === undefined ? by : `${outside}, by ${by}`;
}

function nameOf({ index }: UnorderedPair, node: number): string {
  const id = index.columns.thread[node]!;
  const row = index.tables.threads[id];
  return row === undefined || row.name === '' ? `thread ${row?.label ?? id}` : row.name;
}

/** The posts are in order, but the second task may pass the first all the same. */
function passing(pair: UnorderedPair, first: number, second: number): NearMiss {
  const { tasks, columns } = pair.index;
  const tags = [first, second].map((row) => postTag(columns, tasks.post[row]!));
  const names = [task(pair, first), task(pair, second)] as const;
  const because = whyPassing(names, tags[0]!, tags[1]!);
  const posted = `${names[0]} is posted before ${names[1]}`;
  const rule = tags[1]!.when === PostWhen.Front ? 'ATFRONT' : 'PRIORITY';
  return { rule, missing: `${posted}, but ${because}` };
}

function whyPassing(
  [one, other]: readonly [string, string],
  first: PostTag,
  second: PostTag,
): string {
  if (second.when === PostWhen.Front) {
    if (first.when === PostWhen.Front) {
      return 'both go to the front of the queue, where the later one overtakes the earlier if that still waits';
    }
    return `${other} goes to the front of the queue: it overtakes ${one} if that still waits`;
  }
  if (second.async && !first.async) {
    return `${other} is asynchronous: it passes ${one} wherever a sync barrier stands`;
  }
  if (first.when !== second.when) {
    return `${one} is due ${due(first)}, ${other} ${due(second)}: which comes first depends on the clock`;
  }
  if (first.when === PostWhen.AtTime) {
    return `${one} is due at ${timeText(first.time)}, ${other} already at ${timeText(second.time)}`;
  }
  const earlier = second.time === 0 ? 'not at all' : `only ${timeText(second.time)}`;
  return `${one} waits ${timeText(first.time)}, ${other} ${earlier}`;
}

function due({ when, time }: PostTag): string {
  if (when === PostWhen.AtTime) return `at the time ${timeText(time)}`;
  return time === 0 ? 'at once' : `${timeText(time)} after its post`;
}

/** The later post went to the front, but the other task need not have waited for it. */
function notYetPosted(pair: UnorderedPair, first: number, second: number): NearMiss {
  const { post } = pair.index.tasks;
  const [front, behind] = [task(pair, first), task(pair, second)];
  const missing =
    `${front} goes to the front of the queue (${line(pair, post[first]!)}) after ${behind} was posted, ` +
    `but nothing says that ${behind} still waits then`;
  return { rule: 'ATFRONT', missing };
}

/** Tasks that never ran: their posts order nothing after them. */
export function removedMissed(pair: UnorderedPair): readonly NearMiss[] {
  const { index, first } = pair;
  const row = index.columns.kind[first] === OpKind.Post ? index.taskNamed[first]! : 0;
  if (row === 0 || index.tasks.begin[row]! >= 0) return [];
  const removed = index.tasks.remove[row]!;
  const name = task(pair, row);
  const why =
    removed >= 0
      ? `was taken out of its queue (${line(pair, removed)}) and never ran`
      : 'has not begun when the trace ends';
  return [
    { rule: 'SEND', missing: `${name} ${why}, so there is no run that its post comes before` },
  ];
}
