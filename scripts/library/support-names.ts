/** From a class of AndroidX to the class of the support library that it was (support-names.json). */
import names from './support-names.json' with { type: 'json' };

const PACKAGES: ReadonlyMap<string, string> = new Map(Object.entries(names.packages));
const CLASSES: ReadonlyMap<string, string> = new Map(Object.entries(names.classes));

function toOld(topLevel: string): string {
  const [folder, simpleName] = [
    topLevel.slice(0, topLevel.lastIndexOf('.')),
    topLevel.split('.').pop(),
  ];
  const old = PACKAGES.get(folder);
  return CLASSES.get(topLevel) ?? (old === undefined ? topLevel : `${old}.${simpleName ?? ''}`);
}

/** Internal names; a class that was not in the support library keeps its name. */
export function toSupportName(name: string): string {
  const [topLevel = '', ...nested] = name.split('$');
  return [toOld(topLevel.replaceAll('/', '.')).replaceAll('.', '/'), ...nested].join('$');
}
