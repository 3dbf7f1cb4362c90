/**
 * Which VS Code the tests run in: the desktop one, downloaded by @vscode/test-electron (a developer's
 * laptop), or the server from npm shown in Chromium (a machine that cannot download one).
 * `RACELENS_VSCODE` decides: electron, server, or auto.
 */
import { findChromium } from './browser.mjs';
import { isServerInstalled, missingBuildTools } from './install-server.mjs';

/** @returns {Promise<'electron' | 'server'>} */
export async function chooseHost(wish = process.env.RACELENS_VSCODE || 'auto') {
  if (wish === 'electron' || wish === 'server') return wish;
  if (wish !== 'auto')
    throw new Error(`RACELENS_VSCODE is "${wish}"; it can be electron, server or auto.`);
  return (await canRunServer()) ? 'server' : 'electron';
}

async function canRunServer() {
  if (!findChromium()) return false;
  if (await isServerInstalled()) return true;
  return process.platform === 'linux' && missingBuildTools().length === 0;
}
