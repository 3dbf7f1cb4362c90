/**
 * The files that the model is made of, with their texts, kept in step with disk and editor: what is
 * open counts as it is there. Says after each job what is another text now, so that only that is
 * read anew.
 */
import { join } from 'node:path';
import { isBelow } from '../project-walk.js';
import type { ModelJob } from './job.js';
import { excludesOf } from './configuration.js';
import { CONFIGURATION, excludes, findInputs, inputKind, isModelInput } from './project-files.js';
import { readTextOnDisk, stampOf } from './read-text.js';

/** What of a job says which files there are. */
type InputJob = Pick<ModelJob, 'folders' | 'exclude' | 'open' | 'changed'>;

export interface InputChanges {
  /** New or other texts, sorted by path. */
  readonly texts: readonly {
    readonly path: string;
    readonly text: string;
    readonly isOpen: boolean;
  }[];
  readonly removed: readonly string[];
}

interface KnownInput {
  readonly stamp: string;
  /** Not Kotlin, which is only counted, nor what could not be read. */
  readonly hasText: boolean;
}

export class ProjectInputs {
  private readonly known = new Map<string, KnownInput>();
  private readonly leftOut = new Map<string, string>();
  private readonly open = new Map<string, string>();
  private scope = '';

  /** Files that were not read, and why. */
  get skipped(): ReadonlyMap<string, string> {
    return this.leftOut;
  }

  /** The text that the editor has of a path. */
  openText(path: string): string | undefined {
    return this.open.get(path);
  }

  async update(given: InputJob): Promise<InputChanges> {
    const job = { ...given, exclude: [...given.exclude, ...(await ownExcludes(given))] };
    const texts = new Map<string, { text: string; isOpen: boolean }>();
    const removed = new Set<string>();
    const closed = this.closeGone(job);
    const wanted = await this.wantedPaths(job, removed);
    for (const path of new Set([...wanted, ...closed])) {
      await this.take(path, closed.has(path), texts, removed);
    }
    this.takeOpen(job, texts, removed);
    const sorted = [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
    return {
      texts: sorted.map(([path, text]) => ({ path, ...text })),
      removed: [...removed].sort(),
    };
  }

  /** What the editor no longer has open counts as it is on disk again. */
  private closeGone({ open }: InputJob): Set<string> {
    const still = new Set(open.map(({ path }) => path));
    const closed = new Set([...this.open.keys()].filter((path) => !still.has(path)));
    for (const path of closed) this.open.delete(path);
    return closed;
  }

  /** The paths to look at; those that are no longer wanted are removed. */
  private async wantedPaths(job: InputJob, removed: Set<string>): Promise<readonly string[]> {
    const scope = JSON.stringify([job.folders, job.exclude]);
    if (job.changed !== 'look again' && scope === this.scope) {
      return job.changed.filter((path) => isModelInput(path) && isWanted(path, job));
    }
    this.scope = scope;
    const found = await findInputs(job.folders, job.exclude);
    const kept = new Set(found);
    for (const path of this.known.keys()) if (!kept.has(path)) this.remove(path, removed);
    return found;
  }

  private async take(
    path: string,
    wasOpen: boolean,
    texts: Map<string, { text: string; isOpen: boolean }>,
    removed: Set<string>,
  ): Promise<void> {
    if (this.open.has(path)) return;
    if (inputKind(path) === 'kotlin') {
      this.leaveOut(path, 'Kotlin is not read', 'kotlin', removed);
      return;
    }
    const known = this.known.get(path);
    if (!wasOpen && known !== undefined && known.stamp === (await stampOf(path))) return;
    const read = await readTextOnDisk(path);
    if (read.kind === 'gone') {
      this.remove(path, removed);
    } else if (read.kind === 'left-out') {
      this.leaveOut(path, read.why, read.stamp, removed);
    } else {
      this.leftOut.delete(path);
      this.known.set(path, { stamp: read.stamp, hasText: true });
      texts.set(path, { text: read.text, isOpen: false });
    }
  }

  private takeOpen(
    job: InputJob,
    texts: Map<string, { text: string; isOpen: boolean }>,
    removed: Set<string>,
  ): void {
    for (const { path, text } of job.open) {
      if (this.open.get(path) === text) continue;
      if (!isModelInput(path) || !isWanted(path, job)) continue;
      this.open.set(path, text);
      this.leftOut.delete(path);
      removed.delete(path);
      this.known.set(path, { stamp: 'open', hasText: true });
      texts.set(path, { text, isOpen: true });
    }
  }

  private leaveOut(path: string, why: string, stamp: string, removed: Set<string>): void {
    if (this.known.get(path)?.hasText === true) removed.add(path);
    this.known.set(path, { stamp, hasText: false });
    this.leftOut.set(path, why);
  }

  private remove(path: string, removed: Set<string>): void {
    if (this.open.has(path)) return;
    this.leftOut.delete(path);
    if (this.known.get(path)?.hasText === true) removed.add(path);
    this.known.delete(path);
  }
}

/** What the configurations of the folders leave out. */
async function ownExcludes({ folders }: InputJob): Promise<readonly string[]> {
  const read = await Promise.all(
    folders.map((folder) => readTextOnDisk(join(folder, CONFIGURATION))),
  );
  return read.flatMap((each) => (each.kind === 'text' ? excludesOf(each.text) : []));
}

/** Is it in a folder of the project, and not left out there? */
function isWanted(path: string, { folders, exclude }: InputJob): boolean {
  return folders.some((folder) => isBelow(path, folder) && !excludes(folder, exclude)(path));
}
