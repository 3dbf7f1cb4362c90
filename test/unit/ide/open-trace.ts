/** Reads a text into an index and a document, as the server does, for the tests of this folder. */
import { OperationStore } from '../../../server/src/trace/batch.js';
import { createDroidRacerReader } from '../../../server/src/trace/formats/droidracer.js';
import { createEmExplorerReader } from '../../../server/src/trace/formats/em-explorer.js';
import { createRacetraceReader } from '../../../server/src/trace/formats/racetrace/reader.js';
import { createStdReader } from '../../../server/src/trace/formats/std.js';
import { buildTraceIndex, type TraceIndex } from '../../../server/src/trace/index/trace-index.js';
import { ProblemLog } from '../../../server/src/trace/problems.js';
import type { TraceFormat } from '../../../server/src/trace/reader.js';
import type {
  Position,
  Range,
  TraceContext,
  TraceText,
} from '../../../server/src/ide/trace/types.js';
import type { SourcePlace } from '../../../server/src/workspace/java-sources.js';

const READERS = {
  racetrace: createRacetraceReader,
  droidracer: createDroidRacerReader,
  'em-explorer': createEmExplorerReader,
  std: createStdReader,
};

export function indexText(text: string, format: TraceFormat = 'racetrace'): TraceIndex {
  const store = new OperationStore();
  const problems = new ProblemLog();
  const reader = READERS[format](store.append, problems);
  reader.push(new TextEncoder().encode(text));
  reader.end();
  return buildTraceIndex(format, reader.tables, store, problems.list());
}

export function toText(text: string): TraceText {
  const lines = text.split(/\r?\n/);
  return { lineCount: lines.length, lineText: (line) => lines[line] ?? '' };
}

export interface OpenTrace {
  readonly index: TraceIndex;
  readonly text: TraceText;
}

export function openTrace(text: string, format: TraceFormat = 'racetrace'): OpenTrace {
  return { index: indexText(text, format), text: toText(text) };
}

/** A context whose project has the sites of the listed files, each under `src/`. */
export function contextWith(files: readonly string[] = []): TraceContext {
  return {
    uri: 'file:///t.racetrace',
    locateSite: (site) => {
      const found: SourcePlace = { path: `src/${site.file}`, line: site.line };
      return Promise.resolve(files.includes(site.file) ? found : undefined);
    },
    uriOf: (path) => `file:///p/${path}`,
  };
}

/** The position of the `nth` time that `part` stands on the line (from 1) that starts with `line`. */
export function positionOf({ text }: OpenTrace, line: string, part: string, nth = 1): Position {
  for (let at = 0; at < text.lineCount; at++) {
    if (!text.lineText(at).startsWith(line)) continue;
    let character = -1;
    for (let time = 0; time < nth; time++) {
      character = text.lineText(at).indexOf(part, character + 1);
    }
    if (character >= 0) return { line: at, character };
  }
  throw new Error(`no '${part}' on a line '${line}'`);
}

/** `12:3-5`, or `12` for a whole line: lines from 1. */
export function rangeText(range: Range): string {
  return `${range.start.line + 1}:${range.start.character}-${range.end.character}`;
}

/** The text that a range covers, on one line. */
export function textAt({ text }: OpenTrace, range: Range): string {
  return text.lineText(range.start.line).slice(range.start.character, range.end.character);
}
