/**
 * What a user does to learn from a run that went well, through the window: the command on a trace that is looked
 * at, the file that comes of it, and then the pair that does not commute, on the handler that takes something for
 * granted. As in checks.mjs.
 */
import assert from 'node:assert/strict';
import {
  closeHover,
  focusEditor,
  goTo,
  runWorkbenchCommand,
  settle,
  showHover,
} from '../../../scripts/vscode/workbench.mjs';

/** The line of onUpdateResults that uses the hub. */
const USE = 62;

/** Opens a file of the folder by its name. */
async function openByName(page, name) {
  await page.keyboard.press('Control+p');
  const input = page.locator('.quick-input-widget input[type="text"]');
  await input.waitFor();
  await input.fill(name);
  await page.locator('.quick-input-list .monaco-list-row', { hasText: name }).first().click();
  await page.locator('.tab.active', { hasText: name }).waitFor();
}

export const LEARN_CHECKS = [
  {
    title: 'learning from a trace says what it has learned, and opens the file',
    picture: 'learned-file',
    async see(page) {
      await runWorkbenchCommand(page, 'Racelens: Learn from These Traces');
      const toast = page.locator('.notification-toast', { hasText: '1 precondition' }).first();
      await toast.waitFor();
      await toast.getByText('Open', { exact: true }).click();
      await page.locator('.tab.active', { hasText: 'racelens-preconditions.json' }).waitFor();
      await page.locator('.view-line', { hasText: 'TrackActivity.onCreate' }).first().waitFor();
    },
  },
  {
    title:
      'the pair is underlined in the handler that requires it, with both outcomes side by side',
    picture: 'non-commutative-hover',
    async see(page) {
      await openByName(page, 'TrackActivity.java');
      await focusEditor(page);
      await goTo(page, USE, 55);
      await page.locator('.squiggly-warning').first().waitFor();
      const hover = page.locator('.monaco-hover:not(.hidden)').first();
      const outcome = hover.locator('th', { hasText: 'the other way round' }).first();
      for (let tries = 0; tries < 10 && (await outcome.count()) === 0; tries++) {
        await closeHover(page);
        await settle(page);
        await showHover(page);
      }
      await outcome.scrollIntoViewIfNeeded();
      const text = await hover.innerText();
      assert.match(text, /Events do not commute on this\.dataHub != null/);
      assert.match(text, /made true by TrackActivity\.on(Create|Resume)/);
    },
  },
];
