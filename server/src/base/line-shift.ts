/**
 * Where lines of a text stand after an edit: what comes before the edit stays, what comes after it moves by as many
 * lines as the edit added or took, and what it touched is nowhere. Lines count from 1. Several edits count as
 * one that spans them all.
 */
export interface LineShift {
  /** The line now of a line then; undefined where it was touched. */
  now(line: number): number | undefined;
  /** The line then of a line now. */
  then(line: number): number | undefined;
}

export function shiftBetween(then: string, now: string): LineShift {
  const start = commonStart(then, now);
  const end = commonEnd(then, now, Math.min(then.length, now.length) - start);
  const before = countLines(then, 0, start);
  const [lengthThen, lengthNow] = [lineCount(then), lineCount(now)];
  const after = linesAfter(then, now, end);
  const by = lengthNow - lengthThen;
  const moved = (line: number, length: number, distance: number): number | undefined => {
    if (line > length) return undefined;
    if (line <= before) return line;
    return line > length - after ? line + distance : undefined;
  };
  return {
    now: (line) => moved(line, lengthThen, by),
    then: (line) => moved(line, lengthNow, -by),
  };
}

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  return at;
}

function commonEnd(one: string, other: string, most: number): number {
  let length = 0;
  while (
    length < most &&
    one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length)
  ) {
    length++;
  }
  return length;
}

/** Lines that lie wholly in the common end: a line begins there if nothing or a line's end is before it. */
function linesAfter(then: string, now: string, end: number): number {
  const startsLine = (text: string) =>
    end === text.length || text.charAt(text.length - end - 1) === '\n';
  const isWhole = end > 0 && startsLine(then) && startsLine(now);
  return countLines(then, then.length - end, then.length) + (isWhole ? 1 : 0);
}

function lineCount(text: string): number {
  return countLines(text, 0, text.length) + 1;
}

/** The line ends from one place to another. */
function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1))
    count++;
  return count;
}
