/**
 * What a program can do next: the semantics of threads, loopers, queues and locks, on states that are
 * plain data. The queue is the simulator's copy of Android's MessageQueue. Time passes by itself, a
 * millisecond at a time up to a limit, and when a looper sleeps until its next task is due.
 */
import { Flag, OpKind } from '../../../server/src/trace/operations.js';
import type { Operation } from '../../../server/src/trace/batch.js';
import { MessageQueue, type Message } from '../simulator/message-queue.js';
import type { Body, Program } from './program.js';

export interface State {
  /** Bit by bit, the operations that have happened. */
  readonly done: number;
  readonly now: number;
  /** By queue. */
  readonly queues: readonly (readonly Message[])[];
}

export interface Move {
  /** The operation that happens, or -1 if only time passes. */
  readonly step: number;
  readonly next: State;
}

/** The set of all operations. */
export const ALL = -1;

/** Milliseconds that pass by themselves, at most. */
const CLOCK_STOPS = 3;

export interface MachineOptions {
  /** Milliseconds at the start, and until when they pass by themselves. */
  readonly clockStarts?: number;
  readonly clockStops?: number;
  /** Removes take a task back, or do not happen. */
  readonly removalsWork?: boolean;
}

export class ProgramMachine {
  private readonly bodyOfTask = new Map<number, Body>();
  private readonly timed: boolean;

  /**
   * Only what is in `allowed` may happen, and what is in it may not be removed: whether a task runs at
   * all can depend on the schedule, and only schedules with the same operations can be compared.
   */
  constructor(
    private readonly program: Program,
    private readonly allowed: number = ALL,
    private readonly options: MachineOptions = {},
  ) {
    for (const body of program.bodies) if (body.task !== 0) this.bodyOfTask.set(body.task, body);
    const timed = Flag.Delayed | Flag.AtTime;
    this.timed = program.operations.some(({ flags }) => (flags & timed) !== 0);
  }

  initial(): State {
    return {
      done: 0,
      now: this.options.clockStarts ?? 1,
      queues: this.program.tables.queues.map(() => []),
    };
  }

  moves(state: State): Move[] {
    const moves = this.program.bodies.flatMap((body) => this.movesOf(state, body));
    if (this.timed && state.now <= (this.options.clockStops ?? CLOCK_STOPS)) {
      moves.push({ step: -1, next: { ...state, now: state.now + 1 } });
    }
    return moves;
  }

  private movesOf(state: State, { steps }: Body): Move[] {
    const step = steps.find((each) => !has(state.done, each));
    if (step === undefined || !has(this.allowed, step)) return [];
    const operation = this.program.operations[step]!;
    if (!this.isEnabled(state, operation)) return [];
    return [{ step, next: this.after({ ...state, done: state.done | (1 << step) }, operation) }];
  }

  private isEnabled(state: State, operation: Operation): boolean {
    const { kind, thread, a, b, c } = operation;
    switch (kind) {
      case OpKind.Init:
        return this.allDone(state, (each) => each.kind === OpKind.Fork && each.a === thread);
      case OpKind.Join:
        return this.allDone(state, (each) => each.kind === OpKind.Exit && each.thread === a);
      case OpKind.Await:
        return this.allDone(state, (each) => each.kind === OpKind.Signal && each.a === a);
      case OpKind.Barrier:
        return this.allDone(state, (each) => each.kind === OpKind.Attach && each.b === b);
      case OpKind.Post:
        return (
          this.allDone(state, (each) => each.kind === OpKind.Attach && each.b === b) &&
          (c === 0 || this.allDone(state, (each) => each.kind === OpKind.Enable && each.a === c))
        );
      case OpKind.Lock:
        return !this.isHeld(state, a);
      case OpKind.Begin:
        return this.mayBegin(state, thread, a);
      case OpKind.Remove:
        if (this.options.removalsWork === true) return isWaiting(state, a);
        return this.allowed === ALL || !this.wouldTakeAllowed(state, a);
      default:
        return true;
    }
  }

  private after(state: State, { kind, thread, a, b, flags, amount }: Operation): State {
    switch (kind) {
      case OpKind.Post: {
        const asynchronous = (flags & Flag.Async) !== 0;
        const when = whenOf(state.now, flags, amount);
        return enqueue(state, b, { task: a, when, asynchronous, barrier: false });
      }
      case OpKind.Barrier: {
        const message = { task: a, when: state.now, asynchronous: false, barrier: true };
        return enqueue(state, b, message);
      }
      case OpKind.Unbarrier:
      case OpKind.Remove:
        return take(state, a);
      case OpKind.Begin: {
        const when = state.queues[thread]!.find(({ task }) => task === a)!.when;
        return take({ ...state, now: Math.max(state.now, when) }, a);
      }
      default:
        return state;
    }
  }

  /** The looper is free, has begun to loop, and would take this task next. */
  private mayBegin(state: State, thread: number, task: number): boolean {
    if (queueOf(state, thread).next(Infinity)?.task !== task) return false;
    if (!this.allDone(state, (each) => each.kind === OpKind.Loop && each.thread === thread))
      return false;
    return [...this.bodyOfTask.values()].every(
      (body) =>
        body.thread !== thread ||
        !has(state.done, body.steps[0]!) ||
        has(state.done, body.steps.at(-1)!),
    );
  }

  private wouldTakeAllowed(state: State, task: number): boolean {
    return isWaiting(state, task) && has(this.allowed, this.bodyOfTask.get(task)!.steps[0]!);
  }

  private isHeld(state: State, lock: number): boolean {
    let holds = 0;
    for (const [index, { kind, a }] of this.program.operations.entries()) {
      if (a !== lock || !has(state.done, index)) continue;
      if (kind === OpKind.Lock) holds++;
      if (kind === OpKind.Unlock) holds--;
    }
    return holds > 0;
  }

  private allDone(state: State, test: (operation: Operation) => boolean): boolean {
    return this.program.operations.every((each, index) => !test(each) || has(state.done, index));
  }
}

function isWaiting({ queues }: State, task: number): boolean {
  return queues.some((queue) => queue.some((message) => message.task === task));
}

export function has(set: number, element: number): boolean {
  return ((set >>> element) & 1) !== 0;
}

function whenOf(now: number, flags: number, amount: number): number {
  if ((flags & Flag.Front) !== 0) return -Infinity;
  return (flags & Flag.AtTime) !== 0 ? amount : now + amount;
}

function queueOf({ queues }: State, queue: number): MessageQueue {
  const messages = new MessageQueue();
  messages.messages.push(...queues[queue]!);
  return messages;
}

function enqueue(state: State, queue: number, message: Message): State {
  const changed = queueOf(state, queue);
  changed.enqueue(message);
  return { ...state, queues: state.queues.with(queue, changed.messages) };
}

function take(state: State, task: number): State {
  const queues = state.queues.map((queue) => queue.filter((message) => message.task !== task));
  return { ...state, queues };
}
