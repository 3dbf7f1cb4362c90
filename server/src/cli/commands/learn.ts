/** `racelens learn FILE... -o SPEC`: what handlers take for granted, learned from runs that went well. */
import { readFile } from 'node:fs/promises';
import { daikonDeclarations, daikonTrace } from '../../detect/commutativity/learn/daikon.js';
import { specOfSamples } from '../../detect/commutativity/learn/learn-trace.js';
import type { Sample } from '../../detect/commutativity/learn/sample.js';
import { joinSpecs } from '../../detect/commutativity/spec/join-specs.js';
import { readSpec } from '../../detect/commutativity/spec/read-spec.js';
import { learnAnew } from '../../detect/commutativity/spec/learn-anew.js';
import type { Spec } from '../../detect/commutativity/spec/spec.js';
import { specSummary } from '../../detect/commutativity/spec/summary.js';
import { specText } from '../../detect/commutativity/spec/write-spec.js';
import { learnFromTrace } from '../../workspace/learn-from-trace.js';
import {
  complainOf,
  ExitStatus,
  UsageError,
  type Command,
  type Invocation,
  type Terminal,
} from '../command.js';
import { counted } from '../finding-text.js';
import { text } from '../options.js';
import { openOutput } from '../output.js';

export const learn: Command = {
  name: 'learn',
  synopsis: 'FILE... -o SPEC [options]',
  summary: 'learn from traces of runs that went well what handlers take for granted',
  positionals: [1, Infinity],
  options: {
    output: { type: 'string', short: 'o' },
    merge: { type: 'boolean' },
    daikon: { type: 'string' },
  },
  help: [
    'FILE is a trace that records values, also gzipped',
    '-o, --output SPEC         where the preconditions go; what was edited in it by hand is kept',
    '--merge                   FILE is what was learned elsewhere: join such files into one',
    '--daikon DIR              write the samples for Daikon: DIR/racelens.decls and DIR/racelens.dtrace',
  ],
  run: runLearn,
};

async function runLearn({ terminal, positionals, options }: Invocation): Promise<ExitStatus> {
  const output = text(options, 'output');
  const daikon = text(options, 'daikon');
  if (output === undefined && daikon === undefined) throw new UsageError('learn needs -o SPEC');
  if (options['merge'] === true) {
    if (daikon !== undefined) throw new UsageError('--daikon writes samples: it needs traces');
    return merge(positionals, output!, terminal);
  }
  const learned = await learnAll(positionals, terminal);
  if (daikon !== undefined) writeForDaikon(learned.samples, daikon);
  const status =
    output === undefined ? ExitStatus.Success : await finish(learned.specs, output, terminal);
  return learned.failed ? ExitStatus.BadInput : status;
}

interface LearnedFiles {
  readonly specs: readonly Spec[];
  readonly samples: readonly Sample[];
  /** A file could not be read, or not all of it, or records nothing to learn from. */
  readonly failed: boolean;
}

async function learnAll(files: readonly string[], terminal: Terminal): Promise<LearnedFiles> {
  const specs: Spec[] = [];
  const samples: Sample[] = [];
  let failed = false;
  for (const file of files) {
    terminal.progress(`${file}: learning`);
    const { learned, problems, errors } = await learnFromTrace(file, () => false);
    complainOf(terminal, file, problems);
    failed ||= errors > 0 || learned === undefined;
    if (learned === undefined) continue;
    if (learned.values === 0) {
      terminal.complain(
        `${file}: records no values of what handlers read: nothing can be learned from it`,
      );
      failed = true;
      continue;
    }
    specs.push(specOfSamples(learned.samples));
    for (const sample of learned.samples) samples.push(sample);
  }
  return { specs, samples, failed };
}

/** What a person wrote into the file before stays. */
async function finish(
  specs: readonly Spec[],
  output: string,
  terminal: Terminal,
): Promise<ExitStatus> {
  if (specs.length === 0) return ExitStatus.BadInput;
  const before = await readFile(output, 'utf8').catch(() => undefined);
  const { spec, problems } = learnAnew(specs, before);
  if (spec !== undefined) return writeSpec(spec, output, terminal);
  for (const problem of problems) terminal.complain(`${output}: ${problem}`);
  return ExitStatus.BadInput;
}

async function merge(
  files: readonly string[],
  output: string,
  terminal: Terminal,
): Promise<ExitStatus> {
  const { spec, conflicts } = joinSpecs(await Promise.all(files.map(readSpecFile)));
  for (const conflict of conflicts) terminal.complain(conflict);
  return conflicts.length > 0 ? ExitStatus.BadInput : writeSpec(spec, output, terminal);
}

function writeSpec(spec: Spec, output: string, terminal: Terminal): ExitStatus {
  const file = openOutput(output);
  file.write(specText(spec));
  file.close();
  if (output !== '-') terminal.out(`${output}: ${specSummary(spec, counted)}\n`);
  return ExitStatus.Success;
}

async function readSpecFile(file: string): Promise<Spec> {
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    const { code } = error as { code?: string };
    throw new UsageError(`${file}: ${code === 'ENOENT' ? 'no such file' : String(code)}`);
  });
  const { spec, problem } = readSpec(content);
  if (spec === undefined) throw new UsageError(`${file}: ${problem}`);
  return spec;
}

function writeForDaikon(samples: readonly Sample[], folder: string): void {
  for (const [name, content] of [
    ['racelens.decls', daikonDeclarations(samples)],
    ['racelens.dtrace', daikonTrace(samples)],
  ] as const) {
    const file = openOutput(`${folder}/${name}`);
    file.write(content);
    file.close();
  }
}
