/** The options with which commands look at a project, and how they do: its sources, its traces, or both. */
import { resolve } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import type { AnalyseRaces } from '../../workspace/analyse-races.js';
import { checkProject, type CheckedProject } from '../../workspace/check-project.js';
import { DEFAULT_SETTINGS } from '../../workspace/settings.js';
import type { Invocation } from '../command.js';
import { positive, text, texts } from '../options.js';
import { RACE_HELP, RACE_OPTIONS, readRaceOptions } from '../race-options.js';

const { budgetSeconds, budgetMiB } = DEFAULT_SETTINGS.static;

export const PROJECT_OPTIONS: NonNullable<ParseArgsConfig['options']> = {
  ...RACE_OPTIONS,
  trace: { type: 'string', multiple: true },
  'no-static': { type: 'boolean' },
  'no-traces': { type: 'boolean' },
  'budget-seconds': { type: 'string' },
  'budget-mib': { type: 'string' },
};

export const PROJECT_HELP: readonly string[] = [
  '--trace FILE              a trace besides those found in the project (repeatable)',
  '--no-static               do not look for races in the sources',
  '--no-traces               leave the traces out',
  `--budget-seconds N        the search of the sources stops after so long; default: ${budgetSeconds}`,
  `--budget-mib N            or when it uses so much memory; default: ${budgetMiB}`,
  ...RACE_HELP,
];

function specPath(options: Invocation['options']): string | undefined {
  const given = text(options, 'spec');
  return given === undefined ? undefined : resolve(given);
}

export async function lookAtProject(
  invocation: Invocation,
  root: string,
  analyse: AnalyseRaces,
): Promise<CheckedProject> {
  const { terminal, options } = invocation;
  const asked = [positive(options, 'budget-seconds'), positive(options, 'budget-mib')];
  const [seconds = budgetSeconds, mebibytes = budgetMiB] = asked;
  return checkProject({
    root,
    extraTraces: texts(options, 'trace'),
    withTraces: options['no-traces'] !== true,
    options: await readRaceOptions(invocation),
    preconditions: specPath(options),
    analyse,
    budget: options['no-static'] === true ? undefined : { seconds, mebibytes },
    isBudgetAsked: asked.some((each) => each !== undefined),
    resources: __dirname,
    progress: (line) => {
      terminal.progress(line);
    },
  });
}
