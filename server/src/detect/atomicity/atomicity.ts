/**
 * Atomicity violations of a trace, in one pass and in both modes at once (Mondal 2015; Velodrome for
 * the threads). Shows each operation to a checker of each mode: tasks and what holds them together,
 * accesses, locks, and by the rules that all engines share what must come before what.
 */
import { lockRule } from '../../causality/android/rules/lock.js';
import { PairRules } from '../../causality/android/pair-rules.js';
import type { PairRule } from '../../causality/android/pair-rule.js';
import { Segments, type Model, type Segment } from '../../causality/android/segments.js';
import type { Columns, Operations } from '../../trace/batch.js';
import { LocationIndex } from '../../trace/locations.js';
import { isAccess, OpKind } from '../../trace/operations.js';
import type { OpenTrace } from '../../trace/reader.js';
import { Execution } from '../context/execution.js';
import { Performers } from '../context/performers.js';
import { AccessPlaces } from '../races/access-places.js';
import { stackOf } from '../races/current-access.js';
import { touchedBy, type TouchedLocation } from '../races/locations.js';
import { callbackRole } from './callback-roles.js';
import { EdgeChannels } from './channels.js';
import { Checker } from './checker.js';
import { LifecycleTransactions } from './lifecycle-transactions.js';
import { createOp } from './operations.js';
import type { AtomicityMode, AtomicityOptions } from './options.js';
import { PostedTasks } from './posted-tasks.js';
import { ServiceBlocks } from './service-blocks.js';
import { TreeTransactions } from './transactions.js';
import type { FoundCycle } from './cycles.js';

export interface ModeResult {
  readonly mode: AtomicityMode;
  readonly cycles: readonly FoundCycle[];
  /** Edges that closed a cycle of which nothing more is said. */
  readonly untold: number;
}

export class AtomicityCheck {
  readonly performers = new Performers();
  readonly places = new AccessPlaces();
  readonly execution: Execution;
  /** What the locations of edges are, by number. */
  readonly touched = new Map<number, TouchedLocation>();
  private readonly locations: LocationIndex;
  private readonly segments: Segments;
  private readonly rules: PairRules;
  private readonly locks: PairRule | undefined;
  private readonly channels: EdgeChannels;
  private readonly posted: PostedTasks;
  private readonly modes: readonly { readonly mode: AtomicityMode; readonly checker: Checker }[];
  private readonly checkers: readonly Checker[];
  private lifecycle: LifecycleTransactions | undefined;
  private readonly op = createOp();
  private columns!: Columns;
  private index = 0;

  constructor(
    private readonly trace: OpenTrace,
    model: Model,
    private readonly options: AtomicityOptions = {},
  ) {
    const { tables } = trace;
    this.locations = new LocationIndex(tables);
    this.segments = new Segments(tables, model);
    this.execution = new Execution(tables, undefined, false);
    // Without tasks there is nothing that a component could hold together.
    this.modes = model === 'threads' ? [this.tree()] : [this.tree(), this.lifecycleMode()];
    this.checkers = this.modes.map(({ checker }) => checker);
    this.channels = new EdgeChannels(this.checkers);
    this.posted = new PostedTasks(this.checkers);
    const joinThread = (thread: number) => {
      this.join(thread);
    };
    this.rules = new PairRules(tables, this.channels, { model, joinThread });
    const context = { tables, channels: this.channels, model, joinThread };
    this.locks = model === 'threads' ? undefined : lockRule(context);
  }

  /** Have components been seen, so that the lifecycle mode says something of its own? */
  get sawComponents(): boolean {
    return this.lifecycle?.sawComponents ?? false;
  }

  take(operations: Operations): void {
    const locations = this.locations.locate(operations);
    const { kind, length } = operations;
    for (const checker of this.checkers) checker.accesses.reserve(this.locations.size);
    this.columns = operations;
    for (let index = 0; index < length; index++) {
      this.index = index;
      const segment = this.segments.take(operations, index);
      if (segment.opens || !isAccess(kind[index]!)) this.takeOther(operations, index, segment);
      if (isAccess(kind[index]!)) this.takeAccess(operations, index, locations[index]!);
    }
    this.sweep();
  }

  finish(): ModeResult[] {
    return this.modes
      .filter(({ mode }) => mode === 'tree' || this.sawComponents)
      .map(({ mode, checker: { cycles } }) => ({
        mode,
        cycles: cycles.found,
        untold: cycles.untold,
      }));
  }

  private takeAccess(columns: Columns, index: number, location: number): void {
    if (location === 0) return;
    const thread = columns.thread[index]!;
    this.fill(columns, index);
    const isWrite = columns.kind[index] === OpKind.Write;
    for (const checker of this.checkers) {
      if (isWrite) checker.write(thread, location, this.op);
      else checker.read(thread, location, this.op);
    }
  }

  private takeOther(columns: Columns, index: number, segment: Segment): void {
    const kind: OpKind = columns.kind[index]!;
    const ends = kind === OpKind.End;
    if (ends) this.fill(columns, index);
    this.execution.step(columns, index);
    if (!ends) this.fill(columns, index);
    for (const checker of this.checkers) checker.turnTo(segment);
    if (kind === OpKind.Begin && segment.kind === 'task') this.begin(columns, index);
    else if (kind === OpKind.Trigger) this.trigger(columns, index);
    this.order(columns, index, segment);
    if (!isAccess(kind)) this.turn(columns, index, kind);
    if (ends && segment.closes && segment.kind === 'task') {
      for (const checker of this.checkers) checker.end(segment.thread);
    }
  }

  private begin(columns: Columns, index: number): void {
    const thread = columns.thread[index]!;
    const { performer } = this.execution.thread(thread);
    const posted = this.posted.take(columns.a[index]!);
    for (const [mode, checker] of this.checkers.entries()) {
      checker.begin(thread, performer, posted?.[mode]);
    }
  }

  private trigger(columns: Columns, index: number): void {
    const thread = columns.thread[index]!;
    const { performer } = this.execution.thread(thread);
    if (performer.task === 0) return;
    for (const checker of this.checkers) {
      checker.trigger(thread, performer, columns.a[index]!, columns.b[index]!, this.op);
    }
  }

  /** What must come before the operation, and what it comes before. */
  private order(columns: Columns, index: number, segment: Segment): void {
    const { channels, locks } = this;
    const kind = columns.kind[index]!;
    channels.op = this.op;
    channels.thread = columns.thread[index]!;
    channels.begins = kind === OpKind.Begin;
    channels.lock = columns.a[index]! | 0;
    this.rules.before(columns, index, segment);
    if (isAccess(kind)) return;
    locks?.before?.[kind]?.(columns, index, segment);
    this.rules.after(columns, index, segment);
    locks?.after?.[kind]?.(columns, index, segment);
  }

  private turn(columns: Columns, index: number, kind: OpKind): void {
    const thread = columns.thread[index]!;
    const { performer } = this.execution.thread(thread);
    const [a, b] = [columns.a[index]!, columns.b[index]!];
    for (const checker of this.checkers) {
      switch (kind) {
        case OpKind.Instance:
          checker.transactions.instantiate(a, columns.c[index]!);
          break;
        case OpKind.Enable:
          checker.transactions.enable(checker.nodeOf(thread, this.op), a, b);
          break;
        case OpKind.Trigger:
          if (this.isRequest(a)) {
            checker.transactions.enable(checker.nodeOf(thread, this.op), a, b);
          }
          break;
        case OpKind.Atomic:
          checker.enterBlock(thread, performer, this.op);
          break;
        case OpKind.EndAtomic:
          checker.leaveBlock(thread, this.op);
          break;
        default:
      }
    }
    if (kind === OpKind.Post) this.posted.post(a, thread);
    else if (kind === OpKind.Remove) this.posted.remove(a);
  }

  /** Logs tell of a request to start or bind a service as if it were a callback. */
  private isRequest(callback: number): boolean {
    return callbackRole(this.trace.tables.callbacks[callback]?.name ?? '') === 'none';
  }

  private join(thread: number): void {
    for (const checker of this.checkers) {
      const last = checker.lastOf(thread);
      if (last !== undefined) checker.followMust(this.columns.thread[this.index]!, last, this.op);
    }
  }

  private fill(columns: Columns, index: number): void {
    const { op, execution, performers, places } = this;
    const state = execution.thread(columns.thread[index]!);
    const line = columns.line[index]!;
    op.line = line;
    op.performer = performers.idOf(state.performer);
    op.kind = columns.kind[index]!;
    const own = isAccess(op.kind) ? columns.d[index]! : 0;
    op.code = places.codeOf(columns.site[index]!, stackOf(own, state.stack));
    if (columns.number[index] !== line) places.keepNumber(line, columns.number[index]!);
  }

  private sweep(): void {
    for (const [mode, checker] of this.checkers.entries()) {
      const references = [this.channels.references(mode), this.posted.references(mode)];
      checker.sweepIfDue(this.locations.size, {
        forEachNode: (tell) => {
          for (const each of references) each.forEachNode(tell);
        },
        renumber: (renumbered) => {
          for (const each of references) each.renumber(renumbered);
        },
      });
    }
    const kept = this.checkers.reduce((sum, { graph }) => sum + graph.edges.size, 0);
    this.performers.sweepIfDue(kept + this.locations.size, (marks) => {
      this.channels.mark(marks);
      for (const checker of this.checkers) checker.mark(marks);
    });
  }

  private tree() {
    const checker = this.checker((nodes) => new TreeTransactions(nodes));
    return { mode: 'tree' as const, checker };
  }

  private lifecycleMode() {
    const { tables } = this.trace;
    const checker = this.checker((nodes, overlaps) => {
      const blocks = new ServiceBlocks(nodes, overlaps);
      return (this.lifecycle = new LifecycleTransactions(tables, nodes, blocks, this.options));
    });
    return { mode: 'lifecycle' as const, checker };
  }

  private checker(create: ConstructorParameters<typeof Checker>[2]): Checker {
    return new Checker(this.performers, this.options, create, (location) => {
      if (!this.touched.has(location)) {
        this.touched.set(location, touchedBy(this.columns, this.index));
      }
    });
  }
}
