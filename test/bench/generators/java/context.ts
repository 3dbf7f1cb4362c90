/** What a generated class is made from. */
import type { JavaWriter } from './writer.js';

export interface ClassContext {
  readonly out: JavaWriter;
  readonly random: (below: number) => number;
  readonly number: number;
  /** The number of a class that exists, of any kind: its own or one before it. */
  readonly other: () => number;
  /** About how long its file shall be. */
  readonly lines: number;
}
