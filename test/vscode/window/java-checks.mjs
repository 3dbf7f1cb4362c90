/**
 * What is looked at in a Java file of the example, in this order: the race of its trace on the line
 * where it can be mended. As in checks.mjs.
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

const FIELD = '    boolean isActivityDestroyed';
/** A callback of the platform. */
const DESTROY = '    protected void onDestroy()';
/** The write in onDestroy. */
const WRITE = '        isActivityDestroyed = true';

export const JAVA_CHECKS = [
  {
    title: 'a lens stands over the racy field and says between whom',
    picture: 'java-lens',
    async see(page, at) {
      const lens = page.locator('.codelens-decoration a', { hasText: 'race' }).first();
      await lens.waitFor();
      const [line] = at(FIELD, 'isActivityDestroyed');
      await goTo(page, line);
      const field = await page.locator('.view-line', { hasText: FIELD.trim() }).boundingBox();
      const box = await lens.boundingBox();
      assert.ok(Math.abs(box.y + box.height - field.y) < field.height, 'right above the field');
    },
  },
  {
    title: 'a click on the lens peeks at the conflicting accesses',
    picture: 'java-peek',
    async see(page) {
      await settle(page);
      await page.locator('.codelens-decoration a', { hasText: 'race' }).first().click();
      const peek = page.locator('.peekview-widget');
      await peek.locator('.view-line', { hasText: 'isActivityDestroyed' }).first().waitFor();
      await peek.getByText('FileDwTask.java').first().waitFor();
    },
  },
  {
    title: 'the hover shows both sides of the race beside each other',
    picture: 'java-hover',
    async see(page, at) {
      await page.keyboard.press('Escape');
      await goTo(page, ...at(WRITE, 'isActivityDestroyed'));
      await showHover(page);
      const hover = page.locator('.monaco-hover:not(.hidden)').first();
      await hover.locator('th', { hasText: 'written here' }).first().waitFor();
      await hover.locator('th', { hasText: 'read there' }).first().waitFor();
      await hover.locator('a', { hasText: 'FileDwTask.java' }).first().waitFor();
      await hover.locator('table').first().scrollIntoViewIfNeeded();
    },
  },
  {
    title: 'a race is underlined on its Java line, and listed',
    picture: 'java-problems',
    async see(page) {
      await closeHover(page);
      await page.locator('.squiggly-warning').first().waitFor();
      const problems = await showProblems(page);
      await problems.getByText('isActivityDestroyed').first().waitFor();
      await focusEditor(page);
    },
  },
  {
    title: 'a lens over a callback says where it runs and who makes it run',
    picture: 'java-origin-lens',
    async see(page) {
      const lens = page.locator('.codelens-decoration:visible', { hasText: 'main looper' }).first();
      await lens.waitFor();
    },
  },
  {
    title: 'the hover on a callback says what comes before and after it',
    picture: 'java-origin-hover',
    async see(page, at) {
      await goTo(page, ...at(DESTROY, 'onDestroy'));
      await showHover(page);
      const hover = page.locator('.monaco-hover:not(.hidden)').first();
      await hover.getByText('runs on').first().waitFor();
      await hover.getByText('Before it').first().waitFor();
    },
  },
  {
    title: 'the Findings view lists the races by field, with both sides, and the badge counts them',
    picture: 'java-findings-view',
    async see(page) {
      await closeHover(page);
      // The badge lies over the icon.
      await page.locator('.activitybar a[aria-label^="Racelens"]').first().click({ force: true });
      const field = page.locator('.monaco-list-row', { hasText: 'DwFileAct.isActivityDestroyed' });
      await field.first().waitFor();
      const race = page.locator('.monaco-list-row', { hasText: 'Race on isActivityDestroyed' });
      await race.first().locator('.monaco-tl-twistie').click();
      await page.locator('.monaco-list-row', { hasText: 'written by' }).first().waitFor();
      await page.locator('.activitybar .badge-content', { hasText: /[0-9]/ }).first().waitFor();
    },
  },
  {
    title: 'the Origins view lists components with their callbacks',
    picture: 'java-origins-view',
    async see(page) {
      const component = page.locator('.monaco-list-row', { hasText: 'main activity' }).first();
      await component.waitFor();
      // A click on the name opens the class; the arrow before it shows the callbacks.
      await component.locator('.monaco-tl-twistie').click();
      await page
        .locator('.monaco-list-row', { hasText: 'DwFileAct.onPlayClick' })
        .first()
        .waitFor();
    },
  },
  {
    title: 'the picture of a race stands beside the code',
    picture: 'java-picture',
    async see(page, at) {
      await focusEditor(page);
      await goTo(page, ...at(WRITE, 'isActivityDestroyed'));
      await runWorkbenchCommand(page, 'Racelens: Show Both Sides as a Picture');
      const frame = page.frameLocator('iframe.webview').last().frameLocator('iframe');
      await frame.locator('svg .missing-text').first().waitFor();
      await frame.locator('svg a', { hasText: 'DwFileAct.onDestroy' }).first().waitFor();
    },
  },
  {
    title: 'the explorer comes back',
    async see(page) {
      await page.locator('.activitybar a[aria-label^="Explorer"]').first().click();
      await focusEditor(page);
    },
  },
];
