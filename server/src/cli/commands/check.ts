/** `racelens check [dir]`: the findings of a project, from its sources and its traces, on its sources. */
import type { Finding } from '../../findings/finding.js';
import { SEVERITIES, isAtLeast, type Severity } from '../../findings/tiers.js';
import { groupBy } from '../../base/multi-map.js';
import { analyseRaces, type AnalyseRaces } from '../../workspace/analyse-races.js';
import type { CheckedProject } from '../../workspace/check-project.js';
import { applyBaseline, readBaselineOption } from '../check/baseline-option.js';
import { checkJson } from '../check/json.js';
import { lookAtProject, PROJECT_HELP, PROJECT_OPTIONS } from '../check/look-at-project.js';
import type { CheckReport } from '../check/report.js';
import { checkSarif } from '../check/sarif.js';
import { readSinceOption } from '../check/since-option.js';
import { checkText, staleText } from '../check/text.js';
import { ExitStatus, type Command, type Invocation } from '../command.js';
import { counted } from '../finding-text.js';
import { choice, text } from '../options.js';
import { openOutput } from '../output.js';
import { projectFolder, relativeTo } from '../project-folder.js';

export const check: Command = {
  name: 'check',
  synopsis: '[dir] [options]',
  summary: "the project's sources and traces: findings",
  positionals: [0, 1],
  options: {
    ...PROJECT_OPTIONS,
    'min-severity': { type: 'string' },
    'fail-on': { type: 'string' },
    format: { type: 'string' },
    output: { type: 'string' },
    baseline: { type: 'string' },
    'update-baseline': { type: 'boolean' },
    since: { type: 'string' },
  },
  help: [
    '--min-severity error|warning|information|hint    default: information',
    '--fail-on error|warning|information|never        default: warning',
    ...PROJECT_HELP,
    '--format text|json|sarif  default: text',
    '--output FILE             write there instead of to standard output',
    '--baseline FILE           findings in it are known: not reported, do not fail',
    '--update-baseline         write the present findings to it',
    '--since REV               only findings in files changed since a revision of git',
  ],
  run: (invocation) => runCheck(invocation, analyseRaces),
};

const FORMATS = { text: checkText, json: checkJson, sarif: checkSarif } as const;

type FailOn = Exclude<Severity, 'hint'> | 'never';
const FAIL_ON: readonly FailOn[] = ['error', 'warning', 'information', 'never'];

export async function runCheck(invocation: Invocation, analyse: AnalyseRaces): Promise<ExitStatus> {
  const { positionals, options } = invocation;
  const format = choice(options, 'format', ['text', 'json', 'sarif'], 'text');
  const least = choice(options, 'min-severity', SEVERITIES, 'information');
  const failOn = choice(options, 'fail-on', FAIL_ON, 'warning');
  const root = await projectFolder(positionals[0] ?? '.');
  const isChanged = await readSinceOption(options, root);
  const asked = text(options, 'baseline') === undefined ? undefined : readBaselineOption(options);
  const start = performance.now();
  const project = await lookAtProject(invocation, root, analyse);
  const seconds = Math.round(performance.now() - start) / 1000;
  const baseline = asked ?? readBaselineOption(options, project.baseline);
  const isShown = ({ severity }: Finding): boolean => isAtLeast(severity, least);
  const compared = applyBaseline(project.findings, isShown, baseline);
  const against = { ...compared, fresh: compared.fresh.filter(isChanged) };
  const elsewhere = compared.fresh.filter((finding) => isShown(finding) && !isChanged(finding));
  const shown = { ...against, fresh: against.fresh.filter(isShown) };
  const hidden = against.fresh.length - shown.fresh.length;
  complain(invocation, root, project);
  const output = openOutput(text(options, 'output') ?? '-');
  const report = { root, project, against: shown, hidden, elsewhere: elsewhere.length, seconds };
  output.write(FORMATS[format](report));
  output.close();
  return statusOf(project, against, failOn);
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
