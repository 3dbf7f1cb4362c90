/** `racelens stats FILE`: what a trace holds, and what is wrong with it. */
import { createSemanticCheck } from '../../trace/check/index.js';
import type { OperationSink } from '../../trace/batch.js';
import { ProblemLog } from '../../trace/problems.js';
import type { OpenTrace } from '../../trace/reader.js';
import { createStatistics, type TraceStatistics } from '../../trace/statistics.js';
import { readTraceFile } from '../../workspace/trace-source.js';
import { formatJson } from '../race-json.js';
import { complainOf, ExitStatus, UsageError, type Command, type Invocation } from '../command.js';

export const stats: Command = {
  name: 'stats',
  synopsis: 'FILE [--format text|json] [--no-check]',
  summary: 'operations, threads, queues, tasks, fields, locks, span of a trace',
  positionals: [1, 1],
  options: { format: { type: 'string' }, 'no-check': { type: 'boolean' } },
  help: [
    '--format text|json   default: text',
    '--no-check           do not check that the operations can happen in this order',
  ],
  run: runStats,
};

async function runStats({ terminal, positionals, options }: Invocation): Promise<ExitStatus> {
  const format = options['format'] ?? 'text';
  if (format !== 'text' && format !== 'json') throw new UsageError('--format is text or json');
  const file = positionals[0]!;
  const problems = new ProblemLog();
  const statistics = await countTrace(file, problems, options['no-check'] !== true);
  complainOf(terminal, file, problems.list());
  if (statistics === undefined) return ExitStatus.BadInput;
  terminal.out(format === 'json' ? asJson(file, statistics, problems) : asText(file, statistics));
  return problems.errors > 0 ? ExitStatus.BadInput : ExitStatus.Success;
}

async function countTrace(
  file: string,
  problems: ProblemLog,
  checked: boolean,
): Promise<TraceStatistics | undefined> {
  let finish = (): TraceStatistics | undefined => undefined;
  const consume = (reader: OpenTrace): OperationSink => {
    const counter = createStatistics(reader);
    const check = createSemanticCheck(reader.tables, reader.format, problems);
    finish = () => {
      if (checked) check.end();
      return counter.result();
    };
    return (operations) => {
      counter.sink(operations);
      if (checked) check.sink(operations);
    };
  };
  const reader = await readTraceFile(file, consume, problems);
  return reader === undefined ? undefined : finish();
}

function asJson(file: string, statistics: TraceStatistics, problems: ProblemLog): string {
  const listed = problems.list().map(({ line, message }) => ({ line, message }));
  const document = {
    version: 1,
    file,
    ...statistics,
    ...formatJson(statistics.format),
    problems: listed,
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function asText(file: string, statistics: TraceStatistics): string {
  const { tasksNotRun, span, fields } = statistics;
  const rows: [string, string | number, string][] = [
    ['format', statistics.format, ''],
    ['operations', statistics.operations, ''],
    ['threads', statistics.threads, 'without a queue'],
    ['queues', statistics.queues, ''],
    [
      'tasks',
      statistics.tasks,
      tasksNotRun > 0 ? `and ${tasksNotRun} posted that did not run` : '',
    ],
    ['locations', statistics.locations, `of ${fields} ${fields === 1 ? 'field' : 'fields'}`],
    ['locks', statistics.locks, ''],
    ['sites', statistics.sites, ''],
    ['span', span > 0 ? `${span} ms` : 'not recorded', ''],
  ];
  const width = Math.max(...rows.map(([, value]) => String(value).length));
  const lines = rows.map(([name, value, note]) =>
    `  ${name.padEnd(11)} ${String(value).padStart(width)}  ${note}`.trimEnd(),
  );
  return [file, ...lines, '', ...verbLines(statistics), ''].join('\n');
}

function verbLines({ byVerb }: TraceStatistics): string[] {
  const verbs = Object.entries(byVerb).sort((left, right) => right[1] - left[1]);
  const width = Math.max(...verbs.map(([, count]) => String(count).length), 0);
  return verbs.map(([verb, count]) => `  ${verb.padEnd(14)} ${String(count).padStart(width)}`);
}
