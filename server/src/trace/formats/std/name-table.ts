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

/**
 * A byte from here on may stand before a number: letters, `_`, `~` and the like. The digits come
 * before it, and with them bytes that start no numbered name.
 */
const FIRST_PREFIX = 65;
const DIGITS = Array.from({ length: 10 }, (_, digit) => ZERO + digit);

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
  /**
   * By prefix and number: the id times 16, plus the count of digits, for `V7` and `V07` are two
   * names; 0 where unknown.
   */
  private readonly numbered = Array.from({ length: 256 }, () => new Int32Array(0));
  private numberedLength = 0;

  /** A name ends before a byte of `stops`, and LINE_FEED is one; `add` is told every new name. */
  constructor(
    private readonly stops: Uint8Array,
    private readonly add: (text: string) => void,
  ) {}

  /**
   * The id of the name that starts at `start`, if it is numbered, known and followed by `stop`;
   * otherwise 0. Sets `end`. Calls nothing and asks few tables: V8 is to inline it where it is used.
   */
  findNumbered(view: DataView, start: number, stop: number): number {
    const prefix = view.getUint8(start);
    const first = prefix < FIRST_PREFIX ? start : start + 1;
    let index = first;
    let number = 0;
    let bits = 0;
    do {
      const word = view.getInt32(index, true) ^ 0x30303030;
      bits = digitBits(word);
      number = (Math.imul(number, POWERS[bits >> 3]!) + decimal(word, bits)) | 0;
      index += bits >> 3;
    } while (bits === 32);
    const entries = this.numbered[prefix]!;
    if (view.getUint8(index) !== stop || number >>> 0 >= entries.length) return 0;
    const entry = entries[number]!;
    this.end = index;
    return (entry & 15) === index - first ? entry >> 4 : 0;
  }

  /** The id of the name from `start` to `end`, new or not. */
  learn(bytes: Uint8Array, start: number, end: number): number {
    const known = this.interner.size;
    const id = this.interner.intern(bytes, start, end);
    if (id > known) this.add(decoder.decode(bytes.subarray(start, end)));
    this.rememberNumber(bytes, start, end, id);
    return id;
  }

  /** The id of the name that starts at `start`, 0 if there is no such name; sets `end`. */
  findByHash(bytes: Uint8Array, start: number): number {
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
    const prefix = bytes[start]!;
    const first = prefix < FIRST_PREFIX ? start : start + 1;
    if (!isCanonical(bytes, first, end)) return;
    let number = 0;
    for (let index = first; index < end; index++) {
      const digit = bytes[index]! - ZERO;
      if (digit >>> 0 >= 10) return;
      number = number * 10 + digit;
    }
    if (number >= this.numbered[prefix]!.length) this.makeRoom(prefix, number);
    if (number < this.numbered[prefix]!.length) {
      this.numbered[prefix]![number] = id * 16 + end - first;
    }
  }

  private makeRoom(prefix: number, number: number): void {
    const old = this.numbered[prefix]!;
    let length = Math.max(FIRST_LENGTH, old.length);
    while (length <= number) length *= 2;
    const total = this.numberedLength + length - old.length;
    if (total > FREE_LENGTH + LENGTH_PER_NAME * this.interner.size) return;
    this.numberedLength = total;
    const entries = new Int32Array(length);
    entries.set(old);
    const sharing = DIGITS.includes(prefix) ? DIGITS : [prefix];
    for (const byte of sharing) this.numbered[byte] = entries;
  }
}

/** Whether digits are what their number would be written as: `V7` and `V07` are two names. */
function isCanonical(bytes: Uint8Array, start: number, end: number): boolean {
  const length = end - start;
  return length === 1 || (length > 1 && length <= MOST_DIGITS && bytes[start] !== ZERO);
}

const POWERS = new Int32Array([1, 10, 100, 1000, 10000]);

function digitBits(word: number): number {
  const beyond = ((word + 0x76767676) | word) & 0x80808080;
  return beyond === 0 ? 32 : (31 - Math.clz32(beyond & -beyond)) & 24;
}

function decimal(word: number, bits: number): number {
  const half = (32 - bits) >> 1;
  const digits = (word << half) << half;
  const pairs = (digits >>> 8) + Math.imul(digits, 10);
  return (pairs & 255) * 100 + ((pairs >>> 16) & 255);
}
