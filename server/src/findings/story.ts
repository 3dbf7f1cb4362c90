/** One side of a finding as a story: who runs it, on what, who posted or started that, and where. */
import type { CauseLink, FindingAccess, StackFrame } from './finding.js';

/** `DwFileAct.onDestroy, on the main looper`. */
export function originText({ origin, thread }: FindingAccess): string {
  const place = origin.runsOn.endsWith('thread') ? `${origin.runsOn} ${thread}` : origin.runsOn;
  return origin.name === thread ? place : `${origin.name}, on the ${place}`;
}

/** `posted by AsyncTask #1`, `started by main, in DwFileAct.LAUNCH_ACTIVITY`. */
export function causeText({ kind, thread, callback, delay }: CauseLink): string {
  const done = kind === 'post' ? 'posted' : 'started';
  const where = callback === undefined ? '' : `, in ${callback}`;
  const when = delay === undefined ? '' : `, ${delay} ms later`;
  return `${done} by ${thread}${where}${when}`;
}

/** The frames from the one that is shown outwards: what lies inside it is a library's. */
export function framesFrom({ stack, place }: FindingAccess): readonly StackFrame[] {
  return stack.slice(place?.frame ?? 0);
}
