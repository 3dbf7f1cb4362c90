/** A library of classes that are given as a list: what a build would generate. */
import type { Library, LibraryClass } from './library-class.js';

export function listLibrary(classes: readonly LibraryClass[]): Library {
  const byName = new Map(classes.map((each) => [each.name, each]));
  const packages = new Set(classes.flatMap(({ name }) => packagesOf(name)));
  return { find: (name) => byName.get(name), hasPackage: (name) => packages.has(name) };
}

export const NO_CLASSES: Library = listLibrary([]);

/** `a.b` and `a` of `a.b.C`. */
function packagesOf(name: string): string[] {
  const parts = name.split('.').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('.'));
}
