/** Findings as the protocol's types. Nothing is decided here; lines and columns count from 0. */
import {
  DiagnosticSeverity,
  type CodeLens,
  type Diagnostic,
  type Location,
  type Range,
} from 'vscode-languageserver/node';
import type { Severity } from '../findings/tiers.js';
import type {
  FindingDiagnostic,
  FindingLens,
  LensContent,
  LensPart,
  Place,
} from '../ide/findings/features.js';
import { DIAGNOSTIC_SOURCE } from './convert.js';

/** What a lens carries until it is resolved. */
export interface LensData {
  readonly uri: string;
  readonly parts: readonly LensPart[];
}

export const SHOW_CONFLICT = 'racelens.showConflict';

const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** `lengthOf` gives the length of a line, from 0, of the document; what is beyond it is cut. */
export function toFindingDiagnostic(
  finding: FindingDiagnostic,
  rulePage: (page: string) => string,
  lengthOf: (line: number) => number = () => Infinity,
): Diagnostic {
  return {
    range: toRange(finding, lengthOf),
    severity: SEVERITIES[finding.severity],
    code: finding.code,
    codeDescription: { href: rulePage(finding.page) },
    source: DIAGNOSTIC_SOURCE,
    message: finding.message,
    relatedInformation: finding.related.map(({ message, ...place }) => ({
      location: toLocation(place),
      message,
    })),
    data: finding.id,
  };
}

export function toLocation(place: Place): Location {
  return { uri: place.uri, range: toRange(place, () => Infinity) };
}

function toRange(
  { line, column, endColumn }: Omit<Place, 'uri'>,
  lengthOf: (line: number) => number,
): Range {
  const row = Math.max(line - 1, 0);
  const length = lengthOf(row);
  const start = Math.min(column - 1, length);
  // A whole line whose length is not known is its beginning.
  const end = Math.min(endColumn - 1, length);
  const character = Number.isFinite(end) ? Math.max(start, end) : start;
  return { start: { line: row, character: start }, end: { line: row, character } };
}

export function toCodeLens(lens: FindingLens, uri: string): CodeLens {
  const data: LensData = { uri, parts: lens.parts };
  return { range: toRange(lens, () => Infinity), data };
}

/** An editor that does not know our command still shows the title. */
export function toResolvedLens(
  lens: CodeLens,
  { title, conflicts }: LensContent,
  uri: string,
  knowsCommand: boolean,
): CodeLens {
  const args = [uri, lens.range.start, conflicts.map(toLocation)];
  const command = knowsCommand
    ? { title, command: SHOW_CONFLICT, arguments: args }
    : { title, command: '' };
  return { ...lens, command };
}
