/**
 * `racelens check [dir]`: the findings of a project, on its sources. Today they come from its traces;
 * the analysis of the sources themselves is announced as missing unless it is left out on purpose.
 */
import type { Finding } from '../../findings/finding.js';
import { SEVERITIES, isAtLeast, type Severity } from '../../findings/tiers.js';
import { findingJson } from '../../findings/json.js';
import { analyseRaces, type AnalyseRaces } from '../../workspace/analyse-races.js';
import { checkProject, type CheckedProject } from '../../workspace/check-project.js';
import { ExitStatus, UsageError, type Command, type Invocation } from '../command.js';
import { counted, findingText } from '../finding-text.js';
import { choice, refuse, text, texts } from '../options.js';
import { openOutput } from '../output.js';
import { projectFolder, relativeTo } from '../project-folder.js';
import { RACE_HELP, RACE_OPTIONS, readRaceOptions } from '../race-options.js';

export const check: Command = {
  name: 'check',
  synopsis: '[dir] [options]',
  summary: "the project's sources and traces: findings",
  positionals: [0, 1],
  options: {
    ...RACE_OPTIONS,
    trace: { type: 'string', multiple: true },
    'no-static': { type: 'boolean' },
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
    '--no-static               leave the sources out (their analysis is not there yet)',
    '--no-traces               leave the traces out',
    '--min-severity error|warning|information|hint    default: information',
    '--fail-on error|warning|information|never        default: warning',
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
    progress: (line) => {
      terminal.progress(line);
    },
  });
  const seconds = Math.round(performance.now() - start) / 1000;
  const findings = project.findings.filter(({ severity }) => isAtLeast(severity, least));
  complain(invocation, root, project);
  const output = openOutput(text(options, 'output') ?? '-');
  const checked = { ...project, findings };
  output.write(format === 'json' ? asJson(root, checked, seconds) : asText(root, checked));
  output.close();
  return statusOf(project, failOn);
}

function complain({ terminal, options }: Invocation, root: string, project: CheckedProject): void {
  const write = relativeTo(root);
  for (const { file, line, message } of project.problems) {
    terminal.complain(`${write(file)}${line > 0 ? `:${line}` : ''}: ${message}`);
  }
  if (options['no-static'] !== true) {
    terminal.complain(
      'racelens: the sources themselves are not analysed yet, only traces (--no-static: be silent)',
    );
  }
}

function statusOf({ findings, isIncomplete }: CheckedProject, failOn: FailOn): ExitStatus {
  if (isIncomplete) return ExitStatus.BadInput;
  if (failOn === 'never') return ExitStatus.Success;
  const fails = ({ severity, suppressed }: Finding) => !suppressed && isAtLeast(severity, failOn);
  return findings.some(fails) ? ExitStatus.Findings : ExitStatus.Success;
}

function asJson(root: string, project: CheckedProject, seconds: number): string {
  const { files, lines, problems, findings, filtered } = project;
  const write = relativeTo(root);
  const document = {
    version: 1,
    project: root,
    files,
    lines,
    origins: 0,
    seconds,
    problems: problems.map((each) => ({ ...each, file: write(each.file) })),
    findings: findings.map((finding) => findingJson(finding, write)),
    filtered,
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function asText(root: string, { findings, filtered, traces, files }: CheckedProject): string {
  const write = relativeTo(root);
  const noise = filtered === 0 ? '' : `, and ${counted(filtered, 'race')} filtered as noise`;
  const looked = `${counted(traces, 'trace')}, ${counted(files, 'Java file')}`;
  const closing = `${counted(findings.length, 'finding')}${noise} (${looked})\n`;
  return [...findings.map((finding) => findingText(finding, write)), closing].join('');
}
