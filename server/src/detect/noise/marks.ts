/**
 * Marks of noise as numbers. Those that silence a race from one side are odd, those that must be on
 * both sides are even. A mark that holds only between events of one thread carries the thread, so
 * that the marks of two threads differ.
 */
import type { FilterEntry } from './filter-data.js';

export const NOT_USER_INDUCED = 1;

/** More than there are entries, twice. */
const THREAD = 2 ** 20;

export function markOf(position: number, { kind }: FilterEntry): number {
  return (position + 1) * 2 + Number(kind === 'event');
}

export function isOneSided(mark: number): boolean {
  return mark % 2 === 1;
}

/** The position of the entry that gave the mark; -1 for that of code which is not the user's. */
export function entryOf(mark: number): number {
  return Math.floor((mark % THREAD) / 2) - 1;
}

export function isLocal(mark: number, entries: readonly FilterEntry[]): boolean {
  const entry = entries[entryOf(mark)];
  return entry !== undefined && entry.kind !== 'event' && entry.sameThread === true;
}

export function localTo(mark: number, thread: number): number {
  return mark + thread * THREAD;
}
