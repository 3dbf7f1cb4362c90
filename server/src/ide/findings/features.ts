/** The editor's features over findings: the one door for the language server. */
export { sourceDiagnostics, traceDiagnostics } from './diagnostics.js';
export { findingsHover } from './hover.js';
export { findingLenses, lensContent } from './lenses.js';
export type * from './types.js';
