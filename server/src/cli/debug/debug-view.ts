/** A view into the engine, printed as text for whoever wants to know why it answers as it does. */
import type { Options } from '../command.js';

export interface DebugView {
  readonly name: string;
  /** What follows `racelens debug NAME`. */
  readonly synopsis: string;
  readonly summary: string;
  /** How many arguments it takes after its name. */
  readonly positionals: readonly [least: number, most: number];
  /** Throws a UsageError, in words, where there is nothing to show. */
  print(given: readonly string[], options: Options): Promise<string>;
}
