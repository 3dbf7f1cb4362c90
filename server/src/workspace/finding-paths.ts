/**
 * The files that a finding speaks of anywhere: an edit of any other leaves it as it is. Found once for each, since
 * a finding lives through many edits.
 */
import type { Finding } from '../findings/finding.js';

const known = new WeakMap<Finding, ReadonlySet<string>>();

export function filesOf(finding: Finding): ReadonlySet<string> {
  let paths = known.get(finding);
  if (paths === undefined) {
    const found = new Set<string>();
    collect(finding, found);
    known.set(finding, found);
    paths = found;
  }
  return paths;
}

/** Wherever a place or a frame stands in it, its file is called `path`. */
function collect(value: unknown, paths: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('path' in value && typeof value.path === 'string') paths.add(value.path);
  for (const part of Object.values(value)) collect(part, paths);
}
