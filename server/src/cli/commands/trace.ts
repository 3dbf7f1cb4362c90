/** `racelens trace FILE...`: the races of traces alone, no sources needed. */
import { findingsOf } from '../../detect/findings.js';
import type { TraceReport } from '../../detect/report.js';
import {
  analyseRaces,
  type AnalyseRaces,
  type RaceOptions,
  type RaceOutcome,
} from '../../workspace/analyse-races.js';
import {
  complainOf,
  ExitStatus,
  type Command,
  type Invocation,
  type Terminal,
} from '../command.js';
import { counted, findingText } from '../finding-text.js';
import { choice, text } from '../options.js';
import { openOutput } from '../output.js';
import { reportJson, type Cost } from '../race-json.js';
import { RACE_HELP, RACE_OPTIONS, readRaceOptions } from '../race-options.js';

export const trace: Command = {
  name: 'trace',
  synopsis: 'FILE... [options]',
  summary: 'the races of traces alone, no sources needed',
  positionals: [1, Infinity],
  options: {
    ...RACE_OPTIONS,
    format: { type: 'string' },
    output: { type: 'string' },
  },
  help: [
    'FILE is a trace in any format that is read, also gzipped; - is standard input',
    ...RACE_HELP,
    '--format text|json        default: text',
    '--output FILE             write there instead of to standard output',
  ],
  run: (invocation) => runTrace(invocation, analyseRaces),
};

interface AnalysedFile extends RaceOutcome {
  readonly file: string;
  readonly cost: Cost;
}

export async function runTrace(invocation: Invocation, analyse: AnalyseRaces): Promise<ExitStatus> {
  const { terminal, positionals, options } = invocation;
  const format = choice(options, 'format', ['text', 'json'], 'text');
  const wanted = await readRaceOptions(invocation, ['races', 'use-free']);
  const output = openOutput(text(options, 'output') ?? '-');
  const files: AnalysedFile[] = [];
  for (const file of positionals) {
    const analysed = await analyseFile(file, wanted, analyse, terminal);
    files.push(analysed);
    if (format === 'text' && analysed.report !== undefined) {
      output.write(reportText(file, analysed.report));
    }
  }
  if (format === 'json') output.write(asJson(files));
  output.close();
  return statusOf(files);
}

async function analyseFile(
  file: string,
  options: RaceOptions,
  analyse: AnalyseRaces,
  terminal: Terminal,
): Promise<AnalysedFile> {
  terminal.progress(`${file}: looking for races`);
  const start = performance.now();
  const outcome = (await analyse({ file }, options, () => false)) ?? NOTHING;
  const seconds = Math.round(performance.now() - start) / 1000;
  complainOf(terminal, file, outcome.problems);
  return { ...outcome, file, cost: { seconds, peakMemoryMiB: peakMemoryMiB() } };
}

const NOTHING: RaceOutcome = { report: undefined, problems: [], errors: 0 };

/** Of the whole process, so far. */
export function peakMemoryMiB(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

/** A trace that could not be read, or not all of it, outweighs what was found in the rest. */
function statusOf(files: readonly AnalysedFile[]): ExitStatus {
  if (files.some(({ report, errors }) => report === undefined || errors > 0)) {
    return ExitStatus.BadInput;
  }
  return files.some(({ report }) => report !== undefined && hasFindings(report))
    ? ExitStatus.Findings
    : ExitStatus.Success;
}

function hasFindings({ races, atomicity, commutativity }: TraceReport): boolean {
  const others = [
    ...(atomicity?.violations ?? []),
    ...(commutativity?.conflicts ?? []),
    ...(commutativity?.violations ?? []),
  ];
  return races.some(({ filtered }) => !filtered) || others.length > 0;
}

function asJson(files: readonly AnalysedFile[]): string {
  const traces = files.flatMap(({ file, report, problems, cost }) =>
    report === undefined ? [] : [reportJson(file, report, problems, cost)],
  );
  return `${JSON.stringify({ version: 1, traces }, undefined, 2)}\n`;
}

export function reportText(file: string, report: TraceReport): string {
  const { findings, filtered } = findingsOf(report, file);
  const noise = filtered === 0 ? '' : `, and ${filtered} filtered as noise`;
  const window = report.window === undefined ? '' : `, time window ${report.window} ms`;
  const operations = counted(report.operations, 'operation');
  const violations = report.atomicity?.violations;
  const races = counted(report.races.length - filtered, 'race');
  const cuts =
    violations === undefined ? '' : `, ${counted(violations.length, 'atomicity violation')}`;
  const conflicts = report.commutativity?.conflicts;
  const pairs =
    conflicts === undefined ? '' : `, ${counted(conflicts.length, 'non-commutative pair')}`;
  const found = `${races}${noise}${cuts}${pairs}`;
  const closing = [
    ...notesOf(report).map((note) => `${nameOf(file)}: ${note}\n`),
    `${nameOf(file)}: ${found} in ${operations} (${report.model}${window})\n`,
  ].join('');
  return [...findings.map((finding) => findingText(finding, nameOf)), closing].join('');
}

function notesOf({ atomicity, commutativity }: TraceReport): readonly string[] {
  const broken = (commutativity?.violations ?? []).map(
    ({ handler, condition, required, killed }) =>
      `line ${required.line}: ${handler} ran although ${condition} did not hold${
        killed === undefined ? '' : `, since line ${killed.line}`
      }`,
  );
  return [...(atomicity?.notes ?? []), ...broken, ...(commutativity?.notes ?? [])];
}

function nameOf(file: string): string {
  return file === '-' ? 'standard input' : file;
}
