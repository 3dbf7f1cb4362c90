/**
 * The quick way through an STD trace. Nearly every line is a read, a write, a lock or an unlock, and
 * names what was named before: such lines are taken in here, with one look at each byte and nothing
 * allocated. A line that is anything else is left to `parseLine`.
 *
 * V8 inlines only so much into one function (920 bytes of bytecode): it is `NameTable.find`, three
 * times, that must fit. Measure before adding to this loop: `npm run bench std-reading`.
 */
import { BATCH_CAPACITY, type Columns } from '../../batch.js';
import { OpKind, Place } from '../../operations.js';
import { BAR, CARRIAGE_RETURN, CLOSE, LINE_FEED, OPEN, ZERO, startsWith } from './bytes.js';
import { FIRST_PREFIX, idOf, readNumber } from './name-table.js';
import type { StdNames } from './names.js';

/** Where reading stands; the loop takes it into local variables and puts it back. */
export interface Progress {
  /** Operations in the batch that are not handed over yet. */
  waiting: number;
  /** The number of the line that is to be read next. */
  line: number;
}

const A = 97, C = 99, E = 101, L = 108, Q = 113, R = 114, W = 119;
const ACQUIRE = 0x28716361;
const RELEASE = 0x286c6572;
/** The kind of an access by the byte of its operation, 0 for all other bytes. */
const ACCESS_KINDS = new Uint8Array(256);
ACCESS_KINDS[R] = OpKind.Read;
ACCESS_KINDS[W] = OpKind.Write;

/**
 * Takes in lines such as `T0|w(V1)|123` whose names are all known, until one is not such a line or
 * the batch is full; gives the start of the first line that it did not take in. Looks at no byte
 * behind a line's line feed.
 */
export function readKnownLines(
  bytes: Uint8Array,
  start: number,
  end: number,
  names: StdNames,
  columns: Columns,
  progress: Progress,
): number {
  const threads = names.thread.numbered;
  const variables = names.variable.numbered;
  const locks = names.lock.numbered;
  const sites = names.site.numbered[ZERO]!;
  const { kind: kinds, thread: threadIds, place: places, a, b, site: siteIds } = columns;
  const { line: lines, number: numbers } = columns;
  let slot = progress.waiting;
  let line = progress.line;
  let index = start;
  while (index < end && slot < BATCH_CAPACITY) {
    const threadStart = numberStart(bytes, index);
    const threadNumber = readNumber(bytes, threadStart);
    const thread = idOf(threads[bytes[index]!]!, threadNumber);
    const bar = threadStart + (threadNumber & 15);
    if (thread === 0 || bytes[bar] !== BAR) break;

    let kind = ACCESS_KINDS[bytes[bar + 1]!]!;
    let arrays = variables;
    let argument = bar + 3;
    if (kind === 0 || bytes[bar + 2] !== OPEN) {
      kind = lockKind(bytes, bar + 1);
      if (kind === 0) break;
      arrays = locks;
      argument = bar + 5;
    }
    const nameStart = numberStart(bytes, argument);
    const nameNumber = readNumber(bytes, nameStart);
    const name = idOf(arrays[bytes[argument]!]!, nameNumber);
    const close = nameStart + (nameNumber & 15);
    if (name === 0 || bytes[close] !== CLOSE || bytes[close + 1] !== BAR) break;

    const siteNumber = readNumber(bytes, close + 2);
    const site = idOf(sites, siteNumber);
    const lineFeed = close + 2 + (siteNumber & 15);
    if (site === 0 || bytes[lineFeed] !== LINE_FEED) break;

    const isAccess = arrays === variables;
    kinds[slot] = kind;
    threadIds[slot] = thread;
    places[slot] = isAccess ? Place.Static : Place.None;
    a[slot] = isAccess ? 0 : name;
    b[slot] = isAccess ? name : 0;
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

/** The kind of `acq(` or `rel(`; 0 when neither stands there. */
function lockKind(bytes: Uint8Array, start: number): OpKind | 0 {
  if (bytes[start] === A) {
    return bytes[start + 1] === C && bytes[start + 2] === Q && bytes[start + 3] === OPEN ? OpKind.Lock : 0;
  }
  return bytes[start] === R && bytes[start + 1] === E && bytes[start + 2] === L && bytes[start + 3] === OPEN ? OpKind.Unlock : 0;
}

function numberStart(bytes: Uint8Array, start: number): number {
  return bytes[start]! < FIRST_PREFIX ? start : start + 1;
}
