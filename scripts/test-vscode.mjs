/**
 * Runs the suite of test/vscode inside a real VS Code, then, where the VS Code server is used, looks at
 * the packaged extension as a user has it and keeps pictures in test-output/vscode. Without any VS Code
 * it says so: a failure in CI, a visible skip on a laptop.
 */
import { mkdir, rm } from 'node:fs/promises';
import { lookAtPackage } from '../test/vscode/window/look.mjs';
import { packageExtension } from './vscode/package-extension.mjs';
import { requireChromium } from './vscode/browser.mjs';
import { chooseHost } from './vscode/choose-host.mjs';
import { installServer } from './vscode/install-server.mjs';
import { Tally } from './vscode/report.mjs';
import { downloadVsCode, runInElectron } from './vscode/run-in-electron.mjs';
import { runInServer } from './vscode/run-in-server.mjs';
import { runCommand } from './vscode/run-command.mjs';
import { bundleSuite, output, setScene } from './vscode/suite.mjs';

const TIMEOUT_MS = 5 * 60_000;

async function main() {
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const host = await prepareHost();
  if (!host) return process.env.CI ? 1 : 0;

  const tally = new Tally();
  await runSuite(host, tally);
  if (host.kind === 'server') await lookAtWindow(host.program, tally);
  tally.print();
  if (!tally.isGood) console.log('Logs and pictures are in test-output/vscode.');
  return tally.isGood ? 0 : 1;
}

/** @returns {Promise<{ kind: 'electron' | 'server', program: string } | undefined>} */
async function prepareHost() {
  const kind = await chooseHost();
  try {
    return { kind, program: await (kind === 'server' ? prepareServer() : downloadVsCode()) };
  } catch (error) {
    console.error(error.message);
    console.error(`The tests inside VS Code (${kind}) were ${process.env.CI ? 'not' : 'skipped, not'} run:
no VS Code can be had. Either let @vscode/test-electron download one, or install chromium, a C++
compiler, make and python3 for the VS Code server from npm.`);
    return undefined;
  }
}

function prepareServer() {
  requireChromium();
  return installServer();
}

async function runSuite({ kind, program }, tally) {
  await runCommand(process.execPath, ['scripts/build.mjs']);
  const suite = await bundleSuite();
  const scene = await setScene();
  console.log(`The suite inside VS Code (${kind})`);
  try {
    const run = kind === 'server' ? runInServer : runInElectron;
    await run(program, suite, scene, tally, TIMEOUT_MS);
  } finally {
    await scene.remove();
  }
}

async function lookAtWindow(entry, tally) {
  try {
    await lookAtPackage(entry, await packageExtension(), tally);
  } catch (error) {
    tally.fail('the packaged extension', error.message);
  }
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
