/**
 * DroidRacer logs of any length, the same for the same parameters, with the mix of a published one:
 * nine accesses of ten operations, one main looper, posts from its own tasks (some delayed), from
 * binder threads and from workers, views that are enabled and clicked, activities that are paused and
 * resumed, locks. The queue runs tasks in the order of their times, so that the log can have happened.
 */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom } from '../random.js';

export interface DroidRacerParameters {
  readonly operations: number;
  readonly tasks: number;
}

const FOLDER = '.cache/bench';
const MAIN = 1;
const BINDERS = [2, 3, 4, 5];
const VIEWS = 40;
const ACTIVITIES = 6;
const LOCKS = 12;
/** Distinct object fields: as many as accesses divided by this. */
const ACCESSES_PER_LOCATION = 7;

/** The path of a file with such a log; written only when it is not there yet. */
export function droidRacerLog(parameters: DroidRacerParameters): string {
  const { operations, tasks } = parameters;
  const file = path.join(FOLDER, `droidracer-${operations}-${tasks}.txt`);
  if (existsSync(file)) return file;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${file}.partial`, new LogWriter(parameters).write());
  renameSync(`${file}.partial`, file);
  return file;
}

interface WaitingTask {
  readonly task: number;
  readonly due: number;
  /** What the platform does in it, if it comes from outside. */
  readonly trigger: string;
}

class LogWriter {
  private readonly random = createRandom(20_142);
  private readonly lines: string[] = [];
  private readonly waiting: WaitingTask[] = [];
  private readonly enabledViews: number[] = [];
  private readonly states = new Array<string>(ACTIVITIES).fill('RESUME-ACT');
  private readonly locations: number;
  private readonly accessesPerTask: number;
  private opId = 0;
  private rwId = 0;
  private block = 0;
  private posted = 0;
  private threads = 10;
  private time = 0;

  constructor(private readonly parameters: DroidRacerParameters) {
    const { operations, tasks } = parameters;
    this.accessesPerTask = Math.floor((operations * 0.91) / tasks);
    this.locations = Math.ceil((operations * 0.91) / ACCESSES_PER_LOCATION);
  }

  write(): string {
    this.start();
    for (let run = 0; run < this.parameters.tasks; run++) this.runNext();
    return `${this.lines.join('\n')}\n`;
  }

  private start(): void {
    this.op('START');
    this.op(`THREADINIT tid:${MAIN}`);
    this.op(`ATTACH-Q tid:${MAIN}\t queue:1000`);
    for (let id = 1; id <= ACTIVITIES; id++) {
      this.op(`ENABLE-LIFECYCLE tid:${MAIN} component:A${id} id:${id} state:PAUSE-ACT`);
    }
    this.op(`LOOP tid:${MAIN}\t queue:1000`);
  }

  private op(text: string): void {
    this.lines.push(`${++this.opId} ${text}`);
  }

  private runNext(): void {
    this.time += this.random(4);
    if (this.waiting.length === 0 || this.random(4) === 0) this.arriveFromOutside();
    const next = this.waiting.shift()!;
    this.time = Math.max(this.time, next.due);
    this.op(`CALL tid:${MAIN}\t msg:${next.task}`);
    if (next.trigger !== '') this.op(next.trigger);
    this.runBody();
    this.op(`RET tid:${MAIN}\t msg:${next.task}`);
  }

  private arriveFromOutside(): void {
    const binder = BINDERS[this.random(BINDERS.length)]!;
    this.op(`NATIVE-ENTRY tid:${binder}thread-name:Binder Thread #${binder - 1}`);
    this.post(binder, 0, this.chooseTrigger());
    this.op(`NATIVE-EXIT tid:${binder}thread-name:Binder Thread #${binder - 1}`);
  }

  private chooseTrigger(): string {
    const choice = this.random(4);
    const view = this.enabledViews[this.random(this.enabledViews.length || 1)];
    if (choice === 0 && view !== undefined) return `TRIGGER-EVENT tid:${MAIN} view:${view} event:0`;
    if (choice !== 1) return '';
    const id = this.random(ACTIVITIES);
    const state = this.states[id] === 'RESUME-ACT' ? 'PAUSE-ACT' : 'RESUME-ACT';
    this.states[id] = state;
    return `TRIGGER-LIFECYCLE tid:${MAIN} component:A${id + 1} id:${id + 1} state:${state}`;
  }

  private post(source: number, delay: number, trigger = ''): void {
    this.op(`POST src:${source} msg:${++this.posted} dest:-1 delay:${delay}`);
    const due = this.time + delay;
    const after = this.waiting.findIndex((other) => other.due > due);
    const task = { task: this.posted, due, trigger };
    this.waiting.splice(after < 0 ? this.waiting.length : after, 0, task);
  }

  private runBody(): void {
    const half = this.accessesPerTask >> 1;
    this.touch(MAIN, half);
    this.enable();
    if (this.random(3) === 0) this.underLock(MAIN);
    // Fewer than one post a task, or the queue would grow without end.
    if (this.random(5) < 3) this.post(MAIN, this.random(6) === 0 ? 10 + this.random(200) : 0);
    if (this.random(60) === 0) this.fork();
    this.touch(MAIN, this.accessesPerTask - half);
  }

  private enable(): void {
    if (this.random(3) === 0) {
      const view = 100 + this.random(VIEWS);
      this.op(`ENABLE-EVENT tid:${MAIN} view:${view} event:0`);
      this.enabledViews.push(view);
    }
    if (this.random(8) > 0) return;
    const id = this.random(ACTIVITIES) + 1;
    for (const state of ['PAUSE-ACT', 'RESUME-ACT']) {
      this.op(`ENABLE-LIFECYCLE tid:${MAIN} component:A${id} id:${id} state:${state}`);
    }
  }

  private underLock(thread: number): void {
    const lock = (0x500 + this.random(LOCKS)).toString(16);
    this.op(`LOCK tid:${thread}\t lock-obj:0x${lock}`);
    this.touch(thread, 4);
    this.op(`UNLOCK tid:${thread}\t lock-obj:0x${lock}`);
  }

  /** A worker that computes, takes a lock and posts its result. */
  private fork(): void {
    const child = ++this.threads;
    this.op(`FORK par-tid:${MAIN}\t child-tid:${child}`);
    this.op(`THREADINIT tid:${child}`);
    this.touch(child, 20);
    this.underLock(child);
    this.post(child, 0);
    this.op(`THREADEXIT tid:${child}`);
  }

  private touch(thread: number, accesses: number): void {
    for (let done = 0; done < accesses; done++) {
      // Small numbers are drawn more often: a few locations are touched by nearly every task.
      const location = Math.floor((this.random(1000) / 1000) ** 3 * this.locations);
      const object = (0x41000000 + (location >> 3) * 8).toString(16);
      const kind = this.random(20) < 3 ? 'WRITE' : 'READ';
      const place = `obj:0x${object} class:Lapp/C${(location >> 3) % 40}; field:${(location & 7) * 4}`;
      this.lines.push(`rwId:${++this.rwId} ${kind} tid:${thread} ${place}`);
    }
    this.op(`ACCESS tid:${thread}\t accessId:${++this.block}`);
  }
}
