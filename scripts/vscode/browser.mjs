/**
 * The window in which the VS Code server shows itself: Chromium without a screen, driven by playwright.
 */
import { createWriteStream } from 'node:fs';
import { chromium } from 'playwright-core';
import { findProgram } from './run-command.mjs';

export const WINDOW = { width: 1440, height: 900 };

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns {string | undefined} the path of Chromium; `RACELENS_CHROMIUM` names another */
export function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return process.env.RACELENS_CHROMIUM || findProgram(names);
}

/** @throws with what to install */
export function requireChromium() {
  const found = findChromium();
  if (!found) throw new Error('Chromium not found (Debian: apt-get install chromium).');
  return found;
}

/**
 * Opens a browser with one empty page, whose console goes to a log file if one is named.
 * @param {{ log?: string, scale?: number, size?: { width: number, height: number } }} [options]
 */
export async function openBrowser({ log, scale = 1, size = WINDOW } = {}) {
  const executablePath = requireChromium();
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: scale });
  if (log) keepConsole(page, log);
  return { page, close: () => browser.close() };
}

function keepConsole(page, log) {
  const file = createWriteStream(log);
  page.on('console', (message) => file.write(`${message.type()}: ${message.text()}\n`));
  page.on('pageerror', (error) => file.write(`page error: ${error.stack ?? error.message}\n`));
  page.on('close', () => file.end());
}
