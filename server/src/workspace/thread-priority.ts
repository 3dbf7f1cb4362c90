/**
 * Who goes first where processors are scarce: the thread that answers the editor. All others step back, those of
 * V8 too, which clear up and compile for every thread. On Linux a thread has a priority of its own; elsewhere it
 * belongs to the process, so nothing is done there. A system that does not allow it is left as it is.
 */
import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Where all processors are busy it still gets a fair part of one: an analysis has to come to its end, too. */
const BEHIND = 5;

/** The calling thread lets others go first. */
export function stepBack(): void {
  if (process.platform === 'linux') setBehind(0);
}

/** All threads that there are let the main one go first, which calls this. */
export function letMainThreadGoFirst(): void {
  if (process.platform !== 'linux') return;
  for (const id of threadIds()) if (id !== process.pid) setBehind(id);
}

/** The thread is the one that calls, if 0. It may be gone by now, or not be ours to change. */
function setBehind(thread: number): void {
  try {
    const ofMain = getPriority(process.pid);
    setPriority(thread, Math.min(ofMain + BEHIND, constants.priority.PRIORITY_LOW));
  } catch {
    // It works as well, only not as promptly.
  }
}

function threadIds(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [];
  }
}
