/**
 * Takes a picture of the packaged extension at work, for the README:
 *   node scripts/screenshot.mjs OUT.png --folder DIR --file FILE [--hover LINE:COL] [--outline]
 *     [--problems] [--scale N]
 */
import { parseArgs } from 'node:util';
import path from 'node:path';
import { installServer } from './vscode/install-server.mjs';
import { packageExtension } from './vscode/package-extension.mjs';
import { withUserWindow } from './vscode/user-window.mjs';
import { focusEditor, goTo, openFile } from './vscode/workbench.mjs';
import { settle, showHover, showOutline, showProblems } from './vscode/workbench.mjs';

const USAGE =
  'usage: node scripts/screenshot.mjs OUT.png --folder DIR --file FILE [--hover LINE:COL] [--outline] [--problems] [--scale N]';

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      folder: { type: 'string' },
      file: { type: 'string' },
      hover: { type: 'string' },
      outline: { type: 'boolean', default: false },
      problems: { type: 'boolean', default: false },
      scale: { type: 'string', default: '1' },
    },
  });
  const [out] = positionals;
  if (!out || !values.folder || !values.file) throw new Error(USAGE);
  return { ...values, out, file: path.resolve(values.folder, values.file) };
}

/** A hover on a race starts with what Problems lists; the two sides stand below. */
async function scrollToStory(page) {
  const table = page.locator('.monaco-hover:not(.hidden) table').first();
  if ((await table.count()) > 0) await table.scrollIntoViewIfNeeded();
}

/** @param {import('playwright-core').Page} page */
async function arrange(page, port, { folder, file, hover, outline, problems }) {
  await openFile(page, { port, folder, file });
  if (outline) await showOutline(page);
  if (problems) await showProblems(page);
  await focusEditor(page);
  if (hover) {
    const [line, column] = hover.split(':').map(Number);
    await goTo(page, line, column);
    if (file.endsWith('.java')) await page.locator('.squiggly-warning').first().waitFor();
    await showHover(page);
    await scrollToStory(page);
  }
  await settle(page);
}

try {
  const wish = readArguments();
  const entry = await installServer();
  const vsix = await packageExtension();
  const take = async (page, port) => {
    await arrange(page, port, wish);
    await page.screenshot({ path: wish.out });
  };
  await withUserWindow(entry, vsix, take, { scale: Number(wish.scale) });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
