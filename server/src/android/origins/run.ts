/** A root on one executor, before origins have numbers, and what causes it. */
import type { Code, Site } from '../flow/code.js';
import type { FlowObject } from '../flow/objects.js';
import type { Cause, Executor } from '../origins.js';
import type { Entry } from './entries.js';
import { executorKey } from './executors.js';
import { joinGivers, type Giver } from './givers.js';
import { ofEither } from './holders.js';
import type { Posting } from './postings.js';
import type { Root } from './roots.js';

/** A cause whose `from` is not numbered yet: the code that does it, and its statement. */
export interface OpenCause {
  readonly cause: Cause;
  readonly by: Code | undefined;
  /** Where its place is: that moves with the code. */
  readonly site: Site | undefined;
  /** The calls that hand over what runs: the site, or those that give it to the site's method. */
  readonly givers: readonly Giver[];
  /** It runs in the thread that does it. */
  readonly inCaller?: boolean;
  /** The objects that do it, of all whose code it is; undefined for any. */
  readonly own?: ReadonlySet<FlowObject> | undefined;
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

/** Joined with the one on the same executor. */
export function addRun(runs: Map<string, Run>, run: Run): void {
  const key = executorKey(run.executor);
  const known = runs.get(key);
  if (known === undefined)
    runs.set(key, { ...run, postings: [...run.postings], causes: [...run.causes] });
  else {
    known.postings.push(...run.postings);
    const isNew = (one: OpenCause): boolean => !known.causes.some((other) => isSame(one, other));
    known.causes.push(...run.causes.filter(isNew));
    joinCauses(known.causes, run.causes);
  }
}

/** What was said of one call for several objects is one cause. */
function joinCauses(known: OpenCause[], others: readonly OpenCause[]): void {
  known.forEach((cause, index) => {
    const same = others.filter((other) => other !== cause && isSame(cause, other));
    if (same.length === 0) return;
    const givers = joinGivers([cause, ...same].flatMap((each) => [...each.givers]));
    const own = same.reduce((all, each) => ofEither(all, each.own), cause.own);
    known[index] = { ...cause, givers, own };
  });
}

/** One call may register several callbacks, or objects of several classes. */
function isSame({ cause: one, by: code }: OpenCause, { cause: other, by }: OpenCause): boolean {
  return (
    code === by &&
    one.by === other.by &&
    one.at?.file === other.at?.file &&
    one.at?.line === other.at?.line &&
    one.at?.column === other.at?.column
  );
}
