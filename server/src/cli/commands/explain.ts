/** `racelens explain FILE OP OP`: why two operations of a trace are ordered, or are not. */
import { droidRacerMeaning } from '../../causality/droidracer/explanation/rule-meanings.js';
import { formatExplanation } from '../../causality/explanation/format.js';
import {
  operationsOf,
  type DescribeOperation,
  type Explanation,
} from '../../causality/explanation/types.js';
import type { ModelChoice } from '../../detect/engine.js';
import { CAUSALITY_MODELS, type CausalityModel } from '../../detect/report.js';
import { ProblemLog } from '../../trace/problems.js';
import { explainFile, type NumberedOperation } from '../../workspace/explain-trace.js';
import { complainOf, ExitStatus, UsageError, type Command, type Invocation } from '../command.js';
import { choice } from '../options.js';

export const explain: Command = {
  name: 'explain',
  synopsis: 'FILE OP OP [options]',
  summary: 'why two operations of a trace are ordered, or are not',
  positionals: [3, 3],
  options: {
    model: { type: 'string' },
    format: { type: 'string' },
    'speculative-binder': { type: 'boolean' },
  },
  help: [
    'OP is the line of the operation; in a DroidRacer log its own number (rwId of a read or write),',
    'or line:N for what stands on line N',
    '--model android|droidracer|threads   default: android, threads for STD',
    '--speculative-binder      order the calls that one binder thread handles, as seen in most runs',
    '--format text|json        default: text',
  ],
  run: runExplain,
};

async function runExplain({ terminal, positionals, options }: Invocation): Promise<ExitStatus> {
  const [file, ...given] = positionals as [string, string, string];
  const format = choice(options, 'format', ['text', 'json'], 'text');
  const model = choice<ModelChoice>(options, 'model', CAUSALITY_MODELS, 'auto');
  const operations = given.map(operationNumber) as [NumberedOperation, NumberedOperation];
  const problems = new ProblemLog();
  const speculativeBinder = options['speculative-binder'] === true;
  const explained = await explainFile(file, operations, { model, speculativeBinder }, problems);
  complainOf(terminal, file, problems.list());
  const { result } = explained;
  if (result === undefined) return ExitStatus.BadInput;
  if ('missing' in result) {
    for (const each of result.missing) {
      const [place] = Object.values(each);
      const what = 'line' in each ? 'operation on line' : 'operation';
      terminal.complain(`${file}: There is no ${what} ${place}.`);
    }
    return ExitStatus.BadInput;
  }
  const { explanation, describe } = result;
  const meaning = explained.model === 'droidracer' ? droidRacerMeaning : undefined;
  const text = `${formatExplanation(explanation, describe, undefined, meaning)}\n`;
  terminal.out(format === 'json' ? asJson(file, explained.model, explanation, describe) : text);
  return problems.errors > 0 ? ExitStatus.BadInput : ExitStatus.Success;
}

function operationNumber(text: string): NumberedOperation {
  const [, byLine, number] = /^(line:)?(\d+)$/.exec(text) ?? [];
  if (number === undefined)
    throw new UsageError(`OP is the number of an operation, or line:N, not '${text}'`);
  return byLine === undefined ? { number: Number(number) } : { line: Number(number) };
}

/** The operations that the explanation speaks of stand once, under their place in the trace. */
function asJson(
  file: string,
  model: CausalityModel,
  explanation: Explanation,
  describe: DescribeOperation,
): string {
  const operations = operationsOf(explanation).map((op) => ({ index: op, ...describe(op) }));
  const document = { version: 1, file, model, ...explanation, operations };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
