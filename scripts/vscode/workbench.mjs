/**
 * VS Code's window as a person uses it: open a folder and a file, go to a line, hover, peek, look at the
 * outline and at the problems. Each step waits until what it opens is seen.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { URLSearchParams } from 'node:url';
import { WINDOW } from './browser.mjs';

/** Opening the window, on a machine that is busy, takes a while. */
const SLOW = 60_000;

/**
 * The address that opens a folder (or a .code-workspace file), with more options in VS Code's own words.
 * @param {number} port
 * @param {string} folder
 * @param {readonly (readonly [string, string])[]} [payload]
 */
export function workbenchUrl(port, folder, payload = []) {
  const kind = folder.endsWith('.code-workspace') ? 'workspace' : 'folder';
  const query = new URLSearchParams({ [kind]: path.resolve(folder) });
  if (payload.length > 0) query.set('payload', JSON.stringify(payload));
  return `http://127.0.0.1:${port}/?${query}`;
}

/** How a file of this machine is called in the window. */
export function remoteUri(port, file) {
  return `vscode-remote://127.0.0.1:${port}${encodeURI(path.resolve(file))}`;
}

/**
 * Opens the window on a folder, with one of its files and the keyboard in it.
 * @param {import('playwright-core').Page} page
 * @param {{ port: number, folder: string, file: string }} what
 */
export async function openFile(page, { port, folder, file }) {
  await page.goto(workbenchUrl(port, folder, [['openFile', remoteUri(port, file)]]));
  const editor = page.locator('.editor-instance').first();
  await editor.locator('.view-line').first().waitFor({ timeout: SLOW });
  // Not by a click: on a busy machine the window is still being laid out and the click goes astray.
  await editor.locator('.inputarea, .native-edit-context').first().focus();
  await editor.locator('.monaco-editor.focused').first().waitFor();
}

/** Runs a command by its title, from the command palette. */
export async function runWorkbenchCommand(page, title) {
  await pickCommand(page, title);
  await page.locator('.quick-input-widget input[type="text"]').waitFor({ state: 'hidden' });
}

/** Runs a command that lets choose, and chooses what begins so. */
export async function runAndChoose(page, title, choice) {
  await pickCommand(page, title);
  const rows = page.locator(`.quick-input-list .monaco-list-row[aria-label^="${choice}"]`);
  await rows.first().click();
  await page.locator('.quick-input-widget input[type="text"]').waitFor({ state: 'hidden' });
}

/** Chooses a command by its title; what it asks then is left to the caller. */
export async function pickCommand(page, title) {
  await openQuickInput(page, 'F1', `>${title}`);
  // Others that have the same words may stand before it.
  const rows = page.locator(`.quick-input-list .monaco-list-row[aria-label^="${title}"]`);
  await rows.first().click();
}

const TRIES = 4;

/**
 * Opens the input by its key and fills it. On a busy machine an editor that comes late takes the keyboard, which closes the
 * input: it is opened again then.
 */
async function openQuickInput(page, key, text) {
  const input = page.locator('.quick-input-widget input[type="text"]');
  for (let tries = 1; ; tries++) {
    await page.keyboard.press(key);
    try {
      await input.fill(text, { timeout: 8000 });
      return input;
    } catch (late) {
      if (tries === TRIES) throw late;
    }
  }
}

/** Moves the cursor of the editor in front. */
export async function goTo(page, line, column = 1) {
  const input = await openQuickInput(page, 'Control+g', `:${line}:${column}`);
  await page.keyboard.press('Enter');
  await input.waitFor({ state: 'hidden' });
}

/** Shows the hover at the cursor and waits for its text. */
export async function showHover(page) {
  const hover = page.locator('.monaco-hover:not(.hidden) .hover-row .hover-contents').first();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+i');
  await hover.waitFor();
  return hover;
}

export async function closeHover(page) {
  await page.keyboard.press('Escape');
  await page.locator('.monaco-hover:not(.hidden) .hover-row').first().waitFor({ state: 'hidden' });
}

/** Peeks at the definition of what stands at the cursor. */
export async function peekDefinition(page) {
  const peek = page.locator('.peekview-widget .preview .view-line').first();
  await runWorkbenchCommand(page, 'Peek Definition');
  await peek.waitFor();
  return page.locator('.peekview-widget');
}

/** Opens the outline, makes room for it and waits for its first entry. */
export async function showOutline(page) {
  await runWorkbenchCommand(page, 'Explorer: Focus on Outline View');
  const rows = page.locator('.outline-pane .monaco-list-row');
  await rows.first().waitFor();
  const header = await page.locator('.pane-header', { hasText: /^outline$/i }).boundingBox();
  await page.mouse.move(header.x + 100, header.y);
  await page.mouse.down();
  await page.mouse.move(header.x + 100, header.y / 2, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(WINDOW.width / 2, 0);
  return rows;
}

/** Opens the list of problems. */
export async function showProblems(page) {
  await runWorkbenchCommand(page, 'Problems: Focus on Problems View');
  const problems = page.locator('.markers-panel');
  await problems.first().waitFor();
  return problems;
}

/**
 * Opens the page of an installed extension.
 * @returns {Promise<import('playwright-core').FrameLocator>} what it says about itself
 */
export async function showExtensionPage(page, name) {
  await page.keyboard.press('Control+Shift+x');
  await page.locator('.extensions-viewlet .view-lines').first().waitFor();
  await page.keyboard.type(`@installed ${name}`);
  await page.locator('.extensions-list .monaco-list-row', { hasText: name }).first().click();
  return page.frameLocator('iframe.webview.ready').last().frameLocator('iframe');
}

/** Puts the keyboard back into the editor. */
export async function focusEditor(page) {
  await runWorkbenchCommand(page, 'View: Focus Active Editor Group');
}

/** Waits until the window has stopped changing: two pictures in a row are the same. */
export async function settle(page) {
  let before = await page.screenshot();
  for (let attempt = 0; attempt < 40; attempt++) {
    await sleep(250);
    const now = await page.screenshot();
    if (now.equals(before)) return;
    before = now;
  }
}
