/**
 * What a team says in `racelens.json` about how its project is looked at, the same in every editor and on the
 * command line. It holds for what lies below the file. Lists add to those of the settings; single values take
 * their place.
 */
import { dirname, isAbsolute, join } from 'node:path';
import { ATOMICITY_VARIANTS, type AtomicityVariants } from '../detect/atomicity/options.js';
import type { ModelChoice } from '../detect/engine.js';
import { CAUSALITY_MODELS } from '../detect/report.js';
import { readSeverityChoice, type SeverityChoice } from '../findings/severity-choice.js';
import type { Budget } from '../base/watch.js';
import { isGlobs, isRecord } from './settings.js';

export interface TeamSettings {
  /** Where its racelens.json lies. */
  readonly folder: string;
  readonly severity: SeverityChoice;
  /** Java files that are not looked at; of the folders that are opened or checked. */
  readonly exclude: readonly string[];
  readonly traces: TeamTraces;
  readonly budget: Partial<Budget>;
  /** The path of the baseline. */
  readonly baseline?: string;
}

interface TeamTraces {
  readonly include: readonly string[];
  readonly model?: ModelChoice;
  /** The path of the learned preconditions. */
  readonly preconditions?: string;
  readonly atomicity: AtomicityVariants;
  /** What the user sees besides views and preferences. */
  readonly visible: readonly string[];
}

const NO_TRACES: TeamTraces = { include: [], atomicity: {}, visible: [] };

/** The keys of racelens.json that are read here. */
export const TEAM_KEYS = ['severity', 'exclude', 'traces', 'budget', 'baseline'] as const;

type Key = (typeof TEAM_KEYS)[number];
type Complain = (key: Key, message: string) => void;

/** `path` is that of the file; what is wrong in it is told, and the rest holds. */
export function readTeamSettings(
  value: Readonly<Record<string, unknown>>,
  path: string,
  complain: Complain,
): TeamSettings {
  const folder = dirname(path);
  return {
    folder,
    severity: severityOf(value, complain),
    exclude: globsOf(value['exclude'], 'exclude', complain),
    traces: tracesOf(value['traces'], folder, complain),
    budget: budgetOf(value['budget'], complain),
    ...baselineOf(value['baseline'], folder, complain),
  };
}

function severityOf(value: Readonly<Record<string, unknown>>, complain: Complain): SeverityChoice {
  if (!('severity' in value)) return {};
  const { choice, problems } = readSeverityChoice(value['severity']);
  for (const problem of problems) complain('severity', problem);
  return choice;
}

function globsOf(value: unknown, key: Key, complain: Complain): readonly string[] {
  if (value === undefined) return [];
  if (isGlobs(value)) return value;
  complain(key, 'must be a list of glob patterns.');
  return [];
}

function tracesOf(value: unknown, folder: string, complain: Complain): TeamTraces {
  if (value === undefined) return NO_TRACES;
  if (!isRecord(value)) {
    complain('traces', 'must be an object: { "include": […], "model": "android" }.');
    return NO_TRACES;
  }
  const include = globsOf(value['include'], 'traces', complain);
  const atomicity = variantsOf(value['atomicity'], complain);
  const path = pathOf(value['preconditions'], folder, (message) => {
    complain('traces', `preconditions ${message}`);
  });
  const preconditions = path === undefined ? {} : { preconditions: path };
  const visible = globsOf(value['visible'], 'traces', complain);
  return { include, atomicity, visible, ...modelOf(value['model'], complain), ...preconditions };
}

function modelOf(value: unknown, complain: Complain): Pick<TeamTraces, 'model'> {
  if (value === undefined) return {};
  const model = CAUSALITY_MODELS.find((each) => each === value);
  if (model !== undefined) return { model };
  complain('traces', `model must be ${CAUSALITY_MODELS.join(', ')}.`);
  return {};
}

function variantsOf(value: unknown, complain: Complain): AtomicityVariants {
  if (value === undefined) return {};
  const given = isRecord(value) ? ATOMICITY_VARIANTS.filter((name) => name in value) : [];
  if (!isRecord(value) || given.some((name) => typeof value[name] !== 'boolean')) {
    complain('traces', `atomicity must be an object: { "${ATOMICITY_VARIANTS[0]}": true }.`);
    return {};
  }
  return Object.fromEntries(given.map((name) => [name, value[name]]));
}

function budgetOf(value: unknown, complain: Complain): Partial<Budget> {
  if (value === undefined) return {};
  const wrong = 'must be an object: { "seconds": 60, "mebibytes": 1500 }.';
  if (!isRecord(value)) {
    complain('budget', wrong);
    return {};
  }
  const { seconds, mebibytes } = value;
  const given = [seconds, mebibytes].filter((each) => each !== undefined);
  if (!given.every((each) => typeof each === 'number' && each > 0)) complain('budget', wrong);
  return {
    ...(typeof seconds === 'number' && seconds > 0 ? { seconds } : {}),
    ...(typeof mebibytes === 'number' && mebibytes > 0 ? { mebibytes } : {}),
  };
}

function baselineOf(
  value: unknown,
  folder: string,
  complain: Complain,
): Pick<TeamSettings, 'baseline'> {
  const baseline = pathOf(value, folder, (message) => {
    complain('baseline', message);
  });
  return baseline === undefined ? {} : { baseline };
}

function pathOf(
  value: unknown,
  folder: string,
  complain: (message: string) => void,
): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && value !== '') {
    return isAbsolute(value) ? value : join(folder, value);
  }
  complain('must be the path of a file.');
  return undefined;
}

/** The settings that hold for a file, the nearest first. */
export function teamFor(path: string, team: readonly TeamSettings[]): TeamSettings[] {
  return team
    .filter(({ folder }) => path.startsWith(`${folder}/`) || path.startsWith(`${folder}\\`))
    .sort((one, other) => other.folder.length - one.folder.length);
}

/** The budget that the team wants, where it says so. */
export function teamBudget(budget: Budget, team: readonly TeamSettings[]): Budget {
  return team.reduceRight<Budget>((sum, each) => ({ ...sum, ...each.budget }), budget);
}

/** What to look for traces by, and how. */
export function teamTraces<
  Traces extends {
    include: readonly string[];
    model: ModelChoice;
    atomicity: AtomicityVariants;
    visible: readonly string[];
  },
>(traces: Traces, team: readonly TeamSettings[]): Traces {
  const include = [...new Set([...traces.include, ...team.flatMap((each) => each.traces.include)])];
  const model = team.find((each) => each.traces.model !== undefined)?.traces.model;
  const atomicity = team.reduceRight<AtomicityVariants>(
    (sum, each) => ({ ...sum, ...each.traces.atomicity }),
    traces.atomicity,
  );
  const visible = [...new Set([...traces.visible, ...team.flatMap((each) => each.traces.visible)])];
  return { ...traces, include, model: model ?? traces.model, atomicity, visible };
}
