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
import { VERDICT_CHECKS } from './verdict-checks.mjs';
import { WAY_CHECKS } from './way-checks.mjs';

const PLAYER = 'examples/music-player';
const ACTIVITY = 'app/src/main/java/org/racelens/musicplayer/DwFileAct.java';
const TASK = 'app/src/main/java/org/racelens/musicplayer/FileDwTask.java';
const SERVICE = 'app/src/main/java/org/racelens/broadcastservice/LocalService.java';
/** What is looked at in which file, each in a window of its own. */
const SITTINGS = [
  { folder: 'scratch', file: 'Loop.java', checks: FIX_CHECKS },
  { folder: PLAYER, file: ACTIVITY, checks: [...JAVA_CHECKS, ...WAY_CHECKS] },
  { folder: PLAYER, file: TASK, checks: VERDICT_CHECKS },
  { folder: 'examples/broadcast-service', file: SERVICE, checks: ATOMICITY_CHECKS },
  {
    folder: 'examples/tracker',
    file: 'traces/update-then-pause.racetrace',
    checks: LEARN_CHECKS,
  },
  { folder: PLAYER, file: 'traces/back.racetrace', checks: CHECKS },
  { folder: PLAYER, file: ACTIVITY, checks: TRUST_CHECKS, asksForTrust: true },
];

/**
 * A sitting in which something failed is held once more, from the start, and the second one counts: a window on a
 * busy machine is late now and then. What failed at first is printed too.
 * @param {string} entry the VS Code server's entry script
 * @param {string} vsix the packaged extension
 * @param {import('../../../scripts/vscode/report.mjs').Tally} tally
 * @param {RegExp} [wanted] only the sittings with files that are called so
 */
export async function lookAtPackage(entry, vsix, tally, wanted = /./) {
  console.log('The packaged extension, as a user has it');
  for (const sitting of SITTINGS.filter(({ file }) => wanted.test(file))) {
    const first = await hold(entry, vsix, sitting, 'first');
    const hasFailed = first.some(({ state }) => state === 'failed');
    if (hasFailed) for (const result of first) tally.addFirstAttempt(result);
    const counted = hasFailed ? await hold(entry, vsix, sitting, 'second') : first;
    for (const result of counted) tally.add(result);
  }
}

/** Looks at all of it, in a fresh copy of the examples. */
async function hold(entry, vsix, { folder, file, checks, asksForTrust = false }, attempt) {
  const scene = await setScene();
  const root = path.dirname(scene.workspace);
  const opened = path.join(root, folder, file);
  await writeFile(path.join(root, 'scratch/Loop.java'), LOOP);
  const results = [];
  const lookAt = async (page, port) => {
    await openFile(page, { port, folder: path.join(root, folder), file: opened });
    const at = positionsIn(await readFile(opened, 'utf8'));
    for (const check of checks) results.push(await look(page, at, check, attempt));
  };
  try {
    await withUserWindow(entry, vsix, lookAt, { asksForTrust });
  } catch (error) {
    results.push({ title: `window › ${file}`, state: 'failed', error: error.message });
  } finally {
    await scene.remove();
  }
  return results;
}

/** Line and column, both from 1, of a word in the first line that starts so. */
function positionsIn(text) {
  const lines = text.split('\n');
  return (start, word) => {
    const index = lines.findIndex((line) => line.startsWith(start));
    return [index + 1, lines[index].indexOf(word) + 1];
  };
}

async function look(page, at, { title, picture, see }, attempt) {
  const start = Date.now();
  const result = { title: `window › ${title}`, state: 'passed' };
  try {
    await see(page, at);
  } catch (error) {
    Object.assign(result, { state: 'failed', error: error.message });
  }
  const ms = Date.now() - start;
  if (result.state === 'failed') await takePicture(page, `failed-${attempt}-${picture ?? title}`);
  else if (picture) await takePicture(page, picture);
  return { ...result, ms };
}

async function takePicture(page, name) {
  await settle(page);
  await page.screenshot({ path: path.join(output, `${name}.png`) });
}
