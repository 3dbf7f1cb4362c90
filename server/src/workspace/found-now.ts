/**
 * The last findings on the texts as they are at a request, which need not wait for the next: they are moved with
 * their lines, once for each edit.
 */
import type { Finding } from '../findings/finding.js';
import { filesOf } from './finding-paths.js';
import type { PlacedFindings } from './joined-findings.js';
import { moveFindings, moveSafe } from './moved-findings.js';
import type { TextMoment } from './text-moment.js';

export class FoundNow {
  private shifts: readonly unknown[] = [];
  private moved: PlacedFindings;
  /** Of what was moved, by the files that were asked for. */
  private readonly byFile = new Map<string, readonly Finding[]>();

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
      this.byFile.clear();
    }
    return this.moved;
  }

  /** Those that speak of a file. */
  findingsIn(path: string): readonly Finding[] {
    const { findings } = this.get();
    const known = this.byFile.get(path) ?? findings.filter((each) => filesOf(each).has(path));
    this.byFile.set(path, known);
    return known;
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
