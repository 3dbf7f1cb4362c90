/** `racelens shuffle TRACE -o OUT`: other orders in which the same run could have happened, to learn from. */
import { Shuffler } from '../../detect/commutativity/shuffle/shuffle.js';
import type { KeptTrace } from '../../detect/verify/verifier.js';
import { WRITERS } from '../../trace/formats/index.js';
import { ProblemLog } from '../../trace/problems.js';
import { readTraceFile } from '../../workspace/trace-source.js';
import { keepTrace } from '../../workspace/verify-races.js';
import { complainOf, ExitStatus, UsageError, type Command, type Invocation } from '../command.js';
import { positive, text } from '../options.js';
import { openOutput } from '../output.js';

export const shuffle: Command = {
  name: 'shuffle',
  synopsis: 'TRACE -o OUT [options]',
  summary: 'other orders in which the same run could have happened, to learn from',
  positionals: [1, 1],
  options: {
    output: { type: 'string', short: 'o' },
    count: { type: 'string' },
    seed: { type: 'string' },
    mean: { type: 'string' },
  },
  help: [
    '-o, --output OUT          a racetrace; of several, OUT-1.racetrace, OUT-2.racetrace and so on',
    '--count N                 how many; default: 1',
    '--seed N                  another number gives other orders; default: 1',
    '--mean MS                 how long posts are held back on average (in operations where the trace',
    '                          has no times); default: a twentieth of the run',
  ],
  run: runShuffle,
};

async function runShuffle({ terminal, positionals, options }: Invocation): Promise<ExitStatus> {
  const [file] = positionals as [string];
  const output = text(options, 'output');
  if (output === undefined) throw new UsageError('shuffle needs -o OUT');
  const count = wholeNumber(options, 'count') ?? 1;
  const seed = wholeNumber(options, 'seed') ?? 1;
  const mean = positive(options, 'mean');
  const problems = new ProblemLog();
  const trace = await keepTrace(async (consumer) => {
    await readTraceFile(file, consumer, problems);
  });
  complainOf(terminal, file, problems.list());
  if (trace === undefined) return ExitStatus.BadInput;
  const shuffler = new Shuffler(trace);
  for (let nth = 1; nth <= count; nth++) {
    const name = count === 1 ? output : nameOf(output, nth);
    const wanted = { seed: seed + nth - 1, ...(mean === undefined ? {} : { mean }) };
    if (!writeShuffled(shuffler, trace, name, wanted)) {
      terminal.complain(`${file}: no other order was found for ${name}`);
      return ExitStatus.BadInput;
    }
  }
  return problems.errors > 0 ? ExitStatus.BadInput : ExitStatus.Success;
}

/** False, and nothing written, if there is no such order. */
function writeShuffled(
  shuffler: Shuffler,
  { tables }: KeptTrace,
  file: string,
  wanted: Parameters<Shuffler['shuffle']>[0],
): boolean {
  const output = openOutput(file);
  const writer = WRITERS.racetrace!(tables, (piece) => {
    output.write(piece);
  });
  if (!shuffler.shuffle(wanted, writer.sink)) {
    output.discard();
    return false;
  }
  writer.end();
  output.close();
  return true;
}

/** `a.racetrace` as `a-2.racetrace`. */
function nameOf(output: string, nth: number): string {
  const [, name, ending] = /^(.*?)((?:\.racetrace)?(?:\.gz)?)$/s.exec(output)!;
  return `${name!}-${nth}${ending === '' ? '.racetrace' : ending!}`;
}

function wholeNumber(options: Invocation['options'], name: string): number | undefined {
  const value = positive(options, name);
  if (value !== undefined && !Number.isInteger(value)) {
    throw new UsageError(`--${name} is a whole number above 0`);
  }
  return value;
}
