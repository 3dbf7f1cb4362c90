/**
 * What is known while the search goes on: now and then what was found so far is described and told. Only what is shown
 * unasked; as more is found, some of it is told more quietly, or by a more telling rule. Describing takes a tenth of
 * the time at most.
 */
import type { Finding } from '../../findings/finding.js';
import type { Conflicts } from '../find-races.js';

const MILLISECONDS_BETWEEN = 1000;
/** So many times as long as telling took is searched before the next. */
const SEARCHED_FOR_TOLD = 9;

export class EarlyFindings {
  #next: number;
  #told = 0;

  constructor(
    private readonly describe: (soFar: Conflicts) => readonly Finding[],
    private readonly tell: (findings: readonly Finding[]) => void,
    private readonly pause = MILLISECONDS_BETWEEN,
  ) {
    this.#next = performance.now() + pause;
  }

  /** To be called often. */
  readonly passed = (soFar: () => Conflicts): void => {
    const start = performance.now();
    if (start < this.#next) return;
    const conflicts = soFar();
    const count = conflicts.races.length + conflicts.pointers.length + conflicts.violations.length;
    if (count > this.#told) this.tell(this.describe(conflicts));
    this.#told = count;
    const end = performance.now();
    this.#next = end + Math.max(this.pause, (end - start) * SEARCHED_FOR_TOLD);
  };
}
