/** What holding a spec against a trace finds, as plain data. */
import type { SaidBy } from '../../static/preconditions/source-precondition.js';
import type { RaceAccess } from '../recorded-access.js';
import type { ConflictKind, Role } from './detect/conflicts.js';

/** An event or thread, by the access with which it requires or changes the condition. */
export interface CommutingEvent extends RaceAccess {
  readonly role: Role;
  /** What it finds in the variables of the condition, or leaves there: `this.dataHub = null`. */
  readonly state: string;
}

export interface NonCommutative {
  /** Without objects and line numbers of the trace. */
  readonly id: string;
  /** In source terms. */
  readonly condition: string;
  /** What the condition speaks of: `com.x.A.b`, the first if there are two. */
  readonly field: string;
  /** The handler that takes it for granted. */
  readonly handler: string;
  /** It dereferences without asking, its text or a person says so: if the condition fails, so does the handler. */
  readonly isSure: boolean;
  /** A spec says it, not the sources alone. */
  readonly isLearned: boolean;
  /** What in the source says it, if it does. */
  readonly saidBy?: SaidBy;
  readonly conflict: ConflictKind;
  /** The two that nothing orders, in the order of the trace. */
  readonly events: readonly [CommutingEvent, CommutingEvent];
  /** Who requires the condition: one of the two, but for GEN-KILL. */
  readonly requiredBy: CommutingEvent;
  /** Who makes the condition true, and who makes it false, where that was seen. */
  readonly established?: CommutingEvent;
  readonly destroyed?: CommutingEvent;
  /** How it was, and how it would be the other way round. */
  readonly recorded: string;
  readonly reversed: string;
  readonly sightings: number;
  readonly why: string;
}

/** A handler ran although what it takes for granted was false. */
export interface BrokenPrecondition {
  readonly condition: string;
  readonly handler: string;
  readonly required: CommutingEvent;
  /** Who made it false, where that was seen. */
  readonly killed?: CommutingEvent;
  readonly sightings: number;
}

export interface CommutativityReport {
  readonly conflicts: readonly NonCommutative[];
  readonly violations: readonly BrokenPrecondition[];
  /** Handlers of the spec that ran: what is said of others is nothing. */
  readonly handlersRun: readonly string[];
  /** Conflicts that the noise filter left out. */
  readonly filtered: number;
  /** What its reader should know: a spec of another app, a trace without values. */
  readonly notes: readonly string[];
}
