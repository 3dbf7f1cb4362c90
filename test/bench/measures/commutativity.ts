/**
 * Learning and detection of what does not commute: how what is learned settles as runs grow (Figure
 * 5.4), how much less is reported than races (5.6.3), and what detection adds to the race pass.
 */
import { AsyncClock } from '../../../server/src/causality/asyncclock/async-clock.js';
import { createTraceAnalysis } from '../../../server/src/detect/analyse-trace.js';
import {
  createTraceLearner,
  specOfSamples,
} from '../../../server/src/detect/commutativity/learn/learn-trace.js';
import { joinSpecs } from '../../../server/src/detect/commutativity/spec/join-specs.js';
import { conditionsOf, type Spec } from '../../../server/src/detect/commutativity/spec/spec.js';
import type { Operations } from '../../../server/src/trace/batch.js';
import { OperationStore } from '../../../server/src/trace/batch.js';
import { createRacetraceReader } from '../../../server/src/trace/formats/racetrace/reader.js';
import { ProblemLog } from '../../../server/src/trace/problems.js';
import type { TraceTables } from '../../../server/src/trace/tables.js';
import { inChild } from '../child.js';
import { PLANTED, plantedRun, type PlantedApp } from '../generators/planted-app.js';
import type { Figure, Measure } from '../measure.js';

const APP: PlantedApp = { screens: 10, events: 300 };
const TESTING = 10;

interface Kept {
  readonly store: OperationStore;
  readonly tables: TraceTables;
}

function keepRun(app: PlantedApp, seed: number): Kept {
  const store = new OperationStore();
  const reader = createRacetraceReader(store.append, new ProblemLog());
  const encoder = new TextEncoder();
  for (const piece of plantedRun(app, seed)) reader.push(encoder.encode(piece));
  reader.end();
  return { store, tables: reader.tables };
}

function allOf({ store }: Kept): Operations {
  return Object.assign({ ...store.columns }, { length: store.length });
}

function learn(seed: number): Spec {
  const kept = keepRun(APP, seed);
  const clock = new AsyncClock(kept.tables, { model: 'android' });
  const learner = createTraceLearner({ format: 'racetrace', tables: kept.tables }, clock);
  learner.sink(allOf(kept));
  return specOfSamples(learner.finish().samples);
}

function analyse(kept: Kept, spec?: Spec) {
  const clock = new AsyncClock(kept.tables, { model: 'android' });
  const analysis = createTraceAnalysis({ format: 'racetrace', tables: kept.tables }, clock, {
    model: 'android',
    filter: false,
    ...(spec === undefined ? {} : { preconditions: { spec, fromSource: [] } }),
  });
  const start = performance.now();
  analysis.sink(allOf(kept));
  const result = analysis.finish();
  return { ...result, milliseconds: performance.now() - start };
}

function learnedTexts(spec: Spec): string[] {
  return [...spec.handlers.values()].flatMap((each) =>
    conditionsOf(each).preconditions.map(({ text }) => text),
  );
}

/** How many of the planted ones are there, how many others, and how many fail in runs that went well. */
function settling(training: readonly Spec[], tests: readonly Kept[], size: number): Figure {
  const { spec } = joinSpecs(training.slice(0, size));
  const learned = learnedTexts(spec);
  const planted = learned.filter((text) => (PLANTED as readonly string[]).includes(text)).length;
  const failed = new Set(
    tests.flatMap((kept) =>
      analyse(kept, spec).commutativity!.violations.map(
        ({ handler, condition }) => `${handler} ${condition}`,
      ),
    ),
  );
  const share = ((100 * failed.size) / Math.max(learned.length, 1)).toFixed(1);
  return {
    name: `after ${size} runs`,
    value: `${planted} of ${PLANTED.length * APP.screens} planted, ${learned.length - planted} others; ${share} % fail in ${TESTING} other runs`,
  };
}

function reduction(spec: Spec, tests: readonly Kept[]): Figure {
  const results = tests.map((kept) => analyse(kept, spec));
  const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);
  const races = sum(results.map((each) => each.races.length));
  const pairs = sum(results.map(({ commutativity }) => commutativity!.conflicts.length));
  return {
    name: 'non-commutative pairs against races, in those runs',
    value: `${pairs} against ${races}: ${((100 * pairs) / races).toFixed(0)} %`,
  };
}

interface CostTask {
  readonly events: number;
  readonly holds: boolean;
}

/** In a process of its own: with and without the preconditions. */
export function timeCommutativity({ events, holds }: CostTask): {
  readonly milliseconds: number;
  readonly operations: number;
} {
  const { spec } = joinSpecs(Array.from({ length: 10 }, (_, seed) => learn(seed + 1)));
  const kept = keepRun({ ...APP, events }, 999);
  const { milliseconds } = analyse(kept, holds ? spec : undefined);
  return { milliseconds, operations: kept.store.length };
}

function costs(events: number): Figure[] {
  const [bare, holding, tenth] = [
    { events, holds: false },
    { events, holds: true },
    { events: events / 10, holds: true },
  ].map((task) => inChild<ReturnType<typeof timeCommutativity>>('timeCommutativity', task));
  const seconds = ({ milliseconds }: { milliseconds: number }) =>
    `${(milliseconds / 1000).toFixed(2)} s`;
  const ratio = holding!.result.milliseconds / bare!.result.milliseconds;
  const millions = (bare!.result.operations / 1e6).toFixed(1);
  return [
    {
      name: `races of ${millions} million operations`,
      value: `${seconds(bare!.result)}, ${bare!.peak.toFixed(0)} MiB`,
    },
    {
      name: 'races and commutativity',
      value: `${seconds(holding!.result)}, ${holding!.peak.toFixed(0)} MiB: ${ratio.toFixed(2)} times`,
      target: 'at most 2',
    },
    {
      name: 'growth of both, ten times the operations',
      value: (holding!.result.milliseconds / tenth!.result.milliseconds).toFixed(1),
    },
  ];
}

export const commutativity: Measure = {
  name: 'commutativity',
  about: 'learning of planted assumptions as runs grow; reports against races; cost of detection',
  run({ quick }) {
    const sizes = quick ? [2, 5, 10] : [1, 2, 5, 10, 20, 30, 40, 50];
    const start = performance.now();
    const training = Array.from({ length: sizes.at(-1)! }, (_, seed) => learn(seed + 1));
    const seconds = ((performance.now() - start) / 1000).toFixed(2);
    const tests = Array.from({ length: TESTING }, (_, seed) => keepRun(APP, 1000 + seed));
    return [
      ...sizes.map((size) => settling(training, tests, size)),
      { name: `learning from ${training.length} runs`, value: `${seconds} s` },
      reduction(joinSpecs(training).spec, tests),
      ...costs(quick ? 50_000 : 800_000),
    ];
  },
};
