/**
 * The last findings on the texts as they are at a request, which need not wait for the next: they are moved with
 * their lines, once for each edit.
 */
import { moveFindings, moveSafe } from './moved-findings.js';
import type { PlacedFindings } from './joined-findings.js';
import type { TextMoment } from './text-moment.js';

export class FoundNow {
  private shifts: readonly unknown[] = [];
  private moved: PlacedFindings;

  /** `moment` is that of the texts that the findings stand on. */
  constructor(
    private readonly found: PlacedFindings,
    private readonly moment: TextMoment,
  ) {
    this.moved = found;
  }

  get(): PlacedFindings {
    const shifts = this.moment.shifts();
    const isSame =
      shifts.length === this.shifts.length && shifts.every((each, at) => each === this.shifts[at]);
    if (!isSame) {
      this.shifts = shifts;
      this.moved = this.move();
    }
    return this.moved;
  }

  private move(): PlacedFindings {
    const shiftOf = (path: string) => this.moment.shiftOf(path);
    const { findings, safe } = this.found;
    return {
      ...this.found,
      findings: moveFindings(findings, shiftOf),
      safe: moveSafe(safe, shiftOf),
    };
  }
}
