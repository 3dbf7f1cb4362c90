/**
 * What an access of a reference field does to the pointer in it (seed 000 §3.2.1): use it, free it, or
 * set it. A read whose value is dereferenced is a use; a store of null, or a call that makes the object
 * unusable, is a free; a store of anything else sets it.
 */
import type { BodyAccess } from '../accesses/body-accesses.js';
import type { Code } from '../../android/flow/code.js';
import type { FieldSymbol } from '../../java/program/symbols.js';
import type { Path } from '../../java/ir/facts/paths.js';
import type { StatementIndex } from '../../java/ir/statements.js';

export interface Use {
  /** Where it is dereferenced. */
  readonly at: StatementIndex;
  /** What the source checks before, the strongest first. */
  readonly guards: readonly UseGuard[];
  /** Set by the same code on every way to the use. */
  readonly isSetBefore: boolean;
  /** A getter reads it, and whoever calls that dereferences it. */
  readonly isReturned: boolean;
  /** What is called on it, for each time it is dereferenced; undefined where that is no call. */
  readonly calls: readonly (string | undefined)[];
}

export interface UseGuard {
  /** Events of the same looper only, or other threads too. */
  readonly against: 'events' | 'threads';
  /** In words: `the null test`, `isFinishing()`. */
  readonly text: string;
  readonly at: StatementIndex;
  /** A flag of the project that is tested: it helps if whoever frees sets it. */
  readonly flag: FieldSymbol | undefined;
  /** The flag is itself a pointer that must not be null: it helps if whoever frees sets it to null. */
  readonly isPointerFlag: boolean;
  /** A question to the platform: the method. */
  readonly state: string | undefined;
  /** A method of the project that answers without arguments: the call, in the same body. */
  readonly question: StatementIndex | undefined;
}

export interface Free {
  /** `set to null`, `released`. */
  readonly text: string;
  /** What a use then does: `throws a NullPointerException`. */
  readonly consequence: string;
  readonly isNull: boolean;
  /** A library does it, to all views that it has bound. */
  readonly isUnbound: boolean;
  /** Set again by the same code on every way from here. */
  readonly isSetAfter: boolean;
  /** May this method still be called on it? `isClosed()` of what is closed. */
  isHarmless(method: string): boolean;
}

/** What whoever stores null does, of itself or since it was given null. */
export const SET_TO_NULL: Omit<Free, 'isSetAfter'> = {
  text: 'set to null',
  consequence: 'throws a NullPointerException',
  isNull: true,
  isUnbound: false,
  isHarmless: () => false,
};

export interface Change {
  readonly free: Free | undefined;
  readonly sets: boolean;
}

/** Whether a use is guarded costs a look at its whole body, so it is asked for last. */
export interface PointerRoles {
  isPointer(access: BodyAccess): boolean;
  /** Does a library set the field when the views are made, by its annotation? */
  isSetWithViews(field: FieldSymbol): boolean;
  changeOf(code: Code, access: BodyAccess): Change;
  useOf(code: Code, access: BodyAccess): Use | undefined;
  /** The same of what a call gives. */
  useOfResult(code: Code, call: StatementIndex): Use | undefined;
  /** How what a load or call gives is returned. */
  returnOf(code: Code, statement: StatementIndex): Use | undefined;
  /** What is asked before a call whose callee uses the path. */
  guardsAtCall(code: Code, call: StatementIndex, path: Path | undefined): readonly UseGuard[];
}
