/**
 * `--since REV`: only findings with an access in a file that is another one than in a revision of git, or that
 * git does not know yet. Git is asked without anything that a repository could make it run, and not over the
 * network.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Finding } from '../../findings/finding.js';
import { UsageError, type Options } from '../command.js';
import { text } from '../options.js';

/** Is one of its accesses in a file that has changed? */
export type IsChanged = (finding: Finding) => boolean;

export async function readSinceOption(options: Options, root: string): Promise<IsChanged> {
  const revision = text(options, 'since');
  if (revision === undefined) return () => true;
  const changed = new Set(await changedFiles(root, revision));
  return ({ accesses }) => accesses.some(({ place }) => place && changed.has(place.path));
}

async function changedFiles(root: string, revision: string): Promise<string[]> {
  const commit = await commitOf(root, revision);
  const lists = await Promise.all([
    git(root, [
      'diff',
      '--name-only',
      '-z',
      '--relative',
      '--no-ext-diff',
      '--no-textconv',
      commit,
    ]),
    git(root, ['ls-files', '-z', '--others', '--exclude-standard']),
  ]);
  const names = lists.flatMap((list) => list.split('\0')).filter((name) => name !== '');
  return names.map((name) => join(root, name).replaceAll('\\', '/'));
}

async function commitOf(root: string, revision: string): Promise<string> {
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
    return (await git(root, args)).trim();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`--since ${revision}: git knows no such revision here`);
  }
}

const run = promisify(execFile);

/** A repository's own settings must not start programs. */
const SAFE = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'];

async function git(root: string, args: readonly string[]): Promise<string> {
  try {
    const options = { cwd: root, maxBuffer: 1 << 28, windowsHide: true };
    return (await run('git', ['--no-pager', ...SAFE, ...args], options)).stdout;
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') throw new UsageError('--since needs git, which is not to be found');
    if (stderr.includes('not a git repository')) {
      throw new UsageError(`--since: ${root} is in no git repository`);
    }
    throw error;
  }
}
