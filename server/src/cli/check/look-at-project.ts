/** The options with which commands look at a project, and how they do: its sources, its traces, or both. */
import { resolve } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import type { AnalyseRaces } from '../../workspace/analyse-races.js';
import { checkProject, type CheckedProject } from '../../workspace/check-project.js';
import type { Invocation } from '../command.js';
import { BUDGET_HELP, BUDGET_OPTIONS, readBudget } from '../budget-options.js';
import { text, texts } from '../options.js';
import { RACE_HELP, RACE_OPTIONS, readRaceOptions } from '../race-options.js';

export const PROJECT_OPTIONS: NonNullable<ParseArgsConfig['options']> = {
  ...RACE_OPTIONS,
  trace: { type: 'string', multiple: true },
  'no-static': { type: 'boolean' },
  'no-traces': { type: 'boolean' },
  ...BUDGET_OPTIONS,
};

export const PROJECT_HELP: readonly string[] = [
  '--trace FILE              a trace besides those found in the project (repeatable)',
  '--no-static               do not look for races in the sources',
  '--no-traces               leave the traces out',
  ...BUDGET_HELP,
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
  return checkProject({
    root,
    extraTraces: texts(options, 'trace'),
    withTraces: options['no-traces'] !== true,
    options: await readRaceOptions(invocation),
    preconditions: specPath(options),
    analyse,
    ...readBudget(options),
    withSources: options['no-static'] !== true,
    resources: __dirname,
    progress: (line) => {
      terminal.progress(line);
    },
  });
}
