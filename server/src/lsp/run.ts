/** Starts the server in this process; its analysis threads run the bundle `worker.js` beside ours. */
import { join } from 'node:path';
import { createConnection, type Connection } from 'vscode-languageserver/node';
import { pathToFileURL } from 'node:url';
import { startModelThread, startWorkerThread, WorkerRunner } from '../workspace/worker-runner.js';
import type { Runners } from '../workspace/runners.js';
import { letMainThreadGoFirst } from '../workspace/thread-priority.js';
import { serve } from './server.js';

/** Over what the command line says: `--node-ipc` for VS Code, `--stdio` for other editors. */
export function runServer(): void {
  start(createConnection());
}

/** Over standard input and output, until the editor says exit or closes the stream. */
export function runStdioServer(): void {
  start(createConnection(process.stdin, process.stdout));
}

function start(connection: Connection): void {
  letMainThreadGoFirst();
  serve(connection, createBundledRunners(), RULE_PAGES);
}

/** Shipped beside the bundles. */
const RULE_PAGES = pathToFileURL(join(__dirname, '..', 'docs', 'rules')).toString();

/** What is open must not wait for the races of a long trace, nor typing for either. Learning has a thread when it is asked for. */
function createBundledRunners(): Runners {
  const thread = (name: string) => () => startWorkerThread(join(__dirname, name));
  return {
    traces: new WorkerRunner(thread('worker.js')),
    races: new WorkerRunner(thread('worker.js')),
    model: new WorkerRunner(({ budget }) =>
      startModelThread(__dirname, budget, { isBeside: true }),
    ),
    learning: new WorkerRunner(thread('worker.js')),
  };
}
