/** Starts the server in this process; its analysis threads run the bundle `worker.js` beside ours. */
import { join } from 'node:path';
import { createConnection } from 'vscode-languageserver/node';
import { pathToFileURL } from 'node:url';
import { startModelThread, startWorkerThread, WorkerRunner } from '../workspace/worker-runner.js';
import type { Runners } from '../workspace/runners.js';
import { serve } from './server.js';

/** Over what the command line says: `--node-ipc` for VS Code, `--stdio` for other editors. */
export function runServer(): void {
  serve(createConnection(), createBundledRunners(), RULE_PAGES);
}

/** Over standard input and output, until the editor says exit or closes the stream. */
export function runStdioServer(): void {
  serve(createConnection(process.stdin, process.stdout), createBundledRunners(), RULE_PAGES);
}

/** Shipped beside the bundles. */
const RULE_PAGES = pathToFileURL(join(__dirname, '..', 'docs', 'rules')).toString();

/** What is open must not wait for the races of a long trace, nor typing for either. Learning has a thread when it is asked for. */
function createBundledRunners(): Runners {
  const start = (name: string) => () => startWorkerThread(join(__dirname, name));
  return {
    traces: new WorkerRunner(start('worker.js')),
    races: new WorkerRunner(start('worker.js')),
    model: new WorkerRunner(({ budget }) => startModelThread(__dirname, budget)),
    learning: new WorkerRunner(start('worker.js')),
  };
}
