/**
 * The traces of the project on disk: files below the workspace folders that match the patterns of
 * the setting. Folders are walked when asked to, and kept in step by the editor's file events.
 */
import { relative, sep } from 'node:path';
import { matchesAny } from '../base/glob.js';
import type { FileChange } from './java-files.js';
import { exists, isBelow, walkFolder } from './project-walk.js';

export class TraceFiles {
  private folders: readonly string[] = [];
  private matches: (path: string) => boolean = () => false;
  private found = new Set<string>();
  /** What the editor has told of since the last walk began: that walk may have come by too early. */
  private told = new Map<string, FileChange>();

  get paths(): readonly string[] {
    return [...this.found].sort();
  }

  has(path: string): boolean {
    return this.found.has(path);
  }

  /** Where to look from now on; what was found before stays until the next walk. */
  configure(folders: readonly string[], include: readonly string[]): void {
    this.folders = folders;
    this.matches = matchesAny(include);
  }

  async walk(): Promise<void> {
    const { folders, matches } = this;
    const told = (this.told = new Map<string, FileChange>());
    const found = new Set<string>();
    for (const folder of folders) {
      const wants = (_name: string, path: string) => matches(pathIn(folder, path));
      for (const path of await walkFolder(folder, wants)) found.add(path);
    }
    // Somebody may have asked for something else meanwhile; theirs counts.
    if (this.folders !== folders || this.matches !== matches) return;
    this.found = found;
    for (const [path, change] of told) this.noteChange(path, change);
  }

  /** Answers whether the file is a trace of the project, or was one. */
  noteChange(path: string, change: FileChange): boolean {
    this.told.set(path, change);
    if (change === 'deleted') return this.found.delete(path);
    const wanted = this.folders.some(
      (folder) => isBelow(path, folder) && this.matches(pathIn(folder, path)),
    );
    if (wanted) this.found.add(path);
    return wanted;
  }

  /** Editors say that a folder went, not each file in it: these are gone, and now forgotten. */
  async forgetMissing(): Promise<string[]> {
    const missing: string[] = [];
    for (const path of this.paths) {
      if (!(await exists(path)) && this.found.delete(path)) missing.push(path);
    }
    return missing;
  }
}

function pathIn(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}
