/** The options with which commands ask for races, and the analysis that they run. */
import { readFile } from 'node:fs/promises';
import type { ParseArgsConfig } from 'node:util';
import { DETECTIONS, type Detection, type ModelChoice } from '../detect/engine.js';
import { EMPTY, parseFilter, type FilterData } from '../detect/noise/filter-data.js';
import { CAUSALITY_MODELS } from '../detect/report.js';
import type { RaceOptions } from '../workspace/analyse-races.js';
import { UsageError, type Invocation, type Options, type Terminal } from './command.js';
import { choice, choices, positive, text } from './options.js';

export const RACE_OPTIONS: NonNullable<ParseArgsConfig['options']> = {
  model: { type: 'string' },
  detect: { type: 'string' },
  all: { type: 'boolean' },
  window: { type: 'string' },
  'speculative-binder': { type: 'boolean' },
  filter: { type: 'string' },
  'service-with-activity': { type: 'boolean' },
  'pause-outside': { type: 'boolean' },
};

export const RACE_HELP: readonly string[] = [
  '--model android|droidracer|threads   what orders two operations; default: android, threads for STD',
  '--detect races,use-free,atomicity    what to look for; default: races,use-free',
  '--all                     every racing pair, not one per location and category',
  '--window MS               events that ended longer ago count as ordered: quicker, and may miss races',
  '--speculative-binder      order the calls that one binder thread handles, as seen in most runs',
  '--filter FILE             JSON that extends the noise filter',
  '--service-with-activity   atomicity: a service belongs to the activity that enables it',
  '--pause-outside           atomicity: onPause and onDestroy stand outside the activity',
];

/** What others detect later; saying so beats a plain refusal. */
const LATER = ['commutativity'];

/** `usual`: what is looked for if the user does not say. */
export async function readRaceOptions(
  { options, terminal }: Invocation,
  usual: readonly Detection[] = DETECTIONS,
): Promise<RaceOptions> {
  refuseLater(options);
  const window = positive(options, 'window');
  return {
    model: choice<ModelChoice>(options, 'model', CAUSALITY_MODELS, 'auto'),
    detect: choices(options, 'detect', DETECTIONS) ?? usual,
    all: options['all'] === true,
    ...(window === undefined ? {} : { window }),
    speculativeBinder: options['speculative-binder'] === true,
    filter: await readFilterFile(text(options, 'filter'), terminal),
    atomicity: {
      serviceWithActivity: options['service-with-activity'] === true,
      pauseOutside: options['pause-outside'] === true,
    },
  };
}

function refuseLater(options: Options): void {
  const given = text(options, 'detect')?.split(',') ?? [];
  const later = given.find((each) => LATER.includes(each.trim()));
  if (later !== undefined) throw new UsageError(`--detect ${later.trim()} is not there yet`);
}

/** What is wrong inside the file is told, and the rest of it counts; there must be some. */
async function readFilterFile(file: string | undefined, terminal: Terminal): Promise<FilterData> {
  if (file === undefined) return EMPTY;
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    const code = (error as { code?: string }).code;
    throw new UsageError(`--filter ${file}: ${code === 'ENOENT' ? 'no such file' : String(code)}`);
  });
  const { data, problems } = parseFilter(content);
  const [first] = problems;
  if (first !== undefined && isEmpty(data)) throw new UsageError(`--filter ${file}: ${first}`);
  for (const problem of problems) terminal.complain(`${file}: ${problem}`);
  return data;
}

function isEmpty({ library, user, entries }: FilterData): boolean {
  return library.length + user.length + entries.length === 0;
}
