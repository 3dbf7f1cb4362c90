/**
 * The files below a folder of the project. Folders of build output and of tools are left out, and
 * symbolic links are not followed, so that a walk ends and finds what people have written.
 */
import { access, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

const SKIPPED_FOLDERS: ReadonlySet<string> = new Set([
  'build',
  'generated',
  'node_modules',
  'out',
  '.git',
  '.gradle',
  '.idea',
]);

/** The paths of all files that are wanted by name, in no order. */
export async function walkFolder(
  root: string,
  wants: (name: string, path: string) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  const pending = [root];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const entry of await entriesOf(folder)) {
      const path = join(folder, entry.name);
      if (entry.isFile() && wants(entry.name, path)) found.push(path);
      if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) pending.push(path);
    }
  }
  return found;
}

/** Would a walk of the folder come by this path? */
export function isBelow(path: string, folder: string): boolean {
  const start = folder.endsWith(sep) ? folder : folder + sep;
  if (!path.startsWith(start)) return false;
  const between = path.slice(start.length).split(sep).slice(0, -1);
  return !between.some((name) => SKIPPED_FOLDERS.has(name));
}

/** A folder that cannot be read (gone meanwhile, or not ours to read) has no files for us. */
async function entriesOf(folder: string) {
  return readdir(folder, { withFileTypes: true }).catch(() => []);
}

export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
