/** `racelens flip FILE RACE`: an alternative schedule in which a racing pair is reversed, or why there is none. */
import type { OperationReference } from '../../causality/explanation/order-recorder.js';
import type { ModelChoice } from '../../detect/engine.js';
import { CAUSALITY_MODELS } from '../../detect/report.js';
import { recipeMarkdown, recipeOf } from '../../detect/verify/recipe.js';
import { scheduleFile } from '../../detect/verify/replayer.js';
import { replaySchedule } from '../../detect/verify/schedule.js';
import { isOpen, type VerifiedPair, type Verifier } from '../../detect/verify/verifier.js';
import { WRITERS } from '../../trace/formats/index.js';
import { ProblemLog } from '../../trace/problems.js';
import { flipFile, type RaceReference } from '../../workspace/flip-trace.js';
import { complainOf, ExitStatus, UsageError, type Command, type Invocation } from '../command.js';
import { eventPicture, renderSvg } from '../../ide/picture/features.js';
import { eventsOf, flipJson, flipText, type Found } from '../flip-text.js';
import { choice, positive, text, texts } from '../options.js';
import { openOutput } from '../output.js';

export const flip: Command = {
  name: 'flip',
  synopsis: 'FILE RACE [options]',
  summary: 'an alternative schedule in which the pair is reversed, or why there is none',
  positionals: [2, 3],
  options: {
    model: { type: 'string' },
    format: { type: 'string' },
    output: { type: 'string' },
    recipe: { type: 'string' },
    schedule: { type: 'string' },
    picture: { type: 'string' },
    visible: { type: 'string', multiple: true },
    effort: { type: 'string' },
  },
  help: [
    'RACE is the id of a race, as racelens trace gives it, or two operations: OP OP or OP,OP, each',
    'the line of the operation (in a DroidRacer log its own number), or line:N',
    '--model android|droidracer|threads   default: android, threads for STD',
    '--output FILE             write the flipped trace there, as racetrace',
    '--recipe FILE             write there how to bring the other order about, as Markdown',
    '--schedule FILE           write there the schedule for a replayer, as JSON',
    '--picture FILE            write there who caused whom, and the edge that turns the two round, as SVG',
    '--visible PATTERN         what the user sees besides views and preferences (repeatable):',
    '                          a class or field (com.x.Screen.title, com.x.**), or file, database, table',
    '--effort N                where it stays open: try N times as many schedules (default: 1)',
    '--format text|json        default: text',
  ],
  run: runFlip,
};

async function runFlip({ terminal, positionals, options }: Invocation): Promise<ExitStatus> {
  const [file, ...given] = positionals as [string, ...string[]];
  const format = choice(options, 'format', ['text', 'json'], 'text');
  const model = choice<ModelChoice>(options, 'model', CAUSALITY_MODELS, 'auto');
  const effort = positive(options, 'effort') ?? 1;
  const problems = new ProblemLog();
  const request = { model, visible: texts(options, 'visible') };
  const found = await flipFile(file, raceReference(given), request, problems);
  complainOf(terminal, file, problems.list());
  if (found === undefined) return ExitStatus.BadInput;
  if ('missing' in found) {
    terminal.complain(`${file}: ${found.missing}`);
    return ExitStatus.BadInput;
  }
  const answer = withEffort(found, effort);
  writeFiles(answer.verifier, answer.pair, options);
  writePicture(answer, text(options, 'picture'));
  const used = Math.round(process.resourceUsage().maxRSS / 1024);
  terminal.out(format === 'json' ? flipJson(file, answer, used) : flipText(answer, used));
  return problems.errors > 0 ? ExitStatus.BadInput : ExitStatus.Success;
}

/** The usual effort comes first: mostly it is enough. */
function withEffort(found: Found, times: number): Found {
  const { verifier, pair } = found;
  if (times <= 1 || !isOpen(pair)) return found;
  return { ...found, pair: verifier.verify(pair.first, pair.second, times) };
}

function raceReference(given: readonly string[]): RaceReference {
  const parts = given.flatMap((each) => each.split(','));
  const operations = parts.map(operationOf);
  const [one, other] = operations;
  if (parts.length === 1) return { id: parts[0]! };
  if (parts.length === 2 && one !== undefined && other !== undefined) return { pair: [one, other] };
  throw new UsageError(`RACE is the id of a race or two operations, not '${given.join(' ')}'`);
}

function operationOf(word: string): OperationReference | undefined {
  const [, byLine, number] = /^(line:)?(\d+)$/.exec(word) ?? [];
  if (number === undefined) return undefined;
  return byLine === undefined ? { number: Number(number) } : { line: Number(number) };
}

/** What was asked for as files; where there is no schedule, there is nothing to write. */
function writeFiles(verifier: Verifier, pair: VerifiedPair, options: Invocation['options']): void {
  const { schedule } = pair;
  if (schedule === undefined) return;
  const write = (name: string, content: () => string): void => {
    const file = text(options, name);
    if (file === undefined) return;
    const output = openOutput(file);
    output.write(content());
    output.close();
  };
  write('output', () => racetraceOf(verifier, pair));
  write('recipe', () => recipeMarkdown(recipeOf(verifier, pair)!));
  write('schedule', () => `${JSON.stringify(scheduleFile(verifier, pair), undefined, 2)}\n`);
}

/** There is one also where there is no other order. */
function writePicture(found: Found, file: string | undefined): void {
  if (file === undefined) return;
  const output = openOutput(file);
  output.write(renderSvg(eventPicture(eventsOf(found)), () => undefined));
  output.close();
}

function racetraceOf({ trace }: Verifier, { schedule }: VerifiedPair): string {
  const parts: string[] = [];
  const writer = WRITERS.racetrace!(trace.tables, (piece) => parts.push(piece));
  replaySchedule(trace.store, schedule!, writer.sink);
  writer.end();
  return parts.join('');
}
