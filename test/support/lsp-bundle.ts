/**
 * Bundles the language server and a worker into a folder of its own, as `npm run build` does into
 * dist, so that tests neither need nor disturb what is built there.
 */
import { build } from 'esbuild';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface LspBundle {
  /** The path of the server's program. */
  readonly server: string;
  remove(): Promise<void>;
}

export const WORKER = 'server/src/workspace/worker.ts';

export async function bundleServer(worker: string = WORKER): Promise<LspBundle> {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(join('.cache', 'test-lsp-'));
  await build({
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    outdir: folder,
    logLevel: 'warning',
    entryPoints: { server: 'server/src/lsp/main.ts', worker },
  });
  const remove = () => rm(folder, { recursive: true, force: true });
  return { server: join(folder, 'server.js'), remove };
}
