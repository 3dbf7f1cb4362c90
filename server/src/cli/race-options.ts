/** The options with which commands ask for races, and the analysis that they run. */
import { readFile } from 'node:fs/promises';
import type { ParseArgsConfig } from 'node:util';
import { DETECTIONS, type Detection, type ModelChoice } from '../detect/engine.js';
import { readSpec } from '../detect/commutativity/spec/read-spec.js';
import { EMPTY, parseFilter, type FilterData } from '../detect/noise/filter-data.js';
import { CAUSALITY_MODELS } from '../detect/report.js';
import type { RaceOptions } from '../workspace/analyse-races.js';
import { UsageError, type Invocation, type Terminal } from './command.js';
import { choice, choices, positive, text, texts } from './options.js';

export const RACE_OPTIONS: NonNullable<ParseArgsConfig['options']> = {
  model: { type: 'string' },
  detect: { type: 'string' },
  all: { type: 'boolean' },
  window: { type: 'string' },
  'speculative-binder': { type: 'boolean' },
  filter: { type: 'string' },
  spec: { type: 'string' },
  'no-verify': { type: 'boolean' },
  visible: { type: 'string', multiple: true },
  'service-with-activity': { type: 'boolean' },
  'pause-outside': { type: 'boolean' },
};

export const RACE_HELP: readonly string[] = [
  '--model android|droidracer|threads   what orders two operations; default: android, threads for STD',
  '--detect races,use-free,atomicity,commutativity   what to look for; default: all, for `trace` the first two',
  '--all                     every racing pair, not one per location and category',
  '--window MS               events that ended longer ago count as ordered: quicker, and may miss races',
  '--speculative-binder      order the calls that one binder thread handles, as seen in most runs',
  '--filter FILE             JSON that extends the noise filter',
  '--no-verify               do not look whether races can be reversed and what that does',
  '--visible PATTERN         what the user sees besides views and preferences (repeatable)',
  '--spec FILE               learned preconditions, for commutativity',
  '--service-with-activity   atomicity: a service belongs to the activity that enables it',
  '--pause-outside           atomicity: onPause and onDestroy stand outside the activity',
];

/** `usual`: what is looked for in traces alone if the user does not say; undefined: in a project, all. */
export async function readRaceOptions(
  { options, terminal }: Invocation,
  usual?: readonly Detection[],
): Promise<RaceOptions> {
  const window = positive(options, 'window');
  const given = choices(options, 'detect', DETECTIONS);
  const detect = given ?? usual ?? DETECTIONS;
  const spec = await readSpecFile(text(options, 'spec'));
  // A project may have its own, and its sources say something too.
  const isProject = usual === undefined;
  if (!isProject && spec === undefined && given?.includes('commutativity') === true) {
    throw new UsageError('--detect commutativity needs --spec FILE: learned preconditions');
  }
  return {
    model: choice<ModelChoice>(options, 'model', CAUSALITY_MODELS, 'auto'),
    detect: spec === undefined ? detect : [...new Set([...detect, 'commutativity' as const])],
    ...(spec === undefined ? {} : { spec }),
    all: options['all'] === true,
    ...(window === undefined ? {} : { window }),
    speculativeBinder: options['speculative-binder'] === true,
    filter: await readFilterFile(text(options, 'filter'), terminal),
    verify: options['no-verify'] !== true,
    visible: texts(options, 'visible'),
    atomicity: {
      serviceWithActivity: options['service-with-activity'] === true,
      pauseOutside: options['pause-outside'] === true,
    },
  };
}

/** The text of the file, if it can be used. */
async function readSpecFile(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const content = await readOptionFile('spec', file);
  const { problem } = readSpec(content);
  if (problem !== undefined) throw new UsageError(`--spec ${file}: ${problem}`);
  return content;
}

async function readOptionFile(option: string, file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    const code = (error as { code?: string }).code;
    throw new UsageError(
      `--${option} ${file}: ${code === 'ENOENT' ? 'no such file' : String(code)}`,
    );
  });
}

/** What is wrong inside the file is told, and the rest of it counts; there must be some. */
async function readFilterFile(file: string | undefined, terminal: Terminal): Promise<FilterData> {
  if (file === undefined) return EMPTY;
  const content = await readOptionFile('filter', file);
  const { data, problems } = parseFilter(content);
  const [first] = problems;
  if (first !== undefined && isEmpty(data)) throw new UsageError(`--filter ${file}: ${first}`);
  for (const problem of problems) terminal.complain(`${file}: ${problem}`);
  return data;
}

function isEmpty({ library, user, entries }: FilterData): boolean {
  return library.length + user.length + entries.length === 0;
}
