/** `racelens check [dir]`: the findings of a project, from its sources and its traces, on its sources. */
import type { Finding } from '../../findings/finding.js';
import { SEVERITIES, isAtLeast, type Severity } from '../../findings/tiers.js';
import { groupBy } from '../../base/multi-map.js';
import type { Budget } from '../../static/report.js';
import { analyseRaces, type AnalyseRaces } from '../../workspace/analyse-races.js';
import { checkProject, type CheckedProject } from '../../workspace/check-project.js';
import { DEFAULT_SETTINGS } from '../../workspace/settings.js';
import { applyBaseline, readBaselineOption } from '../check/baseline-option.js';
import { checkJson } from '../check/json.js';
import type { CheckReport } from '../check/report.js';
import { checkSarif } from '../check/sarif.js';
import { checkText, staleText } from '../check/text.js';
import { ExitStatus, type Command, type Invocation } from '../command.js';
import { counted } from '../finding-text.js';
import { choice, positive, text, texts } from '../options.js';
import { openOutput } from '../output.js';
import { projectFolder, relativeTo } from '../project-folder.js';
import { RACE_HELP, RACE_OPTIONS, readRaceOptions } from '../race-options.js';

const { budgetSeconds, budgetMiB } = DEFAULT_SETTINGS.static;

export const check: Command = {
  name: 'check',
  synopsis: '[dir] [options]',
  summary: "the project's sources and traces: findings",
  positionals: [0, 1],
  options: {
    ...RACE_OPTIONS,
    trace: { type: 'string', multiple: true },
    'no-static': { type: 'boolean' },
    'budget-seconds': { type: 'string' },
    'budget-mib': { type: 'string' },
    'no-traces': { type: 'boolean' },
    'min-severity': { type: 'string' },
    'fail-on': { type: 'string' },
    format: { type: 'string' },
    output: { type: 'string' },
    baseline: { type: 'string' },
    'update-baseline': { type: 'boolean' },
  },
  help: [
    '--trace FILE              a trace besides those found in the project (repeatable)',
    '--no-static               do not look for races in the sources',
    '--no-traces               leave the traces out',
    '--min-severity error|warning|information|hint    default: information',
    '--fail-on error|warning|information|never        default: warning',
    `--budget-seconds N        the search of the sources stops after so long; default: ${budgetSeconds}`,
    `--budget-mib N            or when it uses so much memory; default: ${budgetMiB}`,
    ...RACE_HELP,
    '--format text|json|sarif  default: text',
    '--output FILE             write there instead of to standard output',
    '--baseline FILE           findings in it are known: not reported, do not fail',
    '--update-baseline         write the present findings to it',
  ],
  run: (invocation) => runCheck(invocation, analyseRaces),
};

const FORMATS = { text: checkText, json: checkJson, sarif: checkSarif } as const;

type FailOn = Exclude<Severity, 'hint'> | 'never';
const FAIL_ON: readonly FailOn[] = ['error', 'warning', 'information', 'never'];

export async function runCheck(invocation: Invocation, analyse: AnalyseRaces): Promise<ExitStatus> {
  const { terminal, positionals, options } = invocation;
  const format = choice(options, 'format', ['text', 'json', 'sarif'], 'text');
  const least = choice(options, 'min-severity', SEVERITIES, 'information');
  const failOn = choice(options, 'fail-on', FAIL_ON, 'warning');
  const baseline = readBaselineOption(options);
  const root = await projectFolder(positionals[0] ?? '.');
  const start = performance.now();
  const project = await checkProject({
    root,
    extraTraces: texts(options, 'trace'),
    withTraces: options['no-traces'] !== true,
    options: await readRaceOptions(invocation),
    analyse,
    budget: options['no-static'] === true ? undefined : budgetOf(invocation),
    resources: __dirname,
    progress: (line) => {
      terminal.progress(line);
    },
  });
  const seconds = Math.round(performance.now() - start) / 1000;
  const isShown = ({ severity }: Finding): boolean => isAtLeast(severity, least);
  const against = applyBaseline(project.findings, isShown, baseline);
  const shown = { ...against, fresh: against.fresh.filter(isShown) };
  const hidden = against.fresh.length - shown.fresh.length;
  complain(invocation, root, project);
  const output = openOutput(text(options, 'output') ?? '-');
  output.write(FORMATS[format]({ root, project, against: shown, hidden, seconds }));
  output.close();
  return statusOf(project, against, failOn);
}

function budgetOf({ options }: Invocation): Budget {
  return {
    seconds: positive(options, 'budget-seconds') ?? budgetSeconds,
    mebibytes: positive(options, 'budget-mib') ?? budgetMiB,
  };
}

/** One line for each problem; files that are left out for the same reason are counted. */
function complain({ terminal }: Invocation, root: string, project: CheckedProject): void {
  const write = relativeTo(root);
  for (const { file, line, message } of project.problems) {
    terminal.complain(`${write(file)}${line > 0 ? `:${line}` : ''}: ${message}`);
  }
  for (const [why, files] of groupBy(project.leftOut, (each) => each.why)) {
    terminal.complain(`${write(root)}: ${counted(files.length, 'file')} left out: ${why}`);
  }
  for (const each of project.stale) terminal.complain(staleText(each, write));
}

/** Whatever is new fails, also where it is less severe than what is shown. */
function statusOf(
  { isIncomplete }: CheckedProject,
  { fresh }: CheckReport['against'],
  failOn: FailOn,
): ExitStatus {
  if (isIncomplete) return ExitStatus.BadInput;
  if (failOn === 'never') return ExitStatus.Success;
  const fails = fresh.some(({ severity }) => isAtLeast(severity, failOn));
  return fails ? ExitStatus.Findings : ExitStatus.Success;
}
