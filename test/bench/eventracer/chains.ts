/** Greedy chain decomposition: a segment goes to the first chain whose last segment it knows to be over. */
export class Chains {
  private readonly ticks: number[] = [];
  private readonly open: boolean[] = [];

  get count(): number {
    return this.ticks.length;
  }

  /** The chain for a segment whose first operation knows this. */
  choose(clock: Uint32Array): number {
    const known = Math.min(clock.length, this.ticks.length);
    for (let chain = 0; chain < known; chain++) {
      if (!this.open[chain]! && clock[chain]! >= this.ticks[chain]!) {
        this.open[chain] = true;
        return chain;
      }
    }
    this.open.push(true);
    return this.ticks.push(0) - 1;
  }

  nextTick(chain: number): number {
    return ++this.ticks[chain]!;
  }

  /** The segment is over. */
  close(chain: number): void {
    this.open[chain] = false;
  }
}
