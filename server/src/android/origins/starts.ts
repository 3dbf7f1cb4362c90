/**
 * Roots as they begin to run: first each as one, to see who runs it; then once for each of those, since what
 * a task does hangs on the objects that are given to this executor, and a test of the thread on who runs it.
 */
import { getOrMake } from '../../base/multi-map.js';
import type { ClassSymbol } from '../../java/program/symbols.js';
import type { Code } from '../flow/code.js';
import type { Dispatch } from '../flow/dispatch.js';
import type { Instance } from '../flow/objects.js';
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

export interface StartOfRun extends Start {
  readonly run: Run;
}

export function startsOfRuns(
  roots: readonly Root[],
  runsOf: (root: Root) => readonly Run[],
): StartOfRun[] {
  return roots.flatMap((root) => runsOf(root).map((run) => ({ root, run })));
}

export function factsOf(starts: readonly Start[], dispatch: Dispatch): RootFacts {
  const kinds = starts.map(({ run }) => run?.executor.kind);
  const lives = starts.map((start) => {
    const objects = objectsOf(start, dispatch)?.map((each) => each.class);
    return livesOf(start.root.code, dispatch, objects);
  });
  const runners = new Map<Code, readonly ClassSymbol[]>();
  return {
    mayBe: (start, objects) => {
      const own = lives[start];
      if (own === undefined) return true;
      return [...objects].some((each) => each.kind !== 'instance' || own.has(each.class));
    },
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

/** What is posted or started there; undefined where something else may run it. */
export function objectsOf({ root, run }: Start, dispatch: Dispatch): Instance[] | undefined {
  const { method } = root.code.body;
  if (run !== undefined && root.code.enclosing !== undefined) return objectsAround(root.code, run);
  if (run === undefined || run.entry !== undefined || method === undefined) return undefined;
  const found = new Set<Instance>();
  for (const object of run.postings.flatMap(({ objects }) => [...objects])) {
    if (object.kind !== 'instance') return undefined;
    if (dispatch.inClass(object.class, method) !== root.code) return undefined;
    found.add(object);
  }
  return found.size === 0 ? undefined : [...found];
}

/** Of a lambda: the objects that post it to this executor, if only some do. */
function objectsAround({ enclosing }: Code, { entry, causes }: Run): Instance[] | undefined {
  if (entry !== undefined) return undefined;
  const found = new Set<Instance>();
  for (const { own, by } of causes) {
    if (own === undefined || by !== enclosing) return undefined;
    for (const object of own) if (object.kind === 'instance') found.add(object);
  }
  return found.size === 0 ? undefined : [...found];
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
