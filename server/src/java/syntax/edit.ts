/**
 * What changed between two versions of a text, as one replaced part. It is found by comparing, so
 * that it is right whatever an editor says of its changes; several changes at once become one that
 * covers them.
 */
import type { Extent } from './declarations.js';

/** The characters from `start` to `oldEnd` became those from `start` to `newEnd`. */
export interface TextEdit {
  readonly start: number;
  readonly oldEnd: number;
  readonly newEnd: number;
}

/** undefined where nothing changed. */
export function editBetween(before: string, after: string): TextEdit | undefined {
  if (before === after) return undefined;
  const start = wholeStart(before, commonStart(before, after));
  const most = Math.min(before.length, after.length) - start;
  const kept = wholeEnd(before, commonEnd(before, after, most));
  return { start, oldEnd: before.length - kept, newEnd: after.length - kept };
}

/** By chunks first: comparing two strings is much faster than asking for their characters. */
const CHUNK = 1024;

function commonStart(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && before.slice(at, at + CHUNK) === after.slice(at, at + CHUNK)) at += CHUNK;
  while (at < most && before.charCodeAt(at) === after.charCodeAt(at)) at++;
  return Math.min(at, most);
}

/** Does not cut a character in two. */
function wholeStart(before: string, start: number): number {
  return start > 0 && isHigh(before.charCodeAt(start - 1)) ? start - 1 : start;
}

function commonEnd(before: string, after: string, most: number): number {
  const [one, other] = [before.length, after.length];
  const isSame = (from: number, to: number) =>
    before.slice(one - to, one - from) === after.slice(other - to, other - from);
  let kept = 0;
  while (kept + CHUNK <= most && isSame(kept, kept + CHUNK)) kept += CHUNK;
  while (kept < most && before.charCodeAt(one - kept - 1) === after.charCodeAt(other - kept - 1)) {
    kept++;
  }
  return kept;
}

function wholeEnd(before: string, kept: number): number {
  return kept > 0 && isLow(before.charCodeAt(before.length - kept)) ? kept - 1 : kept;
}

function isHigh(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}

function isLow(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}

/** Where a part of the old text is now; one that holds the edit grows or shrinks with it. */
export function movedExtent({ start, end }: Extent, edit: TextEdit): Extent {
  const delta = edit.newEnd - edit.oldEnd;
  return {
    start: start < edit.oldEnd ? Math.min(start, edit.start) : start + delta,
    end: end <= edit.start ? end : Math.max(end, edit.oldEnd) + delta,
  };
}

/** Does a part of the old text stand clear of the edit, with at least a character between? */
export function isClearOf({ start, end }: Extent, edit: TextEdit): boolean {
  return end < edit.start || start > edit.oldEnd;
}
