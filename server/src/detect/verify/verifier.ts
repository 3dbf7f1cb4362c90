/**
 * Verdicts on the races of one trace. What all of them need is prepared once: the skeleton, the memory,
 * what the recorded order itself breaks. A schedule counts only if the semantic check accepts it as it
 * accepts the trace.
 */
import { Explainer } from '../../causality/explanation/explainer.js';
import type { OperationReference } from '../../causality/explanation/order-recorder.js';
import type { DescribeOperation } from '../../causality/explanation/types.js';
import type { OperationSink, OperationStore } from '../../trace/batch.js';
import { createSemanticCheck } from '../../trace/check/index.js';
import { Flag, OpKind } from '../../trace/operations.js';
import { ProblemLog } from '../../trace/problems.js';
import type { TraceFormat } from '../../trace/reader.js';
import type { TraceTables } from '../../trace/tables.js';
import { describeLocation, locationText, touchedBy } from '../races/locations.js';
import { rulesOf } from './cycle-words.js';
import { DependencyGraph } from './dependency-graph.js';
import { findEndedUses } from './ended-objects.js';
import { findFlip, FlipGround, type Flip } from './find-flip.js';
import { memoryOf, type TraceMemory } from './memory-of-trace.js';
import { replayValues, type Replay } from './replay.js';
import { replaySchedule, scheduleOf, type Schedule } from './schedule.js';
import type { SourceGuard } from '../../static/guards/source-guard.js';
import { sourceGuardsOf, type FindSourceGuard } from './source-guards.js';
import { SkeletonBuilder, type Skeleton } from './skeleton.js';
import { isKnown, isSame } from '../../trace/value.js';
import { UNKNOWN, valueAt, valueWithDoubt } from './values.js';
import {
  judgeFlipped,
  judgeOrdered,
  judgeStuck,
  unverified,
  type JudgedRace,
  type StateDifference,
} from './verdict.js';
import { createVisibility, type VisibleState } from './visible-state.js';

export interface KeptTrace {
  readonly format: TraceFormat;
  readonly tables: TraceTables;
  readonly store: OperationStore;
}

export interface VerifierOptions {
  readonly model: 'android' | 'threads';
  /** The operations of the races, all of them. */
  readonly asked: readonly OperationReference[];
  readonly visible?: VisibleState;
  /** What the sources test before they access it; asked where the trace recorded no branches. */
  readonly guards?: readonly SourceGuard[];
}

/** Whether more effort might tell more. */
export function isOpen({ flip }: Pick<VerifiedPair, 'flip'>): boolean {
  return flip.kind === 'gave-up' || (flip.kind === 'stuck' && !flip.isProven);
}

export interface VerifiedPair extends JudgedRace {
  /** By place in the trace, the first recorded earlier. */
  readonly first: number;
  readonly second: number;
  readonly flip: Flip;
  readonly schedule?: Schedule;
  readonly replay?: Replay;
  readonly differences: readonly StateDifference[];
}

/** Why it is not known whether there is another order. */
function gaveUpText({ runs, cycle }: Extract<Flip, { kind: 'gave-up' }>): string {
  const rules = rulesOf(cycle).join(', ');
  const many = runs === 1 ? 'one schedule was' : `${runs.toLocaleString('en')} schedules were`;
  return (
    `whether the other order can happen is open: ${many} tried, and every one of them got stuck ` +
    `(the last by ${rules}); there are more, and racelens flip --effort 10 tries ten times as many`
  );
}

/** How far from an access its guard is looked for. */
const BRANCHES_WITHIN = 10_000;

export class Verifier {
  readonly skeleton: Skeleton;
  readonly events: DependencyGraph;
  readonly describe: DescribeOperation;
  private readonly ground: FlipGround;
  private readonly memory: TraceMemory;
  private readonly isVisible: (columns: OperationStore['columns'], op: number) => boolean;
  private readonly recordedErrors: number;
  private readonly hasBranches: boolean;
  private readonly sourceGuard: FindSourceGuard;

  constructor(
    readonly trace: KeptTrace,
    { model, asked, visible, guards = [] }: VerifierOptions,
  ) {
    const { tables, store, format } = trace;
    const builder = new SkeletonBuilder({ tables, model, asked });
    builder.sink(Object.assign({ ...store.columns }, { length: store.length }));
    this.skeleton = builder.finish();
    this.ground = new FlipGround(this.skeleton);
    this.memory = memoryOf(store, tables);
    this.events = new DependencyGraph(this.skeleton);
    this.describe = new Explainer(this.skeleton.recorder, format).describe;
    this.isVisible = createVisibility(tables, visible);
    this.hasBranches = store.columns.kind.subarray(0, store.length).includes(OpKind.Branch);
    this.sourceGuard = sourceGuardsOf(trace, this.hasBranches ? [] : guards);
    this.recordedErrors = this.errorsOf((sink) => {
      sink(Object.assign({ ...store.columns }, { length: store.length }));
    });
  }

  /** undefined where the trace has no such operation. */
  find(reference: OperationReference): number | undefined {
    return this.skeleton.recorder.find(reference);
  }

  /** What becomes of two operations, by place in the trace, in the other order; with so many times the usual effort. */
  verify(one: number, other: number, times = 1): VerifiedPair {
    const [first, second] = one < other ? [one, other] : [other, one];
    const { graph } = this.skeleton;
    const pair = [graph.nodeAt(first), graph.nodeAt(second)] as const;
    const flip = findFlip(this.ground, pair, times);
    const known = { first, second, flip, differences: [] };
    if (flip.kind === 'ordered') return { ...known, ...judgeOrdered(flip.cycle) };
    if (flip.kind === 'gave-up') {
      return { ...known, ...unverified(gaveUpText(flip)) };
    }
    const schedule = scheduleOf(this.skeleton, flip.run);
    const errors = this.errorsOf((sink) => {
      replaySchedule(this.trace.store, schedule, sink);
    }, flip.kind === 'stuck');
    if (errors > this.recordedErrors) {
      return { ...known, ...unverified('the schedule that was found breaks a rule of the trace') };
    }
    const judged = this.judge(first, second, schedule);
    if (flip.kind === 'flipped') return { ...known, schedule, ...judged };
    const { cycle, isProven } = flip;
    const counts = { done: schedule.order.length, recorded: this.trace.store.length };
    return { ...known, schedule, ...judged, ...judgeStuck({ cycle, isProven, ...counts }, judged) };
  }

  private judge(
    first: number,
    second: number,
    schedule: Schedule,
  ): JudgedRace & Pick<VerifiedPair, 'replay' | 'differences'> {
    const { store, tables } = this.trace;
    const { skeleton, memory } = this;
    const replay = replayValues({ store, tables, skeleton, memory }, schedule);
    const isLeftOut = (op: number) => replay.leftOut.has(op);
    const ended = findEndedUses(store.columns, tables, schedule, isLeftOut);
    const differences = this.differences(replay);
    const judged = judgeFlipped({
      replay,
      ended,
      differences,
      guards: this.guardsOf(first, second),
      sourceGuards: [first, second].flatMap((access) => this.sourceGuard(access) ?? []),
      hasBranches: this.hasBranches,
      hasValues: isKnown(valueAt(store.columns, first)) || isKnown(valueAt(store.columns, second)),
    });
    return { ...judged, replay, differences };
  }

  /** Where the two end states are not the same, the visible first. */
  private differences(replay: Replay): StateDifference[] {
    const { columns } = this.trace.store;
    const { tables } = this.trace;
    const found: StateDifference[] = [];
    for (const [location, write] of this.memory.lastWrite) {
      const recorded = valueAt(columns, write);
      const isWritten = replay.final.has(location);
      const now = replay.final.get(location) ?? this.memory.initial.get(location) ?? UNKNOWN;
      if (isSame(recorded, now) && !now.isDoubtful) continue;
      if (!isKnown(recorded) && replay.final.has(location) && !now.isDoubtful) continue;
      found.push({
        what: locationText(describeLocation(touchedBy(columns, write), tables)),
        recorded: valueWithDoubt(recorded, tables),
        flipped: isWritten || isKnown(now) ? valueWithDoubt(now, tables) : 'as it was before',
        isVisible: this.isVisible(columns, write),
        isDoubtful: isWritten && (now.isDoubtful || isSame(recorded, now) || !isKnown(recorded)),
      });
    }
    return found.sort((one, other) => Number(other.isVisible) - Number(one.isVisible));
  }

  /** Branches on the raced location that decide over an access, or that an access is read for. */
  private guardsOf(first: number, second: number): number[] {
    return [first, second].flatMap((access) => {
      const before = this.branchesOn(access, -1).find((op) => this.guards(op, access));
      const isRead = this.trace.store.columns.kind[access] === OpKind.Read;
      const found = before ?? (isRead ? this.branchesOn(access, 1)[0] : undefined);
      return found === undefined ? [] : [found];
    });
  }

  /** In the same segment, from the access on or back, branches on what it touches. */
  private branchesOn(access: number, step: 1 | -1): number[] {
    const { columns } = this.trace.store;
    const { nodeOfOperation, segmentOf } = this.skeleton;
    const segment = segmentOf[nodeOfOperation[access]!]!;
    const found: number[] = [];
    for (let op = access + step, left = BRANCHES_WITHIN; left > 0 && op >= 0; op += step, left--) {
      const node = nodeOfOperation[op];
      if (node === undefined) break;
      if (segmentOf[node] !== segment || columns.kind[op] !== OpKind.Branch) continue;
      if (this.memory.locations[op] === this.memory.locations[access]) found.push(op);
    }
    return found;
  }

  /** A branch without a region guards what follows it in its task. */
  private guards(branch: number, access: number): boolean {
    const { columns } = this.trace.store;
    if ((columns.flags[branch]! & Flag.Region) === 0) return true;
    const line = this.trace.tables.sites[columns.site[access]!]?.line ?? 0;
    return line >= columns.d[branch]! && line <= columns.amount[branch]!;
  }

  private errorsOf(run: (sink: OperationSink) => void, breaksOff = false): number {
    const problems = new ProblemLog();
    const { tables, format } = this.trace;
    const check = createSemanticCheck(tables, format, problems);
    run(check.sink);
    check.end(breaksOff);
    return problems.total;
  }
}
