/**
 * Random runs of a small made-up app, with values, as racetrace text: handlers of one looper and two
 * workers share a pointer and two numbers of two objects. Every access has a site of its own.
 */
import { Random } from '../simulator/random.js';

const HEAD = `racetrace 1
thread t1 looper main
thread t2 worker A
thread t3 worker B
thread t4 binder system
queue q1 looper main
field f1 org.app.Act.hub
field f2 org.app.Act.low
field f3 org.app.Act.high
callback c1 message org.app.Act onLoad
callback c2 message org.app.Act onShow
callback c3 lifecycle org.app.Act onPause
t1 init
t2 init
t3 init
t4 init
t1 attach q1
t1 loop q1`;

const FIELDS = ['f1', 'f2', 'f3'];

export function randomAppTrace(seed: number, turns = 60): string {
  const app = new App(new Random(seed + 1));
  for (let turn = 0; turn < turns; turn++) app.turn();
  return app.text();
}

class App {
  private readonly lines = [HEAD];
  private readonly memory = new Map<string, string>();
  private waiting: number[] = [];
  private running = 0;
  private object = 1;
  private tasks = 0;
  private sites = 0;

  constructor(private readonly random: Random) {}

  text(): string {
    return this.lines.join('\n');
  }

  turn(): void {
    const thread = 1 + this.random.below(4);
    if (this.random.chance(0.3)) this.post(thread);
    else if (thread === 1) this.looper();
    else if (thread === 2 && this.random.chance(0.35)) this.signal();
    else if (thread < 4) this.access(thread, 1 + this.random.below(2), true);
  }

  private post(thread: number): void {
    if (thread === 1 && this.running === 0) return;
    const task = ++this.tasks;
    this.waiting.push(task);
    const delay = this.random.chance(0.3) ? ' delay=10' : '';
    this.lines.push(`t${thread} post e${task} q1 c${1 + this.random.below(3)}${delay}`);
  }

  private looper(): void {
    if (this.running === 0) {
      const [task] = this.waiting.splice(this.random.below(this.waiting.length || 1), 1);
      if (task === undefined) return;
      this.running = task;
      this.object = 1 + this.random.below(2);
      this.lines.push(`t1 begin e${task}`);
    } else if (this.random.chance(0.25)) {
      this.lines.push(`t1 end e${this.running}`);
      this.running = 0;
    } else this.access(1, this.object, this.random.chance(0.4));
  }

  private signal(): void {
    const [from, to] = this.random.chance(0.5) ? ['t2', 't3'] : ['t3', 't2'];
    this.sites++;
    this.lines.push(`${from} signal h${this.sites}`, `${to} await h${this.sites}`);
  }

  private access(thread: number, object: number, writes: boolean): void {
    const field = FIELDS[this.random.below(3)]!;
    const location = `o${object}.${field}`;
    const site = ++this.sites;
    this.lines.push(`site s${site} org.app.Act.m(Act.java:${site})`);
    if (writes) this.memory.set(location, this.valueFor(field));
    const value = this.memory.get(location) ?? (field === 'f1' ? 'null' : '0');
    this.lines.push(`t${thread} ${writes ? 'write' : 'read'} ${location} =${value} s${site}`);
  }

  private valueFor(field: string): string {
    if (field === 'f1') return this.random.chance(0.5) ? 'null' : 'o9';
    return String(this.random.below(4));
  }
}
