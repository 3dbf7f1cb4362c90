/**
 * The names of one kind in an STD trace (threads, variables, locks or locations) and their ids, which
 * are counted from 1. Most names are a letter and a number (`T12`), or only a number: those are found
 * by indexing an array with the number, all others by the hash of their bytes.
 *
 * The hash table knows every name; the arrays are a shortcut beside it. So they may leave out any
 * name they like, and leave out those whose numbers lie too far apart: `V4000000` costs no more than
 * another name.
 */
import { ByteInterner } from '../../../base/byte-interner.js';
import { decodeText, ZERO } from './bytes.js';

/**
 * A byte from here on may stand before a number: letters, `_` and the like. The digits come before
 * it, and bytes that start no numbered name.
 */
const FIRST_PREFIX = 65;
const DIGITS = Array.from({ length: 10 }, (_, digit) => ZERO + digit);

/** A longer number, times 16, would overflow 32 bits. */
const MOST_DIGITS = 7;
/** The least number that is written with so many digits. */
const LEAST_VALUES = [0, 0, 10, 100, 1_000, 10_000, 100_000, 1_000_000];
/** How long the arrays of one table may be together: this, and some more for every name. */
const FREE_LENGTH = 1 << 16;
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
  private readonly interner = new ByteInterner();

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
    const id = this.intern(bytes, start, end);
    this.learnNumber(prefix, number, id);
    return id;
  }

  private intern(bytes: Uint8Array, start: number, end: number): number {
    const known = this.interner.size;
    const id = this.interner.intern(bytes, start, end);
    if (id > known) this.add(decodeText(bytes, start, end));
    return id;
  }

  private learnNumber(prefix: number, number: number, id: number): void {
    const digits = digitCount(number);
    const value = number >> 4;
    // `V07` is not how 7 is written; it would take the place of `V7`.
    if (value < LEAST_VALUES[digits]! || id > MOST_IDS) return;
    if (value >= this.numbered[prefix]!.length) this.makeRoom(prefix, value);
    if (value < this.numbered[prefix]!.length) this.numbered[prefix]![value] = id * 16 + digits;
  }

  private makeRoom(prefix: number, value: number): void {
    const old = this.numbered[prefix]!;
    let length = Math.max(FIRST_LENGTH, old.length);
    while (length <= value) length *= 2;
    const total = this.numberedLength + length - old.length;
    if (total > FREE_LENGTH + LENGTH_PER_NAME * this.interner.size) return;
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
