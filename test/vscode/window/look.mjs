/**
 * Looks at the packaged extension through the window, as a user does: what is coloured, what the
 * outline, a hover and a peek show, what happens while typing. The suite asks VS Code's API instead; here
 * counts what is on the screen. Pictures are kept beside the logs.
 */
import path from 'node:path';
import { output, setScene } from '../../../scripts/vscode/suite.mjs';
import { withUserWindow } from '../../../scripts/vscode/user-window.mjs';
import { openFile, settle } from '../../../scripts/vscode/workbench.mjs';
import { CHECKS } from './checks.mjs';

/**
 * @param {string} entry the VS Code server's entry script
 * @param {string} vsix the packaged extension
 * @param {import('../../../scripts/vscode/report.mjs').Tally} tally
 */
export async function lookAtPackage(entry, vsix, tally) {
  console.log('The packaged extension, as a user has it');
  const scene = await setScene();
  const folder = path.join(path.dirname(scene.workspace), 'examples/music-player');
  const file = path.join(folder, 'traces/back.racetrace');
  try {
    await withUserWindow(entry, vsix, async (page, port) => {
      await openFile(page, { port, folder, file });
      for (const check of CHECKS) await look(page, check, tally);
    });
  } catch (error) {
    tally.fail('the window', error.message);
  } finally {
    await scene.remove();
  }
}

async function look(page, { title, picture, see }, tally) {
  const start = Date.now();
  const state = { title: `window › ${title}`, state: 'passed' };
  try {
    await see(page);
  } catch (error) {
    Object.assign(state, { state: 'failed', error: error.message });
  }
  tally.add({ ...state, ms: Date.now() - start });
  await settle(page);
  await page.screenshot({ path: path.join(output, `${picture}.png`) });
}
