/**
 * What an engine that finds races is, whatever its model: it takes the operations of a trace as they
 * are read, and reports when there are no more. The engines are named in `engines.ts`.
 */
import type { SourcePrecondition } from '../static/preconditions/source-precondition.js';
import type { OperationSink } from '../trace/batch.js';
import type { ProblemLog } from '../trace/problems.js';
import type { OpenTrace, TraceFormat } from '../trace/reader.js';
import type { AtomicityVariants } from './atomicity/options.js';
import type { FilterData } from './noise/filter-data.js';
import type { CausalityModel, TraceReport } from './report.js';

/** What can be looked for. */
export type Detection = 'races' | 'use-free' | 'atomicity' | 'commutativity';

export const DETECTIONS: readonly Detection[] = ['races', 'use-free', 'atomicity', 'commutativity'];

/** Plain data: it travels to the worker as it is. */
export interface DetectOptions {
  readonly detect: readonly Detection[];
  /** Every racing pair, not one per location and category. */
  readonly all: boolean;
  /** Milliseconds after which an event counts as ordered; undefined for never. */
  readonly window?: number;
  /** IPCHANDLE and IPCASYNC of docs/causality.md: heuristics. */
  readonly speculativeBinder?: boolean;
  /** What the user adds to the noise filter. */
  readonly filter: FilterData;
  readonly atomicity?: AtomicityVariants;
  /** Learned preconditions, as the text of their file; without them nothing is said of commutativity. */
  readonly spec?: string;
  /** What the sources say that handlers take for granted. */
  readonly fromSource?: readonly SourcePrecondition[];
}

export interface RaceEngine {
  readonly sink: OperationSink;
  /** The report; undefined when it was cancelled. */
  end(): TraceReport | undefined;
}

export type CreateRaceEngine = (
  reader: OpenTrace,
  problems: ProblemLog,
  options: DetectOptions,
  isCancelled: () => boolean,
) => RaceEngine;

export type ModelChoice = CausalityModel | 'auto';

/** The model for a trace: programs without queues have the classical relation. */
export function modelFor(choice: ModelChoice, format: TraceFormat): CausalityModel {
  if (choice !== 'auto') return choice;
  return format === 'std' ? 'threads' : 'android';
}
