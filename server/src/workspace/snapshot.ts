/**
 * What is known at one moment: the last finished result of every open trace, the findings, the
 * model of the sources, the folders, the settings. A snapshot does not change; each event makes a new
 * one that shares the rest. A result may be older than the text in the editor: its version says so,
 * and lines are clamped to the text.
 */
import type { TraceFormat } from '../trace/reader.js';
import type { TraceAnalysis } from './analyse-trace.js';
import type { ProjectModel } from './model/job.js';
import { NO_FINDINGS, type PlacedFindings } from './joined-findings.js';
import { DEFAULT_SETTINGS, type Settings } from './settings.js';

/** A document that the editor has open. */
export interface OpenTrace {
  readonly uri: string;
  /** What it is taken for if its content does not tell. */
  readonly format: TraceFormat;
  /** The document as it is when asked. */
  readonly current: () => { readonly version: number; getText(): string } | undefined;
}

export interface FinishedTrace {
  /** Of the document, as the editor counts. */
  readonly version: number;
  /** The last one that succeeded, so that a failure takes nothing away; undefined if none has. */
  readonly analysis: TraceAnalysis | undefined;
  /** Why the last analysis failed; undefined if it did not. */
  readonly failure: string | undefined;
}

export interface Snapshot {
  readonly traces: ReadonlyMap<string, FinishedTrace>;
  /** Paths of the workspace folders. */
  readonly folders: readonly string[];
  readonly settings: Settings;
  readonly found: PlacedFindings;
  /** How the sources were last understood; undefined before they were. */
  readonly project: ProjectModel | undefined;
}

export const EMPTY_SNAPSHOT: Snapshot = {
  traces: new Map(),
  folders: [],
  settings: DEFAULT_SETTINGS,
  found: NO_FINDINGS,
  project: undefined,
};

export function withTrace(snapshot: Snapshot, uri: string, trace: FinishedTrace): Snapshot {
  return { ...snapshot, traces: new Map(snapshot.traces).set(uri, trace) };
}

export function withoutTrace(snapshot: Snapshot, uri: string): Snapshot {
  const traces = new Map(snapshot.traces);
  traces.delete(uri);
  return { ...snapshot, traces };
}

/** A line of the file (counted from 1, 0 for the file as a whole) as a line of the editor. */
export function clampLine(line: number, lineCount: number): number {
  return Math.min(Math.max(line - 1, 0), Math.max(lineCount - 1, 0));
}
