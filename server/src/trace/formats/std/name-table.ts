/**
 * The names of one kind in an STD trace (threads, variables, locks or locations) and their ids, which
 * are counted from 1. Most names are a letter and a number (`T12`), or only a number: those are found
 * by indexing an array with the number, all others by the hash of their bytes.
 *
 * The arrays may leave out any name they like, and leave out those whose numbers lie too far apart:
 * `V4000000` costs no more than another name. What is not in an array is in the hash table, so a
 * million numbered names are hashed neither to be learnt nor to be found.
 */
import { ByteInterner } from '../../../base/byte-interner.js';
import { decodeText, ZERO } from './bytes.js';

/**
 * A byte from here on may stand before a number: letters, `_` and the like. The digits come before
 * it, and bytes that start no numbered name.
 */
export const FIRST_PREFIX = 65;
const DIGITS = Array.from({ length: 10 }, (_, digit) => ZERO + digit);

/** A longer number, times 16, would overflow 32 bits. */
export const MOST_DIGITS = 7;
/** The least number that is written with so many digits. */
const LEAST_VALUES = [0, 0, 10, 100, 1_000, 10_000, 100_000, 1_000_000];
/** How long the arrays of one table may be together: this, and some more for every name. */
const FREE_LENGTH = 1 << 20;
const LENGTH_PER_NAME = 16;
const FIRST_LENGTH = 64;
/** The highest id that fits into an entry of the arrays. */
const MOST_IDS = (1 << 27) - 1;

/**
 * By number: the id of the name times 16, plus the count of its digits, since `V7` and `V07` are two
 * names; 0 for none.
 */
export type NumberedNames = Int32Array;

export class NameTable {
  /** The numbered names by their first byte; those that start with a digit share one array. */
  readonly numbered: NumberedNames[] = Array.from({ length: 256 }, () => new Int32Array(0));
  private numberedLength = 0;
  private readonly others = new ByteInterner();
  /** The ids of the names in `others`, by the number that they have there. */
  private readonly otherIds: number[] = [0];
  private count = 0;

  /** `add` is told every new name, in the order of the ids. */
  constructor(private readonly add: (text: string) => void) {}

  /** The id of the name from `start` to `end`, new or not. */
  learn(bytes: Uint8Array, start: number, end: number): number {
    const first = numberStart(bytes, start);
    const number = readNumber(bytes, first);
    if (number === 0 || first + digitCount(number) !== end) return this.intern(bytes, start, end);
    const prefix = bytes[start]!;
    const known = findNumber(this.numbered[prefix]!, number);
    if (known !== 0) return known;
    if (!this.hasRoomFor(prefix, number)) return this.intern(bytes, start, end);
    const id = this.findOther(bytes, start, end) || this.addNumbered(bytes, start, first, number);
    this.numbered[prefix]![number >> 4] = id * 16 + digitCount(number);
    return id;
  }

  private addNumbered(bytes: Uint8Array, start: number, first: number, number: number): number {
    const letter = start === first ? '' : decodeText(bytes, start, first);
    this.add(`${letter}${number >> 4}`);
    return ++this.count;
  }

  private intern(bytes: Uint8Array, start: number, end: number): number {
    const known = this.others.size;
    const number = this.others.intern(bytes, start, end);
    if (number <= known) return this.otherIds[number]!;
    this.add(decodeText(bytes, start, end));
    this.otherIds.push(++this.count);
    return this.count;
  }

  /** A numbered name is there if it came when its number was too far from all others. */
  private findOther(bytes: Uint8Array, start: number, end: number): number {
    return this.others.size === 0 ? 0 : this.otherIds[this.others.find(bytes, start, end)]!;
  }

  /** Is there a place in the array, or can there be one? */
  private hasRoomFor(prefix: number, number: number): boolean {
    const value = number >> 4;
    // `V07` is not how 7 is written; it would take the place of `V7`.
    if (value < LEAST_VALUES[digitCount(number)]! || this.count >= MOST_IDS) return false;
    if (value >= this.numbered[prefix]!.length) this.makeRoom(prefix, value);
    return value < this.numbered[prefix]!.length;
  }

  private makeRoom(prefix: number, value: number): void {
    const old = this.numbered[prefix]!;
    let length = Math.max(FIRST_LENGTH, old.length);
    while (length <= value) length *= 2;
    const total = this.numberedLength + length - old.length;
    if (total > FREE_LENGTH + LENGTH_PER_NAME * this.count) return;
    this.numberedLength = total;
    const grown = new Int32Array(length);
    grown.set(old);
    for (const byte of DIGITS.includes(prefix) ? DIGITS : [prefix]) this.numbered[byte] = grown;
  }
}

/** Where the number of a name begins: behind its letter, if it has one. */
export function numberStart(bytes: Uint8Array, start: number): number {
  return bytes[start]! < FIRST_PREFIX ? start : start + 1;
}

/** The decimal number at `start`: its value times 16, plus the count of its digits; 0 if too long. */
export function readNumber(bytes: Uint8Array, start: number): number {
  let index = start;
  let value = 0;
  for (let digit = bytes[index]! - ZERO; digit >>> 0 < 10; digit = bytes[++index]! - ZERO) {
    value = (value * 10 + digit) | 0;
  }
  const digits = index - start;
  return digits > MOST_DIGITS ? 0 : value * 16 + digits;
}

export function digitCount(number: number): number {
  return number & 15;
}

/** The id of the name with this number (as `readNumber` gives it), 0 if it is not there. */
export function findNumber(names: NumberedNames, number: number): number {
  const value = number >> 4;
  if (value >= names.length) return 0;
  const entry = names[value]!;
  return digitCount(entry) === digitCount(number) ? entry >> 4 : 0;
}
