/** One side of a finding as a story: who runs it, on what, who posted or started that, and where. */
import type { CauseLink, Finding, FindingAccess, StackFrame } from './finding.js';

/** `DwFileAct.onDestroy, on the main looper`. */
export function originText(access: FindingAccess): string {
  const { origin, thread } = access;
  const hasArticle = origin.runsOn === 'thread' || origin.runsOn.startsWith('a ');
  const place = hasArticle ? runsOnText(access) : `the ${runsOnText(access)}`;
  return origin.name === thread ? place : `${origin.name}, on ${place}`;
}

/** As much of an access as says who runs it. */
export interface RunsOn {
  readonly origin: { readonly runsOn: string };
  readonly thread: string;
}

/** `main looper`, `background thread AsyncTask #1`, `looper thread 1`. */
export function runsOnText({ origin: { runsOn }, thread }: RunsOn): string {
  const isNamed = thread !== '' && thread !== runsOn;
  if (!isNamed || !runsOn.endsWith('thread') || runsOn.startsWith('main')) return runsOn;
  return `${runsOn} ${thread.replace(/^thread /, '')}`;
}

const DEEDS: Readonly<Record<CauseLink['kind'], string>> = {
  post: 'posted',
  fork: 'started',
  register: 'registered',
  enable: 'enabled',
  declare: 'declared',
  system: 'called',
};

/**
 * `posted by AsyncTask #1`, `started by main, in DwFileAct.LAUNCH_ACTIVITY`; in the sources
 * `posted by DwFileAct.onResume with Handler.post`, `called by the user's click`.
 */
export function causeText({ kind, thread, callback, by, delay }: CauseLink): string {
  const where = callback === undefined ? '' : `, in ${callback}`;
  const when = delay === undefined ? '' : `, ${delayText(delay)}`;
  const how = by === undefined || thread === '' ? '' : ` with ${by}`;
  const who = thread === '' ? (by ?? 'the system') : thread;
  return `${DEEDS[kind]} by ${who}${how}${where}${when}`;
}

/** EM-Explorer's traces tell that a post is delayed, but not how long: 0. */
function delayText(delay: number): string {
  return delay === 0 ? 'with a delay' : `to run ${delay} ms later`;
}

/** The frames from the one that is shown outwards: what lies inside it is a library's. */
export function framesFrom({ stack, place }: FindingAccess): readonly StackFrame[] {
  return stack.slice(place?.frame ?? 0);
}

/** The traces in which it was seen. */
export function tracesOf({ evidence }: Finding): string[] {
  return evidence.flatMap((each) => (each.startsWith('trace:') ? [each.slice(6)] : []));
}

export function isStatic({ evidence }: Finding): boolean {
  return evidence.includes('static');
}
