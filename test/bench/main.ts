/** The benchmark: figures and ratios, all measured in one run on one machine. */
import { parseArgs } from 'node:util';
import { printMeasure, type Measure } from './measure.js';
import { droidRacerMeasures } from './measures/droidracer.js';
import { stdMemory } from './measures/std-memory.js';
import { stdReading } from './measures/std-reading.js';
import { stdStages } from './measures/std-stages.js';

const MEASURES: readonly Measure[] = [stdReading, stdMemory, stdStages, ...droidRacerMeasures];

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false } },
  });
  for (const measure of MEASURES) {
    const wanted =
      positionals.length === 0 || positionals.some((part) => measure.name.includes(part));
    if (wanted) printMeasure(measure, await measure.run({ quick: values.quick }));
  }
}

void main();
