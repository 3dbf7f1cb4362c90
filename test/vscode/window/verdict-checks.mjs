/**
 * What is looked at of verdicts, in the task of the example whose races a trace has shown: the verdict on a finding,
 * the other order beside the code, its recipe, and a verdict of the user's own, which the baseline keeps. As in
 * checks.mjs.
 */
import {
  closeHover,
  focusEditor,
  goTo,
  pickCommand,
  runWorkbenchCommand,
  settle,
  showHover,
  showProblems,
} from '../../../scripts/vscode/workbench.mjs';

/** The read in doInBackground, after which the activity may be gone. */
const READ = '                requireAlive(!act.isActivityDestroyed)';

export const VERDICT_CHECKS = [
  {
    title: 'the hover of a race says the verdict, its reason and where both sides come from',
    picture: 'verdict-hover',
    async see(page, at) {
      await goTo(page, ...at(READ, 'isActivityDestroyed'));
      await page.locator('.squiggly-warning').first().waitFor();
      const hover = await hoverOnRead(page, at);
      await hover.getByText('Verdict').first().waitFor();
      await hover.getByText('(predicted)').first().waitFor();
      await hover.getByText('Where both come from').first().scrollIntoViewIfNeeded();
    },
  },
  {
    title: 'a link of the hover shows the other order, in two columns',
    picture: 'verdict-schedule',
    async see(page) {
      await page
        .locator('.monaco-hover:not(.hidden) a', { hasText: 'Show flipped schedule' })
        .first()
        .click();
      await page.locator('.tab', { hasText: 'Flipped schedule.md' }).first().waitFor();
      const columns = page.locator('.view-line', { hasText: /as.recorded.*as.flipped/ });
      await columns.first().waitFor();
    },
  },
  {
    title: 'the tab with the other order goes without a question',
    async see(page) {
      await runWorkbenchCommand(page, 'View: Close Editor');
      await page
        .locator('.tab', { hasText: 'Flipped schedule.md' })
        .first()
        .waitFor({ state: 'detached' });
      await focusEditor(page);
    },
  },
  {
    title: 'the recipe is copied, and that is said in the status bar',
    picture: 'verdict-recipe',
    async see(page, at) {
      await goTo(page, ...at(READ, 'isActivityDestroyed'));
      await runWorkbenchCommand(page, 'Racelens: Copy Recipe');
      await page.locator('.statusbar-item', { hasText: 'recipe copied' }).first().waitFor();
    },
  },
  {
    title: 'the Findings view has the race, and its menu has what can be done with it',
    picture: 'verdict-view',
    async see(page) {
      await page.locator('.activitybar a[aria-label^="Racelens"]').first().click({ force: true });
      const race = page.locator('.monaco-list-row', { hasText: ' ↔ ' }).first();
      await race.click({ button: 'right' });
      const menu = page.locator('.monaco-menu');
      for (const name of ['Show Flipped Schedule', 'Copy Recipe', 'Set Verdict…'])
        await menu.getByText(name).first().waitFor();
    },
  },
  {
    title: 'a verdict of the user is asked for with its reason, and wins',
    picture: 'verdict-own',
    async see(page, at) {
      await page.keyboard.press('Escape');
      await focusEditor(page);
      await setVerdict(page, at, 'harmful', 'the screen is gone by then');
      await raceRow(page, 'harmful').waitFor();
      const hover = await hoverOnRead(page, at);
      await hover.getByText('harmful, as the baseline says').first().waitFor();
      await hover.getByText('the screen is gone by then').first().scrollIntoViewIfNeeded();
    },
  },
  {
    title: 'a race that the user calls harmless is known, and the baseline has the reason',
    picture: 'verdict-known',
    async see(page, at) {
      await closeHover(page);
      const problems = await showProblems(page);
      const onRead = problems.locator('.monaco-list-row', { hasText: 'doInBackground' });
      await onRead.first().waitFor();
      await focusEditor(page);
      await setVerdict(page, at, 'benign-2', 'nobody looks at it');
      await onRead.first().waitFor({ state: 'detached' });
      await page.locator('.activitybar a[aria-label^="Explorer"]').first().click();
      await page.locator('.explorer-folders-view').getByText('racelens-baseline.json').click();
      await page.locator('.tab.active', { hasText: 'racelens-baseline.json' }).waitFor();
      await page.locator('.view-line', { hasText: '"benign-2"' }).first().waitFor();
    },
  },
];

async function hoverOnRead(page, at) {
  await goTo(page, ...at(READ, 'isActivityDestroyed'));
  await showHover(page);
  await settle(page);
  return page.locator('.monaco-hover:not(.hidden)').first();
}

function raceRow(page, verdict) {
  return page.locator('.monaco-list-row', { hasText: `${verdict} · ` }).first();
}

async function setVerdict(page, at, verdict, reason) {
  await goTo(page, ...at(READ, 'isActivityDestroyed'));
  await pickCommand(page, 'Racelens: Set Verdict');
  await page
    .locator(`.quick-input-list .monaco-list-row[aria-label^="${verdict}"]`)
    .first()
    .click();
  const input = page.locator('.quick-input-widget input[type="text"]');
  await page.locator('.quick-input-widget', { hasText: 'Why?' }).first().waitFor();
  await input.fill(reason);
  await page.keyboard.press('Enter');
  await input.waitFor({ state: 'hidden' });
}
