/**
 * What the analysis of a trace finds, as plain data: it travels between threads, is printed as the
 * JSON of CONTRACT.md and is put on the lines of Java sources. Unknown parts are left out.
 */
import type { EventGraph } from '../findings/finding.js';
import type { TraceFormat } from '../trace/reader.js';
import type { Problem } from '../trace/problems.js';
import type { AtomicityReport } from './atomicity/report.js';
import type { CommutativityReport } from './commutativity/report.js';
import type { RaceAccess, RaceLocation } from './recorded-access.js';

export type { CauseStep, RaceAccess, RaceLocation } from './recorded-access.js';

export type CausalityModel = 'android' | 'droidracer' | 'threads';

export const CAUSALITY_MODELS: readonly CausalityModel[] = ['android', 'droidracer', 'threads'];

export type RaceCategory = 'multi-threaded' | 'co-enabled' | 'delayed' | 'cross-posted' | 'unknown';

/** Who sees a use-after-free violation (thesis 3.4.3): the table's columns (a), (b) and (c). */
export type Violation = 'in-thread' | 'inter-thread' | 'conventional';

export type Verdict =
  'unverified' | 'false-positive-1' | 'false-positive-2' | 'benign-1' | 'benign-2' | 'harmful';

/** What a verdict rests on. */
export interface VerifiedRace {
  /** Whether a run has shown it, or the trace lets expect it. */
  readonly basis: 'predicted' | 'observed';
  /** One paragraph. */
  readonly reason: string;
  readonly evidence: readonly string[];
  /** How to bring the other order about, as Markdown; where there is another order. */
  readonly recipe?: string;
  /** As recorded and as flipped, in two columns of text; where there is another order. */
  readonly schedule?: string;
  /** Where both sides come from, a sentence each. */
  readonly because?: readonly string[];
  readonly events?: EventGraph;
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
  /** Left out where nobody has looked. */
  readonly verification?: VerifiedRace;
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
  /** `com.x.A.b`: the fields that it names, where the engine can hold conditions against them. */
  readonly fieldNames?: readonly string[];
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
  /** If it was asked for. */
  readonly atomicity?: AtomicityReport;
  /** Only where learned preconditions were given. */
  readonly commutativity?: CommutativityReport;
  /** Milliseconds of the time window, if one was on: older events counted as ordered. */
  readonly window?: number;
}
