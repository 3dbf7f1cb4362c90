/**
 * What was said of conflicts of a program that is edited. It holds for as long as the conflicts are the same ones,
 * of the same search or taken over by the next (kept-locations.ts), and no file that it speaks of has changed, so that
 * after an edit elsewhere it is not said again.
 */
import type { CodeTable, Site } from '../../android/flow/code.js';
import type { AndroidModel } from '../../android/origins.js';
import { storyOf, type Finding, type FindingAccess } from '../../findings/finding.js';
import type { Tier } from '../../findings/tiers.js';
import type { JavaFile } from '../../java/syntax/declarations.js';
import type { Conflicts } from '../find-races.js';
import type { ObjectId, PointsTo } from '../points-to/points-to.js';
import type { StaticReport } from '../report.js';
import type { Candidate } from './fold.js';
import { lockName } from './lock-names.js';

/** What stands where it stood, and what is to be told anew. */
interface Said {
  readonly tier: Tier;
  readonly similar: number;
  readonly finding: Finding;
  readonly files: ReadonlySet<string>;
  /** Their names say where they are made. */
  readonly locks: readonly string[];
}

/** All that is said of a program's conflicts. */
type Told = Pick<StaticReport, 'findings' | 'safe'>;

export class KeptDescriptions {
  #conflicts: Conflicts | undefined;
  #files: ReadonlyMap<string, JavaFile> = new Map();
  #causes: readonly string[] = [];
  #locks: ReadonlyMap<ObjectId, string> = new Map();
  /** By conflict; undefined for one that is not worth telling. */
  readonly #candidates = new Map<object, Candidate | undefined>();
  readonly #said = new Map<object, Said>();
  /** All of it, with the files that it hangs on. */
  #whole: { readonly told: Told; readonly files: ReadonlySet<string> } | undefined;

  /** Forgets what does not hold any more. */
  update(conflicts: Conflicts, codes: CodeTable, model: AndroidModel, pointsTo: PointsTo): void {
    const [files, causes] = [filesOf(codes), causesIn(model)];
    const locks = namesOfLocks(conflicts, pointsTo);
    const isSameLine = conflicts.line === this.#conflicts?.line;
    if (!isSameLine || !isSameList(causes, this.#causes)) this.#forgetAll();
    else {
      if (conflicts !== this.#conflicts) this.#whole = undefined;
      const isMoved = (path: string): boolean => files.get(path) !== this.#files.get(path);
      const renamed = [...this.#locks].filter(([lock, name]) => locks.get(lock) !== name);
      this.#forget(
        isMoved,
        renamed.map(([, name]) => name),
      );
    }
    this.#conflicts = conflicts;
    this.#files = files;
    this.#causes = causes;
    this.#locks = locks;
  }

  /** The conflicts that are not found any more. */
  #forgetOthers({ races, pointers, violations, cuts }: Conflicts): void {
    const found = new Set<object>([...races, ...pointers, ...violations, ...cuts]);
    for (const known of [this.#candidates, this.#said]) {
      for (const conflict of known.keys()) if (!found.has(conflict)) known.delete(conflict);
    }
  }

  #forgetAll(): void {
    this.#candidates.clear();
    this.#said.clear();
    this.#whole = undefined;
  }

  /** What was said last, if no file that it speaks of has changed. */
  whole(tell: () => Told): Told {
    if (this.#whole === undefined) {
      const told = tell();
      this.#forgetOthers(this.#conflicts!);
      this.#whole = this.#withFiles(told);
    }
    return this.#whole.told;
  }

  /** Which conflicts are alike hangs on the lines of all of them, also of those that are not shown. */
  #withFiles(told: Told): { readonly told: Told; readonly files: ReadonlySet<string> } {
    const candidates = [...this.#candidates.values()].flatMap((each) => each?.files ?? []);
    const said = [...this.#said.values()].flatMap((each) => [...each.files]);
    const shown = told.findings.flatMap((finding) => [...spokenOf(finding)]);
    const gone = this.#conflicts!.gone.flatMap(({ stack }) => stack.map(fileOf));
    const safe = told.safe.flatMap((each) => [each.declaration, ...(each.places ?? [])]);
    const paths = safe.map(({ path }) => path);
    return { told, files: new Set([...candidates, ...said, ...shown, ...gone, ...paths]) };
  }

  #forget(isMoved: (path: string) => boolean, renamed: readonly string[]): void {
    const holds = renamed.length === 0 && this.#whole !== undefined;
    if (holds && ![...this.#whole!.files].some(isMoved)) return;
    this.#whole = undefined;
    for (const [conflict, candidate] of this.#candidates) {
      if (candidate?.files.some(isMoved) === true) this.#candidates.delete(conflict);
    }
    for (const [conflict, { files, locks }] of this.#said) {
      // How it is held may stand behind the name.
      const isRenamed = locks.some((lock) => renamed.some((name) => lock.startsWith(name)));
      if (isRenamed || [...files].some(isMoved)) this.#said.delete(conflict);
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
    const [files, locks] = [spokenOf(finding), storyOf(finding).flatMap((each) => each.locks)];
    this.#said.set(conflict, { tier, similar, finding, files, locks });
    return finding;
  }
}

/** Of what the compiler adds: that of its class. */
function fileOf({ code: { member, body } }: Site): string {
  return (member?.file ?? body.owner.source?.file)?.path ?? '';
}

function filesOf({ classes }: CodeTable): Map<string, JavaFile> {
  const files = new Map<string, JavaFile>();
  for (const { source } of classes.values()) {
    if (source !== undefined) files.set(source.file.path, source.file);
  }
  return files;
}

/** Of those that are objects of the program. */
function namesOfLocks({ context }: Conflicts, pointsTo: PointsTo): Map<ObjectId, string> {
  const objects = [...context.locksets.objects].filter((object) => object >= 0);
  return new Map(objects.map((object) => [object, lockName(object, pointsTo)]));
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
