/**
 * Where each thread stands as the trace goes by: the task that it runs, the locks that it holds, the
 * methods that it is in. Tasks, binder transactions and native brackets begin with no method entered
 * (docs/causality.md, "Who performs an operation").
 */
import type { CausalClock } from '../../causality/clock.js';
import type { Columns } from '../../trace/batch.js';
import { Flag, OpKind } from '../../trace/operations.js';
import type { TraceTables } from '../../trace/tables.js';
import { CallStacks } from './call-stacks.js';
import { HeldLocks, Locksets } from './locksets.js';
import { Tasks, type TaskRecord } from './tasks.js';

export interface ThreadState {
  task: TaskRecord | undefined;
  stack: number;
  /** The stack outside the task that is running. */
  outerStack: number;
  readonly locks: HeldLocks;
}

export class Execution {
  readonly locksets = new Locksets();
  readonly stacks: CallStacks;
  readonly tasks: Tasks;
  private readonly threads: ThreadState[] = [];

  /** Without a clock the order of posts is not kept. */
  constructor(tables: TraceTables, clock?: CausalClock) {
    this.stacks = new CallStacks(tables);
    this.tasks = new Tasks(tables, clock);
  }

  thread(thread: number): ThreadState {
    return (this.threads[thread] ??= {
      task: undefined,
      stack: 0,
      outerStack: 0,
      locks: new HeldLocks(this.locksets),
    });
  }

  /** The call stack of the operation: its own, if the trace gives it, or that of its thread. */
  stackOf(columns: Columns, index: number, state: ThreadState): number {
    const own = columns.d[index]!;
    return own === 0 ? state.stack : -own;
  }

  /** Takes the operation, after the clock has. An `end` leaves its task last. */
  step(columns: Columns, index: number): void {
    const kind: OpKind = columns.kind[index]!;
    if (kind === OpKind.Read || kind === OpKind.Write) return;
    const state = this.thread(columns.thread[index]!);
    const a = columns.a[index]!;
    const shared = (columns.flags[index]! & Flag.Shared) !== 0;
    switch (kind) {
      case OpKind.Lock:
        state.locks.lock(a, shared);
        break;
      case OpKind.Unlock:
        state.locks.unlock(a, shared);
        break;
      case OpKind.Enter:
        state.stack = this.stacks.enter(state.stack, a, columns.site[index]!);
        break;
      case OpKind.Leave:
        state.stack = this.stacks.leave(state.stack, a);
        break;
      case OpKind.Receive:
      case OpKind.Reply:
      case OpKind.NativeEnter:
      case OpKind.NativeLeave:
        if (state.task === undefined) state.stack = 0;
        break;
      default:
        this.stepTask(columns, index, state);
    }
  }

  private stepTask(columns: Columns, index: number, state: ThreadState): void {
    const a = columns.a[index]!;
    switch (columns.kind[index]! as OpKind) {
      case OpKind.Post:
        this.tasks.post(columns, index, state.task);
        break;
      case OpKind.Input:
        this.tasks.input(a);
        break;
      case OpKind.Remove:
        this.tasks.remove(a);
        break;
      case OpKind.Trigger:
        if (state.task !== undefined) this.tasks.trigger(state.task, a);
        break;
      case OpKind.Begin:
        this.beginTask(columns, index, state);
        break;
      case OpKind.End:
        this.endTask(state);
        break;
      default:
    }
  }

  private beginTask(columns: Columns, index: number, state: ThreadState): void {
    this.endTask(state);
    state.task = this.tasks.begin(columns, index);
    state.outerStack = state.stack;
    state.stack = 0;
  }

  private endTask(state: ThreadState): void {
    if (state.task === undefined) return;
    this.tasks.end(state.task);
    state.task = undefined;
    state.stack = state.outerStack;
  }
}
