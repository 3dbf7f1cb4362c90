/**
 * Schedules that come back to the recording, and go on as that: the semantic check accepts them, they have everything,
 * and what they cost is what differs, whatever comes after it.
 */
import { describe, expect, it } from 'vitest';
import { FlipGround } from '../../../../server/src/detect/verify/find-flip.js';
import { Asked } from '../../../../server/src/detect/verify/forced/asked.js';
import { runSkeleton, type Run } from '../../../../server/src/detect/verify/run.js';
import { replaySchedule, scheduleOf } from '../../../../server/src/detect/verify/schedule.js';
import { SkeletonBuilder } from '../../../../server/src/detect/verify/skeleton.js';
import { timedRun } from '../../../../server/src/detect/verify/timed-run.js';
import { OperationStore } from '../../../../server/src/trace/batch.js';
import { createSemanticCheck } from '../../../../server/src/trace/check/index.js';
import { ProblemLog } from '../../../../server/src/trace/problems.js';
import { createAppTrace } from '../../../bench/generators/app/app.js';
import type { AppParameters } from '../../../bench/generators/app/machine.js';
import {
  callingEvents,
  delayedEvents,
  lockedEvents,
  loopingEvents,
} from '../../../bench/generators/app/shapes.js';
import { analyseStore } from '../../../support/find-races.js';

const MOST_RACES = 25;

const SHAPES: readonly (readonly [string, (events: number) => AppParameters])[] = [
  ['delays', delayedEvents],
  ['calls', callingEvents],
  ['locks', lockedEvents],
  ['loopers', loopingEvents],
];

function groundOf(parameters: AppParameters) {
  const store = new OperationStore();
  const trace = createAppTrace(parameters, store.append);
  trace.write();
  const { tables } = trace;
  const races = analyseStore(store, tables, { filter: false }).races.slice(0, MOST_RACES);
  const asked = races.flatMap(({ accesses }) => accesses.map(({ line }) => ({ line })));
  const builder = new SkeletonBuilder({ tables, model: 'android', asked });
  builder.sink(Object.assign({ ...store.columns }, { length: store.length }));
  const skeleton = builder.finish();
  const nodeOf = (line: number) => skeleton.graph.nodeAt(skeleton.recorder.find({ line })!);
  const pairs = races.map(({ accesses: [one, other] }) => {
    const [first, second] = [nodeOf(one.line), nodeOf(other.line)];
    return first < second ? ([first, second] as const) : ([second, first] as const);
  });
  return { ground: new FlipGround(skeleton), pairs, store, tables };
}

type Prepared = ReturnType<typeof groundOf>;

/** The plain schedules for all pairs, each with what comes after it made, and as recorded. */
function schedulesOf({ ground, pairs }: Prepared) {
  const { recorded, skeleton } = ground;
  return pairs.flatMap((pair) => {
    const asked = Asked.reversed(ground, pair, true);
    if ('cycle' in asked) return [];
    const { constraints, earliest } = asked;
    const from = { ...recorded, place: Math.min(earliest, recorded.place) };
    const made = runSkeleton(skeleton, constraints, { from, stopAt: { circle: 'any' } });
    const joined = runSkeleton(skeleton, constraints, {
      from,
      stopAt: { circle: 'any' },
      recorded,
    });
    return [{ pair, constraints, made, joined }];
  });
}

type Schedules = ReturnType<typeof schedulesOf>;

function isCutShort({ made, joined }: Schedules[number], nodeCount: number): boolean {
  return joined.order.length === nodeCount && joined.work < made.work;
}

function problemsOf({ ground, store, tables }: Prepared, schedule: Schedules[number]): number {
  const { skeleton } = ground;
  const timed = timedRun(skeleton, schedule.constraints, schedule.joined, { asRecorded: false });
  if ('cycle' in timed) return NaN;
  const problems = new ProblemLog();
  const check = createSemanticCheck(tables, 'racetrace', problems);
  replaySchedule(store, scheduleOf(skeleton, timed), check.sink);
  check.end(false);
  return problems.total;
}

describe.each(SHAPES)('schedules that come back to the recording, among %s', (_, shape) => {
  const prepared = groundOf(shape(900));
  const { skeleton } = prepared.ground;
  const all = schedulesOf(prepared);
  const cut = all.filter((each) => isCutShort(each, skeleton.nodeCount));

  it('have everything, in the other order, and are accepted', () => {
    expect(cut.length).toBeGreaterThan(2);
    for (const each of cut) {
      const { order } = each.joined;
      expect(new Set(order).size).toBe(skeleton.nodeCount);
      expect(order.indexOf(each.pair[1])).toBeLessThan(order.indexOf(each.pair[0]));
      expect(problemsOf(prepared, each)).toBe(0);
    }
  });

  it('are given up only where there are no times for the whole of it either', () => {
    const timesOf = (constraints: Schedules[number]['constraints'], run: Run) =>
      timedRun(skeleton, constraints, run, { asRecorded: false });
    for (const { constraints, made, joined } of all) {
      if (joined.noTimes === undefined || made.order.length < skeleton.nodeCount) continue;
      expect('cycle' in timesOf(constraints, made)).toBe(true);
    }
  });
});
