/**
 * The processes behind the window, as Linux tells them: the VS Code server runs nowhere else. Only
 * those that this test has started are given.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 30_000;

/** @returns {number[]} the language servers of Racelens among the descendants of this process */
export function languageServers() {
  const parents = new Map();
  const servers = [];
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const pid = Number(name);
    parents.set(pid, Number(/^PPid:\s*(\d+)$/m.exec(readProcess(pid, 'status'))?.[1]));
    if (readProcess(pid, 'cmdline').includes('/dist/server.js')) servers.push(pid);
  }
  const isOurs = (pid) => pid === process.pid || (parents.has(pid) && isOurs(parents.get(pid)));
  return servers.filter(isOurs);
}

/** A process may end while it is looked at. */
function readProcess(pid, what) {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

/** Asks until the answer is good. */
export async function eventually(ask, isGood) {
  for (const start = Date.now(); ;) {
    const answer = ask();
    if (isGood(answer)) return answer;
    if (Date.now() - start > PATIENCE_MS) throw new Error(`still ${JSON.stringify(answer)}`);
    await sleep(100);
  }
}
