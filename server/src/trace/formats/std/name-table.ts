/**
 * The names of one kind in an STD trace (threads, variables, locks or locations) and their ids, which
 * are counted from 1. Most names are a letter and a number (`T12`), or only a number: those are found
 * by indexing an array with the number, all others by the hash of their bytes.
 *
 * The hash table knows every name; the arrays are a shortcut beside it. So they may leave out any
 * name they like, and leave out those whose numbers lie too far apart: `V4000000000` costs no more
 * than another name.
 */
import { ByteInterner, emptyHash, mixByte } from '../../../base/byte-interner.js';
import { ZERO } from './bytes.js';

/** What a name starts with: 0 for a digit, 1 to 52 for a letter, OTHER for the rest. */
const OTHER = 53;
const PREFIXES = new Uint8Array(256).fill(OTHER);
for (let digit = 0; digit < 10; digit++) PREFIXES[ZERO + digit] = 0;
for (let letter = 0; letter < 26; letter++) {
  PREFIXES[65 + letter] = 1 + letter;
  PREFIXES[97 + letter] = 27 + letter;
}

/** More digits could overflow 32 bits. */
const MOST_DIGITS = 9;
/** How long the arrays of one table may be together: this, and some more for every name. */
const FREE_LENGTH = 1 << 16;
const LENGTH_PER_NAME = 16;
const FIRST_LENGTH = 64;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export class NameTable {
  /** Where the name that was looked for last ends. */
  end = 0;
  private readonly interner = new ByteInterner();
  /** By prefix: ids by number, 0 where unknown. */
  private readonly numbered = Array.from({ length: OTHER + 1 }, () => new Int32Array(0));
  private numberedLength = 0;

  /** A name ends before a byte of `stops`, and LINE_FEED is one; `add` is told every new name. */
  constructor(
    private readonly stops: Uint8Array,
    private readonly add: (text: string) => void,
  ) {}

  /** The id of the name that starts at `start`, 0 if it is not known; sets `end`. */
  find(bytes: Uint8Array, start: number): number {
    const prefix = PREFIXES[bytes[start]!]!;
    if (prefix === OTHER) return this.findByHash(bytes, start);
    const first = prefix === 0 ? start : start + 1;
    let index = first;
    let number = 0;
    for (let digit = bytes[index]! - ZERO; digit >>> 0 < 10; digit = bytes[++index]! - ZERO) {
      number = (number * 10 + digit) | 0;
    }
    if (this.stops[bytes[index]!] === 1 && isCanonical(bytes, first, index)) {
      const ids = this.numbered[prefix]!;
      const id = number < ids.length ? ids[number]! : 0;
      if (id !== 0) {
        this.end = index;
        return id;
      }
    }
    return this.findByHash(bytes, start);
  }

  /** The id of the name from `start` to `end`, new or not. */
  learn(bytes: Uint8Array, start: number, end: number): number {
    const known = this.interner.size;
    const id = this.interner.intern(bytes, start, end);
    if (id > known) this.add(decoder.decode(bytes.subarray(start, end)));
    this.rememberNumber(bytes, start, end, id);
    return id;
  }

  private findByHash(bytes: Uint8Array, start: number): number {
    const { stops } = this;
    let hash = emptyHash;
    let index = start;
    for (let byte = bytes[index]!; stops[byte] === 0; byte = bytes[++index]!) {
      hash = mixByte(hash, byte);
    }
    this.end = index;
    const id = this.interner.find(hash, bytes, start, index);
    if (id !== 0) this.rememberNumber(bytes, start, index, id);
    return id;
  }

  /** Puts a numbered name into the array of its prefix, if there is room for such a number. */
  private rememberNumber(bytes: Uint8Array, start: number, end: number, id: number): void {
    const prefix = PREFIXES[bytes[start]!]!;
    const first = prefix === 0 ? start : start + 1;
    if (prefix === OTHER || !isCanonical(bytes, first, end)) return;
    let number = 0;
    for (let index = first; index < end; index++) {
      const digit = bytes[index]! - ZERO;
      if (digit >>> 0 >= 10) return;
      number = number * 10 + digit;
    }
    if (number >= this.numbered[prefix]!.length) this.makeRoom(prefix, number);
    if (number < this.numbered[prefix]!.length) this.numbered[prefix]![number] = id;
  }

  private makeRoom(prefix: number, number: number): void {
    const old = this.numbered[prefix]!;
    let length = Math.max(FIRST_LENGTH, old.length);
    while (length <= number) length *= 2;
    const total = this.numberedLength + length - old.length;
    if (total > FREE_LENGTH + LENGTH_PER_NAME * this.interner.size) return;
    this.numberedLength = total;
    this.numbered[prefix] = new Int32Array(length);
    this.numbered[prefix].set(old);
  }
}

/** Whether digits are what their number would be written as: `V7` and `V07` are two names. */
function isCanonical(bytes: Uint8Array, start: number, end: number): boolean {
  const length = end - start;
  return length === 1 || (length > 1 && length <= MOST_DIGITS && bytes[start] !== ZERO);
}
