/**
 * Bundles the programs that ship: the VS Code client, and the engine, which is the language server,
 * its three workers and the command line, each started by a small file of its own. The wasm files of the
 * Java parser, the table of library classes and the schema of the configuration are put beside them.
 * `--watch` rebuilds on change; `--production` leaves source maps out.
 */
import { context } from 'esbuild';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { writeConfigurationSchema } from './configuration-schema.mjs';
import { copyWasmFiles, treeSitterAlias } from './tree-sitter.mjs';

const watch = process.argv.includes('--watch');
const production = process.argv.includes('--production');

await rm('dist', { recursive: true, force: true });
await mkdir('dist');
await copyWasmFiles('dist');
await copyFile('server/data/library.bin', 'dist/library.bin');
await writeConfigurationSchema('dist/racelens.schema.json');
for (const program of ['cli', 'server', 'worker', 'model-worker', 'trace-reader']) {
  const start = `require('./engine.js').programs['${program}']();\n`;
  await writeFile(
    `dist/${program}.js`,
    program === 'cli' ? `#!/usr/bin/env node\n${start}` : start,
  );
}

const shared = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  alias: treeSitterAlias,
  outdir: 'dist',
  minify: production,
  sourcemap: production ? false : 'linked',
  legalComments: 'none',
  logLevel: 'warning',
};

const contexts = await Promise.all([
  context({ ...shared, entryPoints: { client: 'client/src/extension.ts' }, external: ['vscode'] }),
  context({
    ...shared,
    entryPoints: { engine: 'server/src/cli/programs.ts' },
  }),
]);

for (const each of contexts) {
  if (watch) await each.watch();
  else await each.rebuild();
}
if (!watch) await Promise.all(contexts.map((each) => each.dispose()));
