/**
 * Bundles the benchmark and runs it: `npm run bench -- [--quick] [NAME...]`. Names pick measurements
 * by a part of their name. Everything it writes lies in .cache/bench.
 */
import { spawnSync } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { copyWasmFiles, treeSitterAlias } from './tree-sitter.mjs';

const folder = '.cache/bench';
await build({
  entryPoints: {
    main: 'test/bench/main.ts',
    // Large traces are read in a thread, which the engine finds beside itself.
    'trace-reader': 'server/src/workspace/reading/thread.ts',
    // Answers are timed over a connection to the server as it ships.
    server: 'server/src/lsp/main.ts',
    worker: 'server/src/workspace/worker.ts',
    'model-worker': 'server/src/workspace/model/worker.ts',
  },
  outdir: folder,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  alias: treeSitterAlias,
  logLevel: 'warning',
});
await copyWasmFiles(folder);
await copyFile('server/data/library.bin', `${folder}/library.bin`);
const program = ['--expose-gc', `${folder}/main.js`];
const run = spawnSync(process.execPath, [...program, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
