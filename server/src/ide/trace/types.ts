/**
 * What the editor's features say about a trace file, as plain data: no protocol types here. Lines
 * and characters are counted from 0, as editors do (the index and the tables count lines from 1, as
 * files do); characters are UTF-16 units. Text and index may be of different versions: everything
 * is clamped to the text that is there.
 */
import type { Site } from '../../trace/tables.js';
import type { SourcePlace } from '../../workspace/java-sources.js';

export interface Position {
  readonly line: number;
  readonly character: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** The document as it is now. `lineText` gives a line without its line break, '' outside the file. */
export interface TraceText {
  readonly lineCount: number;
  lineText(line: number): string;
}

/** What the features ask of the workspace. */
export interface TraceContext {
  /** The trace document's own uri: links to its lines are `uri#L12`. */
  readonly uri: string;
  /** Where the project has a site; undefined where it has not. Never rejects. */
  locateSite(site: Site): Promise<SourcePlace | undefined>;
  /** The uri of a path that `locateSite` gave. */
  uriOf(path: string): string;
}

/** A node of the outline: a thread, a task, or a group of them. */
export interface TraceSymbol {
  readonly kind: 'thread' | 'task' | 'group';
  /** Never empty, one line. */
  readonly name: string;
  readonly detail: string;
  readonly range: Range;
  /** Inside `range`. */
  readonly selectionRange: Range;
  readonly children: readonly TraceSymbol[];
}

/** Whole lines, both included; any two ranges are nested or apart. */
export interface TraceFold {
  readonly startLine: number;
  readonly endLine: number;
  readonly kind: 'task' | 'method' | 'native' | 'atomic' | 'declarations' | 'comment' | 'results';
}

export interface TraceHover {
  readonly markdown: string;
  readonly range: Range;
}

/** Where a definition is: in the trace itself, or on a Java line of the project. */
export type TraceTarget =
  | { readonly in: 'trace'; readonly range: Range }
  | { readonly in: 'source'; readonly place: SourcePlace };

/** What "go to definition" found: the range it was asked about, and where it leads. */
export interface TraceDefinition {
  readonly origin: Range;
  readonly targets: readonly TraceTarget[];
}
