/**
 * Where a trace comes again to frames that it does not walk again. What a frame does, and what it calls,
 * happens again at such a place. The last place counts. One before it says more only if others were
 * started since the place that was kept before it, and are waited for until the next one: helpers that are
 * called before a start, between start and join, and after the join.
 */
import { addTo } from '../../base/multi-map.js';
import type { Position } from './events.js';
import type { Frame } from './frames.js';

/** How far the trace was: how many it had started, and for how many it had waited. */
interface Place {
  readonly position: Position;
  readonly starts: number;
  readonly waits: number;
}

interface Coming {
  last: Place;
  /** How many were started where it was kept before. */
  starts: number;
}

/** More between the first place and the last are not kept: each brings along all that is called. */
const MOST_BETWEEN = 64;

export class Returns {
  readonly #byFrame = new Map<Frame, Coming>();
  readonly #between: (readonly [Frame, Position])[] = [];

  note(frame: Frame, place: Place): void {
    const known = this.#byFrame.get(frame);
    if (known === undefined) {
      this.#byFrame.set(frame, { last: place, starts: 0 });
      return;
    }
    const { last } = known;
    if (place.waits > last.waits && last.starts > known.starts) this.#keep(frame, known);
    known.last = place;
  }

  /** All frames that come again, with what they call, and where; of one frame in rising order. */
  *spread(calleesOf: (frame: Frame) => readonly Frame[]): Generator<readonly [Frame, Position]> {
    const places = new Map<Frame, Position[]>();
    for (const [frame, position] of this.#between) {
      for (const each of reached([frame], calleesOf, new Set())) addTo(places, each, position);
    }
    const lasts = [...this.#byFrame].map(([frame, { last }]) => [frame, last.position] as const);
    // The last come first, so that nothing is told twice.
    const told = new Set<Frame>();
    for (const [frame, position] of lasts.sort(([, one], [, other]) => other - one)) {
      for (const each of reached([frame], calleesOf, told)) addTo(places, each, position);
    }
    for (const [frame, positions] of places) {
      for (const position of new Set(positions.sort((a, b) => a - b))) yield [frame, position];
    }
  }

  #keep(frame: Frame, known: Coming): void {
    known.starts = known.last.starts;
    if (this.#between.length < MOST_BETWEEN) this.#between.push([frame, known.last.position]);
  }
}

function* reached(
  from: readonly Frame[],
  calleesOf: (frame: Frame) => readonly Frame[],
  told: Set<Frame>,
): Generator<Frame> {
  const waiting = from.filter((frame) => !told.has(frame));
  for (const frame of waiting) told.add(frame);
  for (const frame of waiting) {
    yield frame;
    for (const callee of calleesOf(frame)) {
      if (told.has(callee)) continue;
      told.add(callee);
      waiting.push(callee);
    }
  }
}
