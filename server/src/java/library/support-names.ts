/** From a class of AndroidX to the class of the support library that it was (support-names.json). */
import names from './support-names.json' with { type: 'json' };

const PACKAGES: ReadonlyMap<string, string> = new Map(Object.entries(names.packages));
const CLASSES: ReadonlyMap<string, string> = new Map(Object.entries(names.classes));

/** Binary names; a class that was not in the support library keeps its name. */
export function supportNameOf(name: string): string {
  const nested = name.indexOf('$');
  const topLevel = nested < 0 ? name : name.slice(0, nested);
  const known = CLASSES.get(topLevel);
  if (known !== undefined) return known + name.slice(topLevel.length);
  const end = topLevel.lastIndexOf('.');
  const folder = PACKAGES.get(topLevel.slice(0, Math.max(end, 0)));
  return folder === undefined ? name : folder + name.slice(end);
}

/** The same of internal names, with slashes. */
export function toSupportName(name: string): string {
  return supportNameOf(name.replaceAll('/', '.')).replaceAll('.', '/');
}
