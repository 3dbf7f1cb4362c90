/**
 * The search for races in the sources of an app, from texts to findings: against the parser alone, its
 * memory, and how its cost grows with the origins and with what they share.
 */
import { inChild, LIKE_MODEL_THREAD, type InChild } from '../child.js';
import type { AppSize } from '../generators/java/app.js';
import type { Figure, Measure } from '../measure.js';
import {
  PHASES,
  searchOf,
  timeSearch,
  totalOf,
  type SearchTask,
  type SearchTimes,
} from '../static-search.js';

const APP: AppSize = { files: 470, linesPerFile: 130, origins: 150, touches: 4, seed: 1 };
const SMALL: AppSize = { ...APP, files: 60, origins: 30 };
/** The parser comes compiled; what searches is compiled while it runs, and that is done after about so many rounds. */
const WARM_ROUNDS = 10;

/** The child's part. */
export const timeStaticRaces = timeSearch;

function measured(app: AppSize, rounds: number): InChild<SearchTimes> {
  const task: SearchTask = { app, rounds };
  return inChild<SearchTimes>('timeStaticRaces', task, LIKE_MODEL_THREAD);
}

function ratio(times: SearchTimes): string {
  return (totalOf(times) / times.parser).toFixed(2);
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}

function ofApp(name: string, times: SearchTimes): Figure[] {
  const shares = PHASES.map((phase) => `${phase} ${ms(times.phases[phase])}`);
  return [
    { name: `${name}: parser alone`, value: ms(times.parser) },
    { name: `${name}: texts to findings`, value: ms(totalOf(times)) },
    { name: `${name}: of which`, value: shares.join(', ') },
    { name: `${name}: texts to findings / parser alone`, value: ratio(times), target: 'at most 5' },
  ];
}

/** One row for each size: what was varied, what it cost, and that per unit. */
function growth(name: string, sizes: readonly AppSize[], unit: 'origins' | 'accesses'): Figure[] {
  return sizes.map((app) => {
    const { result } = measured(app, 3);
    const each = (searchOf(result) * 1000) / result[unit];
    const counts = `${result.origins} origins, ${result.accesses} accesses`;
    return {
      name,
      value: `${counts}: search ${ms(searchOf(result))}, ${each.toFixed(0)} µs for each of the ${unit}`,
    };
  });
}

export const staticRaces: Measure = {
  name: 'static-races',
  about: 'races of a generated app of 60,000 lines with 150 origins, against the parser alone',
  run({ quick }) {
    const app = quick ? SMALL : APP;
    const { result: cold, peak } = measured(app, 1);
    const { result: warm } = measured(app, WARM_ROUNDS);
    const times = [1, 2, 4, 8];
    return [
      { name: 'lines, origins', value: `${cold.lines.toLocaleString('en')}, ${cold.origins}` },
      { name: 'findings, safe fields', value: `${cold.findings}, ${cold.safe}` },
      ...ofApp('first run of a process', cold),
      ...ofApp(`best of ${WARM_ROUNDS}`, warm),
      { name: 'peak memory of the process', value: `${peak.toFixed(0)} MiB`, target: 'below 700' },
      ...growth(
        'growth with origins',
        times.map((by) => ({ ...app, origins: (app.origins / 2) * by })),
        'origins',
      ),
      ...growth(
        'growth with shared accesses',
        times.map((by) => ({ ...app, touches: 2 * by })),
        'accesses',
      ),
    ];
  },
};
