/** The options that say what the analysis of the sources may use. */
import type { ParseArgsConfig } from 'node:util';
import type { Budget } from '../base/watch.js';
import { DEFAULT_SETTINGS } from '../workspace/settings.js';
import type { Invocation } from './command.js';
import { positive } from './options.js';

const { budgetSeconds, budgetMiB } = DEFAULT_SETTINGS.static;

export const BUDGET_OPTIONS: NonNullable<ParseArgsConfig['options']> = {
  'budget-seconds': { type: 'string' },
  'budget-mib': { type: 'string' },
};

export const BUDGET_HELP: readonly string[] = [
  `--budget-seconds N        the analysis of the sources stops after so long; default: ${budgetSeconds}`,
  `--budget-mib N            or when it uses so much memory; default: ${budgetMiB}`,
];

/** What was asked for counts more than what the project says. */
export function readBudget(options: Invocation['options']): {
  readonly budget: Budget;
  readonly isBudgetAsked: boolean;
} {
  const asked = [positive(options, 'budget-seconds'), positive(options, 'budget-mib')];
  const [seconds = budgetSeconds, mebibytes = budgetMiB] = asked;
  return {
    budget: { seconds, mebibytes },
    isBudgetAsked: asked.some((each) => each !== undefined),
  };
}
