/**
 * Flips in a trace of a million operations, and in shorter ones of other shapes: what is prepared once for all
 * races of a trace, and one flip, each beside the happens-before pass over the same trace in the same run.
 */
import { AsyncClock } from '../../../server/src/causality/asyncclock/async-clock.js';
import { createTraceAnalysis } from '../../../server/src/detect/analyse-trace.js';
import { Verifier, type VerifiedPair } from '../../../server/src/detect/verify/verifier.js';
import { OperationStore } from '../../../server/src/trace/batch.js';
import { createAppTrace } from '../generators/app/app.js';
import type { AppParameters } from '../generators/app/machine.js';
import {
  callingEvents,
  delayedEvents,
  lockedEvents,
  loopingEvents,
  mixedEvents,
} from '../generators/app/shapes.js';
import type { Figure, Measure } from '../measure.js';

const MOST_FLIPS = 20;

export const flip: Measure = {
  name: 'flip',
  about: 'one race in the other order, against the happens-before pass over the same trace',
  run: ({ quick }) => [
    ...measure('mixed', mixedEvents(quick ? 2_000 : 90_000)),
    ...SHAPES.flatMap(([name, shape]) => measure(name, shape(quick ? 500 : 9_000))),
  ],
};

const SHAPES: readonly (readonly [string, (events: number) => AppParameters])[] = [
  ['delays', delayedEvents],
  ['binder', callingEvents],
  ['locks', lockedEvents],
  ['loopers', loopingEvents],
];

function measure(shape: string, parameters: AppParameters): Figure[] {
  const store = new OperationStore();
  const trace = createAppTrace(parameters, store.append);
  trace.write();
  const { tables } = trace;
  const kept = { format: 'racetrace', tables, store } as const;
  const pass = timed(() => racesOf(store, tables));
  const pairs = spread(pass.result, MOST_FLIPS).map(({ accesses }) => accesses);
  const asked = pairs.flatMap((accesses) => accesses.map(({ line }) => ({ line })));
  const made = timed(() => new Verifier(kept, { model: 'android', asked }));
  const flips = pairs.map(([one, other]) => timed(() => verify(made.result, one.line, other.line)));
  const times = flips.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  const slowest = times.at(-1) ?? 0;
  const ratio = (milliseconds: number) => (milliseconds / pass.milliseconds).toFixed(2);
  const kinds = flips.map(({ result }) => kindOf(result));
  const gaveUp = kinds.filter((kind) => kind.startsWith('gave-up')).length;
  const nodes = made.result.skeleton.nodeCount.toLocaleString('en');
  const figures: Figure[] = [
    { name: 'operations, nodes', value: `${store.length.toLocaleString('en')}, ${nodes}` },
    { name: 'happens-before and races', value: `${pass.milliseconds.toFixed(0)} ms` },
    { name: 'prepared once', value: `${made.milliseconds.toFixed(0)} ms` },
    { name: 'prepared / happens-before', value: ratio(made.milliseconds) },
    { name: `one flip (median of ${times.length})`, value: `${middle.toFixed(0)} ms` },
    { name: 'slowest flip', value: `${slowest.toFixed(0)} ms` },
    { name: 'one flip / happens-before', value: ratio(middle), target: 'at most 1' },
    { name: 'slowest flip / happens-before', value: ratio(slowest), target: 'at most 1' },
    { name: 'gave up', value: `${gaveUp} of ${flips.length}`, target: '0' },
    { name: 'answers', value: countsOf(kinds) },
    { name: 'memory', value: `${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB` },
  ];
  return figures.map((figure) => ({ ...figure, name: `${shape}: ${figure.name}` }));
}

/** So many from all over a list. */
function spread<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most);
  const count = Math.min(most, list.length);
  return Array.from({ length: count }, (_, at) => list[Math.floor(at * step)]!);
}

/** What came of a flip; a schedule that breaks off says whether no other goes further. */
function kindOf(result: VerifiedPair | undefined): string {
  if (result === undefined) return 'none';
  const { flip, verdict, schedule } = result;
  if ('run' in flip && schedule === undefined) return 'refused by the check';
  const proven = flip.kind === 'stuck' && !flip.isProven ? ' (not all tried)' : '';
  return `${flip.kind}${proven}, ${verdict}`;
}

function countsOf(kinds: readonly string[]): string {
  const counts = [...new Set(kinds)].map(
    (kind) => `${kinds.filter((each) => each === kind).length} ${kind}`,
  );
  return counts.join('; ');
}

function racesOf(store: OperationStore, tables: ReturnType<typeof createAppTrace>['tables']) {
  const clock = new AsyncClock(tables, { model: 'android' });
  const analysis = createTraceAnalysis({ format: 'racetrace', tables }, clock, {
    model: 'android',
    filter: false,
  });
  analysis.sink(Object.assign({ ...store.columns }, { length: store.length }));
  return analysis.finish().races;
}

function verify(verifier: Verifier, one: number, other: number): VerifiedPair | undefined {
  const [first, second] = [verifier.find({ line: one }), verifier.find({ line: other })];
  return first === undefined || second === undefined ? undefined : verifier.verify(first, second);
}

function timed<T>(task: () => T): { readonly result: T; readonly milliseconds: number } {
  const start = performance.now();
  const result = task();
  return { result, milliseconds: performance.now() - start };
}
