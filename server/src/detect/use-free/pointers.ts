/**
 * What is kept of the pointers of a trace (thesis 3.2): reads that may be or have been dereferenced,
 * writes of null, and the pairs of the two that nothing orders.
 */
import type { Performer } from '../context/performers.js';
import type { AccessRecord } from '../races/access-rows.js';
import type { TouchedLocation } from '../races/locations.js';
import type { RaceCategory, Violation } from '../report.js';

/** An access of a pointer and its epoch. */
export interface PointerAccess {
  location: number;
  touched: TouchedLocation;
  chain: number;
  tick: number;
  /** The tick of its thread in the conventional clock. */
  conventional: number;
  record: AccessRecord;
}

/** How far a read is known to be a use. */
export enum Use {
  /** Nobody has dereferenced what it read. */
  None = 0,
  /** It was, under a test that the pointer is not null (`if-guard`). */
  Guarded = 1,
  Unguarded = 2,
}

export interface PointerRead extends PointerAccess {
  /** The object that it saw; 0 where it saw none or that is not recorded. */
  object: number;
  use: Use;
  /** The read itself stands under such a test. */
  guarded: boolean;
  /** Its event has allocated the pointer before (`intra-event-allocation`). */
  allocated: boolean;
  /** Pairs that wait until it is a use; undefined for none. */
  pairs: UseFreePair[] | undefined;
}

export interface Free extends PointerAccess {
  /** Its event allocates the pointer afterwards (`intra-event-allocation`). */
  reallocated: boolean;
  /** Its event is over: `reallocated` is known. */
  settled: boolean;
  pairs: UseFreePair[];
}

export interface UseFreePair {
  readonly read: PointerRead;
  readonly free: Free;
  /** The read has been overwritten by a later one. */
  dropped: boolean;
  readonly useFirst: boolean;
  readonly category: RaceCategory;
  readonly violation: Violation;
}

/** Do both belong to events of the same looper? Only there the two heuristics hold. */
export function areEventsOfOneLooper(one: Performer, other: Performer): boolean {
  return one.looper && other.looper && one.thread === other.thread;
}

/** Why a use-free pair does no harm; '' if nothing speaks against it. */
export function harmlessBecause({ read, free }: UseFreePair): string {
  if (!areEventsOfOneLooper(read.record.performer, free.record.performer)) return '';
  if (read.use === Use.Guarded) {
    return 'The use stands under a test that the pointer is not null, and no other event runs in between (if-guard).';
  }
  if (read.allocated) {
    return 'The event that uses the pointer sets it before (intra-event-allocation).';
  }
  if (free.reallocated) {
    return 'The event that sets the pointer to null sets it again before it ends (intra-event-allocation).';
  }
  return '';
}
