/**
 * Who starts whom: all starts of one origin by another are one edge. Kept as columns of numbers, since of a large app
 * there are hundreds of thousands.
 */
import { NumberColumn } from '../../base/number-column.js';
import type { StaticOriginId } from '../origins.js';
import type { OriginTrace } from './events.js';
import type { Outs } from './outs.js';
import type { Position } from './position.js';

export type EdgeId = number;

export class StartGraph {
  /** By edge. */
  readonly by: Int32Array;
  readonly to: Int32Array;
  /** By edge: where its outs begin. */
  readonly #outsFrom: Int32Array;
  /** By edge: their numbers in the trace of the starter, in rising order. */
  readonly #outs: Int32Array;
  /** By starter: its first edge. */
  readonly #edgesFrom: Int32Array;
  /** By who is started: where its edges begin, and which they are, by starter. */
  readonly #incomingFrom: Int32Array;
  readonly #incoming: Int32Array;

  constructor(private readonly traces: readonly OriginTrace[]) {
    const by = new NumberColumn();
    const to = new NumberColumn();
    const outsFrom = new NumberColumn();
    const outs = new NumberColumn();
    this.#edgesFrom = new Int32Array(traces.length + 1);
    traces.forEach((trace, starter) => {
      for (const [started, indexes] of trace.outs.byOrigin()) {
        by.push(starter);
        to.push(started);
        outsFrom.push(outs.length);
        for (const index of indexes) outs.push(index);
      }
      this.#edgesFrom[starter + 1] = by.length;
    });
    outsFrom.push(outs.length);
    this.by = by.close();
    this.to = to.close();
    this.#outsFrom = outsFrom.close();
    this.#outs = outs.close();
    [this.#incomingFrom, this.#incoming] = groupedBy(this.to, traces.length);
  }

  /** The edges of a starter are from the first up to the next one's first. */
  firstOf(starter: StaticOriginId): EdgeId {
    return this.#edgesFrom[starter]!;
  }

  pastOf(starter: StaticOriginId): EdgeId {
    return this.#edgesFrom[starter + 1]!;
  }

  startedBy(starter: StaticOriginId): Int32Array {
    return this.to.subarray(this.firstOf(starter), this.pastOf(starter));
  }

  /** The edges to an origin, by starter. */
  edgesTo(started: StaticOriginId): Int32Array {
    return this.#incoming.subarray(this.#incomingFrom[started], this.#incomingFrom[started + 1]);
  }

  /** The numbers of its outs, in rising order. */
  outsOf(edge: EdgeId): Int32Array {
    return this.#outs.subarray(this.#outsFrom[edge], this.#outsFrom[edge + 1]);
  }

  /** Where its starter starts for the first time. */
  firstPosition(edge: EdgeId): Position {
    return this.#outsOfStarter(edge).positions[this.#outs[this.#outsFrom[edge]!]!]!;
  }

  /** Where it does so for the last time before a position. */
  lastBefore(edge: EdgeId, position: Position): Position | undefined {
    const { positions } = this.#outsOfStarter(edge);
    const before = this.outsOf(edge).findLast((index) => positions[index]! < position);
    return before === undefined ? undefined : positions[before];
  }

  /** In rising order. */
  positionsOf(edge: EdgeId): Int32Array {
    const { positions } = this.#outsOfStarter(edge);
    return this.outsOf(edge).map((index) => positions[index]!);
  }

  #outsOfStarter(edge: EdgeId): Outs {
    return this.traces[this.by[edge]!]!.outs;
  }
}

/** By value: where its places begin, and the places that have it, in rising order. */
function groupedBy(values: Int32Array, count: number): readonly [Int32Array, Int32Array] {
  const from = new Int32Array(count + 1);
  for (const value of values) from[value + 1]!++;
  for (let at = 0; at < count; at++) from[at + 1]! += from[at]!;
  const next = from.slice();
  const places = new Int32Array(values.length);
  values.forEach((value, at) => {
    places[next[value]!++] = at;
  });
  return [from, places];
}
