/**
 * Why a pair of accesses is a race, in one paragraph of plain words, from what the accesses carry:
 * who accesses what, on which thread, posted by whom, and that nothing orders the two. Which rules
 * come near, and what is missing for each, is for the explanation to say: it reads the trace again.
 */
import type { TraceTables } from '../../trace/tables.js';
import type { CauseStep, Race, RaceAccess } from '../report.js';
import { locationText, simpleName } from '../races/locations.js';

export type WhyParts = Pick<Race, 'kind' | 'location' | 'accesses' | 'category'>;

export function explainRace(race: WhyParts, tables: TraceTables, locksExclude: boolean): string {
  const [first, second] = race.accesses;
  const what = locationText(race.location);
  const sentences = [
    `${capital(who(first, tables))} ${does(first, race, what)}, and ${who(second, tables)} ${does(second, race, 'it')}.`,
    ...whyUnordered(first, second, tables),
    ...(locksExclude && first.locks.length + second.locks.length > 0
      ? ['They hold no lock in common.']
      : []),
    ...(race.kind === 'use-free'
      ? ['If the pointer is set to null before it is used, the use fails with a null pointer.']
      : []),
  ];
  return sentences.join(' ');
}

/** Where both come from, and that nothing orders them. */
export function whyUnordered(
  first: RaceAccess,
  second: RaceAccess,
  tables: TraceTables,
): readonly string[] {
  return first.thread === second.thread
    ? sameThread(first, second, tables)
    : [acrossThreads(first, second, tables)];
}

function does({ kind }: RaceAccess, race: WhyParts, what: string): string {
  if (race.kind === 'use-free') return kind === 'read' ? `uses ${what}` : `sets ${what} to null`;
  return kind === 'read' ? `reads ${what}` : `writes ${what}`;
}

function sameThread(first: RaceAccess, second: RaceAccess, tables: TraceTables): string[] {
  const [one, other] = [origin(first, tables), origin(second, tables)];
  const looper = `Both run on ${threadText(first)}`;
  if (one === undefined || other === undefined) return [`${looper}, and nothing orders the two.`];
  return [
    `The post of ${label(first, tables)} comes from ${one}, the post of ${label(second, tables)} from ${other}.`,
    `${looper}, and nothing orders ${delays(first, second)}.`,
  ];
}

/** Ordered posts leave tasks unordered where their delays or their places in the queue differ. */
function delays(first: RaceAccess, second: RaceAccess): string {
  const waits = (access: RaceAccess) => access.causes[0]?.delay !== undefined;
  if (!waits(first) && !waits(second)) return 'the two posts so that one must run first';
  return 'the two: a post that waits may be overtaken';
}

function acrossThreads(first: RaceAccess, second: RaceAccess, tables: TraceTables): string {
  const start = (access: RaceAccess) => {
    const from = origin(access, tables);
    return from === undefined
      ? `on ${threadText(access)}`
      : `on ${threadText(access)}, ${access.causes[0]!.kind === 'fork' ? 'started' : 'posted'} by ${from}`;
  };
  return `The first runs ${start(first)}; the second runs ${start(second)}; and nothing makes one wait for the other.`;
}

/** `onDestroy of TrackActivity (e6)`, `task e6`, `thread AsyncTask #1`. */
export function who(access: RaceAccess, tables: TraceTables): string {
  const { callback, task } = access;
  if (task === undefined) return `thread ${access.threadName ?? access.thread}`;
  if (callback === undefined) return plainTask(task, tables);
  const owner = callback.owner === '' ? '' : ` of ${simpleName(callback.owner)}`;
  return `${callback.name}${owner} (${label(access, tables)})`;
}

/** Who posted or forked: the task or thread in which that happened. */
function origin({ causes, callback }: RaceAccess, tables: TraceTables): string | undefined {
  const [step] = causes;
  if (step === undefined) return undefined;
  if (step.task !== undefined) return taskText(step, tables);
  const name = threadName(step.thread, tables);
  const user = callback?.kind === 'ui' ? `the user's ${callback.name}, by ` : '';
  return `${user}thread ${name}`;
}

function taskText({ callback, task }: CauseStep, tables: TraceTables): string {
  if (callback === undefined) return plainTask(task!, tables);
  return `${callback.name} (${taskLabel(task!, tables)})`;
}

function plainTask(task: string, tables: TraceTables): string {
  return tables.objects === 'numbered' ? `task e${task}` : `task ${task}`;
}

function label({ task }: RaceAccess, tables: TraceTables): string {
  return taskLabel(task ?? '', tables);
}

/** As the trace writes it. */
function taskLabel(task: string, tables: TraceTables): string {
  return tables.objects === 'numbered' ? `e${task}` : `task ${task}`;
}

function threadName(thread: string, tables: TraceTables): string {
  const row = tables.threads.find(({ label: each }) => each === thread);
  return row === undefined || row.name === '' ? thread : row.name;
}

function threadText({ task, thread, threadName: name }: RaceAccess): string {
  if (task === undefined) return `thread ${name ?? thread}`;
  return name === 'main' ? 'the main looper' : `the looper of ${name ?? `thread ${thread}`}`;
}

/** Names of callbacks stay as they are. */
export function capital(text: string): string {
  return text.replace(/^t(?=(hread|ask) )/, 'T');
}
