/** The texts that were open at one moment, and where their lines are now. */
import { shiftBetween, type LineShift } from '../base/line-shift.js';
import type { OpenSource } from './model/job.js';

export class TextMoment {
  private readonly then: ReadonlyMap<string, string>;
  private readonly known = new Map<string, { readonly now: string; readonly shift: LineShift }>();

  constructor(
    open: readonly OpenSource[],
    private readonly textOf: (path: string) => string | undefined,
  ) {
    this.then = new Map(open.map(({ path, text }) => [path, text]));
  }

  /** Undefined where the text is what it was, or is no longer open. */
  shiftOf(path: string): LineShift | undefined {
    const then = this.then.get(path);
    const now = then === undefined ? undefined : this.textOf(path);
    if (then === undefined || now === undefined || now === then) return undefined;
    const known = this.known.get(path);
    if (known?.now === now) return known.shift;
    const shift = shiftBetween(then, now);
    this.known.set(path, { now, shift });
    return shift;
  }

  /** The shifts of all texts that are others now: the same list as long as nothing is typed. */
  shifts(): readonly LineShift[] {
    return [...this.then.keys()].flatMap((path) => this.shiftOf(path) ?? []);
  }
}
