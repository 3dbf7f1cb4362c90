/**
 * The manifests of all modules, build types and flavours together. They are not merged as the build
 * does, which makes one manifest for each variant: a component counts if any variant declares it.
 *
 * A manifest's package is the namespace of the nearest build file above it; without one its own
 * attribute; without that what the main manifest of the same module says.
 */
import { readGradleNames, type GradleNames } from './gradle-names.js';
import type { Manifest, ProjectManifests } from './manifest.js';
import { readManifest } from './read-manifest.js';

export interface TextFile {
  /** Relative to the project, with slashes. */
  readonly path: string;
  readonly text: string;
}

export function isManifest(path: string): boolean {
  return baseName(path) === 'AndroidManifest.xml';
}

export function isBuildFile(path: string): boolean {
  return /^build\.gradle(\.kts)?$/.test(baseName(path));
}

export function readProjectManifests(files: readonly TextFile[]): ProjectManifests {
  const modules = readModules(files);
  const fallbacks = new Map<string, string>();
  const manifests = mainFirst(files.filter(({ path }) => isManifest(path))).map((file) => {
    const manifest = readOne(file, modules, fallbacks);
    const module = moduleOf(file.path);
    if (!fallbacks.has(module)) fallbacks.set(module, manifest.package);
    return manifest;
  });
  return {
    manifests,
    components: manifests.flatMap(({ components }) => components),
    apps: [...modules].flatMap(([folder, { applicationId }]) => (applicationId ? [folder] : [])),
    problems: manifests.flatMap(({ problems }) => problems),
  };
}

function readOne(
  { path, text }: TextFile,
  modules: ReadonlyMap<string, GradleNames>,
  fallbacks: ReadonlyMap<string, string>,
): Manifest {
  const gradle = nearest(path, modules);
  return readManifest(path, text, {
    namespace: gradle?.namespace ?? '',
    applicationId: gradle?.applicationId ?? '',
    fallback: fallbacks.get(moduleOf(path)) ?? '',
  });
}

/** By folder of the build file. */
function readModules(files: readonly TextFile[]): Map<string, GradleNames> {
  const modules = new Map<string, GradleNames>();
  for (const { path, text } of files) {
    if (isBuildFile(path)) modules.set(folderOf(path), readGradleNames(text));
  }
  return modules;
}

/** A build file that names nothing (the project's own) does not stand in the way of one that does. */
function nearest(path: string, modules: ReadonlyMap<string, GradleNames>): GradleNames | undefined {
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    const names = modules.get(folder);
    if (names !== undefined && (names.namespace || names.applicationId)) return names;
    if (folder === '') return undefined;
  }
}

/** The main manifest of a module tells the package for the others. */
function mainFirst(files: readonly TextFile[]): TextFile[] {
  const isMain = (file: TextFile): boolean => /(^|\/)src\/main\/[^/]+$/.test(file.path);
  const ordered = [...files].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  return [...ordered.filter(isMain), ...ordered.filter((file) => !isMain(file))];
}

/** `app` of `app/src/debug/AndroidManifest.xml`; the folder itself in the old layout without `src`. */
export function moduleOf(path: string): string {
  const [module] = /^(.*?)(?=(?:^|\/)src\/[^/]+\/[^/]+$)/.exec(path) ?? [folderOf(path)];
  return module;
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
