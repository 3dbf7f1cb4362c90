/**
 * What the analysis of a trace finds, as plain data: it travels between threads, is printed as the
 * JSON of CONTRACT.md and is put on the lines of Java sources. Unknown parts are left out.
 */
import type { Callback, ComponentKind } from '../trace/tables.js';
import type { TraceFormat } from '../trace/reader.js';
import type { Problem } from '../trace/problems.js';
import type { Frame } from './context/call-stacks.js';

export type CausalityModel = 'android' | 'droidracer' | 'threads';

export const CAUSALITY_MODELS: readonly CausalityModel[] = ['android', 'droidracer', 'threads'];

export type RaceCategory = 'multi-threaded' | 'co-enabled' | 'delayed' | 'cross-posted' | 'unknown';

/** Who sees a use-after-free violation (thesis 3.4.3): the table's columns (a), (b) and (c). */
export type Violation = 'in-thread' | 'inter-thread' | 'conventional';

export type Verdict =
  'unverified' | 'false-positive-1' | 'false-positive-2' | 'benign-1' | 'benign-2' | 'harmful';

/** Where a race happens: the object as the trace writes it, the class, the field or element. */
export interface RaceLocation {
  readonly object?: string;
  readonly class?: string;
  readonly field?: string;
  /** A file, a database, a table, preferences. */
  readonly resource?: string;
}

/** One step back from an access: where its task was posted, or where its thread was forked. */
export interface CauseStep {
  readonly kind: 'post' | 'fork';
  readonly op: number;
  readonly line: number;
  readonly thread: string;
  /** The thread's name, where it has one. */
  readonly threadName?: string;
  /** The task and the callback in which that happened. */
  readonly task?: string;
  readonly callback?: Pick<Callback, 'kind' | 'owner' | 'name'>;
  readonly site?: Frame;
  /** Milliseconds, or the absolute time, that a post waits. */
  readonly delay?: number;
}

export interface RaceAccess {
  /** The operation's own number: CONTRACT.md's `op`. */
  readonly op: number;
  /** The line of the trace. */
  readonly line: number;
  readonly kind: 'read' | 'write';
  readonly thread: string;
  /** The thread's name, where it has one. */
  readonly threadName?: string;
  readonly task?: string;
  readonly callback?: Pick<Callback, 'kind' | 'owner' | 'name'>;
  readonly component?: { readonly kind: ComponentKind; readonly class: string };
  readonly site?: Frame;
  /** The site as the trace writes it, where that names neither class nor file (STD). */
  readonly siteLabel?: string;
  /** Innermost first; the first one is the site. */
  readonly stack: readonly Frame[];
  /** The locks held, as the trace writes them. */
  readonly locks: readonly string[];
  /** From the access outwards: who posted its task, who posted that one. */
  readonly causes: readonly CauseStep[];
}

export interface Race {
  /** Stable for the same trace: rule, location, sites, kinds and, without sites, the operations. */
  readonly id: string;
  readonly kind: 'data-race' | 'use-free';
  readonly category: RaceCategory;
  /** Of use-free races. */
  readonly violation?: Violation;
  readonly location: RaceLocation;
  /** In the order of the trace, except in the `droidracer` model, which lists a read first. */
  readonly accesses: readonly [RaceAccess, RaceAccess];
  readonly verdict: Verdict;
  /** Races that the same calls of user code led to (thesis 4.4). */
  readonly group: string;
  readonly filtered: boolean;
  /** Why it is filtered. */
  readonly filterReason?: string;
  /** One paragraph: who accesses what, and why nothing orders the two. */
  readonly why: string;
  /** What comes near to ordering the two and where both come from; only where it was asked for. */
  readonly explanation?: string;
}

export interface TraceReport {
  readonly format: TraceFormat;
  readonly model: CausalityModel;
  readonly operations: number;
  readonly threads: number;
  readonly queues: number;
  readonly tasks: number;
  readonly locations: number;
  readonly fields: number;
  readonly problems: readonly Problem[];
  /** Filtered ones included, marked. */
  readonly races: readonly Race[];
  /** Milliseconds of the time window, if one was on: older events counted as ordered. */
  readonly window?: number;
}
