/**
 * Random traces for the atomicity check, as racetrace text: two loopers and two workers that share a few
 * fields and a lock, callbacks of activities, fragments, services and receivers posted by a binder
 * thread, tasks that post to their own and to other threads, blocks marked as atomic.
 */
import { Random } from './simulator/random.js';

const HEADER = `racetrace 1
thread t1 looper main
thread t2 looper back
thread t3 worker A
thread t4 worker B
thread t5 binder "Binder Thread #1"
queue q1 looper main
queue q2 looper back
field f1 org.app.Main.a
field f2 org.app.Main.b
field f3 org.app.Main.c
component i1 activity org.app.Main
component i2 service org.app.Work
component i3 receiver org.app.Ear
component i4 fragment org.app.Part
callback c1 lifecycle org.app.Main onCreate
callback c2 lifecycle org.app.Main onPause
callback c3 lifecycle org.app.Main onDestroy
callback c4 service org.app.Work onCreate
callback c5 service org.app.Work onStartCommand
callback c6 service org.app.Work onBind
callback c7 service org.app.Work onServiceConnected
callback c8 service org.app.Work onDestroy
callback c9 broadcast org.app.Ear onReceive
callback c10 lifecycle org.app.Part onStart
t1 init
t2 init
t1 attach q1
t2 attach q2
t1 loop q1
t2 loop q2`;

/** Callback and component; the ends of lives are rare. */
const CALLBACKS = [
  'c1 i1',
  'c2 i1',
  'c4 i2',
  'c5 i2',
  'c6 i2',
  'c7 i2',
  'c9 i3',
  'c10 i4',
  'c1 i1',
  'c6 i2',
  'c7 i2',
];
const ENDS = ['c3 i1', 'c8 i2'];

export interface RandomAtomicityOptions {
  readonly turns?: number;
  /** Tasks belong to components. */
  readonly components?: boolean;
}

export function randomAtomicityTrace(seed: number, options: RandomAtomicityOptions = {}): string {
  const { turns = 120, components = true } = options;
  return new Machine(new Random(seed), components).run(turns);
}

class Machine {
  private readonly lines = [HEADER];
  private readonly waiting: [number[], number[]] = [[], []];
  private readonly running = [0, 0];
  private readonly depth = [0, 0];
  private lockedBy = 0;
  private tasks = 0;
  private forked = 0;

  constructor(
    private readonly random: Random,
    private readonly components: boolean,
  ) {}

  run(turns: number): string {
    for (let turn = 0; turn < turns; turn++) this.turn();
    return this.lines.join('\n');
  }

  private turn(): void {
    const thread = this.random.below(6) + 1;
    if (thread === 5) this.binderPost();
    else if (thread <= 2) this.looper(thread);
    else if (thread === 6) this.looper(1);
    else this.worker(thread);
  }

  private looper(thread: number): void {
    const queue = this.waiting[thread - 1]!;
    if (this.running[thread - 1] === 0) {
      const [task] = queue.splice(this.random.below(Math.max(queue.length, 1)), 1);
      if (task === undefined) return;
      this.running[thread - 1] = task;
      this.lines.push(`t${thread} begin e${task}`);
    } else if (this.random.chance(0.15) && this.lockedBy !== thread) {
      this.lines.push(`t${thread} end e${this.running[thread - 1]!}`);
      this.running[thread - 1] = 0;
    } else this.act(thread);
  }

  private worker(thread: number): void {
    if (this.forked < thread - 2) {
      this.forked = thread - 2;
      this.lines.push(`t${this.random.below(2) + 1} fork t${thread}`, `t${thread} init`);
      return;
    }
    const at = thread - 3;
    if (this.random.chance(0.1)) {
      this.depth[at]!++;
      this.lines.push(`t${thread} atomic`);
    } else if (this.depth[at]! > 0 && this.random.chance(0.25)) {
      this.depth[at]!--;
      this.lines.push(`t${thread} end-atomic`);
    } else this.act(thread);
  }

  private act(thread: number): void {
    const choice = this.random.below(12);
    if (choice < 8) this.access(thread, choice < 4 ? 'read' : 'write');
    else if (choice < 10) this.post(thread);
    else this.lock(thread);
  }

  private access(thread: number, verb: string): void {
    this.lines.push(`t${thread} ${verb} f${this.random.below(3) + 1}`);
  }

  private post(thread: number): void {
    const target = this.random.chance(0.7) && thread <= 2 ? thread : this.random.below(2) + 1;
    const task = ++this.tasks;
    this.waiting[target - 1]!.push(task);
    this.lines.push(`t${thread} post e${task} q${target}`);
  }

  private lock(thread: number): void {
    if (this.lockedBy === 0) {
      this.lockedBy = thread;
      this.lines.push(`t${thread} lock o1`);
    } else if (this.lockedBy === thread) {
      this.lockedBy = 0;
      this.lines.push(`t${thread} unlock o1`);
    }
  }

  private binderPost(): void {
    const task = ++this.tasks;
    this.waiting[0].push(task);
    const pool = this.random.chance(0.05) ? ENDS : CALLBACKS;
    const callback = this.components ? ` ${pool[this.random.below(pool.length)]!}` : '';
    this.lines.push(`t5 post e${task} q1${callback}`);
  }
}
