/** One side of a finding as a story: who runs it, on what, who posted or started that, and where. */
import type { CauseLink, FindingAccess, StackFrame } from './finding.js';

/** `DwFileAct.onDestroy, on the main looper`. */
export function originText(access: FindingAccess): string {
  const { origin, thread } = access;
  const place = origin.runsOn === 'thread' ? runsOnText(access) : `the ${runsOnText(access)}`;
  return origin.name === thread ? place : `${origin.name}, on ${place}`;
}

/** `main looper`, `background thread AsyncTask #1`, `looper thread 1`. */
export function runsOnText({ origin: { runsOn }, thread }: FindingAccess): string {
  if (!runsOn.endsWith('thread') || runsOn.startsWith('main')) return runsOn;
  return `${runsOn} ${thread.replace(/^thread /, '')}`;
}

/** `posted by AsyncTask #1`, `started by main, in DwFileAct.LAUNCH_ACTIVITY`. */
export function causeText({ kind, thread, callback, delay }: CauseLink): string {
  const done = kind === 'post' ? 'posted' : 'started';
  const where = callback === undefined ? '' : `, in ${callback}`;
  const when = delay === undefined ? '' : `, ${delayText(delay)}`;
  return `${done} by ${thread}${where}${when}`;
}

/** EM-Explorer's traces tell that a post is delayed, but not how long: 0. */
function delayText(delay: number): string {
  return delay === 0 ? 'with a delay' : `to run ${delay} ms later`;
}

/** The frames from the one that is shown outwards: what lies inside it is a library's. */
export function framesFrom({ stack, place }: FindingAccess): readonly StackFrame[] {
  return stack.slice(place?.frame ?? 0);
}
