/**
 * Abstract replay: a schedule run over the values that were recorded. Each read sees the last write before
 * it; where that is another value than recorded, its task or thread goes on in doubt from there. A branch
 * whose test comes out otherwise leaves its region out; a dereference that meets null ends its task. What
 * a task would do in code that did not run in the recording, nobody can tell from a trace: its further
 * writes are doubtful.
 *
 * A number that is read and written back changed is taken to change by the same amount (a counter).
 */
import type { OperationStore } from '../../trace/batch.js';
import { Flag, OpKind, ValueKind } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import { BEFORE, type TraceMemory } from './memory-of-trace.js';
import type { Schedule } from './schedule.js';
import type { Skeleton } from './skeleton.js';
import { isKnown, isSame } from '../../trace/value.js';
import { testOf, UNKNOWN, valueAt, type RecordedValue } from './values.js';

export interface ReadChange {
  readonly op: number;
  readonly recorded: RecordedValue;
  readonly now: RecordedValue;
}

export interface BranchChange {
  readonly op: number;
  /** How the test comes out now; undefined if it cannot be told. */
  readonly now: boolean | undefined;
}

export interface NullUse {
  readonly op: number;
  readonly isDoubtful: boolean;
}

export interface Replay {
  readonly reads: readonly ReadChange[];
  readonly branches: readonly BranchChange[];
  readonly nullUses: readonly NullUse[];
  /** Operations that do not happen any more. */
  readonly leftOut: ReadonlySet<number>;
  /** By segment: the operation from which on it may do other things. */
  readonly doubtFrom: ReadonlyMap<number, number>;
  /** What each location holds in the end; locations that are never written are left out. */
  readonly final: ReadonlyMap<number, RecordedValue>;
}

export interface ReplaySource {
  readonly store: OperationStore;
  readonly tables: TraceTables;
  readonly skeleton: Skeleton;
  readonly memory: TraceMemory;
}

export function replayValues(source: ReplaySource, schedule: Schedule): Replay {
  return new Replayed(source).run(schedule);
}

/** Lines that are passed over, of one source file. */
interface Skipped {
  readonly class: string;
  readonly method: string;
  readonly from: number;
  readonly to: number;
}

interface SegmentState {
  /** What was recorded and what is seen now, by location. */
  readonly seen: Map<number, readonly [recorded: RecordedValue, now: RecordedValue]>;
  isDoubtful: boolean;
  isOver: boolean;
  skipped: Skipped | undefined;
}

class Replayed {
  private readonly final = new Map<number, RecordedValue>();
  private readonly writer = new Map<number, number>();
  private readonly states = new Map<number, SegmentState>();
  private readonly reads: ReadChange[] = [];
  private readonly branches: BranchChange[] = [];
  private readonly nullUses: NullUse[] = [];
  private readonly leftOut = new Set<number>();
  private readonly doubtFrom = new Map<number, number>();
  /** Segments that nobody starts any more. */
  private readonly neverBegun = new Set<number>();

  constructor(private readonly source: ReplaySource) {}

  run({ order }: Schedule): Replay {
    for (const op of order) this.take(op);
    const { reads, branches, nullUses, leftOut, doubtFrom, final } = this;
    return { reads, branches, nullUses, leftOut, doubtFrom, final };
  }

  private take(op: number): void {
    const { kind } = this.source.store.columns;
    const segment = this.segmentOf(op);
    if (this.isLeftOut(op, segment)) {
      this.leaveOut(op);
      return;
    }
    switch (kind[op]! as OpKind) {
      case OpKind.Read:
        this.read(op, segment);
        break;
      case OpKind.Write:
        this.write(op, segment);
        break;
      case OpKind.Deref:
        this.dereference(op, segment);
        break;
      case OpKind.Branch:
        this.branch(op, segment);
        break;
      default:
    }
  }

  private segmentOf(op: number): number {
    const { nodeOfOperation, segmentOf } = this.source.skeleton;
    return segmentOf[nodeOfOperation[op]!]!;
  }

  private stateOf(segment: number): SegmentState {
    const known = this.states.get(segment);
    if (known !== undefined) return known;
    const made = { seen: new Map(), isDoubtful: false, isOver: false, skipped: undefined };
    this.states.set(segment, made);
    return made;
  }

  private isLeftOut(op: number, segment: number): boolean {
    if (this.neverBegun.has(segment)) return true;
    const state = this.states.get(segment);
    const kind = this.source.store.columns.kind[op]!;
    if (state === undefined || kind === OpKind.End || kind === OpKind.Exit) return false;
    if (state.isOver) return kind !== OpKind.Unlock;
    return state.skipped !== undefined && this.isIn(op, state.skipped);
  }

  private isIn(op: number, { class: owner, method, from, to }: Skipped): boolean {
    const site = this.source.tables.sites[this.source.store.columns.site[op]!];
    if (site?.class !== owner || site.method !== method) return false;
    return site.line >= from && site.line <= to;
  }

  /** With a post or fork goes what it would have started. */
  private leaveOut(op: number): void {
    this.leftOut.add(op);
    const { kind } = this.source.store.columns;
    const { graph, segmentOf, steps, segments, tasks } = this.source.skeleton;
    const node = graph.nodeAt(op);
    if (node < 0) return;
    if (kind[op] === OpKind.Post && tasks.begin[node]! >= 0) {
      this.neverBegun.add(segmentOf[tasks.begin[node]!]!);
    } else if (kind[op] === OpKind.Fork) {
      const child = this.source.store.columns.a[op]!;
      for (const [id, segment] of segments.entries()) {
        if (segment?.thread === child && steps[id]!.length > 0) this.neverBegun.add(id);
      }
    }
  }

  private read(op: number, segment: number): void {
    const { memory, store } = this.source;
    const location = memory.locations[op]!;
    const recorded = valueAt(store.columns, op);
    const now = this.valueOf(location, op, recorded);
    if (location !== 0) this.stateOf(segment).seen.set(location, [recorded, now]);
    if (isKnown(now) ? isSame(recorded, now) && !now.isDoubtful : this.sawSame(op, location))
      return;
    this.reads.push({ op, recorded, now });
    this.doubt(segment, op);
  }

  private sawSame(op: number, location: number): boolean {
    return (this.writer.get(location) ?? BEFORE) === this.source.memory.saw[op];
  }

  /** What a read sees: what was written last, or what it saw in the recording if nothing has changed. */
  private valueOf(location: number, op: number, recorded: RecordedValue): RecordedValue {
    const held = this.final.get(location);
    if (this.sawSame(op, location) && held?.isDoubtful !== true) {
      return isKnown(recorded) ? recorded : (held ?? UNKNOWN);
    }
    if (held !== undefined) return held;
    return this.source.memory.initial.get(location) ?? UNKNOWN;
  }

  private write(op: number, segment: number): void {
    const location = this.source.memory.locations[op]!;
    if (location === 0) return;
    this.final.set(location, this.written(op, location, segment));
    this.writer.set(location, op);
  }

  private written(op: number, location: number, segment: number): RecordedValue {
    const value = valueAt(this.source.store.columns, op);
    const state = this.states.get(segment);
    if (state?.isDoubtful !== true) return value;
    const counted = countedUp(value, state.seen.get(location));
    return counted ?? { ...value, isDoubtful: value.kind !== ValueKind.Null };
  }

  private dereference(op: number, segment: number): void {
    const { memory, store } = this.source;
    const state = this.stateOf(segment);
    const named = memory.locations[op]!;
    const location = named === 0 ? this.lastSeen(state, valueAt(store.columns, op)) : named;
    const [recorded, now] = state.seen.get(location) ?? [UNKNOWN, UNKNOWN];
    if (now.kind !== ValueKind.Null || recorded.kind === ValueKind.Null) return;
    this.nullUses.push({ op, isDoubtful: now.isDoubtful });
    state.isOver = true;
    this.doubt(segment, op);
  }

  /** The location of the nearest read that saw this object. */
  private lastSeen({ seen }: SegmentState, value: RecordedValue): number {
    const found = [...seen].reverse().find(([, [recorded]]) => isSame(recorded, value));
    return found?.[0] ?? 0;
  }

  private branch(op: number, segment: number): void {
    const { memory, store } = this.source;
    const { flags, c, d, amount } = store.columns;
    const state = this.stateOf(segment);
    const [recorded, now] = state.seen.get(memory.locations[op]!) ?? [UNKNOWN, UNKNOWN];
    if (isSame(recorded, now) && !now.isDoubtful) return;
    const held = (flags[op]! & Flag.Holds) !== 0;
    const holds = testOf(c[op]!, now);
    if (holds === held || (holds === undefined && !isKnown(now))) return;
    this.branches.push({ op, now: holds });
    this.doubt(segment, op);
    if (holds === undefined || (flags[op]! & Flag.Region) === 0) return;
    const site = this.source.tables.sites[store.columns.site[op]!];
    if (site === undefined) return;
    const { class: owner, method } = site;
    state.skipped = { class: owner, method, from: d[op]!, to: amount[op]! };
  }

  private doubt(segment: number, op: number): void {
    this.stateOf(segment).isDoubtful = true;
    if (!this.doubtFrom.has(segment)) this.doubtFrom.set(segment, op);
  }
}

/** Read as a number, written as another: the difference stays. */
function countedUp(
  written: RecordedValue,
  seen: readonly [RecordedValue, RecordedValue] | undefined,
): RecordedValue | undefined {
  if (seen === undefined) return undefined;
  const [recorded, now] = seen;
  const areNumbers = [written, recorded, now].every(({ kind }) => kind === ValueKind.Number);
  if (!areNumbers) return undefined;
  const value = now.value + (written.value - recorded.value);
  return { kind: ValueKind.Number, value, isDoubtful: now.isDoubtful };
}
