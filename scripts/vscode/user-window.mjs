/**
 * VS Code as a user has it: a fresh one, with the packaged extension installed and nothing else.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBrowser } from './browser.mjs';
import { installExtension, startServer } from './server.mjs';
import { output } from './suite.mjs';

/**
 * Starts a server with the extension, and stops and removes it afterwards.
 * @template T
 * @param {string} entry the server's entry script
 * @param {string} vsix the packaged extension
 * @param {(server: import('./server.mjs').VsCodeServer) => Promise<T>} use
 * @param {{ asksForTrust?: boolean }} [options]
 * @returns {Promise<T>}
 */
export async function withUserServer(entry, vsix, use, { asksForTrust = false } = {}) {
  const home = await mkdtemp(path.join(tmpdir(), 'racelens-user-'));
  await mkdir(output, { recursive: true });
  try {
    await installExtension(entry, home, vsix);
    const log = path.join(output, 'user-server.log');
    const server = await startServer(entry, { home, log, asksForTrust });
    try {
      return await use(server);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/**
 * The same, with a window.
 * @template T
 * @param {string} entry
 * @param {string} vsix
 * @param {(page: import('playwright-core').Page, port: number) => Promise<T>} use
 * @param {{ scale?: number, asksForTrust?: boolean }} [options]
 * @returns {Promise<T>}
 */
export function withUserWindow(entry, vsix, use, { scale = 1, asksForTrust = false } = {}) {
  const look = async ({ port }) => {
    const browser = await openBrowser({ log: path.join(output, 'user-browser.log'), scale });
    try {
      return await use(browser.page, port);
    } finally {
      await browser.close();
    }
  };
  return withUserServer(entry, vsix, look, { asksForTrust });
}
