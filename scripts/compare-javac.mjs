/**
 * Compares our resolution of Java with javac's on any folder of plain Java sources, wrong answers first:
 * `node scripts/compare-javac.mjs FOLDER [--show N] [javac options, for instance -cp a.jar:b.jar]`.
 * Needs a JDK. Libraries that javac gets but our tables lack show as unknown.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';

const outfile = '.cache/compare-javac/main.mjs';
await build({
  entryPoints: ['test/support/java/compare-folder.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  define: { 'import.meta.dirname': JSON.stringify(path.resolve('test/support/java')) },
  logLevel: 'warning',
});
const run = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(run.status ?? 1);
