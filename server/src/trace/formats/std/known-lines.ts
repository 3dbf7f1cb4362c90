/**
 * The quick way through an STD trace. Nearly every line is a read, a write, a lock or an unlock whose
 * names are numbered, and threads, locks and locations were seen before: such lines are taken in here,
 * with one look at each byte, no hashing and nothing allocated. A line that is anything else is left to
 * `readNamedLines`.
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
import { BAR, CARRIAGE_RETURN, CLOSE, LINE_FEED, OPEN, ZERO } from './bytes.js';
import { digitCount, findNumber, type NameTable, numberStart, readNumber } from './name-table.js';
import type { StdNames } from './names.js';
import type { Progress } from './progress.js';

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
  return next;
}

/**
 * Takes in lines such as `T0|w(V1)|123`, until one is not such a line or the batch is full; gives the
 * start of the first line that it did not take in. Looks at no byte behind the line feed of a line, nor
 * behind the first byte that is not as expected. In place of the ids of variables it leaves their
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
  const threads = names.thread.numbered;
  const locks = names.lock.numbered;
  const sites = names.site.numbered[ZERO]!;
  const { kind: kinds, thread: threadIds, place: places, a, b, site: siteIds } = columns;
  const { line: lines, number: numbers } = columns;
  const { nameStarts } = progress;
  let slot = progress.waiting;
  let line = progress.line;
  let index = start;
  while (index < end && slot < BATCH_CAPACITY) {
    const threadStart = numberStart(bytes, index);
    const threadNumber = readNumber(bytes, threadStart);
    const thread = findNumber(threads[bytes[index]!]!, threadNumber);
    const bar = threadStart + digitCount(threadNumber);
    if (thread === 0 || bytes[bar] !== BAR) break;

    const access = accessKind(bytes, bar + 1);
    const kind = access === 0 ? lockKind(bytes, bar + 1) : access;
    if (kind === 0) break;
    const nameStart = access === 0 ? bar + 5 : bar + 3;
    const argumentStart = numberStart(bytes, nameStart);
    const argumentNumber = readNumber(bytes, argumentStart);
    const lock = access === 0 ? findNumber(locks[bytes[nameStart]!]!, argumentNumber) : 0;
    const close = argumentStart + digitCount(argumentNumber);
    if ((access === 0 ? lock : argumentNumber) === 0) break;
    if (bytes[close] !== CLOSE || bytes[close + 1] !== BAR) break;

    const siteNumber = readNumber(bytes, close + 2);
    const site = findNumber(sites, siteNumber);
    let lineFeed = close + 2 + digitCount(siteNumber);
    if (bytes[lineFeed] === CARRIAGE_RETURN) lineFeed++;
    if (site === 0 || bytes[lineFeed] !== LINE_FEED) break;

    kinds[slot] = kind;
    threadIds[slot] = thread;
    places[slot] = access === 0 ? Place.None : Place.Static;
    a[slot] = lock;
    b[slot] = access === 0 ? 0 : argumentNumber;
    nameStarts[slot] = nameStart;
    siteIds[slot] = site;
    lines[slot] = line;
    numbers[slot] = line;
    slot++;
    line++;
    index = lineFeed + 1;
  }
  progress.waiting = slot;
  progress.line = line;
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
