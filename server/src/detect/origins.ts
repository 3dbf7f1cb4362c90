/**
 * Who runs an access, from what a trace records: the callback of its task or its thread. A trace
 * does not say what kind of thread it is beyond its name, so the names that Android gives decide.
 */
import type { Origin, OriginKind } from '../findings/finding.js';
import { callbackName, methodName } from '../findings/names.js';
import type { RaceAccess } from './report.js';

export function originOf(access: RaceAccess): Origin {
  const thread = access.threadName ?? `thread ${access.thread}`;
  return { name: originName(access, thread), kind: originKind(access), runsOn: runsOn(access) };
}

/**
 * The callback, as the class that has it in the code (of a service's callback that is not the
 * service); without one, the method that the thread or task began with.
 */
function originName(access: RaceAccess, thread: string): string {
  const { callback, task, stack } = access;
  const outermost = stack.at(-1);
  if (callback !== undefined) {
    return outermost?.method === callback.name ? methodName(outermost) : callbackName(callback);
  }
  if (outermost !== undefined && outermost.method !== '') return methodName(outermost);
  return task === undefined ? thread : `task ${task}`;
}

const FROM_OUTSIDE: ReadonlySet<string> = new Set([
  'lifecycle',
  'ui',
  'focus',
  'service',
  'broadcast',
]);

function originKind({ callback, task, threadName = '', stack }: RaceAccess): OriginKind {
  if (callback !== undefined) {
    return FROM_OUTSIDE.has(callback.kind) ? 'entry-callback' : 'posted-callback';
  }
  if (isBinder(threadName)) return 'binder';
  if (task !== undefined) return 'posted-callback';
  if (isMain(threadName)) return 'main';
  const runsInBackground = stack.some(({ method }) => method === 'doInBackground');
  return runsInBackground || /^AsyncTask\b/.test(threadName) ? 'async-task' : 'thread';
}

/** Of a thread without a name, as in STD, nobody knows whether it is in the background. */
function runsOn({ task, thread, threadName = '' }: RaceAccess): string {
  if (isBinder(threadName)) return 'binder thread';
  if (isMain(threadName)) return task === undefined ? 'main thread' : 'main looper';
  const isNamed = threadName !== '' && threadName !== thread;
  if (task === undefined) return isNamed ? 'background thread' : 'thread';
  return threadName === '' ? 'looper thread' : `looper ${threadName}`;
}

function isMain(name: string): boolean {
  return name === 'main';
}

function isBinder(name: string): boolean {
  return /^Binder\b/.test(name);
}
