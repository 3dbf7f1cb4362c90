/**
 * What was said of conflicts of a program that is edited. It holds for as long as the conflicts are the same ones
 * and no file that it speaks of has changed, so that after an edit elsewhere it is not said again.
 */
import type { CodeTable } from '../../android/flow/code.js';
import type { AndroidModel } from '../../android/origins.js';
import { storyOf, type Finding, type FindingAccess } from '../../findings/finding.js';
import type { Tier } from '../../findings/tiers.js';
import type { JavaFile } from '../../java/syntax/declarations.js';
import type { Conflicts } from '../find-races.js';
import type { Candidate } from './fold.js';

/** What stands where it stood, and what is to be told anew. */
interface Said {
  readonly tier: Tier;
  readonly similar: number;
  readonly finding: Finding;
  readonly files: ReadonlySet<string>;
}

export class KeptDescriptions {
  #conflicts: Conflicts | undefined;
  #files: ReadonlyMap<string, JavaFile> = new Map();
  #causes: readonly string[] = [];
  /** By conflict; undefined for one that is not worth telling. */
  readonly #candidates = new Map<object, Candidate | undefined>();
  readonly #said = new Map<object, Said>();

  /** Forgets what does not hold any more. */
  update(conflicts: Conflicts, codes: CodeTable, model: AndroidModel): void {
    const [files, causes] = [filesOf(codes), causesIn(model)];
    if (conflicts !== this.#conflicts || !isSameList(causes, this.#causes)) {
      this.#candidates.clear();
      this.#said.clear();
    } else this.#forget((path) => files.get(path) !== this.#files.get(path));
    this.#conflicts = conflicts;
    this.#files = files;
    this.#causes = causes;
  }

  #forget(isChanged: (path: string) => boolean): void {
    for (const [conflict, candidate] of this.#candidates) {
      if (candidate?.files.some(isChanged) === true) this.#candidates.delete(conflict);
    }
    for (const [conflict, { files }] of this.#said) {
      if ([...files].some(isChanged)) this.#said.delete(conflict);
    }
  }

  candidate<One extends Candidate>(conflict: object, make: () => One | undefined): One | undefined {
    if (!this.#candidates.has(conflict)) this.#candidates.set(conflict, make());
    return this.#candidates.get(conflict) as One | undefined;
  }

  finding(conflict: object, tier: Tier, similar: number, make: () => Finding): Finding {
    const said = this.#said.get(conflict);
    if (said?.tier === tier && said.similar === similar) return said.finding;
    const finding = make();
    this.#said.set(conflict, { tier, similar, finding, files: spokenOf(finding) });
    return finding;
  }
}

function filesOf({ classes }: CodeTable): Map<string, JavaFile> {
  const files = new Map<string, JavaFile>();
  for (const { source } of classes.values()) {
    if (source !== undefined) files.set(source.file.path, source.file);
  }
  return files;
}

/** What the chains of causes take from the model. */
function causesIn({ origins }: AndroidModel): string[] {
  return origins.flatMap(({ causes }) => causes.map(({ kind, by }) => `${kind} ${by}`));
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

/** All files of which a finding names a place. */
function spokenOf(finding: Finding): Set<string> {
  const files = new Set<string | undefined>([finding.declaration?.path]);
  for (const { place } of finding.steps ?? []) files.add(place?.path);
  for (const access of storyOf(finding)) addFiles(files, access);
  files.delete(undefined);
  return files as Set<string>;
}

function addFiles(files: Set<string | undefined>, access: FindingAccess): void {
  files.add(access.place?.path).add(access.place?.method?.path);
  for (const { path } of access.stack) files.add(path);
  for (const { frame } of access.causes) files.add(frame?.path);
}
