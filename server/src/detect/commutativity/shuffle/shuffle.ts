/**
 * Other orders of a recorded run (thesis 5.3.4), for learning from more than one: half of the posts
 * are held back by a time drawn from an exponential distribution, and with them what their thread does
 * afterwards; nothing waits while nobody else has anything to do. Queues, locks, forks, enabled
 * callbacks and lifecycles hold as ever. What reads see then follows from the writes before them; from
 * where a task may go another way its values are left out. A run in which something would fail is none
 * to learn from.
 */
import {
  operationAt,
  BatchWriter,
  type OperationSink,
  type OperationStore,
} from '../../../trace/batch.js';
import { OpKind } from '../../../trace/operations.js';
import { createSemanticCheck } from '../../../trace/check/index.js';
import { ProblemLog } from '../../../trace/problems.js';
import { Constraints } from '../../verify/constraints.js';
import { memoryOf, type TraceMemory } from '../../verify/memory-of-trace.js';
import { replayValues, type Replay } from '../../verify/replay.js';
import { runRecorded } from '../../verify/recorded-run.js';
import { runSkeleton } from '../../verify/run.js';
import { scheduleOf, type Schedule } from '../../verify/schedule.js';
import { SkeletonBuilder, type Skeleton } from '../../verify/skeleton.js';
import { timedRun } from '../../verify/timed-run.js';
import type { KeptTrace } from '../../verify/verifier.js';
import { delayedRanks } from './delays.js';
import { ShuffledValues } from './shuffled-values.js';

export interface ShuffleOptions {
  /** The same number gives the same order. */
  readonly seed: number;
  /** Of the delays: milliseconds, or operations where the trace has no times. A twentieth of it all if not said. */
  readonly mean?: number;
}

/** So many draws are tried: one may lead to a dead end, or to a failure. */
const MOST_DRAWS = 20;

export class Shuffler {
  private readonly skeleton: Skeleton;
  private readonly constraints: Constraints;
  private readonly memory: TraceMemory;
  private readonly recordedErrors: number;

  constructor(private readonly trace: KeptTrace) {
    const { tables, store } = trace;
    const builder = new SkeletonBuilder({ tables, model: 'android', asked: [] });
    builder.sink(allOf(store));
    this.skeleton = builder.finish();
    const { waived, waivedTimes } = runRecorded(this.skeleton);
    this.constraints = new Constraints(this.skeleton, [], { waived, waivedTimes, isWhole: true });
    this.memory = memoryOf(store, tables);
    this.recordedErrors = this.errorsOf((sink) => {
      sink(allOf(store));
    });
  }

  /** Hands over the operations of another order; false if none was found. */
  shuffle({ seed, mean }: ShuffleOptions, sink: OperationSink): boolean {
    for (let draw = 0; draw < MOST_DRAWS; draw++) {
      const ranks = delayedRanks(this.skeleton, seed * MOST_DRAWS + draw, mean);
      const run = runSkeleton(this.skeleton, this.constraints, { ranks });
      if (run.order.length < this.skeleton.nodeCount) continue;
      const timed = timedRun(this.skeleton, this.constraints, run, { asRecorded: false });
      if ('cycle' in timed) continue;
      const schedule = scheduleOf(this.skeleton, timed);
      if (!this.hasOtherEvents(schedule)) continue;
      const replay = this.replayOf(schedule);
      if (replay.nullUses.length > 0) continue;
      const perform = (to: OperationSink) => {
        this.perform(schedule, replay, to);
      };
      if (this.errorsOf(perform) > this.recordedErrors) continue;
      perform(sink);
      return true;
    }
    return false;
  }

  /** Do tasks begin in another order? What else moved teaches nothing. */
  private hasOtherEvents({ order }: Schedule): boolean {
    const { kind } = this.trace.store.columns;
    const begins = order.filter((op) => kind[op] === OpKind.Begin);
    return begins.some((op, at) => at > 0 && op < begins[at - 1]!);
  }

  private replayOf(schedule: Schedule): Replay {
    const { store, tables } = this.trace;
    const { skeleton, memory } = this;
    return replayValues({ store, tables, skeleton, memory }, schedule);
  }

  private perform(
    { order, times, timesFrom }: Schedule,
    replay: Replay,
    sink: OperationSink,
  ): void {
    const values = new ShuffledValues(this.trace.store, this.skeleton, this.memory, replay);
    const writer = new BatchWriter(sink);
    for (const [place, op] of order.entries()) {
      const value = values.take(op);
      if (replay.leftOut.has(op)) continue;
      const copy = operationAt(this.trace.store.columns, op);
      copy.line = copy.number = writer.total + 1;
      if (times !== undefined && place >= timesFrom) copy.time = times[place]!;
      copy.valueKind = value.kind;
      copy.value = value.value;
      writer.copy(copy);
    }
    writer.flush();
  }

  private errorsOf(perform: (sink: OperationSink) => void): number {
    const { tables, format } = this.trace;
    const problems = new ProblemLog();
    const check = createSemanticCheck(tables, format, problems);
    perform(check.sink);
    check.end();
    return problems.total;
  }
}

function allOf(store: OperationStore) {
  return Object.assign({ ...store.columns }, { length: store.length });
}
