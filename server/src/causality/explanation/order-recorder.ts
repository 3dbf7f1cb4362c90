/**
 * Builds the graph of an explanation in one pass over the operations of a trace. Which operations are
 * asked about is told beforehand, by place, line or the trace's own number: a plain access has no node
 * unless it is one of them, opens a segment that others follow, or orders (volatile). The edges of
 * the queue come from the clock, which tells enough of them that the graph has every order.
 */
import type { Columns, Operations } from '../../trace/batch.js';
import { Flag, OpKind } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import { PairRules } from '../android/pair-rules.js';
import type { Rule } from '../android/rule.js';
import { Segments, type Model, type Segment } from '../android/segments.js';
import { AsyncClock } from '../asyncclock/async-clock.js';
import { GraphChannels } from './graph-channels.js';
import { HeldLocks, type HeldLock } from './held-locks.js';
import { NONE, OrderGraph } from './order-graph.js';
import type { OpIndex } from './types.js';

/** An operation by its place in the trace, by the number that its file gives it, or by its line. */
export type OperationReference =
  { readonly index: OpIndex } | { readonly number: number } | { readonly line: number };

export interface RecorderOptions {
  readonly tables: TraceTables;
  readonly model: Model;
  readonly asked: readonly OperationReference[];
  /** IPCHANDLE and IPCASYNC as well. */
  readonly speculativeBinder?: boolean;
  /** Nodes also for locks and for every segment: what a schedule is made of. */
  readonly forSchedules?: boolean;
}

export class OrderRecorder {
  readonly graph = new OrderGraph();
  readonly model: Model;
  readonly tables: TraceTables;
  /** Nodes of the operations asked about, with the locks held there. */
  readonly locksAt = new Map<number, readonly HeldLock[]>();
  private readonly segments: Segments;
  private readonly rules: PairRules;
  private readonly channels = new GraphChannels(this.graph);
  private readonly locks = new HeldLocks();
  /** Tells the edges of the queue rules, which `threads` does not have. */
  private readonly clock: AsyncClock | undefined;
  private readonly askedIndexes = new Set<OpIndex>();
  private readonly askedNumbers = new Set<number>();
  private readonly askedLines = new Set<number>();
  /** Nodes of operations that were asked for by number, and by line. */
  private readonly byNumber = new Map<number, number[]>();
  private readonly byLine = new Map<number, number[]>();
  private readonly forSchedules: boolean;
  /** The operation that is being taken. */
  private position = NONE;

  constructor({ tables, model, asked, ...options }: RecorderOptions) {
    const { speculativeBinder = false, forSchedules = false } = options;
    this.tables = tables;
    this.model = model;
    this.forSchedules = forSchedules;
    for (const reference of asked) {
      if ('index' in reference) this.askedIndexes.add(reference.index);
      else if ('line' in reference) this.askedLines.add(reference.line);
      else this.askedNumbers.add(reference.number);
    }
    this.segments = new Segments(tables, model);
    const joinThread = (thread: number) => {
      this.channels.joinThread(thread);
    };
    this.rules = new PairRules(tables, this.channels, { model, joinThread });
    // A schedule decides anew what the queues order.
    if (model === 'threads' || forSchedules) return;
    const onQueueEdge = this.addQueueEdge;
    this.clock = new AsyncClock(tables, { model, speculativeBinder, onQueueEdge });
  }

  /** Takes a run of operations, in the order of the trace. */
  readonly sink = (operations: Operations): void => {
    for (let index = 0; index < operations.length; index++) this.step(operations, index);
  };

  /** Answers the segment of the operation. */
  step(columns: Columns, index: number): Segment {
    this.position++;
    const segment = this.segments.take(columns, index);
    const asked = this.isAsked(columns, index);
    this.channels.taking = asked || this.isRecorded(columns, index, segment);
    if (this.channels.taking) this.addNode(columns, index, segment);
    this.rules.before(columns, index, segment);
    this.clock?.step(columns, index);
    this.rules.after(columns, index, segment);
    this.locks.step(columns, index);
    if (asked) this.noteAsked(columns, index);
    return segment;
  }

  /** The place of an operation that was asked about; undefined if the trace does not have it. */
  find(reference: OperationReference): OpIndex | undefined {
    if ('index' in reference) {
      return this.graph.nodeAt(reference.index) === NONE ? undefined : reference.index;
    }
    const nodes =
      ('line' in reference
        ? this.byLine.get(reference.line)
        : this.byNumber.get(reference.number)) ?? [];
    const node =
      nodes.find((each) => this.isAccess(each)) ?? nodes.find((each) => this.isReal(each));
    const found = node ?? nodes[0];
    return found === undefined ? undefined : this.graph.positions[found];
  }

  private isRecorded(columns: Columns, index: number, segment: Segment): boolean {
    const { opens, closes } = segment;
    if (this.forSchedules && (opens || isLocking(columns.kind[index]!))) return true;
    return (opens && !closes) || orders(columns, index, this.model);
  }

  private isAsked(columns: Columns, index: number): boolean {
    return (
      this.askedIndexes.has(this.position) ||
      this.askedNumbers.has(columns.number[index]!) ||
      this.askedLines.has(columns.line[index]!)
    );
  }

  private addNode(columns: Columns, index: number, segment: Segment): void {
    this.graph.add(columns, index, this.position, segment);
    this.channels.addToThread(columns.thread[index]!);
  }

  private noteAsked(columns: Columns, index: number): void {
    const [number, line] = [columns.number[index]!, columns.line[index]!];
    const node = this.graph.newest;
    this.locksAt.set(node, this.locks.of(columns.thread[index]!));
    if (this.askedNumbers.has(number)) addTo(this.byNumber, number, node);
    if (this.askedLines.has(line)) addTo(this.byLine, line, node);
  }

  private readonly addQueueEdge = (
    rule: Rule,
    from: OpIndex,
    to: OpIndex,
    because: readonly [OpIndex, OpIndex],
  ): void => {
    const source = this.graph.nodeAt(from);
    if (source === NONE || from >= to || to !== this.position || !this.channels.taking) return;
    this.graph.addEdge(source, rule, because);
  };

  /** In DroidRacer's logs accesses have numbers of their own, and other operations those of lines. */
  private isAccess(node: number): boolean {
    const kind = this.graph.store.columns.kind[node];
    return kind === OpKind.Read || kind === OpKind.Write;
  }

  private isReal(node: number): boolean {
    return (this.graph.store.columns.flags[node]! & Flag.Synthetic) === 0;
  }
}

function addTo(nodes: Map<number, number[]>, key: number, node: number): void {
  nodes.set(key, [...(nodes.get(key) ?? []), node]);
}

/** Kinds that no rule speaks of. */
const SILENT: ReadonlySet<OpKind> = new Set([
  OpKind.New,
  OpKind.Deref,
  OpKind.Branch,
  OpKind.Relate,
  OpKind.Block,
  OpKind.Enter,
  OpKind.Leave,
  OpKind.Atomic,
  OpKind.EndAtomic,
  OpKind.Snapshot,
  OpKind.Shows,
  OpKind.Nop,
]);

/** Whether a rule of the model may put the operation before or after one of another segment. */
function orders(columns: Columns, index: number, model: Model): boolean {
  const kind: OpKind = columns.kind[index]!;
  if (kind === OpKind.Read || kind === OpKind.Write) {
    return (columns.flags[index]! & Flag.Volatile) !== 0;
  }
  if (isLocking(kind)) return model === 'threads';
  return !SILENT.has(kind);
}

function isLocking(kind: OpKind): boolean {
  return kind === OpKind.Lock || kind === OpKind.Unlock;
}
