/** What handlers take for granted, from both sides: learned and edited, and read from source. */
import type { SourcePrecondition } from '../../static/preconditions/source-precondition.js';
import type { Spec } from './spec/spec.js';

export interface Preconditions {
  readonly spec: Spec;
  readonly fromSource: readonly SourcePrecondition[];
}

export const NO_SPEC: Spec = { traces: 0, handlers: new Map() };
