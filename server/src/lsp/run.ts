/** Starts the server in this process; its analysis thread is the bundle `worker.js` beside ours. */
import { join } from 'node:path';
import { createConnection } from 'vscode-languageserver/node';
import { startWorkerThread, WorkerRunner, type TraceRunner } from '../workspace/worker-runner.js';
import { serve } from './server.js';

/** Over what the command line says: `--node-ipc` for VS Code, `--stdio` for other editors. */
export function runServer(): void {
  serve(createConnection(), createBundledRunner());
}

/** Over standard input and output, until the editor says exit or closes the stream. */
export function runStdioServer(): void {
  serve(createConnection(process.stdin, process.stdout), createBundledRunner());
}

function createBundledRunner(): TraceRunner {
  return new WorkerRunner(() => startWorkerThread(join(__dirname, 'worker.js')));
}
