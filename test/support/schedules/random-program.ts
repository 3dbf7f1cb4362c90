/**
 * Random small programs, from a seed: a looper or two, workers, tasks that any of them posts, and
 * whatever else the features allow. A step that would need too many operations is left out.
 */
import { createOperation, type Operation } from '../../../server/src/trace/batch.js';
import { Flag, OpKind } from '../../../server/src/trace/operations.js';
import { Random } from '../simulator/random.js';
import {
  finishProgram,
  MOST_OPERATIONS,
  tablesFor,
  taskDraft,
  threadDraft,
  type Draft,
  type Program,
} from './program.js';
import { randomSchedule } from './search.js';

export interface Features {
  /** Delays, times, the front, async messages. */
  readonly tags: boolean;
  readonly barriers: boolean;
  readonly locks: boolean;
  readonly removal: boolean;
}

const LOOPERS = [
  [true, false, false],
  [true, false],
  [true, true, false],
  [true, true],
];

/** What is not done if a task is removed, at least. */
const OPERATIONS_OF_TASK = 2;
const CALLBACK = 1;
const BARRIER = 100;

/** A program that some schedule brings to its end; most that are written at random get stuck. */
export function randomProgram(seed: number, features: Features): Program {
  const random = new Random(seed);
  for (;;) {
    const program = new ProgramWriter(random, features).write();
    if (mayEnd(program, random)) return program;
  }
}

const TRIES = 4;

function mayEnd(program: Program, random: Random): boolean {
  const removes = program.operations.filter(({ kind }) => kind === OpKind.Remove).length;
  const least = program.operations.length - removes * OPERATIONS_OF_TASK;
  const runs = Array.from({ length: TRIES }, () => randomSchedule(program, random));
  return runs.some(({ length }) => length >= least);
}

class ProgramWriter {
  private readonly drafts: Draft[] = [];
  private readonly loopers: readonly boolean[];

  constructor(
    private readonly random: Random,
    private readonly features: Features,
  ) {
    this.loopers = random.pick(LOOPERS)!;
  }

  write(): Program {
    for (const [index, looper] of this.loopers.entries()) {
      this.drafts.push(threadDraft(index + 1, looper));
    }
    const tasks = 2 + this.random.below(3);
    for (let task = 1; task <= tasks; task++) this.addTask(task);
    this.maybeFork();
    const signals = this.random.below(4);
    for (let handle = 1; handle <= signals; handle++) this.addSignal(handle);
    if (this.random.chance(0.3)) this.addEnable();
    if (this.features.barriers && this.random.chance(0.7)) this.addBarrier();
    if (this.features.locks) this.addLocks();
    if (this.features.removal) this.addRemoval(1 + this.random.below(tasks));
    return finishProgram(this.drafts, tablesFor(this.loopers));
  }

  /** A task of one looper, posted by something that was there before it. */
  private addTask(task: number): void {
    const poster = this.random.pick(this.drafts)!;
    const thread = this.pickLooper();
    this.insert(poster, [this.step(OpKind.Post, { a: task, b: thread, ...this.tag() })]);
    this.drafts.push(taskDraft(thread, task));
  }

  /** The last thread may be started by another one, and waited for. */
  private maybeFork(): void {
    if (this.random.chance(0.5)) return;
    const child = this.loopers.length;
    const parents = this.drafts.filter(({ thread }) => thread !== child);
    const parent = this.random.pick(parents)!;
    const steps = [this.step(OpKind.Fork, { a: child })];
    const waits = !this.loopers[child - 1]! && this.random.chance(0.5);
    if (waits) steps.push(this.step(OpKind.Join, { a: child }));
    this.insert(parent, steps);
  }

  /** Often from task to task, where ATOMIC has something to say. */
  private addSignal(handle: number): void {
    const tasks = this.drafts.filter(({ task }) => task !== 0);
    const sides = this.random.chance(0.6) ? tasks : this.drafts;
    this.insert(this.random.pick(sides)!, [this.step(OpKind.Signal, { a: handle })]);
    this.insert(this.random.pick(sides)!, [this.step(OpKind.Await, { a: handle })]);
  }

  /** Some task is a callback, and is only posted once it is enabled. */
  private addEnable(): void {
    const posts = this.drafts.flatMap(({ steps }) => steps).filter(isPost);
    if (this.count() >= MOST_OPERATIONS) return;
    this.random.pick(posts)!.c = CALLBACK;
    this.insert(this.random.pick(this.drafts)!, [this.step(OpKind.Enable, { a: CALLBACK })]);
  }

  private addBarrier(): void {
    const thread = this.pickLooper();
    this.insert(this.random.pick(this.drafts)!, [
      this.step(OpKind.Barrier, { a: BARRIER, b: thread }),
      this.step(OpKind.Unbarrier, { a: BARRIER }),
    ]);
  }

  private addLocks(): void {
    for (let count = 0; count < 2; count++) {
      const [lock, unlock] = [OpKind.Lock, OpKind.Unlock].map((kind) => this.step(kind, { a: 1 }));
      this.insert(this.random.pick(this.drafts)!, [lock!, unlock!]);
    }
  }

  private addRemoval(task: number): void {
    this.insert(this.random.pick(this.drafts)!, [this.step(OpKind.Remove, { a: task })]);
  }

  /** Puts steps into a body, in this order, anywhere between its first and its last. */
  private insert({ steps }: Draft, added: readonly Operation[]): void {
    if (this.count() + added.length > MOST_OPERATIONS) return;
    let from = 1;
    for (const step of added) {
      const at = from + this.random.below(steps.length - from);
      steps.splice(at, 0, step);
      from = at + 1;
    }
  }

  private count(): number {
    // A task that is still to come needs its begin and end.
    return this.drafts.reduce((sum, { steps }) => sum + steps.length, 2);
  }

  private pickLooper(): number {
    const numbers = this.loopers.flatMap((looper, index) => (looper ? [index + 1] : []));
    return this.random.pick(numbers)!;
  }

  private step(kind: OpKind, more: Partial<Operation>): Operation {
    return { ...createOperation(kind, 0, 0), ...more };
  }

  private tag(): Partial<Operation> {
    if (!this.features.tags) return {};
    const async = this.random.chance(0.3) ? Flag.Async : 0;
    const amount = this.random.below(3);
    switch (this.random.below(5)) {
      case 0:
        return { flags: Flag.Front | async };
      case 1:
        return { flags: Flag.AtTime | async, amount: 1 + amount };
      case 2:
        return { flags: Flag.Delayed | async, amount };
      default:
        return { flags: async };
    }
  }
}

function isPost({ kind }: Operation): boolean {
  return kind === OpKind.Post;
}
