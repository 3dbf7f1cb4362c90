/** Where the lines of a text begin; lines end with \n, \r\n or \r, as editors count them. */
import type { TextEdit } from './edit.js';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

export function lineStartsOf(text: string): Int32Array {
  return Int32Array.from([0, ...lineStartsIn(text, 0, text.length)]);
}

/** Those of a text that an edit made of another: only the edit's lines are looked at. */
export function editedLineStarts(
  before: Int32Array,
  { start, oldEnd, newEnd }: TextEdit,
  text: string,
): Int32Array {
  // One character further on both sides: \r and \n may have come together, or apart.
  const from = Math.max(0, start - 1);
  const head = countUpTo(before, from);
  const tail = countUpTo(before, oldEnd + 1);
  const middle = lineStartsIn(text, from, Math.min(text.length, newEnd + 1));
  const rest = before.length - tail;
  const after = new Int32Array(head + middle.length + rest);
  after.set(before.subarray(0, head));
  after.set(middle, head);
  const delta = newEnd - oldEnd;
  for (let line = 0; line < rest; line++) {
    after[head + middle.length + line] = before[tail + line]! + delta;
  }
  return after;
}

/** The starts of lines whose ends stand from one offset up to another. */
function lineStartsIn(text: string, from: number, to: number): number[] {
  const starts: number[] = [];
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code > CARRIAGE_RETURN) continue;
    const isEnd =
      code === LINE_FEED || (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) !== LINE_FEED);
    if (isEnd) starts.push(at + 1);
  }
  return starts;
}

/** How many lines start at an offset or before it. */
function countUpTo(lineStarts: Int32Array, offset: number): number {
  return lineAt(lineStarts, offset) + 1;
}

/** The line (from 0) that an offset stands in. */
export function lineAt(lineStarts: Int32Array, offset: number): number {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lineStarts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
