/** What the editor has open of the project: it counts as it is there, saved or not. */
import type { OpenSource } from './model/job.js';

export interface OpenSources {
  /** The text of a path, if it is open. */
  textOf(path: string): string | undefined;
  all(): readonly OpenSource[];
}

export const NOTHING_OPEN: OpenSources = { textOf: () => undefined, all: () => [] };
