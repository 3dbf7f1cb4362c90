/** `racelens convert IN OUT`: from any format that is read to one that can be written. */
import path from 'node:path';
import { WRITERS } from '../../trace/formats/index.js';
import { ProblemLog } from '../../trace/problems.js';
import type { OperationSink } from '../../trace/batch.js';
import type { OpenTrace, TraceFormat } from '../../trace/reader.js';
import type { TraceWriter } from '../../trace/writer.js';
import { readTraceFile } from '../../workspace/trace-source.js';
import {
  complainOf,
  ExitStatus,
  UsageError,
  type Command,
  type Invocation,
  type OptionValue,
} from '../command.js';
import { openOutput, type Output } from '../output.js';

export const convert: Command = {
  name: 'convert',
  synopsis: 'IN OUT [--to racetrace|std]',
  summary: 'between the trace formats that can be written',
  positionals: [2, 2],
  options: { to: { type: 'string' } },
  help: [
    'OUT ends in .racetrace or .std, both also with .gz; - is standard output',
    '--to racetrace|std   the format of OUT, where its name does not tell',
  ],
  run: runConvert,
};

async function runConvert({ terminal, positionals, options }: Invocation): Promise<ExitStatus> {
  const [from, to] = positionals as [string, string];
  const format = outputFormat(to, options['to']);
  if (to !== '-' && path.resolve(from) === path.resolve(to)) {
    throw new UsageError('IN and OUT are the same file');
  }
  const problems = new ProblemLog();
  const output = openOutput(to);
  const writer = await writeOrDiscard(from, format, output, problems);
  complainOf(terminal, from, problems.list());
  if (writer === undefined) return ExitStatus.BadInput;
  const leftOut = describeLeftOut(writer, format);
  if (leftOut !== undefined) terminal.complain(`${from}: ${leftOut}`);
  return problems.errors > 0 ? ExitStatus.BadInput : ExitStatus.Success;
}

/** Undefined, and nothing written, where the input is no trace at all. */
async function writeOrDiscard(
  from: string,
  format: TraceFormat,
  output: Output,
  problems: ProblemLog,
): Promise<TraceWriter | undefined> {
  try {
    const writer = await writeTrace(from, format, output, problems);
    if (writer === undefined) output.discard();
    else output.close();
    return writer;
  } catch (error) {
    output.discard();
    throw error;
  }
}

async function writeTrace(
  from: string,
  format: TraceFormat,
  output: Output,
  problems: ProblemLog,
): Promise<TraceWriter | undefined> {
  let writer: TraceWriter | undefined;
  // A full disk is not the input's fault: reading stops, and the failure is told afterwards.
  let failure: Error | undefined;
  const write = (text: string): void => {
    try {
      if (failure === undefined) output.write(text);
    } catch (error) {
      failure = error as Error;
    }
  };
  const consume = (reader: OpenTrace): OperationSink => {
    writer = WRITERS[format]!(reader.tables, write);
    return writer.sink;
  };
  await readTraceFile(from, consume, problems, { isCancelled: () => failure !== undefined });
  writer?.end();
  if (failure !== undefined) throw failure;
  return writer;
}

function outputFormat(file: string, wanted: OptionValue | undefined): TraceFormat {
  const known = Object.keys(WRITERS) as TraceFormat[];
  const extension = /\.([a-z]+)(\.gz)?$/.exec(file)?.[1];
  const name = wanted ?? extension ?? (file === '-' ? 'racetrace' : undefined);
  const format = known.find((each) => each === name);
  if (format !== undefined) return format;
  throw new UsageError(`cannot tell the format of ${file}: use --to ${known.join('|')}`);
}

function describeLeftOut(writer: TraceWriter, format: TraceFormat): string | undefined {
  const verbs = [...writer.leftOut()].sort((left, right) => right[1] - left[1]);
  if (verbs.length === 0) return undefined;
  const total = verbs.reduce((sum, [, count]) => sum + count, 0);
  const list = verbs.map(([verb, count]) => `${verb} ${count}`).join(', ');
  return `${total} operations have no form in ${format} and were left out: ${list}`;
}
