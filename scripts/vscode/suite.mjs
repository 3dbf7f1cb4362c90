/**
 * What both runners give to VS Code: the suite, bundled, and a workspace of its own to work in, so that
 * no test touches the project. It has two folders, since adding one to a window with a single folder
 * would restart the extensions and the suite with them.
 */
import { build } from 'esbuild';
import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { glob } from 'tinyglobby';

export const project = path.resolve(import.meta.dirname, '../..');
export const output = path.join(project, 'test-output', 'vscode');

/** @returns {Promise<string>} the module whose `run` is the suite */
export async function bundleSuite() {
  const outdir = path.join(project, 'out/test/vscode');
  await rm(outdir, { recursive: true, force: true });
  await build({
    entryPoints: await glob(['test/vscode/suite/{index,*.test}.ts'], { cwd: project }),
    absWorkingDir: project,
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    sourcemap: 'inline',
    external: ['vscode', 'mocha'],
    logLevel: 'warning',
  });
  return path.join(outdir, 'index.js');
}

/**
 * @typedef {object} Scene
 * @property {string} home a folder for the editor's own files
 * @property {string} workspace the .code-workspace file
 * @property {string} report where the suite writes its results
 * @property {() => Promise<void>} remove
 */

/** @returns {Promise<Scene>} */
export async function setScene() {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'racelens-vscode-')));
  const workspace = path.join(root, 'racelens.code-workspace');
  await cp(path.join(project, 'examples'), path.join(root, 'examples'), { recursive: true });
  await mkdir(path.join(root, 'scratch'));
  const folders = [{ path: 'examples/music-player' }, { path: 'scratch' }];
  await writeFile(workspace, JSON.stringify({ folders }, null, 2));
  return {
    home: path.join(root, 'home'),
    workspace,
    report: path.join(root, 'report.ndjson'),
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}
