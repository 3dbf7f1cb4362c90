/** What a measurement is, and how its figures are printed. No figure is asserted: people judge. */

export interface Figure {
  readonly name: string;
  readonly value: string;
  /** What the figure should reach, where somebody said so. */
  readonly target?: string;
}

export interface Measure {
  readonly name: string;
  /** What is measured against what, in one sentence. */
  readonly about: string;
  run(options: BenchOptions): Promise<readonly Figure[]> | readonly Figure[];
}

export interface BenchOptions {
  /** Smaller inputs, for trying the benchmark itself. */
  readonly quick: boolean;
}

export function printMeasure(measure: Measure, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const lines = figures.map(({ name, value, target }) => {
    const wanted = target === undefined ? '' : `   (target: ${target})`;
    return `  ${name.padEnd(width)}  ${value}${wanted}`;
  });
  console.log([`${measure.name}: ${measure.about}`, ...lines, ''].join('\n'));
}

/** The best of several rounds of each task, taken in turns so that a busy machine hurts all alike. */
export async function bestOfRounds(
  rounds: number,
  tasks: readonly (() => unknown)[],
): Promise<number[]> {
  const best = tasks.map(() => Infinity);
  for (let round = 0; round < rounds; round++) {
    for (const [index, task] of tasks.entries()) {
      const start = performance.now();
      await task();
      best[index] = Math.min(best[index]!, performance.now() - start);
    }
  }
  return best;
}

export function perSecond(count: number, milliseconds: number): string {
  return `${((count / milliseconds) * 1000).toLocaleString('en', { maximumFractionDigits: 0 })}/s`;
}
