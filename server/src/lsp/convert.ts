/** Our plain data as the protocol's types. Nothing is decided here. */
import {
  DiagnosticSeverity,
  FoldingRangeKind,
  MarkupKind,
  SymbolKind,
  type Diagnostic,
  type DocumentSymbol,
  type FoldingRange,
  type Hover,
  type Location,
  type LocationLink,
  type Range,
  type SymbolInformation,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { URI } from 'vscode-uri';
import type {
  TraceDefinition,
  TraceFold,
  TraceHover,
  TraceSymbol,
  TraceTarget,
  TraceText,
} from '../ide/trace/features.js';
import type { Problem } from '../trace/problems.js';
import { clampLine } from '../workspace/snapshot.js';

export const DIAGNOSTIC_SOURCE = 'racelens';

export function toTraceText(document: TextDocument): TraceText {
  return { lineCount: document.lineCount, lineText: (line) => lineText(document, line) };
}

function lineText(document: TextDocument, line: number): string {
  if (line < 0 || line >= document.lineCount) return '';
  const start = { line, character: 0 };
  return document.getText({ start, end: { line: line + 1, character: 0 } }).replace(/[\r\n]+$/, '');
}

export function toDiagnostic(problem: Problem, document: TextDocument): Diagnostic {
  const diagnostic: Diagnostic = {
    range: lineRange(document, problem.line, problem.columns),
    severity: problem.severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: problem.code,
    source: DIAGNOSTIC_SOURCE,
    message: problem.message,
  };
  if (problem.related !== undefined) {
    const { line, message } = problem.related;
    const location = { uri: document.uri, range: lineRange(document, line) };
    diagnostic.relatedInformation = [{ location, message }];
  }
  return diagnostic;
}

/** A line of the file, clamped to the text that is there: the whole line, or the given columns. */
function lineRange(document: TextDocument, fileLine: number, columns?: Problem['columns']): Range {
  const line = clampLine(fileLine, document.lineCount);
  const { length } = lineText(document, line);
  const [start, end] = columns ?? [0, length];
  return {
    start: { line, character: Math.min(start, length) },
    end: { line, character: Math.min(end, length) },
  };
}

const SYMBOL_KINDS: Record<TraceSymbol['kind'], SymbolKind> = {
  thread: SymbolKind.Namespace,
  task: SymbolKind.Event,
  group: SymbolKind.Package,
};

export function toDocumentSymbol(symbol: TraceSymbol): DocumentSymbol {
  return {
    name: symbol.name,
    detail: symbol.detail,
    kind: SYMBOL_KINDS[symbol.kind],
    range: symbol.range,
    selectionRange: symbol.selectionRange,
    children: symbol.children.map(toDocumentSymbol),
  };
}

/** The outline for editors that know no tree. */
export function toFlatSymbols(symbol: TraceSymbol, uri: string): SymbolInformation[] {
  const own = {
    name: symbol.name,
    kind: SYMBOL_KINDS[symbol.kind],
    location: { uri, range: symbol.range },
  };
  return [own, ...symbol.children.flatMap((child) => toFlatSymbols(child, uri))];
}

export function toFoldingRange(fold: TraceFold): FoldingRange {
  const range: FoldingRange = { startLine: fold.startLine, endLine: fold.endLine };
  if (fold.kind === 'comment') range.kind = FoldingRangeKind.Comment;
  if (fold.kind === 'declarations') range.kind = FoldingRangeKind.Imports;
  return range;
}

export function toHover(hover: TraceHover, markdown: boolean): Hover {
  const kind = markdown ? MarkupKind.Markdown : MarkupKind.PlainText;
  return { contents: { kind, value: hover.markdown }, range: hover.range };
}

export function toLocations(definition: TraceDefinition, uri: string): Location[] {
  return definition.targets.map((target) => toLocation(target, uri));
}

export function toLocationLinks(definition: TraceDefinition, uri: string): LocationLink[] {
  return definition.targets.map((target) => {
    const { uri: targetUri, range } = toLocation(target, uri);
    return {
      originSelectionRange: definition.origin,
      targetUri,
      targetRange: range,
      targetSelectionRange: range,
    };
  });
}

function toLocation(target: TraceTarget, uri: string): Location {
  if (target.in === 'trace') return { uri, range: target.range };
  const start = { line: Math.max(target.place.line - 1, 0), character: 0 };
  return { uri: URI.file(target.place.path).toString(), range: { start, end: start } };
}
