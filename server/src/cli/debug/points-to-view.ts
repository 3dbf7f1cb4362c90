/** `racelens debug points-to FILE [METHOD]`: which objects variables may hold, in each context. */
import { methodName, outermost } from '../../android/origins/naming.js';
import { printInstances } from '../../static/points-to/print.js';
import type { CodeInstance } from '../../static/points-to/points-to.js';
import { UsageError, type Options } from '../command.js';
import { text } from '../options.js';
import type { DebugView } from './debug-view.js';
import { searchStatically } from './static-source.js';

export const pointsToView: DebugView = {
  name: 'points-to',
  synopsis: 'FILE [METHOD] [--project DIR]',
  summary: 'which objects the variables of a file or method may hold, by who runs it',
  positionals: [1, 2],
  print: printFilePointsTo,
};

async function printFilePointsTo(given: readonly string[], options: Options): Promise<string> {
  const [name, method] = given;
  const { program, file } = await searchStatically(name!, text(options, 'project'));
  const isAsked = ({ code }: CodeInstance): boolean =>
    code.member?.file.path === file &&
    (method === undefined || methodName(outermost(code)) === method);
  const asked = program.pointsTo.instances.filter(isAsked);
  if (asked.length > 0) return `${printInstances(program.pointsTo, asked)}\n`;
  throw new UsageError(`nothing that runs reaches ${method ?? 'this file'}`);
}
