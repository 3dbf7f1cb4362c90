/**
 * Bundles the generator of the library table and runs it: `npm run library`. See
 * docs/library-tables.md.
 */
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';

const outfile = '.cache/library/main.cjs';
await build({
  entryPoints: ['scripts/library/main.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  logLevel: 'warning',
});
const run = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(run.status ?? 1);
