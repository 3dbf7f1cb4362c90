/** The resources of the whole project together. */
import type { TextFile } from '../manifest/project-manifests.js';
import type { LayoutFacts } from './layout-facts.js';
import { readLayout, resourceOf } from './read-layout.js';

export function isLayout(path: string): boolean {
  return resourceOf(path) !== undefined;
}

export function readProjectLayouts(files: readonly TextFile[]): LayoutFacts {
  const all = files
    .filter(({ path }) => isLayout(path))
    .map(({ path, text }) => readLayout(path, text));
  return {
    handlers: all.flatMap(({ handlers }) => handlers),
    bound: all.flatMap(({ bound }) => bound),
    classes: all.flatMap(({ classes }) => classes),
    includes: all.flatMap(({ includes }) => includes),
    problems: all.flatMap(({ problems }) => problems),
  };
}
