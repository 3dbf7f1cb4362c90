/**
 * Roots as they begin to run: first each as one, to see who runs it; then once for each of those, since what
 * a task does hangs on the objects that are given to this executor, and a test of the thread on who runs it.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { Code } from '../flow/code.js';
import type { Dispatch } from '../flow/dispatch.js';
import type { Executor } from '../origins.js';
import { executorKey } from './executors.js';
import { livesOf } from './own-calls.js';
import type { RootFacts } from './reach.js';
import type { Root } from './roots.js';
import type { Run } from './run.js';
import { isOf } from './thread-regions.js';

export interface Start {
  readonly root: Root;
  /** undefined for all of its runs. */
  readonly run: Run | undefined;
}

export function startsOf(roots: readonly Root[]): Start[] {
  return roots.map((root) => ({ root, run: undefined }));
}

export function startsOfRuns(
  roots: readonly Root[],
  runsOf: (root: Root) => readonly Run[],
): (Start & { readonly run: Run })[] {
  return roots.flatMap((root) => runsOf(root).map((run) => ({ root, run })));
}

export function factsOf(starts: readonly Start[], dispatch: Dispatch): RootFacts {
  const kinds = starts.map(({ run }) => run?.executor.kind);
  const lives = starts.map((start) =>
    livesOf(start.root.code, dispatch, objectsOf(start, dispatch)),
  );
  const runners = new Map<Code, readonly ClassSymbol[]>();
  return {
    mayRunOn: (start, only) => {
      const kind: Executor['kind'] | undefined = kinds[start];
      return kind === undefined || isOf(kind, only);
    },
    mayRun: (start, method) => {
      const known = getOrMake(runners, method, () => dispatch.runnersOf(method));
      return lives[start] === undefined || known.some((each) => lives[start]!.has(each));
    },
  };
}

/** The classes of what is posted or started there; undefined where something else may run it. */
function objectsOf({ root, run }: Start, dispatch: Dispatch): ClassSymbol[] | undefined {
  const { method } = root.code.body;
  if (run === undefined || run.entry !== undefined || method === undefined) return undefined;
  const classes = new Set<ClassSymbol>();
  for (const { object } of run.postings) {
    if (object.kind !== 'instance') return undefined;
    if (dispatch.inClass(object.class, method) !== root.code) return undefined;
    classes.add(object.class);
  }
  return classes.size === 0 ? undefined : [...classes];
}

/** The runs of a start, as they are found at last: those on its executor, or, if none is, those on new ones. */
export function runsOfStart(
  { root, run }: Start,
  runs: readonly Run[],
  starts: readonly Start[],
): readonly Run[] {
  if (run === undefined) return runs;
  const key = executorKey(run.executor);
  const same = runs.filter(({ executor }) => executorKey(executor) === key);
  if (same.length > 0) return same;
  const known = new Set(
    starts.flatMap((each) =>
      each.root === root && each.run !== undefined ? [executorKey(each.run.executor)] : [],
    ),
  );
  return runs.filter(({ executor }) => !known.has(executorKey(executor)));
}
