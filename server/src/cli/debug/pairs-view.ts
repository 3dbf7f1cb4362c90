/** `racelens debug pairs FILE LINE`: each conflict of the accesses on a line, and what was said of it. */
import { printPairs } from '../../static/races/print-pairs.js';
import { UsageError, type Options } from '../command.js';
import { text } from '../options.js';
import type { DebugView } from './debug-view.js';
import { searchStatically } from './static-source.js';

export const pairsView: DebugView = {
  name: 'pairs',
  synopsis: 'FILE LINE [--project DIR]',
  summary: 'the shared accesses on a line, and why each conflicting one races or does not',
  positionals: [2, 2],
  print: printLinePairs,
};

async function printLinePairs(given: readonly string[], options: Options): Promise<string> {
  const [name, line] = given;
  const { program, conflicts, file } = await searchStatically(name!, text(options, 'project'));
  const lines = printPairs(conflicts, program.pointsTo, (path, at) => {
    return path === file && at === Number(line);
  });
  if (lines.length > 0) return lines.map((each) => `${each}\n`).join('');
  throw new UsageError(`line ${line} touches nothing that several threads or events share`);
}
