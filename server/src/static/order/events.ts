/**
 * The events of a static trace (seed 001 §2.3): what is recorded of an origin, each with its number, so that
 * within an origin "before" is a comparison of two numbers.
 */
import type { InstanceAccess } from '../accesses/instance-accesses.js';
import type { LocksetId } from '../locks/locksets.js';
import type { InstanceSite, StaticOrigin, StaticOriginId } from '../origins.js';
import type { InstanceId } from '../points-to/points-to.js';
import type { Calls } from './calls.js';
import type { Created } from './created.js';
import type { Outs } from './outs.js';
import type { Position } from './position.js';

export type { CallEvent } from './calls.js';
export type { Out } from './outs.js';
export { countBelow, type Position } from './position.js';

export interface AccessEvent {
  readonly origin: StaticOriginId;
  readonly position: Position;
  /** How many outs came before: events of one segment are alike for every question of order. */
  readonly segment: number;
  /** Where its calls were walked: its call stack is that of this place. */
  readonly walkedAt: Position;
  readonly instance: InstanceId;
  readonly access: InstanceAccess;
  readonly locks: LocksetId;
}

/** Waits for the end of others, or for their signals. */
export interface In {
  readonly position: Position;
  /** Where it no longer counts: a wait on one branch only says nothing of what comes behind. */
  until: Position;
  readonly waits: readonly AwaitedOrigin[];
}

export interface AwaitedOrigin {
  readonly origin: StaticOriginId;
  /** The statement of it that is waited for; undefined: its end. */
  readonly signal: InstanceSite | undefined;
}

/** A statement that others wait for. */
export interface Signal extends InstanceSite {
  readonly position: Position;
}

/** Its accesses are kept for all origins together (visits.ts). */
export interface OriginTrace {
  readonly origin: StaticOrigin;
  readonly outs: Outs;
  readonly ins: readonly In[];
  readonly signals: readonly Signal[];
  /** Found when asked for: few traces are asked. */
  calls(): Calls;
  /** By object that only this run and what it starts can have: where it is created. */
  readonly creations: Created;
  /** Was it cut because it became too long? */
  readonly isCut: boolean;
}
