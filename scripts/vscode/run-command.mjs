/**
 * Running other programs: one that must succeed, and finding one on the PATH. Output is kept and shown
 * only when the program fails, so that a good run stays readable.
 */
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/**
 * Runs a program to its end. With `show`, its output goes straight to ours.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, show?: boolean }} [options]
 * @returns {Promise<string>} what it printed
 */
export function runCommand(program, args, { cwd, env, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(failure(program, args, code, output)));
    });
  });
}

function failure(program, args, code, output) {
  const end = output.trimEnd().split('\n').slice(-40).join('\n');
  return `\`${[program, ...args].join(' ')}\` ended with status ${code}${end && `:\n${end}`}`;
}

/**
 * The first of these programs that is on the PATH.
 * @param {readonly string[]} names
 * @returns {string | undefined} its absolute path
 */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
