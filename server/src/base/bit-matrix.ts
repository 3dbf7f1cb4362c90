/**
 * Sets of small numbers, one bit each: a single set, or a matrix whose rows are sets. The words are
 * public because the inner loops of a closure run over them and a call per word would cost more than
 * the work.
 */

/** Words that a set of this many numbers takes. */
export function wordsFor(size: number): number {
  return (size + 31) >>> 5;
}

export function hasBit(words: Uint32Array, bit: number, offset = 0): boolean {
  return ((words[offset + (bit >>> 5)]! >>> (bit & 31)) & 1) !== 0;
}

/** Adds a number to a set; tells whether it is new. */
export function setBit(words: Uint32Array, bit: number, offset = 0): boolean {
  const at = offset + (bit >>> 5);
  const mask = 1 << (bit & 31);
  const old = words[at]!;
  words[at] = old | mask;
  return (old & mask) === 0;
}

export function clearBit(words: Uint32Array, bit: number): void {
  words[bit >>> 5]! &= ~(1 << (bit & 31));
}

/** The number of the lowest bit of a word that is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Calls back for every number of a set, in rising order. */
export function forEachBit(words: Uint32Array, visit: (bit: number) => void): void {
  for (let at = 0; at < words.length; at++) {
    for (let rest = words[at]!; rest !== 0; rest &= rest - 1) visit((at << 5) + lowestBit(rest));
  }
}

export class BitMatrix {
  readonly words: Uint32Array;
  /** Words of one row: row r begins at r times this. */
  readonly stride: number;

  constructor(rows: number, columns: number) {
    this.stride = wordsFor(columns);
    this.words = new Uint32Array(rows * this.stride);
  }

  has(row: number, column: number): boolean {
    return hasBit(this.words, column, row * this.stride);
  }

  /** Sets a bit; tells whether it is new. */
  set(row: number, column: number): boolean {
    return setBit(this.words, column, row * this.stride);
  }

  /** The row itself, not a copy. */
  row(row: number): Uint32Array {
    return this.words.subarray(row * this.stride, (row + 1) * this.stride);
  }
}
