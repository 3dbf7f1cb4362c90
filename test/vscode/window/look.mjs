/**
 * Looks at the packaged extension through the window, as a user does: what is coloured, what the
 * outline, a hover, a lens and a peek show, what happens while typing. The suite asks VS Code's API instead; here
 * counts what is on the screen. Pictures are kept beside the logs.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { output, setScene } from '../../../scripts/vscode/suite.mjs';
import { withUserWindow } from '../../../scripts/vscode/user-window.mjs';
import { openFile, settle } from '../../../scripts/vscode/workbench.mjs';
import { ATOMICITY_CHECKS } from './atomicity-checks.mjs';
import { CHECKS } from './checks.mjs';
import { FIX_CHECKS, LOOP } from './fix-checks.mjs';
import { JAVA_CHECKS } from './java-checks.mjs';
import { LEARN_CHECKS } from './learn-checks.mjs';
import { TRUST_CHECKS } from './trust-checks.mjs';
import { WAY_CHECKS } from './way-checks.mjs';

/** What is looked at in which file; the last of a trace's checks ends the server's first life. */
const PLAYER = 'examples/music-player';
const ACTIVITY = 'app/src/main/java/org/racelens/musicplayer/DwFileAct.java';
const FILES = /** @type {const} */ ([
  ['scratch', 'Loop.java', FIX_CHECKS],
  [PLAYER, ACTIVITY, [...JAVA_CHECKS, ...WAY_CHECKS]],
  [
    'examples/broadcast-service',
    'app/src/main/java/org/racelens/broadcastservice/LocalService.java',
    ATOMICITY_CHECKS,
  ],
  ['examples/tracker', 'traces/update-then-pause.racetrace', LEARN_CHECKS],
  [PLAYER, 'traces/back.racetrace', CHECKS],
]);

/**
 * @param {string} entry the VS Code server's entry script
 * @param {string} vsix the packaged extension
 * @param {import('../../../scripts/vscode/report.mjs').Tally} tally
 */
export async function lookAtPackage(entry, vsix, tally, wanted = /./) {
  console.log('The packaged extension, as a user has it');
  const scene = await setScene();
  const root = path.dirname(scene.workspace);
  await writeFile(path.join(root, 'scratch/Loop.java'), LOOP);
  const lookAt =
    (page, port) =>
    async ([below, name, checks]) => {
      const folder = path.join(root, below);
      const file = path.join(folder, name);
      await openFile(page, { port, folder, file });
      const at = positionsIn(await readFile(file, 'utf8'));
      for (const check of checks) await look(page, at, check, tally);
    };
  try {
    await withUserWindow(entry, vsix, async (page, port) => {
      for (const each of FILES.filter(([, name]) => wanted.test(name)))
        await lookAt(page, port)(each);
    });
    const untrusted = [PLAYER, ACTIVITY, TRUST_CHECKS];
    await withUserWindow(entry, vsix, (page, port) => lookAt(page, port)(untrusted), {
      asksForTrust: true,
    });
  } finally {
    await scene.remove();
  }
}

/** Line and column, both from 1, of a word in the first line that starts so. */
function positionsIn(text) {
  const lines = text.split('\n');
  return (start, word) => {
    const index = lines.findIndex((line) => line.startsWith(start));
    return [index + 1, lines[index].indexOf(word) + 1];
  };
}

async function look(page, at, { title, picture, see }, tally) {
  const start = Date.now();
  const result = { title: `window › ${title}`, state: 'passed' };
  try {
    await see(page, at);
  } catch (error) {
    Object.assign(result, { state: 'failed', error: error.message });
  }
  tally.add({ ...result, ms: Date.now() - start });
  const name = result.state === 'failed' ? `failed-${tally.failed}` : picture;
  if (name) await takePicture(page, name);
}

async function takePicture(page, name) {
  await settle(page);
  await page.screenshot({ path: path.join(output, `${name}.png`) });
}
