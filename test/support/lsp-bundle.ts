/**
 * Bundles the language server and its workers into a folder of its own, as `npm run build` does into
 * dist, so that tests neither need nor disturb what is built there.
 */
import { build } from 'esbuild';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyWasmFiles, treeSitterAlias } from '../../scripts/tree-sitter.mjs';

export interface LspBundle {
  /** The path of the server's program. */
  readonly server: string;
  remove(): Promise<void>;
}

export const WORKER = 'server/src/workspace/worker.ts';
export const MODEL_WORKER = 'server/src/workspace/model/worker.ts';

export async function bundleServer(
  worker: string = WORKER,
  modelWorker: string = MODEL_WORKER,
): Promise<LspBundle> {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(join('.cache', 'test-lsp-'));
  await build({
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    outdir: folder,
    logLevel: 'warning',
    alias: treeSitterAlias,
    entryPoints: {
      server: 'server/src/lsp/main.ts',
      worker,
      'model-worker': modelWorker,
      'trace-reader': 'server/src/workspace/reading/thread.ts',
    },
  });
  await copyWasmFiles(folder);
  await copyFile('server/data/library.bin', join(folder, 'library.bin'));
  const remove = () => rm(folder, { recursive: true, force: true });
  return { server: join(folder, 'server.js'), remove };
}
