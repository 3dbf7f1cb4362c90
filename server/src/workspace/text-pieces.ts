/** A text that is there as a whole, pushed into a reader piece by piece, so that it can be stopped. */
import type { AnyTraceReader } from '../trace/formats/index.js';

/** Large enough to be quick, small enough to stop within a few milliseconds. */
const PIECE = 1 << 18;

/** Answers false when it was stopped. */
export function pushPieces(
  reader: AnyTraceReader,
  input: string | Uint8Array,
  isCancelled: () => boolean,
): boolean {
  for (let start = 0; start < input.length;) {
    if (isCancelled()) return false;
    const end = endOfPiece(input, start);
    reader.push(pieceOf(input, start, end));
    start = end;
  }
  return true;
}

/** A piece of text does not end between the two halves of a character. */
function endOfPiece(input: string | Uint8Array, start: number): number {
  const end = Math.min(start + PIECE, input.length);
  if (typeof input !== 'string' || end === input.length) return end;
  return isHighSurrogate(input.charCodeAt(end - 1)) ? end + 1 : end;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function pieceOf(input: string | Uint8Array, start: number, end: number): Uint8Array {
  if (typeof input !== 'string') return input.subarray(start, end);
  return new TextEncoder().encode(input.slice(start, end));
}
