/** The editor's features over findings: the one door for the language server. */
export { sourceDiagnostics, traceDiagnostics } from './diagnostics.js';
export { findingsLine } from './count-line.js';
export { findingsHover } from './hover.js';
export { findingLenses, lensContent } from './lenses.js';
export { staleDiagnostics } from './stale.js';
export { safeHover } from './safe-hover.js';
export type * from './types.js';
