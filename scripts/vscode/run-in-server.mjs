/** Runs the suite in the VS Code server: its window is opened with the suite as its payload. */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { openBrowser } from './browser.mjs';
import { followReport } from './report.mjs';
import { startServer } from './server.mjs';
import { output, project } from './suite.mjs';
import { remoteUri, workbenchUrl } from './workbench.mjs';

/**
 * @param {string} entry the server's entry script
 * @param {string} suite the bundled suite
 * @param {import('./suite.mjs').Scene} scene
 * @param {import('./report.mjs').Tally} tally
 * @param {number} timeoutMs
 */
export async function runInServer(entry, suite, scene, tally, timeoutMs) {
  const server = await startServer(entry, {
    home: scene.home,
    log: path.join(output, 'suite-server.log'),
    env: { RACELENS_TEST_REPORT: scene.report },
  });
  try {
    const browser = await openBrowser({ log: path.join(output, 'suite-browser.log') });
    try {
      const payload = [
        ['extensionDevelopmentPath', remoteUri(server.port, project)],
        ['extensionTestsPath', remoteUri(server.port, suite)],
      ];
      await browser.page.goto(workbenchUrl(server.port, scene.workspace, payload));
      const hasEnded = () => server.hasPrinted(/Extension Host Process exited/);
      await followReport(scene.report, tally, { timeoutMs, hasEnded });
      if (tally.failed > 0) await browser.page.screenshot({ path: path.join(output, 'suite.png') });
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
    await keepLogs(scene.home);
  }
}

/** The extension host's and the extensions' own logs, for whoever looks into a failure. */
async function keepLogs(home) {
  const logs = path.join(home, 'user-data', 'logs');
  await cp(logs, path.join(output, 'logs'), { recursive: true }).catch(() => undefined);
}
