/**
 * Why a cycle is an atomicity violation, in one paragraph: what was meant to be one piece, what came
 * between, what that changed, and what was seen afterwards.
 */
import { locationText } from '../races/locations.js';
import type { AtomicityOp, AtomicityViolation } from './report.js';

type CycleParts = Omit<AtomicityViolation, 'id' | 'why'>;

const MODES = {
  tree: 'A task and what it posts to its own thread are meant to be one piece.',
  lifecycle: 'The callbacks of one component are meant to be one piece.',
};

export function explainCycle(violation: CycleParts): string {
  const { cycle, blamed, mode, shared } = violation;
  const first = cycle[0]!;
  const last = cycle.at(-1)!;
  const between = cycle.slice(1, -1);
  const others = [...new Set(between.map(({ transaction }) => transaction))];
  const isBlock = blamed.startsWith('an atomic block');
  return [
    isBlock ? 'The block is said to be atomic.' : MODES[mode],
    `In ${blamed}, ${partOf(first)} ${deed(first)}; then ${joined(others)} came between: ${between
      .map((op) => `${partOf(op)} ${deed(op)}`)
      .join(', ')}; then ${partOf(last)} ${deed(last)}.`,
    shared
      ? `No order of the same operations runs all of them in one piece.`
      : `No order of the same operations runs ${blamed} in one piece.`,
    ...priorityNote(violation),
  ].join(' ');
}

function priorityNote({ priority }: CycleParts): string[] {
  if (priority === 3) return ['Part of the cycle is so in every run.'];
  return priority === 4 ? ['It is so in every run, and so no violation.'] : [];
}

/** The callback or task that does it. */
function partOf({ callback, task, threadName, thread }: AtomicityOp): string {
  if (callback !== undefined) return callback.name;
  return task === undefined ? `thread ${threadName ?? thread}` : `task ${task}`;
}

function deed({ kind, location, site }: AtomicityOp): string {
  const what = location === undefined ? '' : ` ${locationText(location)}`;
  const where = site === undefined || site.line === 0 ? '' : ` (${site.file}:${site.line})`;
  return `${VERBS[kind] ?? `did ${kind}`}${what}${where}`;
}

const VERBS: Readonly<Record<string, string>> = {
  read: 'read',
  write: 'wrote',
  lock: 'locked',
  unlock: 'unlocked',
  post: 'posted a task',
  begin: 'began',
  fork: 'started a thread',
  join: 'waited for a thread',
  enable: 'enabled a callback',
  trigger: 'was called',
};

function joined(names: readonly string[]): string {
  return names.length === 0 ? 'something' : names.join(' and ');
}
