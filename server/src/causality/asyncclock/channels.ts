/**
 * The channels of the rules that pair operations: each holds the times of those who gave it out. Who
 * knows the epoch of a release knows all of its time, so most times that are acquired again, or
 * gathered from strands that know each other, are never joined.
 */
import type { ChannelKey, Channels } from '../android/rule.js';
import type { Strand } from './strand.js';
import type { Time } from './task.js';
import { assignTime, copyTime, createTime, joinTime, pruneTime, snapshot } from './time.js';

/** A time, and the epoch of the operation that gave it out. */
interface Release {
  time: Time;
  /** The time is the channel's own, and may be written over. */
  owned: boolean;
  chain: number;
  tick: number;
}

/** So many releases of strands that do not know each other are kept apart. */
const MOST_APART = 16;

export class ClockChannels implements Channels {
  /** The strand whose operation is being taken. */
  current!: Strand;
  private readonly rules: ChannelTable[] = [];

  acquire(key: ChannelKey): void {
    this.tableOf(key).get(idOf(key))?.acquire(this.current);
  }

  replace(key: ChannelKey): void {
    this.tableOf(key).getOrAdd(idOf(key)).replace(this.current);
  }

  gather(key: ChannelKey): void {
    this.tableOf(key).getOrAdd(idOf(key)).gather(this.current);
  }

  clear(key: ChannelKey): void {
    this.tableOf(key).delete(idOf(key));
  }

  private tableOf(key: ChannelKey): ChannelTable {
    return (this.rules[Math.floor(key / RULE)] ??= new ChannelTable());
  }
}

class Channel {
  private releases: Release[] = [];
  /** What was given out by too many to be kept apart. */
  private merged: Time | undefined;

  acquire(strand: Strand): void {
    const { time } = strand;
    if (this.merged !== undefined && joinTime(time, this.merged)) strand.learnt = true;
    for (const release of this.releases) {
      if (time.clock.knows(release.chain, release.tick)) continue;
      joinTime(time, release.time);
      strand.learnt = true;
    }
  }

  replace(strand: Strand): void {
    const [first] = this.releases;
    if (first === undefined) this.releases.push(releaseOf(strand));
    else {
      if (first.owned) assignTime(first.time, strand.time);
      else first.time = copyTime(strand.time);
      first.owned = true;
      first.chain = strand.chain;
      first.tick = strand.tick;
      if (this.releases.length > 1) this.releases.length = 1;
    }
    this.merged = undefined;
    strand.released = true;
  }

  gather(strand: Strand): void {
    const { clock } = strand.time;
    const unknown = this.releases.filter(({ chain, tick }) => !clock.knows(chain, tick));
    this.releases = unknown.length < MOST_APART ? unknown : this.merge(unknown);
    this.releases.push(releaseOf(strand));
    strand.released = true;
  }

  private merge(releases: readonly Release[]): Release[] {
    const [first, ...others] = releases.toReversed();
    this.merged ??= createTime();
    joinTime(this.merged, first!.time);
    for (const { time } of others) joinTime(this.merged, time);
    pruneTime(this.merged);
    return [];
  }
}

function releaseOf({ time, chain, tick }: Strand): Release {
  return { time: snapshot(time), owned: false, chain, tick };
}

const RULE = 2 ** 32;

/** What the sides of the channel share; `%` would do, but is slow for numbers as large as these. */
function idOf(key: ChannelKey): number {
  return key - Math.floor(key / RULE) * RULE;
}

/** Below this, ids index an array: threads, and locks and handles of most traces. */
const DENSE = 1 << 16;

class ChannelTable {
  private readonly dense: (Channel | undefined)[] = [];
  private readonly others = new Map<number, Channel>();

  get(id: number): Channel | undefined {
    if (id >= DENSE) return this.others.get(id);
    return id < this.dense.length ? this.dense[id] : undefined;
  }

  getOrAdd(id: number): Channel {
    const known = this.get(id);
    if (known !== undefined) return known;
    const channel = new Channel();
    if (id >= DENSE) this.others.set(id, channel);
    else {
      while (this.dense.length < id) this.dense.push(undefined);
      this.dense[id] = channel;
    }
    return channel;
  }

  delete(id: number): void {
    if (id >= DENSE) this.others.delete(id);
    else if (id < this.dense.length) this.dense[id] = undefined;
  }
}
