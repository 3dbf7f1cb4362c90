/**
 * Bundles the benchmark and runs it: `npm run bench -- [--quick] [NAME...]`. Names pick measurements
 * by a part of their name. Everything it writes lies in .cache/bench.
 */
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';
import { copyWasmFiles, treeSitterAlias } from './tree-sitter.mjs';

const outfile = '.cache/bench/main.cjs';
await build({
  entryPoints: ['test/bench/main.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  alias: treeSitterAlias,
  logLevel: 'warning',
});
await copyWasmFiles('.cache/bench');
const run = spawnSync(process.execPath, ['--expose-gc', outfile, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
