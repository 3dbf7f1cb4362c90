/**
 * Puts a real VS Code onto a machine that cannot download one: the VS Code server that the npm package
 * `code-server` carries, with its native modules built here. It goes into a cache folder, once: a folder
 * is built under another name and gets its own only when it is whole and stamped, so an installation
 * that was broken off, or two at the same time, do no harm.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findProgram, runCommand } from './run-command.mjs';

const CODE_SERVER = '4.100.3';
/** Raised whenever the steps below change, so that older caches are rebuilt. */
const RECIPE = 1;

const project = path.resolve(import.meta.dirname, '../..');
const cache = path.resolve(
  process.env.RACELENS_VSCODE_CACHE || path.join(project, '.cache', 'vscode'),
);
/** Native modules belong to one version of Node's binary interface. */
const home = path.join(cache, `code-server-${CODE_SERVER}-abi${process.versions.modules}`);
const stamp = 'racelens-ready.json';

/** @returns {Promise<boolean>} whether the server is in the cache, whole and by today's recipe */
export async function isServerInstalled() {
  try {
    const { recipe } = JSON.parse(await readFile(path.join(home, stamp), 'utf8'));
    return recipe === RECIPE;
  } catch {
    return false;
  }
}

/**
 * Installs the server unless it is there.
 * @param {(line: string) => void} [log]
 * @returns {Promise<string>} the path of the server's entry script
 */
export async function installServer(log = console.error) {
  if (!(await isServerInstalled())) {
    requireBuildTools();
    await removeLeftovers();
    const building = `${home}.building-${process.pid}`;
    await build(building, log);
    await rm(home, { recursive: true, force: true });
    await rename(building, home);
    log(`The VS Code server is ready in ${home}.`);
  }
  return path.join(home, 'node_modules/code-server/out/node/entry.js');
}

/** @returns {string[]} what is missing to build the server's native modules */
export function missingBuildTools() {
  const tools = { make: ['make', 'gmake'], 'g++': ['g++', 'clang++', 'c++'], python3: ['python3'] };
  return Object.keys(tools).filter((tool) => !findProgram(tools[tool]));
}

function requireBuildTools() {
  const missing = missingBuildTools();
  if (missing.length > 0)
    throw new Error(`The VS Code server cannot be built: ${missing.join(', ')} not found.`);
}

/** Removes what a process that no longer runs was building. */
async function removeLeftovers() {
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) {
    const builder = /\.building-(\d+)$/.exec(name)?.[1];
    if (builder && !isRunning(Number(builder)))
      await rm(path.join(cache, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function build(folder, log) {
  const vscode = path.join(folder, 'node_modules/code-server/lib/vscode');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');

  log(`Installing the VS Code server into ${cache} (once; about two minutes).`);
  log('1/4 the package');
  await npm(folder, ['install', `code-server@${CODE_SERVER}`, ...quietly]);
  log('2/4 its dependencies');
  await npm(vscode, ['install', '--omit=dev', ...quietly]);
  await npm(path.join(vscode, 'extensions'), ['install', '--omit=dev', ...quietly]);
  log('3/4 its native modules');
  await rebuild(folder, 'argon2');
  for (const module of ['@vscode/spdlog', 'native-watchdog', '@parcel/watcher'])
    await rebuild(vscode, module);
  await rebuildKerberos(vscode, log);
  log('4/4 search');
  await linkRipgrep(vscode, log);
  await writeFile(path.join(folder, stamp), `${JSON.stringify({ recipe: RECIPE })}\n`);
}

const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

function npm(cwd, args) {
  return runCommand('npm', args, { cwd, env: headersOfThisNode() });
}

function rebuild(cwd, module) {
  return npm(cwd, ['rebuild', module, '--ignore-scripts=false', '--loglevel=error']);
}

/** node-gyp would download Node's headers; most installations have them beside the binary. */
function headersOfThisNode() {
  const prefix = path.resolve(process.execPath, '../..');
  const headers = path.join(prefix, 'include/node/node.h');
  return existsSync(headers) ? { npm_config_nodedir: prefix } : {};
}

/** Kerberos serves proxies that ask for it; VS Code starts without. */
async function rebuildKerberos(vscode, log) {
  try {
    await rebuild(vscode, 'kerberos');
  } catch {
    log('    kerberos left out: it does not build here (Debian: libkrb5-dev)');
  }
}

/** The package would download ripgrep in its install script; the system's does as well. */
async function linkRipgrep(vscode, log) {
  const ripgrep = findProgram(['rg']);
  if (!ripgrep) {
    log('    ripgrep not found: searching in files will not work in this VS Code');
    return;
  }
  const folder = path.join(vscode, 'node_modules/@vscode/ripgrep/bin');
  await mkdir(folder, { recursive: true });
  await symlink(ripgrep, path.join(folder, 'rg'));
}
