/**
 * What is looked at in a folder that the user does not trust: all of it is there, since no code of the project is
 * run. As in checks.mjs.
 */
import assert from 'node:assert/strict';
import {
  focusEditor,
  goTo,
  runWorkbenchCommand,
  settle,
  showHover,
} from '../../../scripts/vscode/workbench.mjs';

const WRITE = '        isActivityDestroyed = true';

export const TRUST_CHECKS = [
  {
    title: 'in a folder that is not trusted races are underlined',
    picture: 'untrusted',
    async see(page, at) {
      await page.getByText("No, I don't trust the authors").first().click();
      await page.locator('.statusbar-item', { hasText: 'Restricted Mode' }).first().waitFor();
      await focusEditor(page);
      // Only what is in view is drawn, and the lenses move the line out of it.
      await goTo(page, ...at(WRITE, 'isActivityDestroyed'));
      await page.locator('.squiggly-warning').first().waitFor();
    },
  },
  {
    title: 'in a folder that is not trusted the hover explains them',
    picture: 'untrusted-hover',
    async see(page, at) {
      await goTo(page, ...at(WRITE, 'isActivityDestroyed'));
      await showHover(page);
      const hover = page.locator('.monaco-hover:not(.hidden)').first();
      await hover.locator('th', { hasText: 'written here' }).first().waitFor();
      await page.keyboard.press('Escape');
    },
  },
  {
    title: 'the extension is not among those that are switched off there',
    picture: 'untrusted-extensions',
    async see(page) {
      await runWorkbenchCommand(page, 'Workspaces: Manage Workspace Trust');
      await page.locator('.workspace-trust-editor').first().waitFor();
      await settle(page);
      const text = await page.locator('.workspace-trust-editor').first().innerText();
      assert.doesNotMatch(text, /Racelens/);
    },
  },
];
