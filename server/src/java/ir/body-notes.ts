/**
 * What was found of a body, kept with it for as long as it lasts. Every question has a place of its own in
 * the body. A weak map for each question would cost more, most of all when memory is collected.
 */
import type { Body } from './statements.js';

let places = 0;

/** Made once for each question, when its file is loaded. */
export class BodyNotes<Value> {
  readonly #place = places++;

  get({ notes }: Body): Value | undefined {
    return notes[this.#place] as Value | undefined;
  }

  set({ notes }: Body, value: Value): void {
    notes[this.#place] = value;
  }
}

/** For a new body: room for the answers to all questions. */
export function emptyNotes(): unknown[] {
  return new Array<unknown>(places);
}
