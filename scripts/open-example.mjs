/**
 * Opens the bundled example with the extension: in the VS Code that is installed (`code`), or, without
 * one, in the VS Code server, for a browser on this machine. Ctrl-C stops the server.
 */
import { once } from 'node:events';
import path from 'node:path';
import { installServer } from './vscode/install-server.mjs';
import { packageExtension } from './vscode/package-extension.mjs';
import { findProgram, runCommand } from './vscode/run-command.mjs';
import { project } from './vscode/suite.mjs';
import { withUserServer } from './vscode/user-window.mjs';
import { remoteUri, workbenchUrl } from './vscode/workbench.mjs';

const folder = path.join(project, 'examples/music-player');
const trace = path.join(folder, 'traces/back.racetrace');
/** The write in onDestroy, which races with both reads. */
const LINE = 53;

async function openInCode(code) {
  await runCommand(process.execPath, ['scripts/build.mjs'], { cwd: project, show: true });
  const development = `--extensionDevelopmentPath=${project}`;
  await runCommand(code, [development, folder, '--goto', `${trace}:${LINE}`], { show: true });
}

async function openInServer() {
  const entry = await installServer();
  await withUserServer(entry, await packageExtension(), async ({ port }) => {
    const payload = [
      ['openFile', `${remoteUri(port, trace)}:${LINE}`],
      ['gotoLineMode', 'true'],
    ];
    console.log(`Open ${workbenchUrl(port, folder, payload)}`);
    console.log('Ctrl-C stops it.');
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  });
}

try {
  const code = findProgram(['code', 'code-insiders', 'codium']);
  await (code ? openInCode(code) : openInServer());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
