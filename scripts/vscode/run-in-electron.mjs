/** Runs the suite in the desktop VS Code, which @vscode/test-electron downloads and caches. */
import { downloadAndUnzipVSCode, runTests } from '@vscode/test-electron';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { followReport } from './report.mjs';
import { project } from './suite.mjs';

/**
 * @returns {Promise<string>} the path of VS Code's executable
 * @throws if there is none and none can be downloaded
 */
export function downloadVsCode() {
  return downloadAndUnzipVSCode({ cachePath: path.join(project, '.vscode-test') });
}

/**
 * @param {string} executable
 * @param {string} suite the bundled suite
 * @param {import('./suite.mjs').Scene} scene
 * @param {import('./report.mjs').Tally} tally
 * @param {number} timeoutMs
 */
export async function runInElectron(executable, suite, scene, tally, timeoutMs) {
  let ended = false;
  // A failed test also makes VS Code's exit status bad; the report says which and why.
  const running = runTests({
    vscodeExecutablePath: executable,
    extensionDevelopmentPath: project,
    extensionTestsPath: suite,
    extensionTestsEnv: { RACELENS_TEST_REPORT: scene.report },
    launchArgs: [
      scene.workspace,
      '--disable-extensions',
      '--disable-workspace-trust',
      `--user-data-dir=${scene.home}`,
    ],
  })
    .catch(() => undefined)
    .finally(() => (ended = true));
  await followReport(scene.report, tally, { timeoutMs, hasEnded: () => ended });
  // It closes its window by itself, unless it hangs: then the tally has failed already.
  await Promise.race([running, sleep(10_000)]);
}
