/** The editor's features over findings: the one door for the language server. */
export { sourceDiagnostics, traceDiagnostics } from './diagnostics.js';
export { findingsLine } from './count-line.js';
export { findingsHover } from './hover.js';
export { findingLenses, lensContent, type MethodOf } from './lenses.js';
export { conflictsAround, findingsOnLine, tourOf, type TourStep } from './tours.js';
export { removalOf, type SuppressionRemoval } from './remove-suppression.js';
export { STALE_SUPPRESSION, staleDiagnostics } from './stale.js';
export { safeHover } from './safe-hover.js';
export { actionsAt, type FindingAction, type GoToOtherSide, type Suppress } from './actions.js';
export { findingTree, mentions, type FindingNode } from './tree.js';
export type * from './types.js';
