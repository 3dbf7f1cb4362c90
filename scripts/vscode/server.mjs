/**
 * A running VS Code server: on loopback only, with its own settings and extensions, nothing shared with
 * the user's editor. Its output is kept in a log file.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from './run-command.mjs';

/** Nothing that asks the network, greets the user or moves by itself: tests and pictures stay the same. */
const QUIET_SETTINGS = {
  'chat.commandCenter.enabled': false,
  'editor.accessibilitySupport': 'off',
  'editor.cursorBlinking': 'solid',
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'git.enabled': false,
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'window.commandCenter': false,
  'workbench.colorTheme': 'Default Dark Modern',
  'workbench.enableExperiments': false,
  'workbench.layoutControl.enabled': false,
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
};

/**
 * @typedef {object} VsCodeServer
 * @property {number} port
 * @property {(line: RegExp) => boolean} hasPrinted whether a line of its output matches
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the server and waits until it answers.
 * @param {string} entry the server's entry script
 * @param {{ home: string, log: string, env?: Record<string, string>, asksForTrust?: boolean }} options
 *   `home` holds its settings and extensions; `log` is the file for its output; `asksForTrust`: folders are
 *   trusted only when the user says so, as VS Code does by itself
 * @returns {Promise<VsCodeServer>}
 */
export async function startServer(entry, { home, log, env = {}, asksForTrust = false }) {
  await writeSettings(home, asksForTrust);
  const port = await freePort();
  const trust = asksForTrust ? [] : ['--disable-workspace-trust'];
  const address = ['--auth', 'none', '--bind-addr', `127.0.0.1:${port}`];
  const args = [...address, ...folders(home), ...quietly, ...trust];
  const child = spawn(process.execPath, [entry, ...args], {
    env: { ...process.env, ...serverEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = keepOutput(child, log);
  const server = {
    port,
    hasPrinted: (line) => line.test(output.text),
    stop: () => stop(child),
  };
  await untilAnswering(server, child, log);
  return server;
}

/**
 * Installs a packaged extension, as a user would.
 * @param {string} entry the server's entry script
 * @param {string} home
 * @param {string} vsix
 */
export async function installExtension(entry, home, vsix) {
  await writeSettings(home);
  const args = [entry, ...folders(home), '--install-extension', path.resolve(vsix), '--force'];
  await runCommand(process.execPath, args, { env: serverEnvironment });
}

const quietly = ['--disable-telemetry', '--disable-update-check'];

/**
 * No marketplace: the server would ask one about every extension that it shows. And nothing of what a
 * surrounding VS Code leaves in its terminals, nor what would override our arguments.
 */
const serverEnvironment = {
  ...Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => /^(VSCODE_|CODE_SERVER_|ELECTRON_)|^((HASHED_)?PASSWORD|PORT)$/.test(name))
      .map((name) => [name, undefined]),
  ),
  EXTENSIONS_GALLERY: '{}',
};

/** The configuration file is named so that none is written into the user's home folder. */
function folders(home) {
  return [
    ['--config', path.join(home, 'code-server.yaml')],
    ['--user-data-dir', path.join(home, 'user-data')],
    ['--extensions-dir', path.join(home, 'extensions')],
  ].flat();
}

async function writeSettings(home, asksForTrust = false) {
  const folder = path.join(home, 'user-data', 'User');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(home, 'code-server.yaml'), '');
  const settings = { ...QUIET_SETTINGS, 'security.workspace.trust.enabled': asksForTrust };
  await writeFile(path.join(folder, 'settings.json'), JSON.stringify(settings, null, 2));
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

function keepOutput(child, log) {
  const file = createWriteStream(log);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output.text += data;
      file.write(data);
    });
  child.on('close', () => file.end());
  return output;
}

async function untilAnswering({ port }, child, log) {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null)
      throw new Error(`The VS Code server ended with status ${child.exitCode}: see ${log}`);
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  await stop(child);
  throw new Error(`The VS Code server does not answer after 30 seconds: see ${log}`);
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const killer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  child.kill('SIGTERM');
  await once(child, 'exit');
  clearTimeout(killer);
}
