/**
 * The time that it probably is while a schedule is made: not before the recorded one, and not before what
 * has happened was due. It only helps to guess which messages would overtake others when something
 * comes later than it was recorded; the times of a schedule are found when it is complete.
 */
import type { Columns } from '../../trace/batch.js';
import { isAtTime, isFront } from './due-times.js';

export class Clock {
  private isHurried = false;

  constructor(
    private readonly columns: Columns,
    /** By node: when it happened in the recording. */
    private readonly recorded: Float64Array,
    /** By node: when it was posted in this schedule. */
    readonly posted: Float64Array = recorded.slice(),
    private now = 0,
    /** Nodes that are known to come later. */
    private readonly delayed: ReadonlyMap<number, number> = new Map(),
  ) {}

  /** At a place of a schedule whose posts are known. */
  static after(node: number | undefined, clock: Clock): Clock {
    const { columns, recorded, posted, delayed } = clock;
    const now = node === undefined ? 0 : posted[node]!;
    return new Clock(columns, recorded, posted.slice(), now, delayed);
  }

  /** Of nodes that come later than they did in this schedule, those of which that was not known. */
  laterThan(nodes: ReadonlyMap<number, number>): Map<number, number> {
    return new Map([...nodes].filter(([node, time]) => time > this.posted[node]!));
  }

  /** The same, but these nodes come later. */
  delay(nodes: ReadonlyMap<number, number>): Clock {
    const { columns, recorded, posted, now } = this;
    return new Clock(columns, recorded, posted, now, new Map([...this.delayed, ...nodes]));
  }

  /**
   * From a node on everything is to happen when it was recorded, or as much later as it has to be after what has
   * happened, which may be given other times; unless some of it is known to come later.
   */
  goOnAsRecorded(from: number, times?: Float64Array): boolean {
    const { posted, recorded, delayed } = this;
    for (const node of delayed.keys()) if (node >= from) return false;
    posted.set(recorded.subarray(from), from);
    if (times === undefined) return true;
    posted.set(times.subarray(0, from));
    const last = posted.subarray(0, from).reduce((one, other) => Math.max(one, other), 0);
    const later = last - (recorded[from] ?? last);
    for (let node = from; later > 0 && node < posted.length; node++) posted[node]! += later;
    return true;
  }

  /** In a hurry nothing waits for its recorded time. */
  setHurried(isHurried: boolean): void {
    this.isHurried = isHurried;
  }

  perform(node: number): void {
    const recorded = this.isHurried ? 0 : this.recorded[node]!;
    this.now = Math.max(this.now, recorded, this.delayed.get(node) ?? 0);
    this.posted[node] = this.now;
  }

  /** The looper has slept until it was due. */
  begin(begin: number, post: number): void {
    const due = this.dueAt(post);
    if (due > this.now) this.now = due;
    this.posted[begin] = this.now;
  }

  /** The post waits until it is no longer due before this other one. */
  waitFor(post: number, other: number): void {
    if (isFront(this.columns, post) || isAtTime(this.columns, post)) return;
    const until = this.dueAt(other) - Math.max(0, this.columns.amount[post]!);
    if (until > this.now) this.now = until;
    this.posted[post] = this.now;
  }

  /** A message that is to be due after this one is posted late enough for that. */
  postpone(late: number, post: number): void {
    if (isFront(this.columns, late) || isAtTime(this.columns, late)) return;
    const time = this.dueAt(post) + 1 - Math.max(0, this.columns.amount[late]!);
    this.posted[late] = Math.max(this.posted[late]!, time);
  }

  /** Whether a message that is posted now goes before another one; undefined where all is as recorded. */
  isDueBefore(post: number, other: number): boolean | undefined {
    const { recorded, posted } = this;
    const isAsRecorded = this.now === recorded[post] && posted[other] === recorded[other];
    return isAsRecorded ? undefined : this.dueAt(post) < this.dueAt(other);
  }

  private dueAt(post: number): number {
    const { columns, posted } = this;
    if (isFront(columns, post)) return -Infinity;
    if (isAtTime(columns, post)) return columns.amount[post]!;
    return posted[post]! + Math.max(0, columns.amount[post]!);
  }
}
