/** The channels of the rules that pair operations: each holds the time of those who gave it out. */
import type { ChannelKey, Channels } from '../android/rule.js';
import type { Strand } from './strand.js';
import type { Time } from './task.js';
import { assignTime, copyTime, joinTime, pruneTime } from './time.js';

const RULE = 2 ** 32;
/** Below this, ids index an array: threads, and locks and handles of most traces. */
const DENSE = 1 << 16;

export class ClockChannels implements Channels {
  /** The strand whose operation is being taken. */
  current!: Strand;
  private readonly rules: ChannelTable[] = [];

  acquire(key: ChannelKey): void {
    const time = this.tableOf(key).get(key % RULE);
    if (time !== undefined && joinTime(this.current.time, time)) this.current.learnt = true;
  }

  replace(key: ChannelKey): void {
    const { time } = this.current;
    const table = this.tableOf(key);
    const id = key % RULE;
    const held = table.get(id);
    if (held === undefined) table.set(id, copyTime(time));
    else assignTime(held, time);
    this.current.released = true;
  }

  gather(key: ChannelKey): void {
    const { time } = this.current;
    const table = this.tableOf(key);
    const id = key % RULE;
    const held = table.get(id);
    if (held === undefined) table.set(id, copyTime(time));
    else if (joinTime(held, time)) pruneTime(held);
    this.current.released = true;
  }

  clear(key: ChannelKey): void {
    this.tableOf(key).delete(key % RULE);
  }

  private tableOf(key: ChannelKey): ChannelTable {
    return (this.rules[Math.floor(key / RULE)] ??= new ChannelTable());
  }
}

class ChannelTable {
  private readonly dense: (Time | undefined)[] = [];
  private readonly others = new Map<number, Time>();

  get(id: number): Time | undefined {
    return id < DENSE ? this.dense[id] : this.others.get(id);
  }

  set(id: number, time: Time): void {
    if (id >= DENSE) {
      this.others.set(id, time);
      return;
    }
    while (this.dense.length < id) this.dense.push(undefined);
    this.dense[id] = time;
  }

  delete(id: number): void {
    if (id >= DENSE) this.others.delete(id);
    else if (id < this.dense.length) this.dense[id] = undefined;
  }
}
