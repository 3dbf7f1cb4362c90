/**
 * The races of an STD file in the model `threads`, from file to result, against a loop that only looks
 * at every byte of the same file.
 */
import { EMPTY } from '../../../server/src/detect/noise/filter-data.js';
import { analyseRaces, type RaceOptions } from '../../../server/src/workspace/analyse-races.js';
import { countLines } from '../bare-scan.js';
import { inChild } from '../child.js';
import { stdTrace, type StdParameters } from '../generators/std.js';
import { bestOfRounds, perSecond, type Figure, type Measure } from '../measure.js';

interface Timing {
  readonly scan: number;
  readonly detect: number;
  readonly races: number;
}

const OPTIONS: RaceOptions = {
  model: 'auto',
  detect: ['races', 'use-free'],
  all: false,
  filter: EMPTY,
};

/** As `racelens trace` does it. */
async function findRaces(file: string): Promise<number> {
  const outcome = await analyseRaces({ file }, OPTIONS, () => false);
  return outcome!.report!.races.length;
}

export async function timeStdRaces(parameters: StdParameters): Promise<Timing> {
  const file = stdTrace(parameters);
  let races = 0;
  const [scan, detect] = (await bestOfRounds(3, [
    () => countLines(file),
    async () => {
      races = await findRaces(file);
    },
  ])) as [number, number];
  return { scan, detect, races };
}

function figuresFor(parameters: StdParameters, target: number): Figure[] {
  const { result, peak } = inChild<Timing>('timeStdRaces', parameters);
  const { scan, detect, races } = result;
  const { operations, variables } = parameters;
  const name = `${variables.toLocaleString('en')} variables`;
  const rate = perSecond(operations, detect);
  const found = `${races.toLocaleString('en')} races`;
  return [
    { name: `${name}, bare loop`, value: `${(scan / 1000).toFixed(2)} s` },
    {
      name: `${name}, file to races`,
      value: `${(detect / 1000).toFixed(2)} s, ${rate}, ${found}, ${peak.toFixed(0)} MiB`,
    },
    { name: 'ratio', value: (detect / scan).toFixed(2), target: `at most ${target}` },
  ];
}

export const stdRaces: Measure = {
  name: 'std-races',
  about: 'races of 20 threads in an STD file, against a bare byte-scanning loop over it',
  run({ quick }) {
    const shared = { operations: quick ? 1_000_000 : 20_000_000, threads: 20, locks: 50 };
    return [
      ...figuresFor({ ...shared, variables: 2000 }, 4),
      ...figuresFor({ ...shared, variables: quick ? 50_000 : 1_000_000 }, 8),
    ];
  },
};
