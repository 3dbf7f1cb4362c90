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
import { BAR, CARRIAGE_RETURN, CLOSE, LINE_FEED, OPEN, startsWith } from './bytes.js';
import type { StdNames } from './names.js';

/** Where reading stands; the loop takes it into local variables and puts it back. */
export interface Progress {
  /** Operations in the batch that are not handed over yet. */
  waiting: number;
  /** The number of the line that is to be read next. */
  line: number;
}

const R=114,W=119; const ACQUIRE = 0x28716361; const RELEASE = 0x286c6572;
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
  const { thread: threads, variable: variables, lock: locks, site: sites } = names;
  const { kind: kinds, thread: threadIds, place: places, a, b, site: siteIds } = columns;
  const { line: lines, number: numbers } = columns;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const last = bytes.lastIndexOf(LINE_FEED, end - 5) + 1;
  let slot = progress.waiting;
  let line = progress.line;
  let index = start;
  while (index < last && slot < BATCH_CAPACITY) {
    const thread = threads.findNumbered(view, index, BAR);
    const bar = threads.end;
    if (thread === 0) break;

    let kind = ACCESS_KINDS[bytes[bar + 1]!]!;
    let table = variables;
    let argument = bar + 3;
    if (kind === 0 || bytes[bar + 2] !== OPEN) {
      kind = lockKind(view, bar + 1);
      if (kind === 0) break;
      table = locks;
      argument = bar + 5;
    }
    const name = table.findNumbered(view, argument, CLOSE);
    const close = table.end;
    if (name === 0 || bytes[close + 1] !== BAR) break;

    const site = sites.findNumbered(view, close + 2, LINE_FEED);
    if (site === 0) break;

    const isAccess = table === variables;
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
    index = sites.end + 1;
  }
  progress.waiting = slot;
  progress.line = line;
  return index;
}

/** The kind of `acq(` or `rel(`; 0 when neither stands there. */
function lockKind(view: DataView, start: number): OpKind | 0 {
  const word = view.getInt32(start, true);
  return word === ACQUIRE ? OpKind.Lock : word === RELEASE ? OpKind.Unlock : 0;
}
