/**
 * What is looked at in a file with one race: the quick fix in the menu, the change before it is made, and
 * that the squiggle is gone afterwards. As in checks.mjs.
 */
import { goTo, settle } from '../../../scripts/vscode/workbench.mjs';

export const LOOP = `class Loop {
    private boolean stopped;

    void start() {
        new Thread(() -> {
            while (!stopped) Thread.yield();
        }).start();
        stopped = true;
    }

    public static void main(String[] given) {
        new Loop().start();
    }
}
`;

const WRITE = '        stopped = true';

export const FIX_CHECKS = [
  {
    title: 'the menu of a race offers the change that mends it',
    picture: 'fix-menu',
    async see(page, at) {
      await page.locator('.squiggly-info').first().waitFor();
      await goTo(page, ...at(WRITE, 'stopped'));
      await settle(page);
      await page.keyboard.press('Control+.');
      await menuItem(page).waitFor();
    },
  },
  {
    title: 'the change is shown before it is made',
    picture: 'fix-preview',
    async see(page) {
      // The first one has the focus.
      await page.keyboard.press('Control+Enter');
      await preview(page).waitFor();
      await preview(page).getByText('Loop.java').first().waitFor();
    },
  },
  {
    title: 'once made, the squiggle is gone',
    picture: 'fix-made',
    async see(page) {
      await preview(page).locator('.monaco-button', { hasText: 'Apply' }).first().click();
      await page.locator('.view-line', { hasText: 'volatile boolean' }).first().waitFor();
      await page.locator('.squiggly-info').first().waitFor({ state: 'hidden' });
    },
  },
];

function menuItem(page) {
  const rows = page.locator('.action-widget .monaco-list-row');
  return rows.filter({ hasText: 'Make stopped volatile' }).first();
}

function preview(page) {
  return page.locator('.bulk-edit-panel').first();
}
