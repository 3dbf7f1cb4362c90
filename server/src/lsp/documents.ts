/** Tells the workspace which traces the editor has open, and when they change. */
import type { TraceFormat } from '../trace/reader.js';
import type { Session } from './session.js';

/** The languages of the client; the format is what the content is taken for if it does not tell. */
const FORMAT_OF_LANGUAGE: ReadonlyMap<string, TraceFormat> = new Map([
  ['racetrace', 'racetrace'],
  ['droidracer-log', 'droidracer'],
  ['std-trace', 'std'],
]);

export const TRACE_LANGUAGES = [...FORMAT_OF_LANGUAGE.keys()];

export function followDocuments({ documents, workspace }: Session): void {
  // Comes for a document that was opened as well.
  documents.onDidChangeContent(({ document: { uri, languageId } }) => {
    const format = FORMAT_OF_LANGUAGE.get(languageId);
    if (format === undefined) return;
    if (workspace.isOpen(uri)) workspace.changeTrace(uri);
    else workspace.openTrace({ uri, format, current: () => documents.get(uri) });
  });
  documents.onDidClose(({ document }) => {
    workspace.closeTrace(document.uri);
  });
}
