/**
 * The programs of the server's side, in one bundle: they share nearly all of their code, and a program
 * loads only what it runs. The build writes a file for each that calls one of these.
 */
export const programs = {
  cli: () => import('./main.js'),
  server: () => import('../lsp/main.js'),
  worker: () => import('../workspace/worker.js'),
  'model-worker': () => import('../workspace/model/worker.js'),
  'trace-reader': () => import('../workspace/reading/thread.js'),
} as const;
