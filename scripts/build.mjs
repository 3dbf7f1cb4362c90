/**
 * Bundles the four programs that ship: the VS Code client, the language server, its analysis worker
 * and the command line; the wasm files of the Java parser and the table of library classes are put
 * beside them. `--watch` rebuilds on change; `--production` leaves source maps out.
 */
import { context } from 'esbuild';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { copyWasmFiles, treeSitterAlias } from './tree-sitter.mjs';

const watch = process.argv.includes('--watch');
const production = process.argv.includes('--production');

await rm('dist', { recursive: true, force: true });
await mkdir('dist');
await copyWasmFiles('dist');
await copyFile('server/data/library.bin', 'dist/library.bin');

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
    entryPoints: {
      server: 'server/src/lsp/main.ts',
      worker: 'server/src/workspace/worker.ts',
      cli: 'server/src/cli/main.ts',
    },
  }),
]);

for (const each of contexts) {
  if (watch) await each.watch();
  else await each.rebuild();
}
if (!watch) await Promise.all(contexts.map((each) => each.dispose()));
