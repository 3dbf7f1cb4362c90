/**
 * What is looked at, in this order, in one window with the example's trace open: `see` fails if it is
 * not to be seen, and gets the page and a function from a line and a word in it to its position. Where
 * a `picture` is named, one is kept.
 */
import assert from 'node:assert/strict';
import {
  closeHover,
  focusEditor,
  goTo,
  peekDefinition,
  runWorkbenchCommand,
  settle,
  showExtensionPage,
  showHover,
  showOutline,
  showProblems,
} from '../../../scripts/vscode/workbench.mjs';
import { eventually, languageServers } from './processes.mjs';

/** The write in onDestroy that races with both reads. */
const WRITE = 't1 write o1.f1 =true s6';

export const CHECKS = [
  {
    title: 'the words of a trace have the scopes of its grammar',
    async see(page, at) {
      await goTo(page, ...at(WRITE, 'write'));
      await runWorkbenchCommand(page, 'Developer: Inspect Editor Tokens and Scopes');
      const widget = page.locator('.token-inspect-widget');
      await widget.getByText('source.racetrace').first().waitFor();
      const text = await widget.innerText();
      await page.keyboard.press('Escape');
      assert.match(text, /(keyword|storage|support|entity)\S*\.racetrace/);
    },
  },
  {
    title: 'ids, verbs, values and comments differ in colour',
    picture: 'highlighting',
    async see(page) {
      const line = page.locator('.view-line', { hasText: 'write' }).last();
      const colours = await line
        .locator('span[class^="mtk"]')
        .evaluateAll((spans) => spans.map((span) => span.className));
      assert.ok(new Set(colours).size >= 4, `only ${[...new Set(colours)].join(', ')}`);
    },
  },
  {
    title: 'the outline shows the threads',
    picture: 'outline',
    async see(page) {
      const rows = await showOutline(page);
      const names = (await rows.allInnerTexts()).join('\n');
      for (const thread of ['main', 'AsyncTask #1']) assert.ok(names.includes(thread), names);
    },
  },
  {
    title: 'the hover explains an access',
    picture: 'hover',
    async see(page, at) {
      await focusEditor(page);
      await goTo(page, ...at(WRITE, 'f1'));
      const hover = await showHover(page);
      await hover.getByText('isActivityDestroyed').first().waitFor();
    },
  },
  {
    title: 'a peek at a site shows its Java line',
    picture: 'peek',
    async see(page, at) {
      await closeHover(page);
      await goTo(page, ...at(WRITE, 's6'));
      const peek = await peekDefinition(page);
      await peek.getByText('DwFileAct.java').first().waitFor();
      await peek.locator('.view-line', { hasText: 'isActivityDestroyed = true' }).first().waitFor();
    },
  },
  {
    title: 'a wrong line is underlined while it is typed, and listed',
    picture: 'problems',
    async see(page) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+End');
      await page.keyboard.type('t1 dances\n');
      await page.locator('.squiggly-error, .squiggly-warning').first().waitFor();
      const problems = await showProblems(page);
      await page.getByPlaceholder(/^Filter/).fill('dances');
      await problems.getByText('dances').first().waitFor();
    },
  },
  {
    title: 'its page in the list of extensions shows the README with its picture',
    picture: 'extension-page',
    async see(page) {
      const readme = await showExtensionPage(page, 'Racelens');
      await readme.getByRole('heading', { name: 'Racelens' }).waitFor();
      const widths = await readme
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.naturalWidth));
      assert.ok(widths.length > 0 && widths.every((width) => width > 0), `widths: ${widths}`);
      assert.equal(await readme.locator('a[href]:not([href^="#"])').count(), 0);
    },
  },
  {
    title: 'nothing has popped up',
    async see(page) {
      const toasts = await page.locator('.notification-toast').allInnerTexts();
      assert.deepEqual(toasts, []);
    },
  },
  {
    title: 'a crash of the server is reported once, and mended',
    picture: 'crash',
    async see(page) {
      const [before] = await eventually(languageServers, (pids) => pids.length === 1);
      process.kill(before, 'SIGKILL');
      const toasts = page.locator('.notification-toast');
      await toasts.getByText('The Racelens server crashed and is being started again.').waitFor();
      await eventually(languageServers, (pids) => pids.length === 1 && pids[0] !== before);
      await settle(page);
      assert.equal(await toasts.count(), 1);
    },
  },
];
