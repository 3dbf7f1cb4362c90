/**
 * IPCHANDLE and IPCASYNC (thesis, Figure 4.6): speculative orders between the tasks of one binder
 * thread that were posted, in this order, to one queue by one process. They compare posts by their
 * place in the trace, so the ends of all that no later post can come before are kept as one time.
 */
import type { TraceTables } from '../../trace/tables.js';
import type { Rule } from '../android/rule.js';
import type { Strand } from './strand.js';
import type { Task, Time } from './task.js';
import { createTime, joinTime } from './time.js';

/** Tasks of one queue that one thread ran for one process. */
interface Line {
  /** Of tasks posted before all that wait: the ends of synchronous ones, and of all. */
  readonly sync: Time;
  readonly all: Time;
  /** The others. */
  recent: Task[];
}

export type Follow = (task: Task, rule: Rule) => void;

export class BinderOrder {
  private readonly lines = new Map<string, Line>();
  /** By queue: where the waiting tasks were posted, the oldest first. */
  private readonly waiting = new Map<number, Map<number, number>>();

  constructor(
    private readonly tables: TraceTables,
    /** Keep every task apart, for those who want to hear of each. */
    private readonly apart: boolean,
  ) {}

  post({ number, sending }: Task): void {
    const { queue, op } = sending!;
    const waiting = this.waiting.get(queue) ?? new Map<number, number>();
    this.waiting.set(queue, waiting);
    waiting.delete(number);
    waiting.set(number, op);
  }

  /** The task leaves its queue. */
  leave({ number, sending }: Task): void {
    if (sending !== undefined) this.waiting.get(sending.queue)?.delete(number);
  }

  begin(strand: Strand, task: Task, thread: number, follow: Follow): void {
    if (task.sending === undefined || task.sending.queue === 0) return;
    const line = this.lineOf(task, thread);
    const { async } = task.sending.tag;
    joinTime(strand.time, async ? line.all : line.sync);
    for (const first of line.recent) {
      if (first.sending!.op > task.sending.op) continue;
      if (!async && first.sending!.tag.async) continue;
      follow(first, ruleFor(first, task));
    }
  }

  end(task: Task, thread: number): void {
    if (task.sending === undefined || task.sending.queue === 0) return;
    const line = this.lineOf(task, thread);
    line.recent.push(task);
    if (!this.apart) this.settle(line, task.sending.queue);
  }

  private settle(line: Line, queue: number): void {
    const [oldest = Infinity] = this.waiting.get(queue)?.values() ?? [];
    line.recent = line.recent.filter((task) => {
      if (task.sending!.op > oldest) return true;
      joinTime(line.all, task.end!);
      if (!task.sending!.tag.async) joinTime(line.sync, task.end!);
      return false;
    });
  }

  private lineOf({ sending }: Task, thread: number): Line {
    const process = this.tables.threads[sending!.thread]?.process ?? 0;
    const key = `${thread} ${sending!.queue} ${process}`;
    const known = this.lines.get(key);
    if (known !== undefined) return known;
    const line = { sync: createTime(), all: createTime(), recent: [] };
    this.lines.set(key, line);
    return line;
  }
}

function ruleFor(first: Task, second: Task): Rule {
  const sameThread = first.sending!.thread === second.sending!.thread;
  return sameThread && first.sending!.tag.async ? 'IPCASYNC' : 'IPCHANDLE';
}
