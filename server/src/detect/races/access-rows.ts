/**
 * An access that is kept, as six 32-bit numbers in a row of a typed array: its epoch, its guard, who
 * performed it and where it stands (access-places.ts). A million locations keep a million rows or two, and none of
 * them is an object.
 */
import type { Performer } from '../context/performers.js';
import type { AccessPlaces } from './access-places.js';

/** The parts of a row. The first three decide whether another access adds anything. */
export const CHAIN = 0;
export const TICK = 1;
export const GUARD = 2;
export const PERFORMER = 3;
export const CODE = 4;
export const LINE = 5;

export const ROW = 6;

/** The tick of an empty row: of tick 0 every clock knows, so that nobody need ask whether a row is. */
export const EMPTY = 0;

export function isEmpty(rows: Int32Array, at: number): boolean {
  return rows[at + TICK] === EMPTY;
}

export function lineOf(rows: Int32Array, at: number): number {
  return rows[at + LINE]! >>> 0;
}

/** One side of a race, as it is kept until the report. */
export interface AccessRecord {
  readonly write: boolean;
  readonly performer: Performer;
  readonly guard: number;
  readonly site: number;
  readonly stack: number;
  readonly number: number;
  readonly line: number;
}

export function copyRow(from: Int32Array, at: number, to: Int32Array, into: number): void {
  for (let part = 0; part < ROW; part++) to[into + part] = from[at + part]!;
}

export function recordOf(
  rows: Int32Array,
  at: number,
  write: boolean,
  performer: Performer,
  places: AccessPlaces,
): AccessRecord {
  const code = rows[at + CODE]!;
  const line = lineOf(rows, at);
  return {
    write,
    performer,
    guard: rows[at + GUARD]!,
    site: places.siteOf(code),
    stack: places.stackOf(code),
    number: places.numberOf(line),
    line,
  };
}

/** Marks the performers of `count` rows from `start` on. */
export function markRows(rows: Int32Array, start: number, count: number, marks: Uint8Array): void {
  for (let at = start; at < start + count * ROW; at += ROW) {
    if (!isEmpty(rows, at)) marks[rows[at + PERFORMER]!] = 1;
  }
}
