/** Where the lines of a text begin; lines end with \n, \r\n or \r, as editors count them. */
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

export function lineStartsOf(text: string): Int32Array {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > CARRIAGE_RETURN) continue;
    const ends =
      code === LINE_FEED || (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) !== LINE_FEED);
    if (ends) starts.push(at + 1);
  }
  return Int32Array.from(starts);
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
