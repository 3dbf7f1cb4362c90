/** `racelens check [dir]`: the findings of a project, from its sources and its traces, on its sources. */
import type { Finding } from '../../findings/finding.js';
import { SEVERITIES, isAtLeast, type Severity } from '../../findings/tiers.js';
import { findingJson } from '../../findings/json.js';
import { groupBy } from '../../base/multi-map.js';
import type { Budget } from '../../static/report.js';
import { analyseRaces, type AnalyseRaces } from '../../workspace/analyse-races.js';
import { checkProject, type CheckedProject } from '../../workspace/check-project.js';
import { DEFAULT_SETTINGS } from '../../workspace/settings.js';
import { ExitStatus, UsageError, type Command, type Invocation } from '../command.js';
import { counted, findingText } from '../finding-text.js';
import { choice, positive, refuse, text, texts } from '../options.js';
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
    '--format text|json        default: text',
    '--output FILE             write there instead of to standard output',
  ],
  run: (invocation) => runCheck(invocation, analyseRaces),
};

const LATER = {
  baseline: 'baselines are not there yet',
  'update-baseline': 'baselines are not there yet',
};

type FailOn = Exclude<Severity, 'hint'> | 'never';
const FAIL_ON: readonly FailOn[] = ['error', 'warning', 'information', 'never'];

export async function runCheck(invocation: Invocation, analyse: AnalyseRaces): Promise<ExitStatus> {
  const { terminal, positionals, options } = invocation;
  refuse(options, LATER);
  if (options['format'] === 'sarif') throw new UsageError('--format sarif is not there yet');
  const format = choice(options, 'format', ['text', 'json'], 'text');
  const least = choice(options, 'min-severity', SEVERITIES, 'information');
  const failOn = choice(options, 'fail-on', FAIL_ON, 'warning');
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
  const findings = project.findings.filter(({ severity }) => isAtLeast(severity, least));
  const hidden = project.findings.length - findings.length;
  complain(invocation, root, project);
  const output = openOutput(text(options, 'output') ?? '-');
  const checked = { ...project, findings, hidden };
  output.write(format === 'json' ? asJson(root, checked, seconds) : asText(root, checked));
  output.close();
  return statusOf(project, failOn);
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
}

function statusOf({ findings, isIncomplete }: CheckedProject, failOn: FailOn): ExitStatus {
  if (isIncomplete) return ExitStatus.BadInput;
  if (failOn === 'never') return ExitStatus.Success;
  const fails = ({ severity, suppressed }: Finding) => !suppressed && isAtLeast(severity, failOn);
  return findings.some(fails) ? ExitStatus.Findings : ExitStatus.Success;
}

function asJson(root: string, project: CheckedProject, seconds: number): string {
  const { files, lines, origins, problems, leftOut, findings, filtered, hidden } = project;
  const write = relativeTo(root);
  const document = {
    version: 1,
    project: root,
    files,
    lines,
    origins,
    seconds,
    problems: [
      ...problems,
      ...leftOut.map(({ file, why }) => ({ file, line: 0, message: why })),
    ].map((each) => ({ ...each, file: write(each.file) })),
    findings: findings.map((finding) => findingJson(finding, write)),
    filtered,
    hidden,
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function asText(root: string, project: CheckedProject): string {
  const { findings, filtered, hidden, traces, files } = project;
  const write = relativeTo(root);
  const less =
    hidden === 0
      ? ''
      : `, and ${counted(hidden, 'less severe one')} not shown (--min-severity hint)`;
  const noise = filtered === 0 ? '' : `, and ${counted(filtered, 'race')} filtered as noise`;
  const looked = `${counted(traces, 'trace')}, ${counted(files, 'Java file')}`;
  const closing = `${counted(findings.length, 'finding')}${less}${noise} (${looked})\n`;
  return [...findings.map((finding) => findingText(finding, write)), closing].join('');
}
