/**
 * Which files of a project the model is made of: Java sources, AIDL interfaces, manifests, layouts, menus, navigation
 * graphs and preferences, build scripts (for the namespace), and the configuration. Folders of build
 * output are never looked into; tests and what the settings name are left out. Kotlin is counted, so
 * that what is not understood can be said.
 */
import { basename, relative, sep } from 'node:path';
import { matchesAny } from '../../base/glob.js';
import { walkFolder } from '../project-walk.js';

export type InputKind =
  'java' | 'kotlin' | 'aidl' | 'manifest' | 'resource' | 'build-script' | 'configuration';

export const CONFIGURATION = 'racelens.json';

export function inputKind(path: string): InputKind | undefined {
  const name = basename(path);
  if (name.endsWith('.java')) return 'java';
  if (name.endsWith('.kt')) return 'kotlin';
  if (name.endsWith('.aidl')) return 'aidl';
  if (name === 'AndroidManifest.xml') return 'manifest';
  if (name === 'build.gradle' || name === 'build.gradle.kts') return 'build-script';
  if (name === CONFIGURATION) return 'configuration';
  return name.endsWith('.xml') && RESOURCE.test(path) ? 'resource' : undefined;
}

/** `res/layout-land/main.xml`; the kinds that can name code. */
const RESOURCE = /[\\/](?:layout|menu|navigation|xml)(?:-[^\\/]*)?[\\/][^\\/]*$/;

export function isModelInput(path: string): boolean {
  return inputKind(path) !== undefined;
}

/** Sorted, so that the first of two equal classes is always the same. */
export async function findInputs(
  folders: readonly string[],
  exclude: readonly string[],
): Promise<string[]> {
  const found = new Set<string>();
  for (const folder of folders) {
    const isExcluded = excludes(folder, exclude);
    const wants = (_name: string, path: string) => isModelInput(path) && !isExcluded(path);
    for (const path of await walkFolder(folder, wants)) found.add(path);
  }
  return [...found].sort();
}

/** Does a folder's settings leave this path of it out? */
export function excludes(folder: string, globs: readonly string[]): (path: string) => boolean {
  const matches = matchesAny(globs);
  return (path) => matches(relative(folder, path).split(sep).join('/'));
}
