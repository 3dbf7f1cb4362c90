/**
 * The second way through an STD trace: reads, writes, locks and unlocks whose names are of any shape,
 * known or not, as in `main|w(cache.size@12)|Cache.java:34`. One look at each byte and a hash for each
 * name; nothing is allocated unless a name is new. A line that has blanks in it, or is anything else,
 * is left to `parseLine`, and so is every line with a mistake: no name is learnt before the end of the
 * line is seen.
 */
import { BATCH_CAPACITY, type Columns } from '../../batch.js';
import { Place } from '../../operations.js';
import { BAR, CARRIAGE_RETURN, CLOSE, LINE_FEED, OPEN } from './bytes.js';
import { accessKind, lockKind } from './known-lines.js';
import type { StdNames } from './names.js';
import { appendOperation, type Progress } from './progress.js';

/** So many lines are taken before the first way is tried again, which is much quicker where it works. */
const LINES = 8;
/** The space; what is below it are blanks and other bytes that stand in no name. */
const SPACE = 32;

/** Takes in a few lines from `start` on; gives the start of the first one that it did not take in. */
export function readNamedLines(
  bytes: Uint8Array,
  start: number,
  end: number,
  names: StdNames,
  columns: Columns,
  progress: Progress,
): number {
  let index = start;
  for (let count = 0; count < LINES && index < end; count++) {
    if (progress.waiting === BATCH_CAPACITY) return index;
    const next = readNamedLine(bytes, index, names, columns, progress);
    if (next === index) return index;
    index = next;
  }
  return index;
}

function readNamedLine(
  bytes: Uint8Array,
  start: number,
  names: StdNames,
  columns: Columns,
  progress: Progress,
): number {
  const bar = nameEnd(bytes, start);
  if (bar === start || bytes[bar] !== BAR) return start;
  const access = accessKind(bytes, bar + 1);
  const kind = access === 0 ? lockKind(bytes, bar + 1) : access;
  if (kind === 0) return start;
  const argument = access === 0 ? bar + 5 : bar + 3;
  const close = nameEnd(bytes, argument);
  if (close === argument || bytes[close] !== CLOSE) return start;
  const site = bytes[close + 1] === BAR ? close + 2 : close + 1;
  const siteEnd = siteEndAt(bytes, site);
  const lineFeed = bytes[siteEnd] === CARRIAGE_RETURN ? siteEnd + 1 : siteEnd;
  if (bytes[lineFeed] !== LINE_FEED || (siteEnd > site && site === close + 1)) return start;

  const named = access === 0 ? names.lock : names.variable;
  const thread = names.thread.learn(bytes, start, bar);
  const name = named.learn(bytes, argument, close);
  const siteId = siteEnd === site ? 0 : names.site.learn(bytes, site, siteEnd);
  const place = access === 0 ? Place.None : Place.Static;
  appendOperation(columns, progress, kind, thread, place, name, siteId);
  progress.line++;
  return lineFeed + 1;
}

/** The first byte that belongs to no name. A block ends with a line feed, and so does this. */
function nameEnd(bytes: Uint8Array, start: number): number {
  let index = start;
  for (;;) {
    const byte = bytes[index]!;
    if (byte <= SPACE || byte === BAR || byte === OPEN || byte === CLOSE) return index;
    index++;
  }
}

/** The first byte that belongs to no location: there, brackets and bars are like all others. */
function siteEndAt(bytes: Uint8Array, start: number): number {
  let index = start;
  while (bytes[index]! > SPACE) index++;
  return index;
}
