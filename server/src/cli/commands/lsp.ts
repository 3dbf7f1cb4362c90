/** `racelens lsp --stdio`: the language server, for editors other than VS Code. */
import { runStdioServer } from '../../lsp/run.js';
import { ExitStatus, UsageError, type Command, type Invocation } from '../command.js';

export const lsp: Command = {
  name: 'lsp',
  synopsis: '--stdio',
  summary: 'the language server, for any editor that speaks the protocol',
  positionals: [0, 0],
  options: { stdio: { type: 'boolean' } },
  help: ['--stdio   talk over standard input and output'],
  run: runLsp,
};

/** Serves until the editor ends the connection, which ends the process. */
function runLsp({ options }: Invocation): Promise<ExitStatus> {
  if (options['stdio'] !== true) throw new UsageError('usage: racelens lsp --stdio');
  runStdioServer();
  return new Promise(() => undefined);
}
