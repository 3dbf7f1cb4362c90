/** A root on one executor, before origins have numbers, and what causes it. */
import type { Code, Site } from '../flow/code.js';
import type { Cause, Executor } from '../origins.js';
import type { Entry } from './entries.js';
import type { Posting } from './postings.js';
import type { Root } from './roots.js';

/** A cause whose `from` is not numbered yet: the code that does it, and its statement. */
export interface OpenCause {
  readonly cause: Cause;
  readonly by: Code | undefined;
  /** Where its place is: that moves with the code. */
  readonly site: Site | undefined;
  /** The calls that hand over what runs: the site, or those that give it to the site's method. */
  readonly givers: readonly Site[];
  /** It runs in the thread that does it. */
  readonly inCaller?: boolean;
  /** It is done to the own object of who does it, which must be one that runs this. */
  readonly runs?: Code | undefined;
}

/** A root on one executor: an origin to be. */
export interface Run {
  readonly root: Root;
  readonly executor: Executor;
  readonly entry: Entry | undefined;
  /** The first of its postings. */
  readonly posting: Posting | undefined;
  readonly postings: Posting[];
  readonly causes: OpenCause[];
}
