/** `racelens debug VIEW …`: what the engine made of a source, as text. A view is a file of `debug`. */
import { ExitStatus, UsageError, type Command, type Invocation } from '../command.js';
import type { DebugView } from '../debug/debug-view.js';
import { irView } from '../debug/ir-view.js';
import { pairsView } from '../debug/pairs-view.js';
import { pointsToView } from '../debug/points-to-view.js';
import { treeView } from '../debug/tree-view.js';

const VIEWS: readonly DebugView[] = [treeView, irView, pointsToView, pairsView];

const MOST_GIVEN = Math.max(...VIEWS.map(({ positionals }) => positionals[1]));

export const debug: Command = {
  name: 'debug',
  synopsis: `${VIEWS.map(({ name }) => name).join('|')} FILE ...`,
  summary: 'how the engine sees a Java file, to explain what it finds',
  positionals: [1, 1 + MOST_GIVEN],
  options: { places: { type: 'boolean' }, project: { type: 'string' } },
  help: [
    ...VIEWS.map(({ name, synopsis, summary }) => `${name} ${synopsis}\n      ${summary}`),
    '--places            first and past-the-last character of every node',
    '--project DIR       the project whose classes the file knows; without it only its own folder or file',
  ],
  run: runDebug,
};

async function runDebug({ terminal, positionals, options }: Invocation): Promise<ExitStatus> {
  const [name, ...given] = positionals;
  const view = VIEWS.find((each) => each.name === name);
  if (view === undefined) {
    const names = VIEWS.map((each) => each.name).join(', ');
    throw new UsageError(`there is no view '${name}'; there are: ${names}`);
  }
  const [least, most] = view.positionals;
  if (given.length < least || given.length > most) {
    throw new UsageError(`usage: racelens debug ${view.name} ${view.synopsis}`);
  }
  terminal.out(await view.print(given, options));
  return ExitStatus.Success;
}
