/**
 * The quick way through an STD trace. Nearly every line is a read, a write, a lock or an unlock whose
 * names are numbered, and threads, locks and locations were seen before: such lines are taken in here,
 * a word of four bytes at a time, with no hashing and nothing allocated. A line that is anything else is
 * left to `readNamedLines`. Threads run in slices of several lines: only the first one is asked whose it is.
 *
 * A trace may have a million variables. To look each of them up at once would mean to wait for memory
 * at nearly every line; so their numbers are left beside the operations, and `nameVariables` turns
 * them into ids, in a loop so short that the processor asks for many of them at the same time.
 *
 * How fast this is depends on V8 inlining every function called in the loop: it inlines at most 920
 * bytes of bytecode, and a single real call costs a fifth of the speed, because V8 then checks the
 * types of all arrays anew. Measure before adding to it: `npm run bench std-reading`.
 */
import { BATCH_CAPACITY, type Columns } from '../../batch.js';
import { OpKind, Place } from '../../operations.js';
import { BAR, CARRIAGE_RETURN, LINE_FEED, OPEN, ZERO } from './bytes.js';
import {
  digitCount,
  findNumber,
  FIRST_PREFIX,
  type NameTable,
  numberStart,
  readNumber,
} from './name-table.js';
import type { StdNames } from './names.js';
import type { Progress } from './progress.js';
import { countDigits, quickNumber } from './quick-number.js';

const LETTER_A = 97;
const LETTER_C = 99;
const LETTER_E = 101;
const LETTER_L = 108;
const LETTER_Q = 113;
const LETTER_R = 114;
const LETTER_W = 119;

/** The kind of an access by the byte of its operation, 0 for all other bytes. */
const ACCESS_KINDS = new Uint8Array(256);
ACCESS_KINDS[LETTER_R] = OpKind.Read;
ACCESS_KINDS[LETTER_W] = OpKind.Write;

/**
 * Words of text, the first byte lowest. An enum, so that its values stand in the code: V8 would look
 * variables up, and ask each time what is in them.
 */
enum Text {
  /** `)|`. */
  CloseBar = 0x7c29,
  /** `acq(`. */
  Acquire = 0x2871_6361,
  /** `rel(`. */
  Release = 0x286c_6572,
  /** `r(`, which has two bits less than `w(`: the first and the third. */
  Read = 0x2872,
  ReadBits = 0xfffa,
}

/** No line that is taken in here is so long, with the words that are looked at behind it. */
const MOST_LOOKED_AT = 64;

/** Takes in what it can of the lines from `start` on; gives the start of the first one that it cannot. */
export function readKnownLines(
  bytes: Uint8Array,
  start: number,
  end: number,
  names: StdNames,
  columns: Columns,
  progress: Progress,
): number {
  const first = progress.waiting;
  const next = recogniseLines(bytes, start, end, names, columns, progress);
  nameVariables(bytes, names.variable, columns, progress, first);
  numberLines(columns, progress, first);
  return next;
}

/**
 * Takes in lines such as `T0|w(V1)|123`, until one is not such a line or the batch is full; gives the
 * start of the first line that it did not take in. In place of the ids of variables it leaves their
 * numbers (as `readNumber` gives them).
 */
function recogniseLines(
  bytes: Uint8Array,
  start: number,
  end: number,
  names: StdNames,
  columns: Columns,
  progress: Progress,
): number {
  const text = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const last = Math.min(end - 1, bytes.length - MOST_LOOKED_AT);
  let index = start;
  while (index <= last && progress.waiting < BATCH_CAPACITY) {
    const first = numberStart(bytes, index);
    const number = readNumber(bytes, first);
    const thread = findNumber(names.thread.numbered[bytes[index]!]!, number);
    const bar = first + digitCount(number);
    if (thread === 0 || bytes[bar] !== BAR) break;
    const next = recogniseSlice(text, index, last, thread, bar - index, names, columns, progress);
    if (next === index) break;
    index = next;
  }
  return index;
}

/** Takes in lines of one thread, whose name is so long; stops where `recogniseLines` does, or at another. */
function recogniseSlice(
  text: DataView,
  start: number,
  last: number,
  thread: number,
  threadLength: number,
  names: StdNames,
  columns: Columns,
  progress: Progress,
): number {
  const { kind: kinds, thread: threadIds, place: places, a, b, site: siteIds } = columns;
  const { nameStarts } = progress;
  const locks = names.lock.numbered;
  const sites = names.site.numbered[ZERO]!;
  // The thread's name with its bar; one that is longer than a word is like no other.
  const mask = threadLength < 4 ? -1 >>> (24 - 8 * threadLength) : 0;
  const name = threadLength < 4 ? text.getInt32(start, true) & mask : 1;
  let slot = progress.waiting;
  let index = start;
  do {
    const verbStart = index + threadLength + 1;
    const verb = text.getInt32(verbStart, true);
    const access = isAccessVerb(verb);
    const kind = access ? OpKind.Read + (verb & 1) : lockKindOf(verb);
    if (kind === 0) break;
    const nameStart = access ? verbStart + 2 : verbStart + 4;
    const argumentStart = text.getUint8(nameStart) < FIRST_PREFIX ? nameStart : nameStart + 1;
    const argumentDigits = countDigits(text, argumentStart);
    const close = argumentStart + argumentDigits;
    const argument = quickNumber(text, argumentStart, argumentDigits);
    const lock = access ? 0 : findNumber(locks[text.getUint8(nameStart)]!, argument);
    if ((access ? argument : lock) === 0) break;
    if (text.getUint16(close, true) !== Text.CloseBar) break;

    const siteDigits = countDigits(text, close + 2);
    const site = findNumber(sites, quickNumber(text, close + 2, siteDigits));
    let lineFeed = close + 2 + siteDigits;
    if (text.getUint8(lineFeed) === CARRIAGE_RETURN) lineFeed++;
    if (site === 0 || text.getUint8(lineFeed) !== LINE_FEED) break;

    kinds[slot] = kind;
    threadIds[slot] = thread;
    places[slot] = access ? Place.Static : Place.None;
    a[slot] = lock;
    b[slot] = access ? argument : 0;
    nameStarts[slot] = nameStart;
    siteIds[slot] = site;
    slot++;
    index = lineFeed + 1;
  } while (index <= last && slot < BATCH_CAPACITY && (text.getInt32(index, true) & mask) === name);
  progress.waiting = slot;
  return index;
}

/** Gives the variables of the operations from `first` on their ids; new ones are learnt in their order. */
function nameVariables(
  bytes: Uint8Array,
  names: NameTable,
  { b }: Columns,
  { waiting, nameStarts }: Progress,
  first: number,
): void {
  let prefix = 0;
  let numbered = names.numbered[prefix]!;
  for (let slot = first; slot < waiting; slot++) {
    const number = b[slot]!;
    // An operation on a lock.
    if (number === 0) continue;
    const start = nameStarts[slot]!;
    if (bytes[start] !== prefix) numbered = names.numbered[(prefix = bytes[start]!)]!;
    b[slot] = findNumber(numbered, number);
    if (b[slot] !== 0) continue;
    b[slot] = learnVariable(bytes, names, start, number);
    numbered = names.numbered[prefix]!;
  }
}

function learnVariable(bytes: Uint8Array, names: NameTable, start: number, number: number): number {
  return names.learn(bytes, start, numberStart(bytes, start) + digitCount(number));
}

/** Lines that were taken in follow one another; in STD an operation has the number of its line. */
function numberLines({ line, number }: Columns, progress: Progress, first: number): void {
  const { waiting } = progress;
  const base = progress.line - first;
  for (let slot = first; slot < waiting; slot++) line[slot] = base + slot;
  number.set(line.subarray(first, waiting), first);
  progress.line = base + waiting;
}

/** Both bits that `w` has more are there, or none: no branch tells reads from writes. */
function isAccessVerb(verb: number): boolean {
  return (((verb & Text.ReadBits) ^ Text.Read) | ((verb ^ (verb >> 2)) & 1)) === 0;
}

function lockKindOf(verb: number): OpKind | 0 {
  if (verb === Text.Acquire) return OpKind.Lock;
  return verb === Text.Release ? OpKind.Unlock : 0;
}

/** The kind of `r(` or `w(`; 0 when neither stands there. */
export function accessKind(bytes: Uint8Array, start: number): OpKind | 0 {
  return bytes[start + 1] === OPEN ? ACCESS_KINDS[bytes[start]!]! : 0;
}

/** The kind of `acq(` or `rel(`; 0 when neither stands there. */
export function lockKind(bytes: Uint8Array, start: number): OpKind | 0 {
  const first = bytes[start];
  if (first !== LETTER_A && first !== LETTER_R) return 0;
  const acquires = first === LETTER_A;
  if (bytes[start + 1] !== (acquires ? LETTER_C : LETTER_E)) return 0;
  if (bytes[start + 2] !== (acquires ? LETTER_Q : LETTER_L)) return 0;
  if (bytes[start + 3] !== OPEN) return 0;
  return acquires ? OpKind.Lock : OpKind.Unlock;
}
