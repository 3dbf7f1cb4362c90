/**
 * What a user does with a finding, through the window: links of the hover, quick fixes, a suppression and its end,
 * the filter of the Findings view, the status bar and the walkthrough. As in checks.mjs.
 */
import assert from 'node:assert/strict';
import {
  closeHover,
  focusEditor,
  goTo,
  runWorkbenchCommand,
  settle,
  showHover,
  showProblems,
} from '../../../scripts/vscode/workbench.mjs';

const WRITE = '        isActivityDestroyed = true';

const squiggles = (page) => page.locator('.squiggly-warning');

export const WAY_CHECKS = [
  {
    title: 'a lens over a callback says with whom it races',
    picture: 'java-callback-lens',
    async see(page) {
      const lens = page.locator('.codelens-decoration a', { hasText: 'on isActivityDestroyed' });
      await lens.first().waitFor();
    },
  },
  {
    title: 'links of the hover lead to the other side, and the editor leads back',
    picture: 'java-jumped',
    async see(page, at) {
      await goTo(page, ...at(WRITE, 'isActivityDestroyed'));
      await showHover(page);
      const hover = page.locator('.monaco-hover:not(.hidden)').first();
      const link = hover.locator('a', { hasText: 'Go to the read' }).first();
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await page.locator('.tab.active', { hasText: 'FileDwTask.java' }).waitFor();
      await settle(page);
      await page.keyboard.press('Control+Alt+Minus');
      await page.locator('.tab.active', { hasText: 'DwFileAct.java' }).waitFor();
    },
  },
  {
    title: 'one key goes to the other side',
    picture: 'java-key',
    async see(page, at) {
      await focusEditor(page);
      await goTo(page, ...at(WRITE, 'isActivityDestroyed'));
      await page.keyboard.press('Control+F9');
      await page.locator('.tab.active', { hasText: 'FileDwTask.java' }).waitFor();
      await page.keyboard.press('Control+Shift+F9');
      await page.locator('.tab.active', { hasText: 'DwFileAct.java' }).waitFor();
    },
  },
  {
    title: 'the code of a problem leads to the page of its rule, which is in the extension',
    picture: 'java-rule-page',
    async see(page) {
      const problems = await showProblems(page);
      await problems.locator('a', { hasText: 'data-race' }).first().click();
      await page.locator('.tab', { hasText: 'data-race.md' }).waitFor();
      await runWorkbenchCommand(page, 'View: Close Editor');
      await page.locator('.tab', { hasText: 'data-race.md' }).waitFor({ state: 'detached' });
      await focusEditor(page);
    },
  },
  {
    title: 'quick fixes are offered on the line',
    picture: 'java-actions',
    async see(page, at) {
      await goTo(page, ...at(WRITE, 'isActivityDestroyed'));
      await page.keyboard.press('Control+.');
      const menu = page.locator('.action-widget');
      await menu.getByText('Go to the conflicting').first().waitFor();
      await menu.getByText('Suppress racelens/data-race on this line').first().waitFor();
    },
  },
  {
    title: 'a suppression takes the squiggles away, with its reason',
    picture: 'java-suppressed',
    async see(page) {
      const before = await squiggles(page).count();
      assert.ok(before > 0, 'a squiggle to take away');
      await page.locator('.action-widget').getByText('on this line').first().click({ force: true });
      await page.locator('.quick-input-widget input').first().fill('only for the log');
      await page.keyboard.press('Enter');
      await page.locator('.view-line', { hasText: 'noinspection' }).first().waitFor();
      await squiggles(page).first().waitFor({ state: 'detached' });
    },
  },
  {
    title: 'a suppression that has nothing left to cover is underlined',
    picture: 'java-stale-suppression',
    async see(page, at) {
      // The write goes below the comment: what is left there is nobody's race.
      const [line] = at(WRITE, 'isActivityDestroyed');
      await goTo(page, line + 1, 1);
      await page.keyboard.type('// ');
      await page.locator('.squiggly-info').first().waitFor();
    },
  },
  {
    title: 'undoing brings the race back',
    picture: 'java-undone',
    async see(page) {
      const suppression = page.locator('.view-line', { hasText: 'noinspection' });
      for (let times = 0; times < 8 && (await suppression.count()) > 0; times++) {
        await page.keyboard.press('Control+z');
        await settle(page);
      }
      await squiggles(page).first().waitFor();
    },
  },
  {
    title: 'the Findings view is filtered by words, and says what it keeps back',
    picture: 'java-filtered',
    async see(page) {
      await closeHover(page);
      await runWorkbenchCommand(page, 'Racelens: Filter Findings');
      await page.locator('.quick-input-widget input').first().fill('onPostExecute');
      await page.keyboard.press('Enter');
      await page.locator('.activitybar a[aria-label^="Racelens"]').first().click({ force: true });
      await page.getByText('do not match').first().waitFor();
    },
  },
  {
    title: 'the filter is cleared again',
    async see(page) {
      await runWorkbenchCommand(page, 'Racelens: Clear Filter of Findings');
      await page.getByText('do not match').first().waitFor({ state: 'detached' });
    },
  },
  {
    title: 'the status bar says how much was found, and offers what can be done',
    picture: 'java-status-menu',
    async see(page) {
      const item = page.locator('.statusbar-item', { hasText: 'Racelens' }).first();
      await item.waitFor();
      await item.click();
      await page.locator('.quick-input-list').getByText('Copy report').first().waitFor();
    },
  },
  {
    title: 'the walkthrough has four steps with pictures',
    picture: 'java-walkthrough',
    async see(page) {
      await page.keyboard.press('Escape');
      await runWorkbenchCommand(page, 'Racelens: How It Works, in Four Steps');
      await page.getByText('Hover for the reason').first().waitFor();
      await page.locator('.getting-started-step').nth(3).waitFor();
    },
  },
  {
    title: 'the code is there again',
    async see(page) {
      await runWorkbenchCommand(page, 'View: Close Editor');
      await focusEditor(page);
    },
  },
];
