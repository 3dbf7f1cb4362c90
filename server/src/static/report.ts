/**
 * What the analysis of the sources says: the conflicts it found, the shared fields that are safe and why,
 * and where it had to stop. Plain data, so that it can be sent from the thread that makes it.
 */
import type { UnderstoodProject } from '../android/origins/build-model.js';
import type { Watch } from '../base/watch.js';
import type { Finding, SourceSpan } from '../findings/finding.js';

/** A field that several origins touch, and that is not reported. */
export interface SafeField {
  /** `com.x.A.b`. */
  readonly field: string;
  readonly declaration: SourceSpan;
  /** One sentence. */
  readonly because: string;
  readonly reason:
    | 'ordered'
    | 'lock'
    | 'guard'
    | 'confined'
    | 'volatile'
    | 'final'
    | 'atomic'
    | 'immutable'
    | 'one-thread'
    | 'read-only';
  /** What makes it safe: where the lock is taken, where the guard stands. */
  readonly places?: readonly SourceSpan[];
}

export interface StaticReport {
  /** On the sources as they were read. */
  readonly findings: readonly Finding[];
  readonly safe: readonly SafeField[];
  /** Where an analysis stopped, in words; empty if it ran to its end. */
  readonly limits: readonly string[];
  readonly seconds: number;
}

export interface StaticOptions {
  /** Over the whole analysis of the sources, of which this is the last part. */
  readonly watch: Watch;
  /** Off for tests that compare. */
  readonly cycleElimination?: boolean;
  /** What is known before the end, all of it each time, as often as it pays; other findings may follow. */
  readonly tell?: (soFar: readonly Finding[]) => void;
  /** So many milliseconds lie between, for tests. */
  readonly tellEvery?: number;
}

/** Throws CancelledError when it is cancelled, and nothing else. */
export type AnalyseStatically = (
  project: UnderstoodProject,
  options: StaticOptions,
) => StaticReport;
