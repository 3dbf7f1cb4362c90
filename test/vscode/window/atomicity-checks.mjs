/**
 * What is looked at in the service of the example of Mondal's report: the callback that was cut in two, who came
 * between, and the cycle as a picture, which is also read by keyboard, larger and in high contrast. As in
 * checks.mjs.
 */
import assert from 'node:assert/strict';
import {
  closeHover,
  focusEditor,
  goTo,
  runAndChoose,
  runWorkbenchCommand,
  settle,
  showHover,
  showProblems,
} from '../../../scripts/vscode/workbench.mjs';

/** The write in onBind, which onServiceConnected counts on. */
const WRITE = '        MainActivity.val =';

const THEME = 'Preferences: Color Theme';

export const ATOMICITY_CHECKS = [
  {
    title: 'a callback that was cut in two is underlined, and listed with the cycle',
    picture: 'atomicity-problems',
    async see(page, at) {
      await goTo(page, ...at(WRITE, 'MainActivity'));
      await page.locator('.squiggly-warning').first().waitFor();
      const problems = await showProblems(page);
      await problems.getByText('Atomicity violation on val').first().waitFor();
      await problems.getByText('written here by MyReceiver.onReceive').first().waitFor();
      await focusEditor(page);
    },
  },
  {
    title: 'the hover says who came between, what that changed and what was read then',
    picture: 'atomicity-hover',
    async see(page, at) {
      await goTo(page, ...at(WRITE, 'val'));
      await showHover(page);
      const hover = page.locator('.monaco-hover:not(.hidden)').first();
      await hover.getByText('Cut in two: bound service LocalService').first().waitFor();
      for (const step of ['first written by', 'in between written by', 'then read by'])
        await hover.locator('li', { hasText: step }).first().waitFor();
    },
  },
  {
    title: 'the keys go to the other end, and along the cycle and back',
    async see(page, at) {
      await closeHover(page);
      await goTo(page, ...at(WRITE, 'val'));
      await page.keyboard.press('Control+F8');
      await page
        .locator('.peekview-widget, .tab.active:has-text("MainActivity")')
        .first()
        .waitFor();
      await page.keyboard.press('Escape');
      await openTab(page, 'LocalService.java');
      await goTo(page, ...at(WRITE, 'val'));
      await page.keyboard.press('Control+F11');
      await page.locator('.tab.active:not(:has-text("LocalService"))').first().waitFor();
      await page.keyboard.press('Control+Shift+F11');
      await page.locator('.tab.active', { hasText: 'LocalService.java' }).waitFor();
    },
  },
  {
    title:
      'the Findings view has it under its component, with what came between, in words to be read aloud',
    picture: 'atomicity-view',
    async see(page) {
      await runAndChoose(page, 'Racelens: Group Findings By', 'Component');
      await page.locator('.activitybar a[aria-label^="Racelens"]').first().click({ force: true });
      await page.locator('.monaco-list-row[aria-label^="LocalService"]').first().waitFor();
      const cut = page
        .locator('.monaco-list-row[aria-label^="Atomicity violation on val"]')
        .first();
      await cut.locator('.monaco-tl-twistie').click();
      await page.locator('.monaco-list-row[aria-label*="MyReceiver.onReceive"]').first().waitFor();
    },
  },
  {
    title: 'the picture draws the cycle over the lanes',
    picture: 'atomicity-picture',
    async see(page, at) {
      await openTab(page, 'LocalService.java');
      await goTo(page, ...at(WRITE, 'val'));
      await runWorkbenchCommand(page, 'Racelens: Show Both Sides as a Picture');
      for (const name of ['LocalService.onBind', 'MyReceiver.onReceive', 'onServiceConnected'])
        await boxes(page).filter({ hasText: name }).first().waitFor();
    },
  },
  {
    title: 'all of the picture has words to be read aloud',
    async see(page) {
      await picture(page).locator('svg[role="group"][aria-label^="Atomicity violation"]').waitFor();
      const labels = await boxes(page).evaluateAll((all) =>
        all.map((box) => `${box.getAttribute('tabindex')} ${box.getAttribute('aria-label')}`),
      );
      assert.ok(labels.length >= 3, labels.join());
      for (const label of labels) assert.match(label, /^0 \S/);
      await picture(page).locator('[role="toolbar"][aria-label="Zoom"]').waitFor();
      await picture(page).locator('summary', { hasText: 'The same in words' }).waitFor();
    },
  },
  {
    title: 'the keys make the picture larger and smaller, and lead from a box to its line',
    picture: 'atomicity-picture-large',
    async see(page) {
      const width = async () => Number(await picture(page).locator('svg').getAttribute('width'));
      const fitting = await width();
      await picture(page).locator('button').first().focus();
      await page.keyboard.press('+');
      assert.ok((await width()) > fitting, 'larger');
      await page.keyboard.press('-');
      await page.keyboard.press('-');
      assert.ok((await width()) < fitting, 'smaller');
      await page.keyboard.press('0');
      assert.equal(await width(), fitting);
      await boxes(page).filter({ hasText: 'MyReceiver.onReceive' }).last().focus();
    },
  },
  {
    title: 'the picture is readable in high contrast',
    picture: 'atomicity-picture-contrast',
    async see(page) {
      await runAndChoose(page, THEME, 'Dark High Contrast');
      await picture(page).locator('body.vscode-high-contrast').waitFor();
      const ground = picture(page).locator('svg .ground');
      assert.equal(
        await ground.evaluate((each) => globalThis.getComputedStyle(each).fill),
        'rgb(0, 0, 0)',
      );
    },
  },
  {
    title: 'a box of the picture leads to its line by keyboard',
    picture: 'atomicity-followed',
    async see(page) {
      await runAndChoose(page, THEME, 'Dark Modern');
      await boxes(page).filter({ hasText: 'MyReceiver.onReceive' }).last().focus();
      await page.keyboard.press('Enter');
      await page.locator('.tab.active', { hasText: 'MyReceiver.java' }).waitFor();
      await settle(page);
    },
  },
];

function picture(page) {
  return page.frameLocator('iframe.webview').last().frameLocator('iframe');
}

function boxes(page) {
  return picture(page).locator('svg a');
}

async function openTab(page, name) {
  await page.locator('.tab', { hasText: name }).first().click();
  await focusEditor(page);
}
