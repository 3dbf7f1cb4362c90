/** The folder that a command is asked to look at, and paths in it as the command prints them. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { WritePath } from '../findings/json.js';
import { UsageError } from './command.js';

export async function projectFolder(dir: string): Promise<string> {
  const found = await stat(dir).catch(() => undefined);
  if (found === undefined) throw new UsageError(`${dir}: There is no such folder.`);
  if (!found.isDirectory()) throw new UsageError(`${dir}: This is a file, not a folder.`);
  return path.resolve(dir);
}

/** Paths of the project relative to it, with forward slashes everywhere. */
export function relativeTo(root: string): WritePath {
  return (file) => {
    const relative = path.relative(root, file);
    const isOutside = relative === '' || relative.startsWith('..') || path.isAbsolute(relative);
    return isOutside ? file : relative.split(path.sep).join('/');
  };
}
