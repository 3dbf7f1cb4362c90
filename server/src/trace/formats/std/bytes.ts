/** The bytes that structure an STD line: `T0|w(V1)|123`. */

export const TAB = 9;
export const LINE_FEED = 10;
export const CARRIAGE_RETURN = 13;
export const SPACE = 32;
export const OPEN = 40;
export const CLOSE = 41;
export const ZERO = 48;
export const BAR = 124;

/** A set of bytes, as a table that a loop can ask: 1 for those in it. */
export function byteSet(members: readonly number[]): Uint8Array {
  const set = new Uint8Array(256);
  for (const byte of members) set[byte] = 1;
  return set;
}

export function isBlank(byte: number): boolean {
  return byte === SPACE || byte === TAB;
}

export function startsWith(bytes: Uint8Array, start: number, word: Uint8Array): boolean {
  for (let index = 0; index < word.length; index++) {
    if (bytes[start + index] !== word[index]) return false;
  }
  return true;
}
