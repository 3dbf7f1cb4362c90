/** The editor's features over origins: the one door for the language server. */
export { hierarchyAt, incomingCalls, outgoingCalls } from './call-hierarchy.js';
export { coverageLine, ownCoverageLine } from './coverage.js';
export { originHover } from './hover.js';
export { originLensContent, originLenses } from './lenses.js';
export { OriginIndex } from './origin-index.js';
export { originTree, type OriginNode } from './tree.js';
export type * from './types.js';
