/**
 * The origins of the static analysis: those of the Android model, told apart by the object whose code
 * runs (two threads of one class are two origins, seed 001 Figure 2.4), and the unknown callers of
 * classes that are meant for several threads. What points-to found of who starts and who waits for
 * whom stands here; what is ordered by that is asked of `order`.
 */
import type { Code } from '../android/flow/code.js';
import type { When } from '../android/knowledge/knowledge.js';
import type { Executor, OriginId, OriginKind } from '../android/origins.js';
import type { StatementIndex } from '../java/ir/statements.js';
import type { ClassSymbol } from '../java/program/symbols.js';
import type { ContextId, InstanceId, ObjectId, PointsTo } from './points-to/points-to.js';

declare const brand: unique symbol;
export type StaticOriginId = number & { readonly [brand]: 'static origin' };

/** A statement in one context. */
export interface InstanceSite {
  readonly instance: InstanceId;
  readonly statement: StatementIndex;
}

/** A statement that makes an origin run. */
export interface Cause extends InstanceSite {
  readonly when: When;
  /** Does it, done once, start several of it: all tasks of a list? */
  readonly isOfMany?: boolean;
}

export interface StaticOrigin {
  readonly id: StaticOriginId;
  /** Of the Android model; undefined for callers of an open class. */
  readonly model: OriginId | undefined;
  readonly name: string;
  readonly kind: OriginKind;
  readonly executor: Executor;
  /** Origins with the same key never run at the same time: one looper, one serial pool. */
  readonly exclusive: string | undefined;
  readonly code: Code;
  /** Whose code it is: the thread, the runnable, the component. Several if they cannot be told apart. */
  readonly receivers: readonly ObjectId[];
  readonly context: ContextId;
  /** Where it begins, in this order. */
  readonly entries: readonly InstanceId[];
  /** Statements that post, start, register or enable it. Empty: the system alone. */
  readonly causes: readonly Cause[];
  /** Does the system make it run too, without any of the causes? */
  readonly bySystem: boolean;
  /** May it run again, or several of it at once? */
  readonly repeats: boolean;
  /** Of the callers of an open class. */
  readonly openClass: ClassSymbol | undefined;
  readonly certainty: 'known' | 'assumed';
}

/** A statement that is passed only when these have ended: join, get, await. */
export interface Wait extends InstanceSite {
  readonly origins: readonly StaticOriginId[];
  /** Statements of other origins that let it go on: countDown of the latch that it waits for. */
  readonly signals?: readonly {
    readonly origin: StaticOriginId;
    readonly signal: InstanceSite;
  }[];
}

/** Rules by which one run of an origin orders what it has run, each time anew. */
export const FIFO = 'fifo';
export const CHAIN = 'chain';
/** FIFO of something that is not always posted: if it runs, it runs first. */
export const IF_POSTED = 'fifo if posted';

export interface StaticOrder {
  readonly first: StaticOriginId;
  readonly second: StaticOriginId;
  readonly strength: 'must' | 'may';
  /** `activity.lifecycle`, FIFO, CHAIN. */
  readonly rule: string;
  /** Holds between callbacks of one instance of this class; undefined if of all. */
  readonly ofInstance: boolean;
}

/** What the later phases work on. */
export interface StaticProgram {
  readonly pointsTo: PointsTo;
  readonly origins: readonly StaticOrigin[];
  readonly waits: readonly Wait[];
  /** Statements that register what a bus then calls where events are posted. */
  readonly registrations: readonly InstanceSite[];
  readonly order: readonly StaticOrder[];
  /** Where an analysis had to stop, in words; empty if it ran to its end. */
  readonly limits: readonly string[];
  /** Was points-to solved to its end, be it in a coarser way? */
  readonly isSettled: boolean;
}
