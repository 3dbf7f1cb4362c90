/** Pieces of hovers about findings: sentences, places, links. */
import type { SourceSpan } from '../../findings/finding.js';
import { fileName } from '../../findings/names.js';
import { escapeMarkdown, link } from '../trace/markdown.js';
import type { FindingContext } from './types.js';

/** Words are escaped piece by piece: a name is cut at its longest, a paragraph is not. */
export function paragraph(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => escapeMarkdown(word))
    .join(' ');
}

/** Lines and columns from 1; the end counts, as for a cursor behind the last letter. */
export function spanHolds(span: SourceSpan, path: string, line: number, column: number): boolean {
  return (
    span.path === path && span.line === line && column >= span.column && column <= span.endColumn
  );
}

/** `DwFileAct.java:41`, as a link. */
export function spanLink({ path, line, column }: SourceSpan, context: FindingContext): string {
  return link(
    escapeMarkdown(`${fileName(path)}:${line}`),
    `${context.uriOf(path)}#L${line},${column}`,
  );
}
