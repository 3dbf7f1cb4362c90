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
import { linkCause } from './causes.js';
import { HeldLocks, Locksets } from './locksets.js';
import { createPerformer, type Performer } from './performers.js';
import { stepAt, Tasks } from './tasks.js';

export interface ThreadState {
  /** The task that runs, or the thread itself. */
  performer: Performer;
  /** The thread outside of its tasks. */
  readonly itself: Performer;
  stack: number;
  /** The stack outside the task that is running. */
  outerStack: number;
  readonly locks: HeldLocks;
}

export class Execution {
  readonly locksets = new Locksets();
  readonly stacks: CallStacks;
  private readonly tasks: Tasks;
  private readonly threads: ThreadState[] = [];

  /** Where locks order, nobody asks who holds which. */
  constructor(
    tables: TraceTables,
    clock: CausalClock | undefined,
    private readonly keepsLocks: boolean,
  ) {
    this.stacks = new CallStacks(tables);
    this.tasks = new Tasks(tables, clock);
  }

  thread(thread: number): ThreadState {
    return this.threads[thread] ?? this.addThread(thread);
  }

  /** Takes an operation that is neither read nor write, after the clock has. */
  step(columns: Columns, index: number): void {
    const kind: OpKind = columns.kind[index]!;
    const state = this.thread(columns.thread[index]!);
    const a = columns.a[index]!;
    switch (kind) {
      case OpKind.Lock:
        if (this.keepsLocks) state.locks.lock(a, isShared(columns, index));
        break;
      case OpKind.Unlock:
        if (this.keepsLocks) state.locks.unlock(a, isShared(columns, index));
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
        if (state.performer === state.itself) state.stack = 0;
        break;
      default:
        this.stepTask(columns, index, state);
    }
  }

  private stepTask(columns: Columns, index: number, state: ThreadState): void {
    const a = columns.a[index]!;
    switch (columns.kind[index]! as OpKind) {
      case OpKind.Fork:
        this.fork(columns, index, state);
        break;
      case OpKind.Post:
        this.tasks.post(columns, index, state.performer);
        break;
      case OpKind.Input:
        this.tasks.input(a);
        break;
      case OpKind.Remove:
        this.tasks.remove(a);
        break;
      case OpKind.Trigger:
        if (state.performer !== state.itself) this.tasks.trigger(state.performer, a);
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

  private fork(columns: Columns, index: number, { performer }: ThreadState): void {
    const { itself } = this.thread(columns.a[index]!);
    itself.link = linkCause(stepAt(columns, index, 'fork', performer), performer.link);
  }

  private beginTask(columns: Columns, index: number, state: ThreadState): void {
    this.endTask(state);
    state.performer = this.tasks.begin(columns, index);
    state.outerStack = state.stack;
    state.stack = 0;
  }

  private endTask(state: ThreadState): void {
    if (state.performer === state.itself) return;
    this.tasks.end(state.performer);
    state.performer = state.itself;
    state.stack = state.outerStack;
  }

  private addThread(thread: number): ThreadState {
    const itself = createPerformer(0, thread);
    const locks = new HeldLocks(this.locksets);
    return (this.threads[thread] = { performer: itself, itself, stack: 0, outerStack: 0, locks });
  }
}

function isShared({ flags }: Columns, index: number): boolean {
  return (flags[index]! & Flag.Shared) !== 0;
}
