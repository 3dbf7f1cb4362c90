/** The bytes that structure an STD line (`T0|w(V1)|123`), and small questions about bytes. */

export const LINE_FEED = 10;
export const CARRIAGE_RETURN = 13;
export const OPEN = 40;
export const CLOSE = 41;
export const ZERO = 48;
export const BAR = 124;

const TAB = 9;
const SPACE = 32;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();

export function isBlank(byte: number): boolean {
  return byte === SPACE || byte === TAB;
}

export function startsWith(bytes: Uint8Array, start: number, word: Uint8Array): boolean {
  for (let index = 0; index < word.length; index++) {
    if (bytes[start + index] !== word[index]) return false;
  }
  return true;
}

/** Where the byte first stands, or `end`. */
export function indexOfByte(bytes: Uint8Array, byte: number, start: number, end: number): number {
  let index = start;
  while (index < end && bytes[index] !== byte) index++;
  return index;
}

export function encodeText(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Names are short and ASCII, and a call of TextDecoder costs as much as fifty bytes of its work. */
const SHORT = 12;

export function decodeText(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > SHORT) return decoder.decode(bytes.subarray(start, end));
  let text = '';
  for (let index = start; index < end; index++) {
    if (bytes[index]! >= 128) return decoder.decode(bytes.subarray(start, end));
    text += String.fromCharCode(bytes[index]!);
  }
  return text;
}
