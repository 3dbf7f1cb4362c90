/** The editor's features over trace files: the one door for the language server. */
export { traceDefinition } from './definition.js';
export { traceFolding } from './folding.js';
export { traceHover } from './hover.js';
export { traceReferences } from './references.js';
export { traceSymbols } from './symbols.js';
export type * from './types.js';
