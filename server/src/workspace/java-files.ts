/**
 * The Java files below the workspace folders, by file name. Folders are walked when somebody first
 * asks, and kept in step by the editor's file events afterwards. Folders of build output are left
 * out: what a tool has generated is not where a bug is mended.
 */
import { basename } from 'node:path';
import { exists, isBelow, walkFolder } from './project-walk.js';

export type FileChange = 'created' | 'changed' | 'deleted';

export class JavaFiles {
  private readonly byFolder = new Map<string, Promise<Map<string, Set<string>>>>();
  private folders: readonly string[] = [];

  /** Folders that stay keep what is known of them. */
  setFolders(folders: readonly string[]): void {
    this.folders = folders;
    for (const folder of [...this.byFolder.keys()]) {
      if (!folders.includes(folder)) this.byFolder.delete(folder);
    }
  }

  /** The paths of all files of that name, sorted. */
  async named(fileName: string): Promise<string[]> {
    const found = new Set<string>();
    for (const folder of this.folders) {
      const files = await this.filesOf(folder);
      for (const path of files.get(fileName) ?? []) {
        // Editors say that a folder went, not each file in it: so look before promising.
        if (await exists(path)) found.add(path);
        else files.get(fileName)?.delete(path);
      }
    }
    return [...found].sort();
  }

  async noteChange(path: string, change: FileChange): Promise<void> {
    if (change === 'changed' || !path.endsWith('.java')) return;
    for (const folder of this.folders) {
      const walked = this.byFolder.get(folder);
      if (walked === undefined || !isBelow(path, folder)) continue;
      const files = await walked;
      if (change === 'created') add(files, path);
      else files.get(basename(path))?.delete(path);
    }
  }

  private filesOf(folder: string): Promise<Map<string, Set<string>>> {
    let files = this.byFolder.get(folder);
    if (files === undefined) {
      files = walk(folder);
      this.byFolder.set(folder, files);
    }
    return files;
  }
}

async function walk(root: string): Promise<Map<string, Set<string>>> {
  const files = new Map<string, Set<string>>();
  for (const path of await walkFolder(root, (name) => name.endsWith('.java'))) add(files, path);
  return files;
}

function add(files: Map<string, Set<string>>, path: string): void {
  const name = basename(path);
  const paths = files.get(name) ?? new Set();
  files.set(name, paths.add(path));
}
