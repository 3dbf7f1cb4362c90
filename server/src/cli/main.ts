/**
 * The command line: finds the command, parses its options, runs it. Mistakes end with one line on
 * standard error and status 2, never with a stack trace.
 */
import { parseArgs } from 'node:util';
import { version } from '../../../package.json';
import { ExitStatus, UsageError, type Command, type Terminal } from './command.js';
import { check } from './commands/check.js';
import { convert } from './commands/convert.js';
import { debug } from './commands/debug.js';
import { explain } from './commands/explain.js';
import { flip } from './commands/flip.js';
import { learn } from './commands/learn.js';
import { lsp } from './commands/lsp.js';
import { origins } from './commands/origins.js';
import { picture } from './commands/picture.js';
import { shuffle } from './commands/shuffle.js';
import { stats } from './commands/stats.js';
import { trace } from './commands/trace.js';

const COMMANDS: readonly Command[] = [
  check,
  picture,
  origins,
  trace,
  explain,
  flip,
  learn,
  shuffle,
  stats,
  convert,
  debug,
  lsp,
];

const terminal: Terminal = {
  out: (text) => void process.stdout.write(text),
  complain: (line) => void process.stderr.write(`${line}\n`),
  progress: (line) => {
    if (process.stderr.isTTY) process.stderr.write(`${line}\n`);
  },
};

function usage(): string {
  const lines = COMMANDS.map(
    (each) => `  racelens ${each.name} ${each.synopsis}\n      ${each.summary}`,
  );
  return [
    'Racelens finds concurrency bugs in Android apps.',
    '',
    ...lines,
    '  racelens --version | --help | COMMAND --help',
    '',
    'Exit status: 0 nothing found; 1 findings; 2 bad usage or unreadable input.',
    '',
  ].join('\n');
}

function helpOf(command: Command): string {
  const help = command.help.map((line) => `  ${line}`);
  const heading = `racelens ${command.name} ${command.synopsis}`;
  return [heading, `  ${command.summary}`, '', ...help, ''].join('\n');
}

function readArguments(command: Command, args: readonly string[]) {
  const options = { ...command.options, help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node says more than helps: what is wrong is in its first sentence.
    const [what = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new UsageError(`${what}; racelens ${command.name} --help lists the options`);
  }
}

async function runCommand(command: Command, args: readonly string[]): Promise<ExitStatus> {
  const { values, positionals } = readArguments(command, args);
  if (values.help === true) {
    terminal.out(helpOf(command));
    return ExitStatus.Success;
  }
  const [least, most] = command.positionals;
  if (positionals.length < least || positionals.length > most) {
    throw new UsageError(`usage: racelens ${command.name} ${command.synopsis}`);
  }
  return command.run({ terminal, positionals, options: values });
}

async function main(args: readonly string[]): Promise<ExitStatus> {
  const [name = '', ...rest] = args;
  if (name === '--version' || name === '--help') {
    terminal.out(name === '--help' ? usage() : `${version}\n`);
    return ExitStatus.Success;
  }
  const command = COMMANDS.find((each) => each.name === name);
  if (command === undefined) {
    const what = name === '' ? 'no command given' : `there is no command '${name}'`;
    throw new UsageError(`${what}; racelens --help lists them`);
  }
  return runCommand(command, rest);
}

/** A reader that goes away (`| head`) is not a mistake. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? ExitStatus.Success : ExitStatus.BadInput);
});

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    terminal.complain(`racelens: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = ExitStatus.BadInput;
  },
);
