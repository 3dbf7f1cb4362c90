/**
 * The numbers that operations have had, to tell a second use. Numbers nearly always rise by one, so
 * the set is kept as runs of consecutive numbers: a recording of any length with few gaps costs a
 * few runs. A number that comes late, below the highest so far, goes into a plain set.
 */
export class NumberSet {
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly late = new Set<number>();

  has(number: number): boolean {
    return this.inRun(number) || this.late.has(number);
  }

  add(number: number): void {
    const last = this.ends.length - 1;
    const highest = this.ends[last] ?? -1;
    if (number <= highest) {
      if (!this.inRun(number)) this.late.add(number);
    } else if (last >= 0 && number === highest + 1) {
      this.ends[last] = number;
    } else {
      this.starts.push(number);
      this.ends.push(number);
    }
  }

  /** Binary search for the last run that starts at or before the number. */
  private inRun(number: number): boolean {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.starts[middle]! <= number) low = middle + 1;
      else high = middle;
    }
    return low > 0 && number <= this.ends[low - 1]!;
  }
}
