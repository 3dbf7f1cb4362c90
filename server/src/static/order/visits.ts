/**
 * Which origins come to which frames, and where in their traces. Origins times what they reach is the
 * largest thing that the search has to do with, so it is kept as columns of numbers: a row for each time
 * that an origin walks a frame, with the positions of the frame's accesses, and one for the last time that
 * it comes again without being walked. Events are made of it for those who ask.
 */
import { NumberColumn } from '../../base/number-column.js';
import type { StaticOriginId } from '../origins.js';
import type { AccessEvent, OriginTrace, Position } from './events.js';
import { countBelow } from './events.js';
import type { Frame } from './frames.js';

/** A walk that was cut before it came to an access. */
const NOT_REACHED = -1;

/** Rows in the order in which traces were walked; those of an origin stand together. */
export class VisitLog {
  readonly frames = new NumberColumn();
  /** Where the positions of a walk begin; below zero for a return: what it is, see `returnAt`. */
  readonly starts = new NumberColumn();
  readonly positions = new NumberColumn();
  /** By origin: its first row, and the row behind its last. */
  readonly ranges: (readonly [from: number, to: number] | undefined)[] = [];

  /** By origin, and frame that it walks: those for which it does so (held-locks.ts). */
  readonly narrowed: Map<Frame, Set<Frame>>[] = [];

  get size(): number {
    return this.frames.length;
  }

  /** Where the positions of the frame's accesses are put. */
  walk(frame: Frame): number {
    const start = this.positions.length;
    this.frames.push(frame.id);
    this.starts.push(start);
    for (let count = frame.accesses.length; count > 0; count--) this.positions.push(NOT_REACHED);
    return start;
  }

  return(frame: Frame, position: Position): void {
    this.frames.push(frame.id);
    this.starts.push(~position);
  }

  close(origin: StaticOriginId, from: number, narrowed: Map<Frame, Set<Frame>>): void {
    this.ranges[origin] = [from, this.size];
    if (narrowed.size > 0) this.narrowed[origin] = narrowed;
  }
}

export class Visits {
  /** By frame: where its rows begin. */
  readonly #from: Int32Array;
  readonly #origins: Int32Array;
  readonly #starts: Int32Array;

  constructor(
    private readonly frames: readonly Frame[],
    private readonly traces: readonly OriginTrace[],
    private readonly log: VisitLog,
  ) {
    const next = new Int32Array(frames.length + 1);
    for (let row = 0; row < log.size; row++) next[log.frames.at(row) + 1]!++;
    for (let at = 0; at < frames.length; at++) next[at + 1]! += next[at]!;
    this.#from = next.slice();
    this.#origins = new Int32Array(log.size);
    this.#starts = new Int32Array(log.size);
    for (const { origin } of traces) this.#take(origin.id, next);
  }

  #take(origin: StaticOriginId, next: Int32Array): void {
    const [from, to] = this.log.ranges[origin] ?? [0, 0];
    for (let row = from; row < to; row++) {
      const at = next[this.log.frames.at(row)]!++;
      this.#origins[at] = origin;
      this.#starts[at] = this.log.starts.at(row);
    }
  }

  /** The frames that anybody walks. */
  get walked(): readonly Frame[] {
    return this.frames.filter(({ id }) => this.#from[id + 1]! > this.#from[id]!);
  }

  /** The frames that an origin walks, each as often. */
  *framesOf(origin: StaticOriginId): Generator<Frame> {
    const [from, to] = this.log.ranges[origin] ?? [0, 0];
    for (let row = from; row < to; row++) yield this.frames[this.log.frames.at(row)]!;
  }

  /** The other frames for which an origin walks this one. */
  narrowedTo(origin: StaticOriginId, frame: Frame): ReadonlySet<Frame> | undefined {
    return this.log.narrowed[origin]?.get(frame);
  }

  /** By frame: 1 if one of these origins comes to it. */
  framesOfAny(isMeant: (origin: StaticOriginId) => boolean): Uint8Array {
    const found = new Uint8Array(this.frames.length);
    for (const { origin } of this.traces) {
      if (isMeant(origin.id)) for (const { id } of this.framesOf(origin.id)) found[id] = 1;
    }
    return found;
  }

  /** The origins that come to a frame, ascending, each as often. */
  originsOf(frame: Frame): Int32Array {
    return this.#origins.subarray(this.#from[frame.id], this.#from[frame.id + 1]);
  }

  /** The events of one access of a frame in one origin's trace, in rising order. */
  eventsOf(frame: Frame, index: number, origin: StaticOriginId): AccessEvent[] {
    const events: AccessEvent[] = [];
    const end = this.#from[frame.id + 1]!;
    let walkedAt: Position | undefined;
    for (let row = this.#firstRow(frame, origin); row < end; row++) {
      if (this.#origins[row] !== origin) break;
      const start = this.#starts[row]!;
      const position = start < 0 ? ~start : this.log.positions.at(start + index);
      if (position === NOT_REACHED) continue;
      walkedAt ??= position;
      const stack = start < 0 ? walkedAt : position;
      events.push(this.#event(frame, index, origin, position, stack));
    }
    return events;
  }

  #firstRow({ id }: Frame, origin: StaticOriginId): number {
    let low = this.#from[id]!;
    let high = this.#from[id + 1]!;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#origins[middle]! < origin) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #event(
    { instance, accesses }: Frame,
    index: number,
    origin: StaticOriginId,
    position: Position,
    walkedAt: Position,
  ): AccessEvent {
    const { access, locks } = accesses[index]!;
    const segment = countBelow(this.traces[origin]!.outs.positions, position);
    return { origin, position, walkedAt, segment, instance, access, locks };
  }
}
